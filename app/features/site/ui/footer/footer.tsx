import { openPrivacyChoices } from "#app/features/analytics/track.ts";
import type { Footer as FooterContent } from "#app/features/content/models/shell/footer.ts";
import type { Logo } from "#app/features/content/models/shell/header.ts";
import { phoneInGroups } from "#app/i18n/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { BrandLogo } from "#app/ui/brand-logo.tsx";
import { LocalLink } from "#app/ui/local-link.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { footerHasMainPages } from "../../rules/shell-variants.ts";
import { siteWords } from "../../words.ts";
import { FooterLocations } from "./footer-locations.tsx";

const linkLook = "inline-flex min-h-11 items-center rounded underline-offset-4 hover:underline";

interface FooterProps {
  content: FooterContent;
  /** The brand's first, then the importer's. */
  logos: readonly Logo[];
  year: number;
  path: string;
  /** What the button says that opens them; without it there is none. */
  privacyChoices: string | undefined;
}

/** The foot of a page: where to go next, and people to talk to. */
export function Footer({ content, logos: [brand, importer], year, path, privacyChoices }: FooterProps) {
  const { footerLabels: labels } = content;
  const hasMainPages = footerHasMainPages(path);
  return (
    <footer className="print:hidden">
      {hasMainPages && content.locationFragmentEndpointUrl && <FooterLocations content={content} />}
      <div className="on-dark bg-sea-950 text-on-dark">
        <div className="frame grid gap-x-12 gap-y-12 pt-16 pb-10 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1.25fr] lg:pt-24">
          <div className="max-w-[26ch] md:col-span-2 lg:col-span-1">
            {brand && <BrandLogo logo={brand} ground="dark" />}
            <p className="mt-8 text-heading font-light">{labels.promise}</p>
          </div>
          {hasMainPages && <FooterMenu title={labels.mainPagesTitle} links={content.mainPages} />}
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact" className="text-sm text-on-dark-soft">
              {labels.contactTitle}
            </h2>
            <p className="mt-3">
              <a href={`tel:${content.phoneNumber}`} className={`${linkLook} text-subheading`}>
                <span className="sr-only">{labels.callUs}: </span>
                <Ltr>{phoneInGroups(content.phoneNumber)}</Ltr>
              </a>
            </p>
            <p>
              <a href={`mailto:${content.email}`} className={linkLook}>
                <span className="sr-only">{labels.writeToUs}: </span>
                <Ltr>{content.email}</Ltr>
              </a>
            </p>
            <p className="mt-2 text-on-dark-soft">{labels.hours}</p>
          </section>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line-dark pt-6 md:col-span-2 lg:col-span-3">
            <div className="flex flex-wrap items-center gap-x-6 text-sm text-on-dark-soft">
              <p>{labels.copyright.replace("{year}", String(year))}</p>
              <PrivacyChoices label={privacyChoices} />
            </div>
            {importer && <BrandLogo logo={importer} ground="dark" alt={importer.logoImageAlt} />}
          </div>
        </div>
      </div>
    </footer>
  );
}

/** What is left of the footer where the path contains `service`: help and law stay in reach (WCAG 3.2.6). */
export function FooterLine({ content, year, privacyChoices }: Omit<FooterProps, "logos">) {
  const { footerLabels: labels } = content;
  const words = siteWords.of(useLanguage());
  return (
    <footer className="border-t border-line print:hidden">
      <div className="frame flex flex-wrap items-center justify-between gap-x-8 py-3 text-sm text-ink-soft">
        <p>{labels.copyright.replace("{year}", String(year))}</p>
        <ul aria-label={words.helpAndLegal} className="flex flex-wrap items-center gap-x-6">
          {content.footerPages.map((page) => (
            <li key={page.url}>
              <LocalLink to={page.url} className={linkLook}>
                {page.label}
              </LocalLink>
            </li>
          ))}
          {privacyChoices && (
            <li>
              <PrivacyChoices label={privacyChoices} />
            </li>
          )}
          <li>
            <a href={`tel:${content.phoneNumber}`} className={`${linkLook} gap-1.5`}>
              {labels.callUs} <Ltr>{phoneInGroups(content.phoneNumber)}</Ltr>
            </a>
          </li>
          <li>
            <a href={`mailto:${content.email}`} className={linkLook}>
              {labels.writeToUs}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

function PrivacyChoices({ label }: { label: string | undefined }) {
  return label ? (
    <button type="button" onClick={openPrivacyChoices} className={linkLook}>
      {label}
    </button>
  ) : null;
}

function FooterMenu({ title, links }: { title: string; links: FooterContent["mainPages"] }) {
  return (
    <nav aria-labelledby="footer-menu">
      <h2 id="footer-menu" className="text-sm text-on-dark-soft">
        {title}
      </h2>
      <ul className="mt-3">
        {links.map((page) => (
          <li key={page.url}>
            <LocalLink to={page.url} className={linkLook} reloadDocument={page.reload ?? false}>
              {page.label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
