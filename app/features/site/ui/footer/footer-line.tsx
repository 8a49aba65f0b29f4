import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { DigitsSwitch } from "#app/ui/navigation/digits-switch.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { FooterProps } from "./footer.tsx";
import { footerLink, PrivacyChoices } from "./footer-menu.tsx";
import { footerWords } from "./words.ts";

/** What is left of the footer where the path contains `service`: help and law stay in reach (WCAG 3.2.6). */
export function FooterLine({ content, year, privacyChoices }: Omit<FooterProps, "logos">) {
  const { footerLabels: labels } = content;
  const language = useLanguage();
  const words = footerWords.of(language);
  return (
    <footer data-variant="line" className="border-t border-line print:hidden">
      <div className="frame flex flex-wrap items-center justify-between gap-x-8 py-3 text-sm text-ink-soft">
        <p>{labels.copyright.replace("{year}", String(year))}</p>
        <ul aria-label={words.helpAndLegal} className="flex flex-wrap items-center gap-x-6">
          {content.footerPages.map((page) => (
            <li key={page.url}>
              <LocalLink to={page.url} className={footerLink}>
                {page.label}
              </LocalLink>
            </li>
          ))}
          {privacyChoices && (
            <li>
              <PrivacyChoices label={privacyChoices} />
            </li>
          )}
          {language === "ar" && (
            <li>
              <DigitsSwitch className={footerLink} />
            </li>
          )}
          <li>
            <a href={`tel:${content.phoneNumber}`} className={`${footerLink} gap-1.5`}>
              {labels.callUs} <Ltr>{phoneInGroups(content.phoneNumber)}</Ltr>
            </a>
          </li>
          <li>
            <a href={`mailto:${content.email}`} className={footerLink}>
              {labels.writeToUs}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
