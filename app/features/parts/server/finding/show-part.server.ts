import { sql } from "kysely";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import type { PartDetails } from "../../calls.ts";
import type { PartsTables } from "../../tables.ts";
import { loadApplications, type StoredApplication } from "./applications.server.ts";
import { isAt } from "./candidates.server.ts";
import { type Car, carOf } from "./chosen-car.server.ts";
import {
  breaksOf,
  loadParts,
  type Part,
  partsByNumber,
  type Showing,
  summaryOf,
} from "./part-rows.server.ts";
import { drawingOf, type Reference, reference } from "./reference.server.ts";

/** Applications that a page lists; one that fits more cars says so by its first ones. */
const mostApplications = 60;
type Refusal = "part-not-found" | "car-unknown";

/** One part by its number. A number that another took the place of leads to that one. */
export async function showPart(
  { number, car: key }: { readonly number: string; readonly car?: string | undefined },
  showing: Showing,
): Promise<Result<PartDetails, Refusal>> {
  const ref = await reference();
  const car = key === undefined ? undefined : carOf(key, ref);
  if (key !== undefined && car === undefined) return refuse("car-unknown");
  const wanted = partsByNumber([number]);
  const [[part], applications, formerNumbers] = await Promise.all([
    loadParts(ref, wanted, { car, now: showing.now }),
    loadApplications(ref, wanted),
    formerNumbersOf(number),
  ]);
  if (part === undefined) return refuse("part-not-found");
  const alternatives = await alternativesOf(ref, part, car, showing);
  const own = applications.get(part.row.id) ?? [];
  return succeed({
    ...detailsOf(ref, part, car, showing),
    ...{ supersedes: part.row.number === number ? null : number, formerNumbers, alternatives },
    applications: applicationsInWords(ref, own, showing),
    diagrams: diagramsOf(ref, part, own, showing),
  });
}

type Own = Omit<PartDetails, "supersedes" | "formerNumbers" | "alternatives" | "applications" | "diagrams">;

function detailsOf(ref: Reference, part: Part, car: Car | undefined, { language }: Showing): Own {
  const { row, type } = part;
  const parent = ref.tree.parentOf(ref.tree.categoryOf(type));
  return {
    ...summaryOf(ref, part, car, language),
    alsoCalled: type.alsoCalled[language],
    description: (language === "ar" ? row.description_ar : row.description_en) ?? "",
    parentCategory: { id: parent.code, name: parent.names[language] },
    weightGrams: row.weight_grams,
    warrantyMonths: row.warranty_months,
    returns: type.returns,
    breaks: row.has_price ? breaksOf(row) : [],
  };
}

/** All numbers that lead to the same one, the newest first: each comes after the number that took its place. */
async function formerNumbersOf(number: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    with recursive current as (
      select coalesce((select final_number from parts.supersession where number = ${number}), ${number}) as number
    ), former as (
      select old.number, 1 as age from parts.supersession old join current on final_number = current.number
      where next_number = final_number
      union all
      select older.number, age + 1 from former join current on true
      join parts.supersession older on older.next_number = former.number and older.final_number = current.number
    ) select number from former order by age, number`.execute(database<PartsTables>());
  return rows.map((row) => row.number);
}

/** In the order in which the catalog names them, each once. */
async function alternativesOf(ref: Reference, { row }: Part, car: Car | undefined, showing: Showing) {
  if (row.alternatives.length === 0) return [];
  const parts = await loadParts(ref, partsByNumber(row.alternatives), { car, now: showing.now });
  const byRequest = new Map(parts.map((part) => [part.row.requested, part]));
  const ordered = row.alternatives.flatMap((number) => byRequest.get(number) ?? []);
  const byId = new Map(ordered.map((part) => [part.row.id, part]));
  byId.delete(row.id);
  return [...byId.values()].map((part) => summaryOf(ref, part, car, showing.language));
}

function applicationsInWords(
  { modelByCode }: Reference,
  applications: readonly StoredApplication[],
  { language }: Showing,
): PartDetails["applications"] {
  return applications
    .toSorted((one, other) => compareTexts(one.modelCode, other.modelCode) || one.yearFrom - other.yearFrom)
    .slice(0, mostApplications)
    .map(({ qualifier, ...application }) => ({
      ...application,
      model: modelByCode.get(application.modelCode)?.names[language] ?? application.modelCode,
      trim: trimName(modelByCode.get(application.modelCode), application.trim, language),
      qualifier: qualifier?.[language] ?? null,
    }));
}

function trimName(
  model: Reference["models"][number] | undefined,
  trim: string | null,
  language: Showing["language"],
): string | null {
  return model?.trims.find(({ id }) => id === trim)?.name[language] ?? trim;
}

/** Drawings that show its type, in a place where it sits. */
function diagramsOf(
  { diagrams }: Reference,
  { type }: Part,
  applications: readonly StoredApplication[],
  { language }: Showing,
): PartDetails["diagrams"] {
  const positions = applications.length === 0 ? [null] : applications.map(({ position }) => position);
  const models = new Set(applications.map(({ modelCode }) => modelCode));
  return diagrams.flatMap((diagram) => {
    const { models: drawn, hotspots } = diagram;
    const spot = hotspots.find(
      (one) => one.type === type.code && positions.some((position) => isAt(position, one.position)),
    );
    const isOfModel = drawn.length === 0 || drawn.some((model) => models.has(model));
    if (spot === undefined || !isOfModel) return [];
    const { label, x, y } = spot;
    return [{ ...drawingOf(diagram, language), label, x, y }];
  });
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
