import { sql } from "kysely";
import { importVehicle } from "#app/features/garage/garage.server.ts";
import { endOffer, offerFreedHours } from "#app/features/waiting-list/server/offer-freed-hours.server.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";

export function vehicleIds(count: number): string[] {
  return Array.from({ length: count }, () => newId<"Vehicle">());
}

/** Vehicles that wait: Khalid's, so that nobody's own appointment is in the way. */
export async function importWaiters(ids: readonly string[]): Promise<void> {
  const model = demoVehicles(now())[0]?.vehicle;
  if (model === undefined) throw new Error("the demo has no vehicle");
  for (const [index, id] of ids.entries()) {
    const vin = `RMLWAT00000000${String(index).padStart(3, "0")}`;
    const vehicle = { ...model, id, vin, plate: `${90_000 + index}`, customer_id: khalid.id };
    await importVehicle({ vehicle, warranties: [], visits: [] });
  }
}

/** Does what the queue has for the waiting list: `offers` of freed hours, or what is to happen when an offer is over. */
export async function work(
  name: "offer-freed-hours" | "end-waiting-offer" = "offer-freed-hours",
  atOnce = 1,
): Promise<number> {
  const job = name === "offer-freed-hours" ? offerFreedHours : endOffer;
  const { rows } = await sql<{ id: string; data: never }>`
    delete from pgboss.job where name = ${name} and state = 'created' returning id, data`.execute(database());
  const runs = rows.flatMap(({ data }) => Array.from({ length: atOnce }, () => data));
  await Promise.all(runs.map((data) => inTransaction<unknown, void>((trx) => job.run(data, trx))));
  return runs.length;
}

/** Runs every offer of freed hours once more, whatever became of it, and then what these runs sent. */
export async function repeatOffers(): Promise<void> {
  const { rows } = await sql<{ data: never }>`
    select data from pgboss.job where name = ${offerFreedHours.name} and state <> 'created'`.execute(
    database(),
  );
  for (const { data } of rows) await inTransaction<unknown, void>((trx) => offerFreedHours.run(data, trx));
  while ((await work()) > 0);
}
