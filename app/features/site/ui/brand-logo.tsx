import { otherLanguage } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { DrawnName, Emblem } from "./brand-drawings.tsx";

/**
 * The lockup of Rimal: emblem, then the name in both scripts, the page's own first; on a phone only that one. It takes
 * the colour of the text around it. Whoever shows it says its name.
 */
export function BrandLogo() {
  const language = useLanguage();
  return (
    <span className="inline-flex items-center gap-3">
      <Emblem className="size-9" />
      <DrawnName script={language} />
      <span className="hidden h-5 border-s border-current opacity-30 sm:block" />
      <DrawnName script={otherLanguage(language)} className="hidden sm:block" />
    </span>
  );
}
