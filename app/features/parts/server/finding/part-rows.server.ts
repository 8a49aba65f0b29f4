import { type RawBuilder, sql } from "kysely";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { PartSummary, UnitPrice } from "../../calls.ts";
import type { Names, PartType } from "../../rules/catalogue-tree.ts";
import { fitOfPart } from "../../rules/fit.ts";
import { piecesPerCar, sharedBy } from "../../rules/where-on-car.ts";
import type { PartsTables } from "../../tables.ts";
import {
  loadApplications,
  loadModels,
  type ModelSpan,
  type StoredApplication,
} from "./applications.server.ts";
import type { Car } from "./chosen-car.server.ts";
import type { Reference } from "./reference.server.ts";

/** The price list of the shop. */
export const shopList = "retail";

export interface StoredPrice {
  readonly original_price: number;
  readonly unit_discount: number;
  readonly break_from: readonly number[];
  readonly break_discount: readonly number[];
}
export interface PartRow extends StoredPrice {
  /** The number by which it was looked up: its own, or one that it took the place of. */
  readonly requested: string;
  readonly id: number;
  readonly number: string;
  readonly type_id: number;
  readonly name_en: string | null;
  readonly name_ar: string | null;
  readonly description_en: string | null;
  readonly description_ar: string | null;
  readonly weight_grams: number;
  readonly warranty_months: number;
  readonly picture: string | null;
  readonly alternatives: readonly string[];
  readonly is_universal: boolean;
  readonly has_price: boolean;
}
export interface Part {
  readonly row: PartRow;
  readonly type: PartType;
  /** Of the models that were requested. */
  readonly applications: readonly StoredApplication[];
  /** Where no car was requested: those that it is for. */
  readonly models: readonly ModelSpan[];
}
export interface Showing {
  readonly language: Language;
  readonly now: Date;
}

/** The first day of a price is one of the importer's zone. */
export function dayOfPrices(now: Date): string {
  return dayIn(now, config.importer.zone);
}

/** Which parts are meant, in SQL: their rows, with the number that each was requested by. */
export type WantedParts = RawBuilder<unknown>;

export function partsById(ids: readonly number[]): WantedParts {
  return sql`select part.*, number as requested from parts.part where id = any(${[...ids]}::integer[])`;
}

/** The parts that are sold today under some numbers, old ones included. */
export function partsByNumber(numbers: readonly string[]): WantedParts {
  return sql`select part.*, requested from unnest(${[...new Set(numbers)]}::text[]) as wanted (requested)
    left join parts.supersession as old on old.number = requested
    join parts.part on part.number = coalesce(old.final_number, requested)`;
}

/** Parts, each with its price of today, and its applications to the model of a car. */
export async function loadParts(
  ref: Reference,
  wanted: WantedParts,
  { car, now }: { readonly car: Car | undefined; readonly now: Date },
): Promise<Part[]> {
  const [{ rows }, applications, models] = await Promise.all([
    sql<PartRow>`
      select part.*, price.*, original_price is not null as has_price from (${wanted}) as part
      left join lateral (
        select original_price, unit_discount, break_from, break_discount from parts.price
        where price.number = part.number and list = ${shopList} and from_day <= ${dayOfPrices(now)}
        order by from_day desc limit 1
      ) as price on true`.execute(database<PartsTables>()),
    car === undefined
      ? new Map<number, StoredApplication[]>()
      : loadApplications(ref, wanted, sql`and model_id = ${car.model.id}`),
    car === undefined ? loadModels(wanted) : new Map<number, ModelSpan[]>(),
  ]);
  return rows.flatMap((row) => {
    // A type that came with an import of this moment; the next request knows it.
    const type = ref.tree.typeOf(row.type_id);
    if (type === undefined) return [];
    const { id } = row;
    return [{ row, type, applications: applications.get(id) ?? [], models: models.get(id) ?? [] }];
  });
}

/** A part as lists show it. */
export function summaryOf(ref: Reference, part: Part, car: Car | undefined, language: Language): PartSummary {
  const { row, type, applications } = part;
  const { fit, by } = fitOfPart({ applications, isUniversal: row.is_universal }, car);
  const category = ref.tree.categoryOf(type);
  return {
    number: row.number,
    name: nameOf(part)[language],
    category: { id: category.code, name: category.names[language] },
    typeId: type.code,
    picture: row.picture ?? type.picture,
    fit,
    models: part.models.flatMap(({ model_id, year_from: yearFrom, year_to: yearTo }) => {
      const model = ref.modelById.get(model_id);
      return model === undefined ? [] : [{ name: model.names[language], yearFrom, yearTo }];
    }),
    position: sharedBy(by, ({ position }) => position),
    perCar: fit === "fits" ? piecesPerCar(by) : null,
    qualifier: sharedBy(by, ({ qualifier }) => qualifier?.[language] ?? null),
    unitPrice: row.has_price ? unitPriceOf(row) : null,
  };
}

export function nameOf({ row, type }: Part): Names {
  const { name_en: en, name_ar: ar } = row;
  return en === null || ar === null ? type.names : { en, ar };
}

export function unitPriceOf({
  original_price: originalPrice,
  unit_discount: unitDiscount,
}: StoredPrice): UnitPrice {
  return { price: originalPrice - unitDiscount, originalPrice, unitDiscount, currency: "QAR" };
}

/** From so many pieces on so much off each of them. */
export function breaksOf({ break_from, break_discount, original_price }: StoredPrice) {
  return break_from.map((from, place) => {
    const unitDiscount = break_discount[place] ?? 0;
    return { from, unitDiscount, price: original_price - unitDiscount };
  });
}
