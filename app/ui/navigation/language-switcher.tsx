import { Link, useLocation } from "react-router";
import { directionOf, otherLanguage } from "#app/i18n/language.ts";
import { rememberLanguage } from "#app/i18n/language-cookie.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "../picture/icon.tsx";

interface LanguageSwitcherProps {
  /** The other language's own name, and what the switch does in this one (header content). */
  label: string;
  hint: string;
}

/** The same page in the other language: path, query and place stay, and the choice is stored for the next visit. */
export function LanguageSwitcher({ label, hint }: LanguageSwitcherProps) {
  const { pathname, search, hash } = useLocation();
  const other = otherLanguage(useLanguage());
  return (
    <Link
      to={withLanguage(`${pathname}${search}${hash}`, other)}
      preventScrollReset
      hrefLang={other}
      onClick={() => rememberLanguage(other)}
      className="-me-2 inline-flex print:hidden lg:me-0 lg:px-3 min-h-11 items-center gap-2 rounded px-2 hover:bg-current/8"
    >
      <Icon name="globe" className="hidden size-5 sm:block" />
      {/* One Arabic word is no reason to load the Arabic half of the font. */}
      <span lang={other} dir={directionOf(other)} className={other === "ar" ? "[font-family:system-ui]" : ""}>
        {label}
      </span>
      <span className="sr-only">{hint}</span>
    </Link>
  );
}
