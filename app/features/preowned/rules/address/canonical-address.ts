import { href } from "#app/lib/address/href.ts";
import { readStockAddress, type StockSearch, stockAddress } from "./stock-address.ts";

/** The filters by which search engines know the listing. */
const inPath = ["make", "model", "bodyType"] as const;

/** The one address of what is shown: make, model, body type and page; neither order nor tracking nor other filters. */
export function canonicalAddress(search: StockSearch, page: number): string {
  const everything = readStockAddress(new URLSearchParams());
  const { make, model, bodyType } = search;
  return `${href("/pre-owned/search")}${stockAddress({ ...everything, make, model, bodyType, page })}`;
}

/** Whether search engines shall list it: at most one make, model and body type, no other filter, and cars that fit. */
export function isListed(search: StockSearch, total: number): boolean {
  const shallow = inPath.every((name) => search[name].length <= 1);
  const first = { ...search, sort: "newest", page: 1 } as const;
  const same = canonicalAddress(search, 1) === `${href("/pre-owned/search")}${stockAddress(first)}`;
  return shallow && same && total > 0;
}
