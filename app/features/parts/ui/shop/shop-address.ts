import { href } from "#app/lib/address/href.ts";
import { searchText } from "#app/lib/text/search-text.ts";
import { partsSorts } from "../../calls.ts";
import { readTypedVin } from "../../rules/typed-vin.ts";
import { carParameter } from "../car/use-chosen-car.ts";

/** What the address of a list requests. Undefined requests nothing. */
export interface PartsSearch {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly typeId?: string | undefined;
  readonly position?: string | undefined;
  readonly sort?: (typeof partsSorts)[number] | undefined;
  /** Also what does not fit the chosen car. */
  readonly all?: "true" | undefined;
  readonly page?: number | undefined;
}

/** All parameters that a list reads beside the car. */
export const listParams: readonly string[] = ["q", "category", "typeId", "position", "sort", "all", "page"];

const longestSearch = 120;
const slugPattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Reads the address of a list; what makes no sense is left out. */
export function readPartsSearch(query: URLSearchParams): PartsSearch {
  const slug = (name: string) => {
    const value = query.get(name);
    return value !== null && slugPattern.test(value) ? value : undefined;
  };
  const typed = searchText(query.get("q"), longestSearch);
  // A VIN is no search, and goes into no address of a call.
  const { words: q } = readTypedVin(typed);
  const page = Number(query.get("page"));
  return {
    q: q || undefined,
    category: slug("category"),
    typeId: slug("typeId"),
    position: slug("position"),
    sort: partsSorts.find((one) => one === query.get("sort")),
    all: query.get("all") === "true" ? "true" : undefined,
    page: Number.isInteger(page) && page > 1 && page <= 400 ? page : undefined,
  };
}

/** Another choice begins at the first page. */
export function changed(search: PartsSearch, change: PartsSearch): PartsSearch {
  return { ...search, page: undefined, ...change };
}

type ShopPath =
  | ReturnType<typeof href<"/auto-parts">>
  | ReturnType<typeof href<"/parts-list">>
  | ReturnType<typeof href<"/parts-categories">>
  | ReturnType<typeof href<"/part-details">>
  | ReturnType<typeof href<"/online-parts">>;

/** An address of the shop with what it requests and the car; always the same for the same request. */
export function shopAddress(path: ShopPath, request: object, car: string | undefined): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...request, [carParameter]: car }))
    if (value !== undefined && value !== "") query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}

export function listAddress(search: PartsSearch, car: string | undefined): string {
  return shopAddress(href("/parts-list"), search, car);
}

export function partAddress(number: string, car: string | undefined): string {
  return shopAddress(href("/part-details"), { number }, car);
}

export function diagramAddress(diagram: string, car: string | undefined): string {
  return shopAddress(href("/parts-categories"), { diagram }, car);
}

/** A car without words leads to what there is for it. */
export function pageOfCar(path: string) {
  return path === href("/auto-parts") ? href("/auto-parts") : href("/parts-categories");
}
