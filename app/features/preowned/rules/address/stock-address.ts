import { foldDigits } from "#app/lib/text/clean-text.ts";
import { searchText } from "#app/lib/text/search-text.ts";
import { longestSearch, type StockQuery } from "../../calls.ts";
import { type SortOrder, sortOrders } from "../../stock-terms.ts";
import {
  type BoundFilter,
  boundFilterNames,
  type ChoiceFilter,
  choiceFilterNames,
  endsOf,
  rangeFilterNames,
} from "../fields/car-filters.ts";

/** Ends of one range never cross. */
const boundPairs = rangeFilterNames.flatMap((name) => {
  const { least, most } = endsOf(name);
  return least === undefined ? [] : [[least, most] as const];
});
/** Words of a text that became filters and that nothing understood: the page says them once, no search has them. */
export const leftOutParam = "leftOut";
/** All parameters that the listing reads: they change its page. */
export const stockParams: readonly string[] = [
  "q",
  ...choiceFilterNames,
  ...boundFilterNames,
  "certified",
  "sort",
  "page",
  leftOutParam,
];

/** What the address of the listing requests. Empty lists, undefined bounds and "" request nothing. */
export type StockSearch = Readonly<Record<ChoiceFilter, readonly string[]>> &
  Readonly<Record<BoundFilter, number | undefined>> & {
    readonly q: string;
    readonly certified: boolean;
    readonly sort: SortOrder;
    /** From 1. */
    readonly page: number;
  };

const mostChosen = 12;
const highestPage = 99_999;
const valuePattern = /^[\p{L}\p{N}-]{1,60}$/u;

/**
 * Reads an address. What makes no sense is left out, digits of either script count, bounds that cross are turned round,
 * and names that stand several times (a form without scripts sends them so) are one list.
 */
export function readStockAddress(search: URLSearchParams): StockSearch {
  const chosen = choiceFilterNames.map((name) => [name, readValues(search.getAll(name))] as const);
  const bounds = boundFilterNames.map((name) => [name, readBound(search.get(name))] as const);
  const sort = search.get("sort");
  const page = foldDigits(search.get("page") ?? "");
  return {
    q: searchText(search.get("q"), longestSearch),
    ...(Object.fromEntries(chosen) as unknown as Record<ChoiceFilter, readonly string[]>),
    ...inOrder(Object.fromEntries(bounds) as Record<BoundFilter, number | undefined>),
    certified: search.get("certified") === "true",
    sort: sortOrders.find((one) => one === sort) ?? "newest",
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), highestPage) : 1,
  };
}

/** The query that leads to a search, `?` and all, or nothing for the whole stock: always the same for the same search. */
export function stockAddress(search: StockSearch): string {
  const query = new URLSearchParams(Object.entries(stockQueryOf(search)));
  // A comma may stand in a query as it is, and reads better in a shared link.
  return query.size === 0 ? "" : `?${query.toString().replaceAll("%2C", ",")}`;
}

/** The query that leads to a search whose text was read. */
export function readAddress(search: StockSearch, leftOut: readonly string[]): string {
  const address = stockAddress(search);
  if (leftOut.length === 0) return address;
  const said = new URLSearchParams({ [leftOutParam]: leftOut.join(",") }).toString().replaceAll("%2C", ",");
  return `${address === "" ? "?" : `${address}&`}${said}`;
}

/** The words that such an address says were left out. */
export function leftOutOf(search: URLSearchParams): string[] {
  const words = (search.get(leftOutParam) ?? "").split(",").map((word) => searchText(word, longestSearch));
  return words.filter((word) => word !== "").slice(0, mostChosen);
}

/** The same as the call takes it: what is not requested is left out. */
export function stockQueryOf(search: StockSearch): Record<string, string> & StockQuery {
  const { q, certified, sort, page } = search;
  const chosen = choiceFilterNames.flatMap((name) =>
    search[name].length > 0 ? [[name, search[name].join(",")]] : [],
  );
  const bounds = boundFilterNames.flatMap((name) =>
    search[name] === undefined ? [] : [[name, String(search[name])]],
  );
  return {
    ...(q === "" ? {} : { q }),
    ...(Object.fromEntries([...chosen, ...bounds]) as Record<string, string>),
    ...(certified ? { certified: "true" as const } : {}),
    ...(sort === "newest" ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  } as Record<string, string> & StockQuery;
}

/** The search with one value taken in or out, from its first page. */
export function toggled(search: StockSearch, name: ChoiceFilter, value: string): StockSearch {
  const current = search[name];
  const values = current.includes(value) ? current.filter((one) => one !== value) : [...current, value];
  return changed(search, { [name]: values });
}

/** The search with another filter, from its first page. Bounds that cross are turned round. */
export function changed(search: StockSearch, change: Partial<StockSearch>): StockSearch {
  return inOrder({ ...search, page: 1, ...change });
}

/** The whole stock, in the order that was chosen. */
export function cleared(search: StockSearch): StockSearch {
  return { ...readStockAddress(new URLSearchParams()), sort: search.sort };
}

/** The search without some filters, by their names in the address: what the nearest cars leave aside. */
export function withoutFilters(search: StockSearch, names: readonly string[]): StockSearch {
  const query = new URLSearchParams(stockAddress({ ...search, page: 1 }));
  for (const name of names) query.delete(name);
  return readStockAddress(query);
}

/** Whether anything narrows the stock. */
export function isNarrowed(search: StockSearch): boolean {
  return stockAddress({ ...search, sort: "newest", page: 1 }) !== "";
}

function readValues(given: readonly string[]): string[] {
  const values = given.flatMap((text) => text.toLowerCase().split(","));
  return [...new Set(values.filter((value) => valuePattern.test(value)))].slice(0, mostChosen);
}

function readBound(text: string | null): number | undefined {
  const digits = foldDigits(text ?? "").replace(/[,٬\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

function inOrder<S extends Readonly<Record<BoundFilter, number | undefined>>>(search: S): S {
  const turned = boundPairs.flatMap(([least, most]) => {
    const [from, to] = [search[least], search[most]];
    return from !== undefined && to !== undefined && from > to
      ? [[least, to] as const, [most, from] as const]
      : [];
  });
  return turned.length === 0 ? search : { ...search, ...Object.fromEntries(turned) };
}
