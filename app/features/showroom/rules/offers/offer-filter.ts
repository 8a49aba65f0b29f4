/** What offers are narrowed to; empty means all. Within a kind any of the values will do, both kinds must hold. */
export interface OfferFilter {
  readonly models: readonly string[];
  readonly bodyTypes: readonly string[];
}
interface FilteredOffer {
  readonly cars: readonly string[];
  readonly carTypes: readonly string[];
}

/** Reads `model` and `bodyType`, comma-separated as on the pre-owned listing. */
export function readOfferFilter(search: URLSearchParams): OfferFilter {
  return { models: listIn(search.get("model")), bodyTypes: listIn(search.get("bodyType")) };
}

export function filterOffers<O extends FilteredOffer>(offers: readonly O[], filter: OfferFilter): O[] {
  return offers.filter(
    ({ cars, carTypes }) => meets(filter.models, cars) && meets(filter.bodyTypes, carTypes),
  );
}

/** The address of the same list with one value taken in or out; everything else of the query stays. */
export function toggledAddress(search: URLSearchParams, kind: "model" | "bodyType", value: string): string {
  const next = new URLSearchParams(search);
  const listed = listIn(search.get(kind));
  const values = listed.includes(value) ? listed.filter((one) => one !== value) : [...listed, value];
  if (values.length === 0) next.delete(kind);
  else next.set(kind, values.join(","));
  // A comma may stand in a query as it is, and reads better in a shared link.
  return `?${next.toString().replaceAll("%2C", ",")}`;
}

function listIn(text: string | null): string[] {
  return [...new Set((text ?? "").toLowerCase().split(",").filter(Boolean))];
}

function meets(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => has.includes(one));
}
