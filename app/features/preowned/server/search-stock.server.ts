import type { Language } from "#app/i18n/language.ts";
import type { Choice, Facets, SearchResults, StockQuery } from "../calls.ts";
import { termInWords } from "../field-words.ts";
import { carFields } from "../rules/fields/car-fields.ts";
import { type ChoiceFilter, choiceFilterNames, choiceFilters } from "../rules/fields/car-filters.ts";
import type { Field } from "../rules/fields/field-types.ts";
import type { Names } from "../rules/fields/names.ts";
import type { FacetCounts } from "../rules/stock/facet-counts.ts";
import { nearestFilters } from "../rules/stock/nearest.ts";
import type { Profile } from "../rules/stock/stock-car.ts";
import { filtersOf, type PricesOfPayment, type StockFilters } from "../rules/stock/stock-filters.ts";
import type { StockSnapshot } from "../rules/stock/stock-snapshot.ts";
import { readQuery } from "../rules/words/read-query.ts";
import { features } from "../stock-terms.ts";
import { listedVehicles, type Showing } from "./listed-vehicle.server.ts";
import { cachedStock } from "./stock-cache.server.ts";

/** Cars that are offered in place of none. */
const mostNearest = 8;

/** The cars that fit a search, a page of them, with what every other choice would show. */
export async function searchStock(query: StockQuery, showing: Showing): Promise<SearchResults> {
  return searchResultsOf(await cachedStock(), query, showing);
}

/** The same of a loaded stock. */
export function searchResultsOf(stock: StockSnapshot, typed: StockQuery, showing: Showing): SearchResults {
  const read = readQuery(typed, stock.index.reader);
  const { query } = read;
  const filters = filtersOf(query, pricesIn(stock));
  const paging = { sort: query.sort ?? "newest", page: Number(query.page ?? 1) };
  const { places, total, page, pages, facets } = stock.index.find(filters, paging);
  return {
    items: listedVehicles(stock, places, showing),
    total,
    page,
    pages,
    facets: facetsOf(stock, facets, filters.chosen.make, showing.language),
    nearest: total === 0 ? nearestOf(stock, query, showing) : null,
    read: typed.q ? { query, leftOut: [...read.leftOut] } : null,
  };
}

/** The filters of a query under the stock's terms, its text read by the stock's names. */
export function filtersIn(stock: StockSnapshot, query: StockQuery): StockFilters {
  return filtersOf(readQuery(query, stock.index.reader).query, pricesIn(stock));
}

/** How the stock's terms of sale make prices of a monthly payment. */
function pricesIn({ terms }: StockSnapshot): PricesOfPayment {
  return (most) => terms.payments.pricesWithin(most);
}

/** What comes nearest to a search that nothing fits. */
function nearestOf(stock: StockSnapshot, query: StockQuery, showing: Showing): SearchResults["nearest"] {
  const { index } = stock;
  const nearest = nearestFilters(filtersOf(query, pricesIn(stock)), new Set(Object.keys(query)), (one) =>
    index.fits(one),
  );
  if (nearest === undefined) return null;
  const { places } = index.find(nearest.filters, { sort: query.sort ?? "newest", page: 1 });
  const items = listedVehicles(stock, places.slice(0, mostNearest), showing);
  return { without: [...nearest.without], items };
}

function facetsOf(
  { columns, terms: { placeNames } }: StockSnapshot,
  counts: FacetCounts,
  makes: ReadonlySet<string> | undefined,
  language: Language,
): Facets {
  const { makeNames, modelNames } = namesOf(columns.profiles);
  const named = (value: string, names: Names | undefined, count: number) => ({
    value,
    label: names?.[language] ?? value,
    count,
  });
  const choices = choiceFilterNames.map((name) => [name, choicesOf(name, counts[name], language)]);
  return {
    ...(Object.fromEntries(choices) as Record<ChoiceFilter, Choice[]>),
    make: inOrder([...counts.make].map(([value, count]) => named(value, makeNames.get(value), count))),
    model: inOrder(
      [...counts.model].flatMap(([value, count]) => {
        const model = modelNames.get(value);
        if (model === undefined || (makes !== undefined && !makes.has(model.make))) return [];
        return [{ ...named(value, model.names, count), make: model.make }];
      }),
    ),
    place: inOrder([...counts.place].map(([value, count]) => named(value, placeNames.get(value), count))),
    certified: counts.certified.get("true") ?? 0,
  };
}

/** The choices of a filter with fixed values in the order of these, of any other with the lowest number first. */
function choicesOf(name: ChoiceFilter, counts: ReadonlyMap<string, number>, language: Language): Choice[] {
  const values = fixedValuesOf(name) ?? [...counts.keys()].sort((one, other) => Number(one) - Number(other));
  return values.flatMap((value) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, label: termInWords(name, value, language) ?? value, count }];
  });
}

function fixedValuesOf(name: ChoiceFilter): readonly string[] | undefined {
  if (name === "equipment") return features;
  const filter = choiceFilters[name];
  const field: Field | undefined = "field" in filter ? carFields[filter.field] : undefined;
  return field?.kind === "term" ? field.values : undefined;
}

/** What makes and models are called, by their values. */
export function namesOf(profiles: readonly Profile[]) {
  const makeNames = new Map<string, Names>();
  const modelNames = new Map<string, { readonly make: string; readonly names: Names }>();
  for (const profile of profiles) {
    makeNames.set(profile.make, profile.makeNames);
    modelNames.set(profile.model, { make: profile.make, names: profile.modelNames });
  }
  return { makeNames, modelNames };
}

function inOrder<C extends { readonly label: string }>(choices: readonly C[]): C[] {
  return choices.toSorted((one, other) => one.label.localeCompare(other.label));
}
