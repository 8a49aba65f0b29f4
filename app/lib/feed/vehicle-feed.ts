import * as z from "zod/mini";

/** The fields of a used car by their names in feeds, as the importer's own columns are called. */
export const vehicleFeedFields = [
  "vehicleNo",
  "make",
  "makeAr",
  "model",
  "modelAr",
  "year",
  "variant",
  "variantAr",
  "price",
  "currency",
  "status",
  "kilometrage",
  "certified",
  "warranty",
  "warrantyAr",
  "bodyType",
  "color",
  "fullColor",
  "fullColorAr",
  "fuelType",
  "engineSize",
  "power",
  "cylinders",
  "transmission",
  "driveType",
  "doors",
  "seats",
  "weight",
  "description",
  "descriptionAr",
  "images",
  "samplePictures",
  "inspectionReportUrl",
  "specifications",
  "specificationsAr",
  "listedAt",
  "daysListed",
  "priceHistory",
  "location",
] as const;

const text = z.string().check(z.minLength(1), z.maxLength(200));
const field = z.enum(vehicleFeedFields);
/**
 * A column; one that counts only while the dates in another hold (`start/end` in ISO 8601); several whose texts stand beside each
 * other; or a list of these, of which the first that says something counts.
 */
const column = z.union([
  text,
  z.strictObject({ column: text, during: text }),
  z.strictObject({ join: z.array(text).check(z.minLength(2)) }),
]);

/**
 * How a source writes its cars (product/used-cars.md#sources). Columns are found by their names whatever their case and signs, `*` stands
 * for a number within one, and without a header for their places from 1.
 */
export const vehicleFeed = z.strictObject({
  /** A published format that all else changes or adds to. */
  format: z.optional(z.enum(["own", "meta", "google", "trovit", "oodle"])),
  /** As browsers name encodings: windows-1256, utf-16le. A mark at the beginning of the file goes before it. */
  encoding: z.optional(z.string().check(z.refine(isEncoding, "is no encoding that is known"))),
  delimiter: z.optional(z.enum([",", ";", "\t", "|"])),
  /** Whether the first row names the columns. */
  header: z.optional(z.boolean()),
  columns: z.optional(z.partialRecord(field, z.union([column, z.array(column).check(z.minLength(1))]))),
  /** What a field is where the feed does not say it. */
  fixed: z.optional(z.partialRecord(field, text)),
  /** What the source's own words mean, by field. */
  values: z.optional(z.partialRecord(field, z.record(text, z.string()))),
  /** The unit of bare numbers: miles, kW, liters. */
  units: z.optional(z.partialRecord(field, text)),
  /** The sign before fractions; the other one sets thousands apart. Without it a number is read where it can mean one thing alone. */
  decimal: z.optional(z.enum([".", ","])),
  /** Rows that are no used cars: by a column the words that say so. */
  leaveOut: z.optional(z.record(text, z.array(text))),
});
export type VehicleFeed = z.output<typeof vehicleFeed>;
export type VehicleFeedField = (typeof vehicleFeedFields)[number];

function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name) !== undefined;
  } catch {
    return false;
  }
}
