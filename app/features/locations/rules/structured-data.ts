import type { Language } from "#app/i18n/language.ts";

/** A location for search engines. `phone` is international. */
export interface DescribedLocation {
  readonly id: string;
  readonly locationType: "showroom" | "service" | "parts";
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Local time, HH:mm. */
  readonly openingHours?:
    | readonly { readonly days: readonly string[]; readonly opens: string; readonly closes: string }[]
    | undefined;
}

interface Site {
  readonly origin: string;
  readonly language: Language;
  /** ISO 3166, two letters. */
  readonly country: string;
}

const context = "https://schema.org";
const kinds = { showroom: "AutoDealer", service: "AutoRepair", parts: "AutoPartsStore" } as const;

/** The locations as schema.org has them. */
export function locationsStructuredData(locations: readonly DescribedLocation[], site: Site) {
  return {
    "@context": context,
    "@graph": locations.map((location) => placeOf(location, site)),
  };
}

interface Organization {
  readonly name: string;
  /** The address of its logo. */
  readonly logo: string;
}

/** The importer as schema.org has it, and the showrooms that belong to it with their hours. */
export function organizationStructuredData(
  { name, logo }: Organization,
  locations: readonly DescribedLocation[],
  site: Site,
) {
  const id = `${site.origin}/#organization`;
  const dealers = locations.filter(({ locationType }) => locationType === "showroom");
  const [head] = dealers;
  return {
    "@context": context,
    "@graph": [
      {
        "@type": "Organization",
        "@id": id,
        name,
        url: `${site.origin}/?lang=${site.language}`,
        logo,
        ...(head && {
          contactPoint: {
            "@type": "ContactPoint",
            contactType: "sales",
            telephone: head.phone,
            email: head.email,
            availableLanguage: ["en", "ar"],
          },
        }),
      },
      ...dealers.map((dealer) => ({
        ...placeOf(dealer, site),
        parentOrganization: { "@id": id },
      })),
    ],
  };
}

function placeOf(location: DescribedLocation, { origin, language, country }: Site) {
  const { id, locationType, title, address, phone, email, latitude, longitude, openingHours } = location;
  return {
    "@type": kinds[locationType],
    "@id": `${origin}/find-us#${id}`,
    url: `${origin}/find-us?location=${id}&lang=${language}`,
    name: title,
    address: { "@type": "PostalAddress", streetAddress: address, addressCountry: country },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    telephone: phone,
    email,
    ...(openingHours && {
      openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map((day) => `${context}/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
        opens,
        closes,
      })),
    }),
  };
}
