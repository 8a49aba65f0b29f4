import {
  boundFilters,
  choiceFilters,
  type Fuel,
  type ModelFilter,
  type ModelOrder,
  type ModelSearch,
} from "./model-search.ts";

/** What a trim is narrowed by. Sums in riyals; no payment where the importer finances no cars. */
export interface ListedTrim {
  readonly price: number;
  readonly monthly: number | undefined;
  readonly fuel: Fuel;
  readonly seats: number;
  readonly powerKw: number;
}
export interface FilteredModel<T extends ListedTrim = ListedTrim> {
  readonly bodyType: readonly string[];
  /** At least one. */
  readonly trims: readonly T[];
}

/** A model that fits, with those of its trims that do, the cheapest first. */
export interface FittingModel<M extends FilteredModel> {
  readonly model: M;
  readonly trims: readonly M["trims"][number][];
}

/**
 * The models of which a trim has all that is requested: "hybrid up to 150,000" shows no model whose hybrid costs more. Within
 * a kind any of the values will do, all kinds must hold.
 */
export function fittingModels<M extends FilteredModel>(
  models: readonly M[],
  filter: ModelFilter,
): FittingModel<M>[] {
  return models.flatMap((model) => {
    if (!meets(filter.bodyType, model.bodyType)) return [];
    const trims = model.trims.filter((trim) => fits(trim, filter)).toSorted((a, b) => a.price - b.price);
    return trims.length > 0 ? [{ model, trims }] : [];
  });
}

function fits(trim: ListedTrim, { seats, fuel, priceMax, monthlyMax }: ModelFilter): boolean {
  return (
    meets(seats, [String(trim.seats)]) &&
    meets(fuel, [trim.fuel]) &&
    (priceMax === undefined || trim.price <= priceMax) &&
    (monthlyMax === undefined || (trim.monthly !== undefined && trim.monthly <= monthlyMax))
  );
}

function meets(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => has.includes(one));
}

/** In the order that was chosen, by the trims that fit; models that are alike in it stay in the order of content. */
export function sortedModels<M extends FilteredModel>(
  models: readonly FittingModel<M>[],
  order: ModelOrder,
): readonly FittingModel<M>[] {
  if (order === "recommended") return models;
  const by = measures[order];
  return models.toSorted((a, b) => by(a.trims) - by(b.trims));
}

const least = (numbers: readonly number[]) => Math.min(...numbers);
const measures: Record<Exclude<ModelOrder, "recommended">, (trims: readonly ListedTrim[]) => number> = {
  "price-up": (trims) => least(trims.map(({ price }) => price)),
  "price-down": (trims) => -least(trims.map(({ price }) => price)),
  seats: (trims) => least(trims.map(({ seats }) => -seats)),
  power: (trims) => least(trims.map(({ powerKw }) => -powerKw)),
};

/** A filter that can be taken away alone, and how many models that shows. */
export interface Relaxation {
  readonly name: keyof ModelFilter;
  readonly search: ModelSearch;
  readonly count: number;
}

/** Where no model fits: the filters whose removal shows some, the most first. */
export function relaxations(models: readonly FilteredModel[], search: ModelSearch): Relaxation[] {
  return setFilters(search)
    .map((name) => ({ name, search: withoutFilter(search, name) }))
    .map((one) => ({ ...one, count: fittingModels(models, one.search).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** The filters that are set, in their order. */
function setFilters(search: ModelFilter): (keyof ModelFilter)[] {
  return [
    ...choiceFilters.filter((name) => search[name].length > 0),
    ...boundFilters.filter((name) => search[name] !== undefined),
  ];
}

/** The search without one of its filters. */
function withoutFilter(search: ModelSearch, name: keyof ModelFilter): ModelSearch {
  return { ...search, [name]: name === "priceMax" || name === "monthlyMax" ? undefined : [] };
}

/** The sums of a scale that divide the models: each shows more of them than the one before, none shows all. */
export function boundSteps(leastOfModels: readonly number[], scale: readonly number[]): number[] {
  const shown = (bound: number) => leastOfModels.filter((one) => one <= bound).length;
  return scale.filter((bound, at) => {
    const before = scale[at - 1];
    return shown(bound) > (before === undefined ? 0 : shown(before)) && shown(bound) < leastOfModels.length;
  });
}

/** Steps of a price, and of a month, in riyals. */
export const priceScale = [60_000, 80_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000];
export const monthlyScale = [1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 8_000, 10_000];
