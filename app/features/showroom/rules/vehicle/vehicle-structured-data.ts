import type { Language } from "#app/i18n/language.ts";

/** A model for search engines. Prices in riyals, pictures as addresses of this site. */
export interface DescribedModel {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly modelYear: number;
  readonly bodyType: string;
  readonly pictures: readonly string[];
  readonly trims: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly fuel: string;
    readonly seats: number;
    readonly doors: number;
  }[];
}
interface Site {
  readonly origin: string;
  readonly language: Language;
  readonly currency: string;
  readonly siteName: string;
}

/** The model as schema.org has it: a car with what its trims cost, and where its page stands in the site. */
export function vehicleStructuredData(model: DescribedModel, { origin, language, currency, siteName }: Site) {
  const url = `${origin}/vehicle/${model.id}?lang=${language}`;
  const prices = model.trims.map(({ price }) => price);
  const [first] = model.trims;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Car",
        "@id": `${origin}/vehicle/${model.id}`,
        url,
        name: `${model.brand} ${model.name}`,
        description: model.description,
        brand: { "@type": "Brand", name: model.brand },
        model: model.name,
        vehicleModelDate: String(model.modelYear),
        bodyType: model.bodyType,
        itemCondition: "https://schema.org/NewCondition",
        image:
          model.pictures.length > 0
            ? model.pictures.map((picture) => new URL(picture, origin).href)
            : undefined,
        ...(first ? { vehicleSeatingCapacity: first.seats, numberOfDoors: first.doors } : {}),
        fuelType: [...new Set(model.trims.map(({ fuel }) => fuel))],
        ...(first
          ? {
              offers: {
                "@type": "AggregateOffer",
                priceCurrency: currency,
                lowPrice: Math.min(...prices),
                highPrice: Math.max(...prices),
                offerCount: prices.length,
                offers: model.trims.map(({ id, name, price }) => ({
                  "@type": "Offer",
                  name,
                  price,
                  priceCurrency: currency,
                  availability: "https://schema.org/InStock",
                  url: `${origin}/vehicle/${model.id}?lang=${language}&trim=${id}`,
                })),
              },
            }
          : {}),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: siteName, item: `${origin}/?lang=${language}` },
          { "@type": "ListItem", position: 2, name: model.name, item: url },
        ],
      },
    ],
  };
}
