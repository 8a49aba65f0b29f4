import { importVehicle } from "#app/features/garage/garage.server.ts";
import { now } from "#app/platform/clock.server.ts";
import type { DemoPerson } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { tracesOf } from "./database/traces.ts";

/** A customer whose every trait is found in no other text. */
export const canary: DemoPerson = {
  id: "01976f00-0000-7000-8000-00000000cana",
  email: "zqcanary@example.qa",
  password: "a-password-of-the-canary",
  firstName: "Zqfirstname",
  lastName: "Zqlastname",
  nameAr: "ظقناري ظقلقب",
  phone: "55987613",
  sfAccountId: "001ZQCANARY00001AA",
  kunnr: "0000499913",
};
export const canaryCar = "01976f00-0000-7000-8000-0000000cana2";
const traits = [
  canary.id,
  canary.email,
  canary.phone,
  canary.firstName,
  canary.lastName,
  "ظقناري",
  canary.sfAccountId,
  "ZQVNCANARY0000001".slice(0, 17),
  "Zqnote",
];

/** Gives the canary a car with warranty and history. */
export async function importCanaryCar(): Promise<void> {
  const [model] = demoVehicles(now());
  if (model === undefined) throw new Error("the demo has no vehicle");
  const vehicle = {
    ...model.vehicle,
    id: canaryCar,
    vin: "ZQVNCANARY0000001",
    plate: "987613",
    customer_id: canary.id,
  };
  const visits = model.visits.map((visit, place) => ({ ...visit, id: `canary-visit-${place}` }));
  await importVehicle({ vehicle, warranties: model.warranties, visits });
}

/** Where in the whole database a trait of the canary stands: `schema.table.column`. */
export function tracesOfCanary(): Promise<string[]> {
  return tracesOf(traits);
}
