import { fold } from "#app/lib/words/fold.ts";
import type { UsedVehicle } from "../../car-calls.ts";
import type { Feature } from "../../stock-terms.ts";
import { type Fitted, featuresIn } from "../equipment/equipment.ts";
import { horsepowerPerKw } from "../feed/feed-numbers.ts";

/** What the importer says of a trim that he sells new, in one language (content: trim-variant). */
export interface SoldTrim {
  readonly id: string;
  readonly car: string;
  readonly modelName: string;
  /** The trim whose equipment it has too, but for what its own replaces. */
  readonly builtOn?: string | undefined;
  readonly equipment: readonly string[];
  readonly specifications: {
    readonly fuel: "petrol" | "hybrid" | "diesel";
    readonly engineCc: number;
    readonly powerKw: number;
    readonly cylinders: number;
    readonly transmission: "manual" | "automatic" | "cvt" | "hybrid-cvt";
    readonly drive: "front" | "rear" | "all" | "four-low-range";
    readonly doors: number;
    readonly seats: number;
    readonly kerbWeightKg: number;
    readonly wheelInches: number;
    readonly airbags: number;
    readonly towingKg?: number | undefined;
  };
}

/** A used car with what its trim says where its own listing says nothing. */
export interface ComparedCar extends UsedVehicle {
  readonly byTrim: { readonly fields: readonly TrimField[]; readonly equipment: readonly Fitted[] };
}

const drives = { front: "fwd", rear: "rwd", all: "awd", "four-low-range": "4wd" } as const;

function fieldsOf({ specifications }: SoldTrim) {
  const { fuel, engineCc, powerKw, cylinders, transmission, drive, doors, seats } = specifications;
  return {
    fuelType: fuel,
    engineSize: engineCc,
    power: Math.round(powerKw * horsepowerPerKw),
    cylinders,
    transmission: transmission === "manual" ? "manual" : "automatic",
    driveType: drives[drive],
    doors,
    seats: [seats],
    weight: specifications.kerbWeightKg,
  } as const satisfies Partial<UsedVehicle>;
}
export type TrimField = keyof ReturnType<typeof fieldsOf>;

/**
 * A used car, completed by the trim of its name. A trim counts only where nothing that both state differs, so that a car
 * of an earlier generation takes nothing from a trim that shares its name alone.
 */
export function completedByTrim(car: UsedVehicle, trims: readonly SoldTrim[]): ComparedCar {
  const trim = trims.find((one) => isNamedAs(car, one) && agrees(car, one));
  if (trim === undefined) return { ...car, byTrim: { fields: [], equipment: [] } };
  const known = fieldsOf(trim);
  const missing = (Object.keys(known) as TrimField[]).filter((field) => !isStated(car[field]));
  const fields = Object.fromEntries(missing.map((field) => [field, known[field]]));
  const own = new Set(car.equipment.fitted.map(({ feature }) => feature));
  const equipment = equipmentOf(trim, trims).filter(({ feature }) => !own.has(feature));
  return { ...car, ...fields, byTrim: { fields: missing, equipment } };
}

function isNamedAs(car: UsedVehicle, trim: SoldTrim): boolean {
  return (
    car.model === trim.car && fold(`${car.modelLabel} ${car.variant}`).text === fold(trim.modelName).text
  );
}

/** Weight and seats vary within a trim. */
const ofGeneration = [
  ...(["fuelType", "engineSize", "power", "cylinders"] as const),
  ...(["transmission", "driveType", "doors"] as const),
] as const satisfies readonly TrimField[];

function agrees(car: UsedVehicle, trim: SoldTrim): boolean {
  const known = fieldsOf(trim);
  const listed = new Map(car.equipment.fitted.map(({ feature, value }) => [feature, value]));
  return (
    ofGeneration.every((field) => !isStated(car[field]) || car[field] === known[field]) &&
    ownEquipment(trim).every(({ feature, value }) => {
      const its = listed.get(feature) ?? value;
      return value === null || its === value;
    })
  );
}

function isStated(value: unknown): boolean {
  return value !== null && value !== "other" && !(Array.isArray(value) && value.length === 0);
}

/** Its own equipment, then that of the trims below it; numbers that its specifications say come from there. */
function equipmentOf(trim: SoldTrim, trims: readonly SoldTrim[]): Fitted[] {
  const { airbags, drive, towingKg, wheelInches } = trim.specifications;
  const found = new Map<Feature, number | null>([["airbags", airbags]]);
  if (drive === "four-low-range") found.set("low-range", null);
  const seen = new Set<string>();
  for (let one: SoldTrim | undefined = trim; one !== undefined && !seen.has(one.id); ) {
    seen.add(one.id);
    for (const { feature, value } of ownEquipment(one)) if (!found.has(feature)) found.set(feature, value);
    const { builtOn }: SoldTrim = one;
    one = trims.find(({ id }) => id === builtOn);
  }
  if (found.has("alloy-wheels")) found.set("alloy-wheels", wheelInches);
  if (found.has("towing") && towingKg !== undefined) found.set("towing", towingKg);
  if (towingKg === undefined) found.delete("towing");
  return [...found].map(([feature, value]) => ({ feature, value }));
}

function ownEquipment({ equipment }: SoldTrim): readonly Fitted[] {
  return equipment.flatMap(featuresIn);
}
