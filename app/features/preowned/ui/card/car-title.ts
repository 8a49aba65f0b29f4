import type { ListedVehicle } from "../../calls.ts";

/** A used car in a line: make and model, then year and variant. */
export function carTitle(car: Pick<ListedVehicle, "makeLabel" | "modelLabel" | "year" | "variant">): string {
  return [car.makeLabel, car.modelLabel, car.year, car.variant].filter(Boolean).join(" ");
}
