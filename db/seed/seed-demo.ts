import { lockCustomers } from "#app/features/account/account.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { seedAccounts } from "./account.seed.ts";
import { seedBooking } from "./booking.seed.ts";
import { demoPeople } from "./demo/demo-people.ts";
import { seedDocuments } from "./documents.seed.ts";
import { seedGarage } from "./garage.seed.ts";
import { seedOrders } from "./orders.seed.ts";
import { seedParts } from "./parts.seed.ts";
import { seedStock } from "./stock.seed.ts";
import { seedTestDrives } from "./test-drive.seed.ts";

/**
 * The demo's people, cars, centers, appointments, used cars and parts. Its words and pictures are the content folder's. Safe to run at
 * every start: what is there stays.
 */
export async function seedDemo(contentFolder: string): Promise<void> {
  const at = now();
  await seedAccounts(at);
  const brand = config.brand === "lulwa" ? "lulwa" : "rimal";
  await seedGarage(at, brand);
  await seedBooking(at, brand);
  await seedTestDrives(at);
  await seedDocuments(at);
  await seedStock(at, contentFolder);
  await seedParts(at, contentFolder);
  await seedOrders(at);
}

/**
 * The demo's passwords stand in the repository: where the demo is off nobody signs in with them, not even on a database
 * that was filled for a trial. Answers how many logins were open.
 */
export async function lockDemo(at: Date): Promise<number> {
  const ids = demoPeople.map(({ id }) => id);
  return lockCustomers(ids, at);
}
