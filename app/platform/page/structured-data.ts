import { withoutDirectionMarks } from "#app/i18n/direction-marks.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";

const context = "https://schema.org";

interface Place {
  readonly origin: string;
  readonly language: Language;
}

/** The tag of what a page says to search engines. Marks of direction, which isolate numbers in sentences, leave it. */
export function structuredDataTag(data: object) {
  return { "script:ld+json": JSON.parse(withoutDirectionMarks(JSON.stringify(data))) as object };
}

/** An address of this site as search engines know it: complete, with its language. */
export function publicAddress({ origin, language }: Place, path: string): string {
  return `${origin}${withLanguage(path, language)}`;
}

/** The way from the home page to a page, as schema.org has it. */
export function breadcrumbs(
  place: Place,
  steps: readonly { readonly name: string; readonly path: string }[],
) {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicAddress(place, path),
    })),
  };
}
