import { href } from "#app/lib/address/href.ts";
import { maxCompared } from "#app/lib/comparison.ts";
import { foldDigits } from "#app/lib/text/clean-text.ts";

export const fuels = ["petrol", "hybrid", "diesel"] as const;
export type Fuel = (typeof fuels)[number];
/** `recommended` is the order of content. */
export const modelOrders = ["recommended", "price-up", "price-down", "seats", "power"] as const;
export type ModelOrder = (typeof modelOrders)[number];

/** What the list of models is narrowed to. Empty lists and undefined bounds mean all; sums in riyals. */
export interface ModelFilter {
  readonly bodyType: readonly string[];
  readonly seats: readonly string[];
  readonly fuel: readonly string[];
  readonly priceMax: number | undefined;
  readonly monthlyMax: number | undefined;
}
export const choiceFilters = ["bodyType", "seats", "fuel"] as const;
export const boundFilters = ["priceMax", "monthlyMax"] as const;
export type ChoiceFilter = (typeof choiceFilters)[number];
export type BoundFilter = (typeof boundFilters)[number];

/** What the address of the list says: the filters, the order, and the ids of the models that were picked to be compared. */
export interface ModelSearch extends ModelFilter {
  readonly sort: ModelOrder;
  readonly compare: readonly string[];
}
/** All parameters that the list reads: they change its page. */
export const modelParams: readonly string[] = [...choiceFilters, ...boundFilters, "sort", "compare"];

/** What can be chosen: a value that no model has is left out of an address. */
export interface ModelChoices {
  readonly bodyType: readonly string[];
  readonly seats: readonly string[];
  readonly fuel: readonly string[];
  /** The ids of the models. */
  readonly models: readonly string[];
}

/** Reads an address. What makes no sense is left out, and digits of either script count. */
export function readModelSearch(search: URLSearchParams, choices: ModelChoices): ModelSearch {
  const chosen = (name: ChoiceFilter) => valuesIn(search, name).filter((one) => choices[name].includes(one));
  const sort = search.get("sort");
  return {
    bodyType: chosen("bodyType"),
    seats: chosen("seats"),
    fuel: chosen("fuel"),
    priceMax: boundIn(search.get("priceMax")),
    monthlyMax: boundIn(search.get("monthlyMax")),
    sort: modelOrders.find((one) => one === sort) ?? "recommended",
    compare: namedModels(search, "compare", choices.models).slice(0, maxCompared),
  };
}

/** The models that a parameter names, repeated or joined by commas, each once and in its order; others are left out. */
export function namedModels(search: URLSearchParams, name: string, models: readonly string[]): string[] {
  return valuesIn(search, name).filter((one) => models.includes(one));
}

/** The parameters of these choices, always in the same order; what requests nothing is left out. */
export function modelQuery(search: ModelSearch): (readonly [name: string, value: string])[] {
  const lists = ([...choiceFilters, "compare"] as const).flatMap((name) =>
    search[name].length > 0 ? [[name, search[name].join(",")] as const] : [],
  );
  const bounds = boundFilters.flatMap((name) =>
    search[name] === undefined ? [] : [[name, String(search[name])] as const],
  );
  return [...lists, ...bounds, ...(search.sort === "recommended" ? [] : [["sort", search.sort] as const])];
}

/** The list's address with these choices. */
export function modelsAddress(search: ModelSearch): string {
  const query = new URLSearchParams(modelQuery(search).map(([name, value]) => [name, value]));
  // A comma may stand in a query as it is, and reads better in a shared link.
  return query.size === 0
    ? href("/vehicle")
    : `${href("/vehicle")}?${query.toString().replaceAll("%2C", ",")}`;
}

/** The search with one value taken in or out. */
export function toggledModels(search: ModelSearch, name: ChoiceFilter, value: string): ModelSearch {
  const current = search[name];
  const values = current.includes(value) ? current.filter((one) => one !== value) : [...current, value];
  return { ...search, [name]: values };
}

/** All models, in the order that was chosen. */
export function clearedModels({ sort, compare }: ModelSearch): ModelSearch {
  return { ...noFilter, sort, compare };
}

const noFilter: ModelFilter = {
  bodyType: [],
  seats: [],
  fuel: [],
  priceMax: undefined,
  monthlyMax: undefined,
};

function valuesIn(search: URLSearchParams, name: string): string[] {
  const values = search.getAll(name).flatMap((text) => foldDigits(text).toLowerCase().split(","));
  return [...new Set(values.map((value) => value.trim()))];
}

function boundIn(text: string | null): number | undefined {
  const digits = foldDigits(text ?? "").replace(/[,٬\s]/g, "");
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
}
