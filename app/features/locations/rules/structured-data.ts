import type { Language } from "#app/i18n/language.ts";

/** What search engines are told of a location. `phone` is international. */
export interface DescribedLocation {
  readonly id: string;
  readonly locationType: "showroom" | "service" | "parts";
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface Site {
  readonly origin: string;
  readonly language: Language;
  /** ISO 3166, two letters. */
  readonly country: string;
}

const kinds = { showroom: "AutoDealer", service: "AutoRepair", parts: "AutoPartsStore" } as const;

/** The locations as schema.org has them. Opening hours are left out: those of the content are sentences. */
export function locationsStructuredData(locations: readonly DescribedLocation[], site: Site) {
  const { origin, language, country } = site;
  return {
    "@context": "https://schema.org",
    "@graph": locations.map(({ id, locationType, title, address, phone, email, latitude, longitude }) => ({
      "@type": kinds[locationType],
      "@id": `${origin}/find-us#${id}`,
      url: `${origin}/find-us?location=${id}&lang=${language}`,
      name: title,
      address: { "@type": "PostalAddress", streetAddress: address, addressCountry: country },
      geo: { "@type": "GeoCoordinates", latitude, longitude },
      telephone: phone,
      email,
    })),
  };
}
