import { importVehicle } from "#app/features/garage/garage.server.ts";
import { demoVehicles } from "./demo-vehicles.ts";

/** The demo's vehicles. Safe to run again: what is there stays. */
export async function seedGarage(now: Date): Promise<void> {
  for (const vehicle of demoVehicles(now)) await importVehicle(vehicle);
}
