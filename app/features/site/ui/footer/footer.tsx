import { useRef } from "react";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import type { Footer as FooterContent } from "#app/platform/content/footer.ts";
import type { Logo } from "#app/platform/content/header.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { DigitsSwitch } from "#app/ui/navigation/digits-switch.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { BrandLogo } from "#app/ui/picture/brand-logo.tsx";
import { Icon, iconNamed } from "#app/ui/picture/icon.tsx";
import { FooterLocations } from "./footer-locations.tsx";
import { FooterMenu, footerLink, PrivacyChoices } from "./footer-menu.tsx";
import { useStaggeredArrival } from "./use-staggered-arrival.ts";

export interface FooterProps {
  content: FooterContent;
  /** The brand's first, then the importer's. */
  logos: readonly Logo[];
  year: number;
  /** Without locations and main pages, as on the page of the locations (product/behavior.md#footer). */
  isShort: boolean;
  /** The id of the locations; absent where another section bears it. */
  locationsId: string | undefined;
  /** What the button says that opens them; without it there is none. */
  privacyChoices: string | undefined;
}

/** The foot of a page: where to go next, people to talk to, the app, and where else to meet us. */
export function Footer(props: FooterProps) {
  const {
    content,
    logos: [brand, importer],
    year,
    isShort,
    locationsId,
    privacyChoices,
  } = props;
  const { footerLabels: labels } = content;
  const parts = useRef<HTMLDivElement>(null);
  useStaggeredArrival(parts);
  return (
    <footer data-variant="full" className="print:hidden">
      {!isShort && content.locationFragmentEndpointUrl && (
        <FooterLocations content={content} place={locationsId} />
      )}
      <div className="on-dark bg-sea-950 text-on-dark">
        <div
          ref={parts}
          className="frame grid grid-cols-2 gap-x-10 gap-y-8 pt-12 pb-8 sm:gap-y-12 lg:grid-cols-[2fr_1fr_1.25fr_1.25fr] lg:pt-24"
        >
          <div className="max-w-[26ch] col-span-2 lg:col-span-1">
            {brand && <BrandLogo logo={brand} ground="dark" />}
            <p className="mt-8 text-heading font-light">{labels.promise}</p>
          </div>
          {!isShort && (
            <FooterMenu id="footer-menu" title={labels.mainPagesTitle} links={content.mainPages} />
          )}
          {content.discoverSpecialOffersLinks.length > 0 && labels.offersTitle && (
            <FooterMenu
              id="footer-offers"
              title={labels.offersTitle}
              links={content.discoverSpecialOffersLinks}
            />
          )}
          <Contact content={content} />
          <AppsAndPlaces content={content} />
          <div
            data-page-end
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-4 border-t lg:flex-nowrap border-line-dark pt-4 col-span-2 lg:col-span-4"
          >
            <div className="flex flex-wrap items-center gap-x-6 text-sm text-on-dark-soft xl:max-2xl:gap-x-5">
              <p>{labels.copyright.replace("{year}", String(year))}</p>
              {content.footerPages.map((page) => (
                <LocalLink key={page.url} to={page.url} className={footerLink}>
                  {page.label}
                </LocalLink>
              ))}
              <PrivacyChoices label={privacyChoices} />
              <DigitsSwitch className={footerLink} />
            </div>
            {importer && (
              <LocalLink to={importer.logoUrl} className="inline-flex min-h-11 shrink-0 items-center rounded">
                <BrandLogo logo={importer} ground="dark" alt={importer.logoImageAlt} />
              </LocalLink>
            )}
          </div>
        </div>
      </div>
    </footer>
  );
}

function Contact({ content }: { content: FooterContent }) {
  const { footerLabels: labels } = content;
  return (
    <section aria-labelledby="footer-contact" className="max-sm:col-span-2">
      <h2 id="footer-contact" className="text-sm text-on-dark-soft">
        {labels.contactTitle}
      </h2>
      <p className="mt-3">
        <a href={`tel:${content.phoneNumber}`} className={`${footerLink} text-subheading`}>
          <span className="sr-only">{labels.callUs}: </span>
          <Ltr>{phoneInGroups(content.phoneNumber)}</Ltr>
        </a>
      </p>
      <p>
        <a href={`mailto:${content.email}`} className={footerLink}>
          <span className="sr-only">{labels.writeToUs}: </span>
          <Ltr>{content.email}</Ltr>
        </a>
      </p>
      <p className="mt-2 text-on-dark-soft">{labels.hours}</p>
      {content.specialTimings && <p className="mt-1 text-sm text-on-dark-soft">{content.specialTimings}</p>}
    </section>
  );
}

const chip =
  "inline-flex min-h-11 items-center gap-2.5 rounded-button border border-line-dark px-4 text-sm transition-colors hover:border-on-dark-soft";

/** The importer's app in the two stores, and his other places; what content does not name is not there. */
function AppsAndPlaces({ content }: { content: FooterContent }) {
  const apps = [
    { url: content.iosAppUrl, label: content.appstoreLabel },
    { url: content.androidAppUrl, label: content.playstoreLabel },
  ].filter(({ url, label }) => url && label);
  if (apps.length + content.socialIcons.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 col-span-2 lg:col-span-4">
      <ul className="flex flex-wrap gap-3">
        {apps.map(({ url, label }) => (
          <li key={url}>
            <a href={url} rel="noopener" className={chip}>
              <Icon name="download" className="size-4" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ul className="-mx-3 flex">
        {content.socialIcons.map(({ url, label, icon }) => (
          <li key={url}>
            <a
              href={url}
              rel="noopener"
              className="grid size-11 place-items-center rounded transition-colors hover:bg-sea-900"
            >
              <Icon name={iconNamed(icon)} className="size-6" />
              <span className="sr-only">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
