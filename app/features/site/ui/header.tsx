import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import type { Header as HeaderContent } from "#app/features/content/models/shell/header.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { BrandLogo } from "#app/ui/brand-logo.tsx";
import { LanguageSwitcher } from "#app/ui/language-switcher.tsx";
import { LocalLink } from "#app/ui/local-link.tsx";
import type { HeaderVariant } from "../rules/shell-variants.ts";
import { siteWords } from "../words.ts";
import { useHeaderMotion } from "./use-header-motion.ts";

interface HeaderProps {
  content: HeaderContent;
  variant: Exclude<HeaderVariant, "hidden">;
  /** The login button, or the customer's profile. */
  account: ReactNode;
}

/**
 * 84 px high, on phones and tablets 114 px in two rows (specification, section 9). Above a picture it is transparent;
 * once the page has scrolled it stands filled over it. The keyboard's focus inside brings a hidden header back.
 */
export function Header({ content, variant, account }: HeaderProps) {
  const { pathname } = useLocation();
  const { place, filled } = useHeaderMotion(pathname);
  const ground = variant === "filled" || filled ? "border-line bg-pearl" : "border-transparent";
  const away =
    place === "away"
      ? "-translate-y-full has-[:focus-visible]:translate-y-0 has-[:popover-open]:translate-y-0"
      : "";
  return (
    <header
      className={`z-header fixed inset-x-0 top-0 border-b transition-[translate,background-color] duration-300 print:static print:border-0 ${ground} ${away}`}
    >
      <div className="frame flex h-(--header-height) flex-wrap content-stretch items-center justify-between gap-x-3 sm:gap-x-6 lg:flex-nowrap">
        <HomeLink content={content} />
        <div className="flex basis-full items-center justify-between gap-x-2 border-t text-sm sm:text-base border-ink/10 max-lg:order-last max-lg:h-12 lg:grow lg:basis-auto lg:border-0 print:hidden">
          <MainMenu content={content} />
          <LanguageSwitcher {...content.languageSelector} />
        </div>
        <div className="print:hidden">{account}</div>
      </div>
    </header>
  );
}

function HomeLink({ content }: { content: HeaderContent }) {
  const [logo] = content.logos;
  if (!logo) return null;
  return (
    <LocalLink to={logo.logoUrl} className="-ms-1 inline-flex min-h-11 items-center rounded p-1">
      <BrandLogo logo={logo} ground="light" alt={logo.logoImageAlt} />
    </LocalLink>
  );
}

function MainMenu({ content }: { content: HeaderContent }) {
  const language = useLanguage();
  const entries = content.menuTabFields
    .flatMap((field) => field.tabs)
    .filter((tab) => content.subMenuTabsLabels.includes(tab.subTabLabel));
  return (
    <nav aria-label={siteWords.of(language).mainMenu} className="min-w-0">
      <ul className="-ms-2 flex lg:ms-4 lg:gap-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <NavLink
              to={withLanguage(entry.subTabUrl, language)}
              className="inline-flex min-h-11 items-center rounded px-2 whitespace-nowrap lg:px-3 decoration-1 underline-offset-8 hover:underline aria-[current=page]:underline"
            >
              {entry.subTabLabel}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
