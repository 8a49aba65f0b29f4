import { type DemoModel, engines, type Trim } from "../cars/models.ts";
import { anywhere, type Place } from "../cars/places.ts";
import type { Only, Sharing } from "../cars/sharing.ts";

export type Bilingual = readonly [en: string, ar: string];
/** How often it is sold, which decides what lies in the store. */
export type Pace = "fast" | "steady" | "slow" | "panel";

/** One of several numbers for the same place of the same cars. */
export interface Variant {
  /** Stands behind the type's name. */
  readonly name?: Bilingual;
  readonly qualifier?: Bilingual;
  /** Of the plan's price; 1 unless given. */
  readonly factor?: number;
  /** Where it weighs another than the plan says. */
  readonly grams?: number;
  /** The color's two characters, which make a number of 12. */
  readonly color?: string;
}
interface Options {
  readonly only?: Only;
  /** Pieces a car. */
  readonly each?: number | ((cylinders: number) => number);
  readonly variants?: readonly Variant[];
  /** Its variants may be taken in place of each other. */
  readonly interchangeable?: true;
  /** Cheaper from a quantity on. */
  readonly breaks?: true;
  /** Its places at the rear are those of rear doors, which some models lack. */
  readonly ofDoors?: true;
  /** Names of the part of a base trim and of the others, where they differ. */
  readonly looks?: readonly [base: Variant, upper: Variant];
  readonly months?: number;
}
export interface PartPlan extends Options {
  readonly type: string;
  readonly sharing: Sharing;
  readonly places: readonly Place[];
  /** In QAR, for the cheapest and for the dearest car. */
  readonly price: readonly [number, number];
  readonly grams: number;
  readonly pace: Pace;
}

type Row = readonly [
  type: string,
  sharing: Sharing,
  places: readonly Place[],
  price: readonly [number, number],
  grams: number,
  pace: Pace,
  options?: Options,
];
export function plansOf(rows: readonly Row[]): PartPlan[] {
  return rows.map(([type, sharing, places, price, grams, pace, options]) => ({
    type,
    sharing,
    places,
    price,
    grams,
    pace,
    ...options,
  }));
}

interface SharedOptions {
  readonly only?: Only;
  readonly each?: number;
  readonly breaks?: true;
  readonly pace?: Pace;
  readonly months?: number;
  /** The pack is another size of the same, so each may be taken for the other. */
  readonly interchangeable?: true;
}
type SharedVariant = readonly [en: string, ar: string, price: number, grams?: number];
type SharedRow = readonly [
  type: string,
  grams: number,
  variants: readonly SharedVariant[],
  options?: SharedOptions,
];
/** Numbers that fit many models alike. */
export function sharedPlansOf(rows: readonly SharedRow[]): PartPlan[] {
  return rows.map(([type, grams, variants, options]) => ({
    type,
    sharing: "all",
    places: anywhere,
    price: [1, 1],
    grams,
    pace: "steady",
    variants: variants.map(([en, ar, factor, own = grams]) => ({
      ...(en === "" ? {} : { name: [en, ar] }),
      factor,
      grams: own,
    })),
    ...options,
  }));
}

export const oneEachCylinder = (cylinders: number) => cylinders;
export const fourEachCylinder = (cylinders: number) => 4 * cylinders;

const fuelOf = ({ engine }: Trim) => engines[engine].fuel;
export const burnsPetrol: Only = (trim) => fuelOf(trim) !== "diesel";
export const burnsDiesel: Only = (trim) => fuelOf(trim) === "diesel";
export const isHybrid: Only = (trim) => fuelOf(trim) === "hybrid";
export const isNoHybrid: Only = (trim) => fuelOf(trim) !== "hybrid";
export const hasTurbo: Only = ({ engine }) => "turbo" in engines[engine];
export const isManual: Only = ({ gearbox }) => gearbox === "manual";
export const isAutomatic: Only = ({ gearbox }) => gearbox === "automatic";
export const isCvt: Only = ({ gearbox }) => gearbox === "cvt";
export const drivesAll: Only = ({ drive }) => drive === "AWD";
export const drivesRear: Only = ({ drive }) => drive !== "FWD";
export const drivesFront: Only = ({ drive }) => drive !== "RWD";
export const isBody =
  (...bodies: readonly DemoModel["body"][]): Only =>
  (_trim, { body }) =>
    bodies.includes(body);
export const isNotBody =
  (...bodies: readonly DemoModel["body"][]): Only =>
  (_trim, { body }) =>
    !bodies.includes(body);
export const both =
  (one: Only, other: Only): Only =>
  (trim, model) =>
    one(trim, model) && other(trim, model);
/** Off-roaders, pick-ups and vans. */
export const hasLadderFrame = isBody("off-roader", "pick-up", "van");
/** Drums at the rear. */
export const hasDrums: Only = (_trim, { code }) => ["NSM", "BDA", "QFL"].includes(code);
export const isUpper: Only = (trim, model) => trim !== model.trims[0] || model.makeCode === "LW";

export const toBePainted: Variant = {
  qualifier: ["In primer, to be painted in the car's color", "بطبقة أساس، للصبغ بلون السيارة"],
};
export const inPaint: readonly Variant[] = [
  painted("W1", "Pearl White", "أبيض لؤلؤي"),
  painted("K3", "Night Black", "أسود ليلي"),
  painted("S2", "Silver Moon", "فضي قمري"),
];
export const inTrimColors: readonly Variant[] = [
  { name: ["black", "أسود"], color: "B0" },
  { name: ["beige", "بيج"], color: "E1" },
];

function painted(color: string, en: string, ar: string): Variant {
  return { name: [en, ar], qualifier: [`Painted in ${en}`, `بصبغ ${ar}`], color };
}
