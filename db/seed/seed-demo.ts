import { now } from "#app/platform/clock.server.ts";
import { seedAccounts } from "./account.seed.ts";
import { seedBooking } from "./booking.seed.ts";
import { seedContent } from "./content.seed.ts";
import { seedGarage } from "./garage.seed.ts";

/** The demo importer. Safe to run at every start: what is there stays. */
export async function seedDemo(): Promise<void> {
  const at = now();
  await seedContent(at);
  await seedAccounts(at);
  await seedGarage(at);
  await seedBooking(at);
}
