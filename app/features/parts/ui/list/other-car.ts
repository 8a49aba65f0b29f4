import type { ChosenCar } from "../../calls.ts";
import { parseCarKey } from "../../rules/car-key.ts";
import type { PartsFound } from "./list-state.ts";

/** The car that the words of a search name in place of the chosen one: the parts that were found are for it. */
export function otherCar(
  { car: meant }: Pick<PartsFound, "car">,
  chosen: string | undefined,
): ChosenCar | undefined {
  const own = chosen === undefined ? undefined : parseCarKey(chosen);
  const isOwn = meant?.modelCode === own?.modelCode && meant?.modelYear === own?.modelYear;
  return meant === null || isOwn ? undefined : meant;
}
