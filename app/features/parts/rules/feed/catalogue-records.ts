import * as z from "zod/mini";
import { isDay } from "#app/lib/dates/typed-date.ts";

/**
 * The records of a catalogue file, one JSON object a line (product/parts.md#catalogue-file). Terms are those of ACES
 * (application, base vehicle, position, qualifier) and PIES (item, interchange, digital asset). A record may stand before
 * the one that it names; what a whole file names has to be in the file or in the catalogue.
 */
const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
const partNumber = z.string().check(z.regex(/^(?:[A-Z0-9]{10}|[A-Z0-9]{12})$/));
const modelCode = z.string().check(z.regex(/^[A-Z0-9]{2,8}$/));
const year = z.int().check(z.gte(1980), z.lte(2100));
/** No database stores a zero sign, and half a character is no text. */
const isStorable = (written: string) => written.isWellFormed() && !written.includes("\0");
const text = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.refine(isStorable));
const bilingual = (most: number) => z.object({ en: text(most), ar: text(most) });

/** How a part may be given back (product/parts.md#returns). */
export const returnKinds = ["standard", "electrical", "fluid", "made-to-order"] as const;
export type ReturnKind = (typeof returnKinds)[number];
export const driveTrains = ["FWD", "RWD", "AWD"] as const;
export type DriveTrain = (typeof driveTrains)[number];

/** A category, or with a parent a sub-category. Two levels. */
const category = z.object({
  record: z.literal("category"),
  id,
  parent: z.nullable(id),
  position: z.int().check(z.gte(0), z.lte(1_000_000)),
  name: bilingual(80),
});

/** What a thing is called at the parts counter, whatever car it is for; words are found by it. */
const partType = z.object({
  record: z.literal("part-type"),
  id,
  /** A sub-category. */
  category: id,
  name: bilingual(120),
  /** What it is called at the counter beside its name: shown after it. */
  alsoCalled: z._default(
    z.object({ en: z._default(z.nullable(text(80)), null), ar: z._default(z.nullable(text(80)), null) }),
    { en: null, ar: null },
  ),
  /** Other words for it in either script: what people say, and how they write it. */
  aliases: z._default(z.array(text(80)).check(z.maxLength(80)), []),
  returns: z._default(z.enum(returnKinds), "standard"),
  /** Path of a picture of the image host. */
  picture: z.optional(z.string().check(z.regex(/^\/images\/[\w./-]+$/), z.maxLength(200))),
});

/** A model and the years in which it was sold. */
const model = z.object({
  record: z.literal("model"),
  code: modelCode,
  makeCode: modelCode,
  name: bilingual(60),
  yearFrom: year,
  yearTo: year,
  /** Its trims and drive trains, for those who choose a car without a VIN. */
  trims: z._default(
    z.array(z.object({ id, name: bilingual(60), drive: z.enum(driveTrains) })).check(z.maxLength(40)),
    [],
  ),
});

/** The first eight characters of a VIN say model, trim and drive train; its tenth is the model year. */
const vinPattern = z.object({
  record: z.literal("vin-pattern"),
  prefix: z.string().check(z.regex(/^[A-HJ-NPR-Z0-9]{8}$/)),
  model: modelCode,
  trim: z.nullable(id),
  drive: z.nullable(z.enum(driveTrains)),
});

const part = z.object({
  record: z.literal("part"),
  number: partNumber,
  type: id,
  /** Where the type's name does not say enough. */
  name: z.optional(bilingual(160)),
  description: z.optional(bilingual(1000)),
  weightGrams: z.int().check(z.gte(0), z.lte(500_000)),
  warrantyMonths: z._default(z.int().check(z.gte(0), z.lte(120)), 12),
  /** Its own picture; the type's where it has none. */
  picture: z.optional(z.string().check(z.regex(/^\/images\/[\w./-]+$/), z.maxLength(200))),
  /** Numbers that may be taken in its place (PIES: interchange). */
  alternatives: z._default(z.array(partNumber).check(z.maxLength(20)), []),
});

/** A part number that is not made any more, and the one that took its place. Chains are followed to their end. */
const supersession = z.object({ record: z.literal("supersession"), from: partNumber, to: partNumber });

/** A car that a part fits (ACES: application). A null stands for any. Both bounds of a range belong to it. */
const fitment = z.object({
  record: z.literal("fitment"),
  part: partNumber,
  model: modelCode,
  yearFrom: year,
  yearTo: year,
  trim: z._default(z.nullable(id), null),
  drive: z._default(z.nullable(z.enum(driveTrains)), null),
  /** The last six characters of the VIN as a number. */
  serialFrom: z._default(z.nullable(z.int().check(z.gte(0), z.lte(999_999))), null),
  serialTo: z._default(z.nullable(z.int().check(z.gte(0), z.lte(999_999))), null),
  /** Where on the car, for example `front-left`; the feature's words name them. */
  position: z._default(z.nullable(id), null),
  /** Pieces a car. */
  quantity: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
  qualifier: z.optional(bilingual(160)),
});

/** An exploded drawing with numbered hotspots. A hotspot names a part type: which number it is depends on the car. */
const diagram = z.object({
  record: z.literal("diagram"),
  id,
  category: id,
  name: bilingual(120),
  /** Empty: of every model. */
  models: z._default(z.array(modelCode), []),
  /** The SVG's file below the content folder's `files/`, for example `/files/demo/parts/front-brake.svg`. */
  drawing: z.string().check(z.regex(/^\/files\/[\w./-]+\.svg$/), z.maxLength(200)),
  width: z.int().check(z.gte(100), z.lte(4000)),
  height: z.int().check(z.gte(100), z.lte(4000)),
  hotspots: z
    .array(
      z.object({
        label: text(4),
        type: id,
        position: z._default(z.nullable(id), null),
        /** Of the middle of the number, in the drawing's units. */
        x: z.number(),
        y: z.number(),
      }),
    )
    .check(z.minLength(1), z.maxLength(80)),
});

export const catalogueRecord = z.discriminatedUnion("record", [
  category,
  partType,
  model,
  vinPattern,
  part,
  supersession,
  fitment,
  diagram,
]);
export type CatalogueRecord = z.input<typeof catalogueRecord>;
export type ReadCatalogueRecord = z.output<typeof catalogueRecord>;

/**
 * A row of a price tape (CSV with these column names). Money in dirhams (QAR × 100). A number that is superseded stands here
 * too; supersession is read before prices.
 */
export const priceRow = z.object({
  part_number: partNumber,
  /** Empty where the number is still made. */
  superseded_by: z._default(z.nullable(partNumber), null),
  price_list: z._default(id, "retail"),
  /** First day of the price in the importer's zone, YYYY-MM-DD: prices are ordered by it. */
  valid_from: z.string().check(z.refine(isDay)),
  /** Before discount, one piece. */
  original_price: z.int().check(z.gte(0), z.lte(100_000_000)),
  unit_discount: z._default(z.int().check(z.gte(0)), 0),
  /** Greater discounts from a quantity on: `4:500 10:900` is 5 QAR a piece from 4, 9 from 10. */
  quantity_breaks: z._default(
    z.array(z.object({ from: z.int().check(z.gte(2)), unitDiscount: z.int() })),
    [],
  ),
});
export type PriceRow = z.input<typeof priceRow>;
