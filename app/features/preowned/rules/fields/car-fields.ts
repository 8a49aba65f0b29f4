import { bodyTypes, colors, driveTypes, fuelTypes, transmissions } from "../../stock-terms.ts";
import type { Field } from "./field-types.ts";
import type { Names } from "./names.ts";

/**
 * The fields of a used car, by their names in feeds and calls. Feed, table, calls, car page, comparison, filters and
 * structured data follow this description. Number, make, model, price, status, pictures and equipment are not described
 * here: each has rules of its own.
 */
export const carFields = {
  year: {
    kind: "number",
    column: "model_year",
    label: { en: "Model year", ar: "سنة الصنع" },
    needed: true,
    bounds: [1950, 2100],
    plain: true,
  },
  kilometrage: {
    kind: "number",
    column: "kilometrage",
    label: { en: "Mileage", ar: "قراءة العداد" },
    needed: true,
    unit: "kilometers",
    bounds: [0, 2_000_000],
    schemaOrg: "mileageFromOdometer",
  },
  certified: { kind: "flag", column: "certified", label: { en: "Certified", ar: "معتمدة" } },
  warranty: { kind: "text", column: "warranty", label: { en: "Warranty", ar: "الضمان" } },
  bodyType: {
    kind: "term",
    column: "body_type",
    label: { en: "Body", ar: "الهيكل" },
    values: bodyTypes,
    schemaOrg: "bodyType",
  },
  /** The family of the paint; the paint's own name is `fullColor`. */
  color: {
    kind: "term",
    column: "color",
    label: { en: "Color", ar: "اللون" },
    values: colors,
  },
  fullColor: {
    kind: "text",
    column: "full_color",
    label: { en: "Color", ar: "اللون" },
    schemaOrg: "color",
  },
  fuelType: {
    kind: "term",
    column: "fuel_type",
    label: { en: "Fuel", ar: "الوقود" },
    values: fuelTypes,
    schemaOrg: "fuelType",
  },
  /** Null for electric cars. */
  engineSize: {
    kind: "number",
    column: "engine_size",
    label: { en: "Engine", ar: "سعة المحرك" },
    unit: "cubicCentimeters",
    bounds: [50, 20_000],
    schemaOrg: "vehicleEngine.engineDisplacement",
  },
  power: {
    kind: "number",
    column: "power",
    label: { en: "Power", ar: "القوة" },
    unit: "horsepower",
    bounds: [5, 3000],
    schemaOrg: "vehicleEngine.enginePower",
  },
  cylinders: {
    kind: "number",
    column: "cylinders",
    label: { en: "Cylinders", ar: "الأسطوانات" },
    bounds: [1, 16],
  },
  transmission: {
    kind: "term",
    column: "transmission",
    label: { en: "Transmission", ar: "ناقل الحركة" },
    values: transmissions,
    schemaOrg: "vehicleTransmission",
  },
  driveType: {
    kind: "term",
    column: "drive_type",
    label: { en: "Drive type", ar: "نوع الدفع" },
    values: driveTypes,
    schemaOrg: "driveWheelConfiguration",
  },
  doors: {
    kind: "number",
    column: "doors",
    label: { en: "Doors", ar: "الأبواب" },
    bounds: [1, 9],
    schemaOrg: "numberOfDoors",
  },
  seats: {
    kind: "numbers",
    column: "seats",
    label: { en: "Seats", ar: "المقاعد" },
    bounds: [1, 99],
    schemaOrg: "vehicleSeatingCapacity",
  },
  weight: {
    kind: "number",
    column: "weight",
    label: { en: "Weight", ar: "الوزن" },
    unit: "kilograms",
    bounds: [100, 20_000],
    schemaOrg: "weight",
  },
  description: {
    kind: "text",
    column: "description",
    label: { en: "Description", ar: "الوصف" },
    longest: 2000,
    schemaOrg: "description",
  },
} as const satisfies Record<string, Field>;
export type CarField = keyof typeof carFields;
export const carFieldNames = Object.keys(carFields) as CarField[];

/** Where fields are shown, each list in its order. */
export const summaryFields = [
  "year",
  "kilometrage",
  "fuelType",
  "transmission",
  "engineSize",
  "bodyType",
  "fullColor",
  "warranty",
] as const satisfies readonly CarField[];
export const technicalFields = ["power", "cylinders", "driveType"] as const satisfies readonly CarField[];
export const dimensionFields = ["weight", "doors", "seats"] as const satisfies readonly CarField[];
export const comparedFields = [
  "year",
  "kilometrage",
  "certified",
  "warranty",
  "bodyType",
  "fullColor",
  "fuelType",
  "engineSize",
  "power",
  "cylinders",
  "transmission",
  "driveType",
  "doors",
  "seats",
  "weight",
] as const satisfies readonly CarField[];
export const cardFields = ["kilometrage", "fuelType", "transmission"] as const satisfies readonly CarField[];
/** In a page's description for search engines, before the price. */
export const metadataFields = [...cardFields, "fullColor"] as const satisfies readonly CarField[];

/** What an answer with several cars says of each. */
export const listedFields = [
  "year",
  "kilometrage",
  "fuelType",
  "transmission",
  "bodyType",
  "color",
  "fullColor",
  "certified",
] as const satisfies readonly CarField[];

/** What the index in memory holds of each car: what filters look at, and what lists show of it. */
export const indexedFields = [
  "year",
  "fuelType",
  "transmission",
  "bodyType",
  "color",
  "fullColor",
  "certified",
  "driveType",
  "seats",
  "doors",
  "power",
  "engineSize",
] as const satisfies readonly CarField[];

export type IndexedField = (typeof indexedFields)[number];

type ValueOf<F, Text> = F extends { kind: "term"; values: readonly (infer Value)[] }
  ? Value
  : F extends { kind: "number"; needed: true }
    ? number
    : F extends { kind: "number" }
      ? number | null
      : F extends { kind: "numbers" }
        ? readonly number[]
        : F extends { kind: "flag" }
          ? boolean
          : Text;
/** Some fields of a car with their values. Texts stand in both languages, or in one where `Text` says so. */
export type FieldValues<Name extends CarField = CarField, Text = Names> = {
  readonly [F in Name]: ValueOf<(typeof carFields)[F], Text>;
};
