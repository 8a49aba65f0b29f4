import { importVehicle } from "#app/features/garage/garage.server.ts";
import { type DemoBrand, demoVehicles } from "./demo/demo-vehicles.ts";

/** The demo's vehicles of a brand. Safe to run again: what is there stays. */
export async function seedGarage(now: Date, brand: DemoBrand = "rimal"): Promise<void> {
  for (const vehicle of demoVehicles(now, brand)) await importVehicle(vehicle);
}
