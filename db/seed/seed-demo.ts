import { now } from "#app/platform/clock.server.ts";
import { seedAccounts } from "./account.seed.ts";
import { seedBooking } from "./booking.seed.ts";
import { seedGarage } from "./garage.seed.ts";
import { seedStock } from "./stock.seed.ts";

/**
 * The demo's people, cars, centres, appointments and used cars. Its words and pictures are the content folder's. Safe to run at
 * every start: what is there stays.
 */
export async function seedDemo(contentFolder: string): Promise<void> {
  const at = now();
  await seedAccounts(at);
  await seedGarage(at);
  await seedBooking(at);
  await seedStock(at, contentFolder);
}
