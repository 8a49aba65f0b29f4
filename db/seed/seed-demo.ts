import { lockCustomers, lockStaffAccounts } from "#app/features/account/account.server.ts";
import { lockMembers } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { seedAccounts } from "./account.seed.ts";
import { seedBooking } from "./booking.seed.ts";
import { demoPeople } from "./demo/demo-people.ts";
import { demoStaff } from "./demo/demo-staff.ts";
import { seedDocuments } from "./documents.seed.ts";
import { seedGarage } from "./garage.seed.ts";
import { seedOffice } from "./office/seed-office.ts";
import { seedStaff } from "./office/staff.seed.ts";
import { seedOrders } from "./orders.seed.ts";
import { seedParts } from "./parts.seed.ts";
import { seedStock } from "./stock.seed.ts";
import { seedTestDrives } from "./test-drive.seed.ts";

/**
 * The demo's people, cars, centers, appointments, used cars and parts. Its words and pictures are the content folder's. Safe to run at
 * every start: what is there stays. With `year` also what a year of customers left for the office, for the demo's first brand.
 */
export async function seedDemo(
  contentFolder: string,
  { year }: { readonly year: boolean } = { year: false },
): Promise<void> {
  const at = now();
  await seedAccounts(at);
  await seedStaff(at);
  const brand = config.brand === "lulwa" ? "lulwa" : "rimal";
  await seedGarage(at, brand);
  await seedBooking(at, brand);
  await seedTestDrives(at);
  await seedDocuments(at);
  await seedStock(at, contentFolder);
  await seedParts(at, contentFolder);
  await seedOrders(at);
  if (year && brand === "rimal") await seedOffice(at);
}

/**
 * The demo's passwords stand in the repository: where the demo is off nobody signs in with them, not even on a database
 * that was filled for a trial. Answers how many logins were open.
 */
export async function lockDemo(at: Date): Promise<number> {
  const staff = demoStaff.map(({ id }) => id);
  await lockStaffAccounts(staff, at);
  await lockMembers(staff, at);
  const ids = demoPeople.map(({ id }) => id);
  return lockCustomers(ids, at);
}
