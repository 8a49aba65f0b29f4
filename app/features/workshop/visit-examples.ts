import { importCustomer } from "#app/features/account/account.server.ts";
import { importCenter } from "#app/features/scheduling/scheduling.server.ts";
import { newId } from "#app/lib/id.ts";
import type { Result } from "#app/lib/result.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { demoCenters } from "#db/seed/demo/demo-centers.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import type { WorkshopTables } from "./tables.ts";
import { type CheckIn, checkInVisit, proposeExtraWork } from "./workshop.server.ts";

export const salem: StaffActor = { staffId: "staff-salem", name: "Salem Al Marri" };
export const maryam: StaffActor = { staffId: "staff-maryam", name: "Maryam Al Naimi" };
export const workshopTables = () => database<WorkshopTables>();
export const hoursFromNow = (hours: number) => new Date(now().getTime() + hours * 3_600_000);

/** The demo's centers and one customer. */
export async function seedWorkshop(): Promise<void> {
  await importCustomer(noora, now());
  for (const center of demoCenters(now())) await importCenter(center);
}

/** Does a deed of staff as the office does: in one transaction that a refusal takes back. */
export function done<T, C extends string>(deed: (trx: AnyTransaction) => Promise<Result<T, C>>) {
  return allOrNothing<T, C>(deed);
}

/** The value of what must not be refused. */
export function unrefused<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result.value;
}

export function exampleCheckIn(changes: Partial<CheckIn> = {}): CheckIn {
  return {
    ...{ by: salem, appointmentId: newId<"appointment">(), reference: "RM-7K2P9A", centerId: "al-sadd" },
    ...{ customerId: noora.id, vehicleId: null, language: "en", odometer: 41_250, fuelEighths: 4 },
    ...{ promisedAt: hoursFromNow(6), belongings: "Child seat", remarks: "Scratch on the left door" },
    ...{ estimateDirhams: 45_000, isWarranty: false, now: now() },
    ...changes,
  };
}

/** A car that was checked in; answers its appointment's id. */
export async function checkedIn(changes: Partial<CheckIn> = {}): Promise<string> {
  const checkIn = exampleCheckIn(changes);
  unrefused(await done((trx) => checkInVisit(trx, checkIn)));
  return checkIn.appointmentId;
}

export const brakes = {
  title: "Front brake pads",
  lines: [
    { description: "Brake pads, front", dirhams: 38_000 },
    { description: "Labor", dirhams: 12_050 },
  ],
};

/** Extra work that waits for the customer, of a car that was checked in; answers its id. */
export async function proposed(appointmentId: string): Promise<string> {
  const deed = { ...brakes, by: salem, appointmentId, now: now() };
  return unrefused(await done((trx) => proposeExtraWork(trx, deed))).id;
}

/** What customers were sent under a template. */
export async function sent(template: string) {
  return (await newestMessages(200)).filter((message) => message.template === template);
}
