import type { CarField } from "../../../calls/customer-deed-calls.ts";
import type { CarLink } from "../shapes.ts";

export type EnteredCar = Readonly<Record<CarField, string>>;

/** What approving a request takes beyond a press: details of a new car, or the word that its owner has parted from it. */
export function approvalNeeds(
  { vehicle }: Pick<CarLink, "vehicle">,
  customerId: string,
): "nothing" | "car" | "move" {
  if (vehicle === null) return "car";
  return vehicle.ownerId === customerId ? "nothing" : "move";
}

/** The car as it begins: the request says its plate. */
export function emptyCar({ plate }: Pick<CarLink, "plate">): EnteredCar {
  return { model: "", year: "", plate: plate ?? "", mileage: "" };
}

/** What of the car is missing; whether the rest is possible garage says. */
export function missingFields(car: EnteredCar): CarField[] {
  return (["model", "year", "plate", "mileage"] as const).filter((field) => car[field].trim() === "");
}

interface Entered {
  readonly link: Pick<CarLink, "vehicle" | "version">;
  readonly customerId: string;
  readonly car: EnteredCar;
}

/** An approval as the call takes it. */
export function approvalOf({ link, customerId, car }: Entered) {
  const needs = approvalNeeds(link, customerId);
  return {
    version: link.version,
    ...(needs === "car" && { car }),
    ...(needs === "move" && link.vehicle && { formerOwnerId: link.vehicle.ownerId }),
  };
}
