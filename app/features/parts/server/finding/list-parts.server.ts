import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnswerOf, QueryOf } from "#app/platform/api/call.ts";
import { type listPartsCall, type PartSummary, partsPageSize } from "../../calls.ts";
import type { Category, PartType } from "../../rules/catalogue-tree.ts";
import type { TypeMatches } from "../../rules/words/word-index.ts";
import { findByNumber } from "./by-number.server.ts";
import { isPositionWithin, type PartsFilter } from "./candidates.server.ts";
import { type Car, carOf, chosenCarOf, wasSoldIn } from "./chosen-car.server.ts";
import { countPositions, narrowList, totalOf } from "./narrow-list.server.ts";
import { mostScanned, type PartCounts } from "./part-counts.server.ts";
import { idsByType, sortedIds } from "./part-pages.server.ts";
import { loadParts, partsById, type Showing, summaryOf } from "./part-rows.server.ts";
import { type Reference, reference } from "./reference.server.ts";
import { findWords, type SpecifiedMatches } from "./words/specified-parts.server.ts";

export type ListQuery = Omit<QueryOf<typeof listPartsCall>, "lang">;
export type PartsList = AnswerOf<typeof listPartsCall>;

/** Parts of a category, or found by words or by a number, a page of them. */
export async function listParts(
  query: ListQuery,
  showing: Showing,
): Promise<Result<PartsList, "car-unknown">> {
  const ref = await reference();
  const chosen = query.car === undefined ? undefined : carOf(query.car, ref);
  if (query.car !== undefined && chosen === undefined) return refuse("car-unknown");
  const q = query.q?.trim() ?? "";
  if (q === "") return succeed(await listTypes(ref, query, { car: chosen, showing }));
  const byNumber = await findByNumber(q);
  if (byNumber !== undefined) {
    const { ids, number } = byNumber;
    const [page, pages, offset] = pageOf(query, ids.length);
    const items = await summaries(ref, ids.slice(offset, offset + partsPageSize), chosen, showing);
    const car = chosen === undefined ? null : chosenCarOf(chosen, showing.language);
    return succeed({
      car,
      items,
      total: ids.length,
      page,
      pages,
      categories: [],
      positions: [],
      corrected: null,
      number,
    });
  }
  const matches = await findWords(ref, q);
  return succeed(await listTypes(ref, query, { car: carMeant(ref, matches, chosen), matches, showing }));
}

interface Scope {
  readonly car: Car | undefined;
  readonly matches?: SpecifiedMatches;
  readonly showing: Showing;
}

async function listTypes(
  ref: Reference,
  query: ListQuery,
  { car, matches, showing }: Scope,
): Promise<PartsList> {
  const wanted = (matches?.types ?? ref.tree.types).filter(
    ({ code }) => query.typeId === undefined || code === query.typeId,
  );
  const requested = filterOf(ref, query, car, matches);
  const { types: all, filter, counts } = await narrowList(ref, wanted, requested);
  const types = inCategory(ref, all, query.category);
  const total = totalOf(types, counts);
  const [page, pages, offset] = pageOf(query, total);
  const paging = { offset, size: partsPageSize };
  const sort = total > mostScanned ? "relevance" : (query.sort ?? "relevance");
  const readItems = async () => {
    const ids =
      sort === "relevance"
        ? await idsByType(ref, { types, counts, filter, words: matches?.words }, paging)
        : await sortedIds(ref, { types, filter }, { ...paging, ...showing, sort });
    return summaries(ref, ids, car, showing);
  };
  const [items, positions] = await Promise.all([
    readItems(),
    countPositions(ref, inCategory(ref, wanted, query.category), requested),
  ]);
  return {
    car: car === undefined ? null : chosenCarOf(car, showing.language),
    ...{ items, total, page, pages, positions },
    categories: countedCategories(ref, all, counts, showing),
    corrected: matches?.corrected ?? null,
    number: null,
  };
}

/** A model that the words name wins over the chosen car, unless they name the same. */
function carMeant(ref: Reference, { model, year }: TypeMatches, chosen: Car | undefined): Car | undefined {
  const named = model ?? (year === undefined ? undefined : chosen?.model);
  if (named === undefined) return chosen;
  if (named.id === chosen?.model.id && (year === undefined || year === chosen.modelYear)) return chosen;
  const isSold = year !== undefined && wasSoldIn(named, year);
  return isSold ? carOf(`${named.code}.${year}`, ref) : undefined;
}

function filterOf(
  ref: Reference,
  query: ListQuery,
  car: Car | undefined,
  matches: SpecifiedMatches | undefined,
): PartsFilter {
  const position = query.position ?? positionMeant(ref, matches);
  const specs = matches?.specs;
  if (query.all === "true") return { position, specs };
  const modelId = car === undefined ? matches?.model?.id : undefined;
  return { car, modelId, position, specs };
}

/** A place that words name narrows the list where the likeliest parts have places: a rear bumper needs none. */
function positionMeant({ positions, tree }: Reference, matches: TypeMatches | undefined): string | undefined {
  const named = matches?.position;
  if (named === undefined) return undefined;
  const isAnyType = matches?.types.length === tree.types.length;
  const likeliest = isAnyType ? tree.types : (matches?.types.slice(0, 1) ?? []);
  const own = likeliest.flatMap(({ id }) => positions.get(id) ?? []);
  return own.some((position) => isPositionWithin(position, named)) ? named : undefined;
}

function inCategory(
  { tree }: Reference,
  types: readonly PartType[],
  code: string | undefined,
): readonly PartType[] {
  if (code === undefined) return types;
  const category = tree.category(code);
  return category === undefined ? [] : types.filter((type) => tree.isWithin(type, category));
}

function countedCategories(
  { tree }: Reference,
  types: readonly PartType[],
  counts: PartCounts,
  { language }: Showing,
): PartsList["categories"] {
  const found = new Map<Category, number>();
  for (const type of types) {
    const category = tree.categoryOf(type);
    found.set(category, (found.get(category) ?? 0) + (counts.get(type.id) ?? 0));
  }
  return [...found].flatMap(([{ code, names }, parts]) =>
    parts === 0 ? [] : [{ id: code, name: names[language], parts }],
  );
}

/** Parts as lists show them, in the order of their ids in the list. */
async function summaries(
  ref: Reference,
  ids: readonly number[],
  car: Car | undefined,
  showing: Showing,
): Promise<PartSummary[]> {
  if (ids.length === 0) return [];
  const parts = await loadParts(ref, partsById(ids), { car, now: showing.now });
  const byId = new Map(parts.map((part) => [part.row.id, part]));
  return ids.flatMap((id) => {
    const part = byId.get(id);
    return part === undefined ? [] : [summaryOf(ref, part, car, showing.language)];
  });
}

function pageOf({ page = 1 }: ListQuery, total: number): [page: number, pages: number, offset: number] {
  return [page, Math.max(1, Math.ceil(total / partsPageSize)), (page - 1) * partsPageSize];
}
