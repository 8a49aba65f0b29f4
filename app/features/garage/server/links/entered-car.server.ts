import * as z from "zod";
import { normalVin } from "#app/lib/validation/vin.ts";
import type { NewCar } from "./add-car.server.ts";
import { type CarModel, modelValue } from "./car-models.server.ts";

/** What staff enter of a car that is not on record. */
const carFields = ["model", "year", "plate", "mileage"] as const;
export type CarField = (typeof carFields)[number];

export type EnteredCar =
  | { readonly ok: true; readonly car: NewCar }
  | { readonly ok: false; readonly wrong: readonly CarField[] };

/** The car that staff entered, each field as text, or the fields of it that are missing or cannot be. */
export function enteredCar(
  field: (name: CarField) => string,
  models: readonly CarModel[],
  at: Date,
): EnteredCar {
  const model = models.find((one) => modelValue(one) === field("model"));
  const newestYear = at.getUTCFullYear() + 2;
  const parsed = z
    .object({
      year: z.coerce.number().int().min(1950).max(newestYear),
      plate: z.string().regex(/^[A-Z0-9]{1,10}$/),
      mileage: z.coerce.number().int().min(0).max(9_999_999),
    })
    .safeParse({
      year: normalVin(field("year")),
      plate: normalVin(field("plate")),
      mileage: normalVin(field("mileage")) || "none",
    });
  if (parsed.success && model !== undefined) {
    const { year: modelYear, ...rest } = parsed.data;
    return { ok: true, car: { model, modelYear, ...rest } };
  }
  const refused = parsed.error?.issues.map(({ path: [name] }) => name) ?? [];
  const isWrong = (name: CarField) => (name === "model" ? model === undefined : refused.includes(name));
  return { ok: false, wrong: carFields.filter(isWrong) };
}
