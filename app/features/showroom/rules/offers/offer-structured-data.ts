/** An offer for search engines. The address is complete; days are those of the importer. */
export interface DescribedOffer {
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly picture?: string | undefined;
  readonly validFrom: string;
  readonly validUntil: string;
  /** In riyals; an instalment alone is no price. */
  readonly price?: number | undefined;
  /** ISO 4217. */
  readonly currency: string;
  readonly seller: string;
  readonly car?: string | undefined;
}

/** An offer as schema.org has it. */
export function offerStructuredData(offer: DescribedOffer) {
  const { name, description, address, picture, validFrom, validUntil, price, currency, seller, car } = offer;
  return {
    "@context": "https://schema.org",
    "@type": "Offer",
    name,
    description,
    url: address,
    ...(picture ? { image: picture } : {}),
    validFrom,
    validThrough: validUntil,
    ...(price === undefined ? {} : { price, priceCurrency: currency }),
    availability: "https://schema.org/InStock",
    seller: { "@type": "AutoDealer", name: seller },
    ...(car ? { itemOffered: { "@type": "Car", name: car } } : {}),
  };
}
