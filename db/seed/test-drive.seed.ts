import { importCenter } from "#app/features/scheduling/scheduling.server.ts";
import { importCars } from "#app/features/test-drive/test-drive.server.ts";
import { demoDriveCars } from "./demo/demo-cars.ts";
import { demoShowrooms } from "./demo/demo-showrooms.ts";

/** Showrooms and their demo cars. Safe to run again: what is there stays. */
export async function seedTestDrives(now: Date): Promise<void> {
  for (const showroom of demoShowrooms(now)) await importCenter(showroom);
  await importCars(demoDriveCars());
}
