import type { CatalogueRecord } from "#app/features/parts/rules/feed/catalogue-records.ts";
import { modelRecords } from "./cars/models.ts";
import { demoCategories } from "./categories.ts";
import { type DemoPart, demoParts } from "./demo-parts.ts";
import { descriptions } from "./descriptions.ts";
import { demoDiagrams } from "./diagrams.ts";
import { picturedTypes, pictureOf } from "./pictured-types.ts";
import { demoPartTypes } from "./types/part-types.ts";

export { demoPrices } from "./demo-prices.ts";
export { demoStock } from "./demo-stock.ts";
export { picturedTypes } from "./pictured-types.ts";

/** The demo's catalogue as the records of a catalogue file. The same in every run. */
export function* demoCatalogue(): Generator<CatalogueRecord> {
  yield* demoCategories;
  for (const type of demoPartTypes)
    yield picturedTypes.includes(type.id) ? { ...type, picture: pictureOf(type.id) } : type;
  yield* modelRecords();
  for (const part of demoParts()) {
    yield partRecord(part, part.number, part.alternatives);
    yield* supersessionsOf(part);
  }
  for (const part of demoParts()) yield* fitmentsOf(part);
  yield* demoDiagrams;
}

function partRecord(part: DemoPart, number: string, alternatives: readonly string[]): CatalogueRecord {
  const { plan, name, grams } = part;
  const description = descriptions[plan.type];
  return {
    record: "part",
    number,
    type: plan.type,
    ...(name === null ? {} : { name: { en: name[0], ar: name[1] } }),
    ...(description === undefined ? {} : { description: { en: description[0], ar: description[1] } }),
    weightGrams: grams,
    ...(plan.months === undefined ? {} : { warrantyMonths: plan.months }),
    ...(alternatives.length === 0 ? {} : { alternatives: [...alternatives] }),
  };
}

/** Each old number, and what took its place: the next of the chain. */
function* supersessionsOf(part: DemoPart): Generator<CatalogueRecord> {
  for (const [index, from] of part.replaced.entries()) {
    yield partRecord(part, from, []);
    yield { record: "supersession", from, to: part.replaced[index + 1] ?? part.number };
  }
}

function* fitmentsOf({ number, place, variant, quantity, rows }: DemoPart): Generator<CatalogueRecord> {
  const { qualifier } = variant;
  const positions = place.length === 0 ? [null] : place;
  for (const { model, yearFrom, yearTo, trim, drive, serialFrom, serialTo } of rows)
    for (const position of positions)
      yield {
        record: "fitment",
        part: number,
        model: model.code,
        yearFrom,
        yearTo,
        trim,
        drive,
        ...(serialFrom === undefined ? {} : { serialFrom }),
        ...(serialTo === undefined ? {} : { serialTo }),
        position,
        quantity: Math.max(1, Math.round(quantity / positions.length)),
        ...(qualifier === undefined ? {} : { qualifier: { en: qualifier[0], ar: qualifier[1] } }),
      };
}
