import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import * as z from "zod";
import { type FeedCar, readFeedRow } from "#app/features/preowned/rules/feed/feed-row.ts";
import { parsePictureAddress } from "#app/lib/address/picture-address.ts";

const words = z.strictObject({ en: z.string().min(2), ar: z.string().regex(/[\u0621-\u064a]/) });
export type Words = z.output<typeof words>;

/** What a check needs to be made at all. */
const fitted = z.enum(["hybrid", "petrol", "diesel", "combustion", "awd"]);
const check = words.extend({ only: fitted.optional() });
export type Check = z.output<typeof check>;
const group = words.extend({ id: z.string(), checks: z.array(check).length(20) });
export type CheckGroup = z.output<typeof group>;

/** Seen from above, the bow first. */
export const panels = [
  "front-bumper",
  "hood",
  "roof",
  "trunk",
  "rear-bumper",
  "front-left-fender",
  "front-left-door",
  "rear-left-door",
  "rear-left-quarter",
  "front-right-fender",
  "front-right-door",
  "rear-right-door",
  "rear-right-quarter",
] as const;
export type Panel = (typeof panels)[number];

const percent = z.int().min(0).max(100);
const found = z.strictObject({
  kilometrage: z.int(),
  inspector: words,
  /** Front left, front right, rear left, rear right, in millimetres. */
  treadMm: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Of the pads: front, rear. */
  padsPercent: z.tuple([percent, percent]),
  battery12vPercent: percent,
  hybridPercent: percent.optional(),
  repainted: z.array(z.enum(panels)),
  /** What is not perfect; `check` is the line of the checks that says so, as `group 7`. */
  findings: z.array(words.extend({ check: z.string().regex(/^[a-z-]+ \d+$/) })).min(1),
});

export interface Inspection extends z.output<typeof found> {
  readonly car: FeedCar & { readonly picture: string };
  readonly groups: readonly CheckGroup[];
}

/** The inspections of a content folder's certified cars. Each must have one, and nothing may contradict its car. */
export async function readInspections(contentFolder: string): Promise<Inspection[]> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(import.meta.dirname, name), "utf8")) as unknown;
  const groups = z
    .array(group)
    .length(8)
    .parse(await read("checks.json"));
  const all = z.record(z.string(), found).parse(await read("inspections.json"));
  const cars = await certifiedCars(contentFolder);
  return cars.map((car) => {
    const inspection = all[car.vehicleNo];
    if (inspection === undefined) throw new Error(`${car.vehicleNo} has no inspection`);
    if (inspection.kilometrage > car.kilometrage) throw new Error(`${car.vehicleNo} ran backwards`);
    const picture = parsePictureAddress(car.images[0] ?? "");
    if (picture === undefined) throw new Error(`${car.vehicleNo} has no picture`);
    return { ...inspection, groups, car: { ...car, picture: picture.name } };
  });
}

async function certifiedCars(contentFolder: string): Promise<FeedCar[]> {
  const text = await readFile(join(contentFolder, "stock.csv"), "utf8");
  return parse<Record<string, string>>(text, { columns: true }).flatMap((fields) => {
    const row = readFeedRow(fields, () => true);
    return "car" in row && row.car.certified ? [row.car] : [];
  });
}
