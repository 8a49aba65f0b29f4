import { readStockAddress, type StockSearch } from "../../rules/address/stock-address.ts";

/** What the fields of the form request, as an address would name it: what Enter sends. */
export function readSearchForm(form: HTMLFormElement, search: StockSearch): StockSearch {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  return { ...readStockAddress(fields), sort: search.sort };
}
