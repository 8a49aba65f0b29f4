import { sql } from "kysely";
import { importCustomer } from "#app/features/account/account.server.ts";
import { findFreeSlotsCall } from "#app/features/booking/calls.ts";
import { importVehicle } from "#app/features/garage/garage.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { tokenOf } from "../factories/demo-api.ts";
import { apiCaller } from "../factories/program/api-caller.ts";
import { numbersFrom } from "../factories/random-numbers.ts";
import { ContendingClient, type Prize, type Record } from "./contending-client.ts";
import { findImpossible } from "./linearizability.ts";

/** Made one that confirms at once, so that a vehicle may have several appointments. */
const centerId = "lusail";
export const capacity = 2;

/** What came of a round; every list is empty where all is well. */
export interface RoundAnswer {
  readonly attempts: number;
  /** Answers that are neither a success nor "it was taken first". */
  readonly unexpected: readonly string[];
  /** Of the times that everybody wanted at once: who got one, where `min(capacity, clients)` should have. */
  readonly winners: number;
  /** Histories of a time that cannot have happened. */
  readonly impossible: readonly string[];
  /** Hours that are taken though everybody gave everything back. */
  readonly leaked: number;
}

/** Leaves the center so many bays. What is free at its times is then seen by everybody at once. */
export async function makeScarce(): Promise<void> {
  await sql`update booking.center set confirms_at_once = true where id = ${centerId}`.execute(database());
  await sql`delete from booking.center_bay where center_id = ${centerId} and service_group = 'periodic' and bay >= ${capacity}`.execute(
    database(),
  );
  // What a run that was ended in its middle has left.
  await sql`
    with left_over as (
      update booking.appointment set code = 'CANC' where vehicle_id like 'contender-%' and code <> 'CANC' returning id)
    delete from booking.bay_unit where center_id = ${centerId} and unit_start > now()
      and (hold_until is not null or appointment_id in (select id from left_over))`.execute(database());
}

/**
 * Clients of the running programs contend for one time, then do what they like with a few of them until so many attempts
 * are made, and give everything back. Nothing else may happen at the center meanwhile.
 */
export async function contend(
  addresses: readonly string[],
  { clients, attempts, seed }: { readonly clients: number; readonly attempts: number; readonly seed: number },
): Promise<RoundAnswer> {
  const record: Record = { events: new Map(), unexpected: [], attempts: 0 };
  const contenders = await Promise.all(
    Array.from({ length: clients }, (_, number) => newContender(addresses, number)),
  );
  const prize = await scarceTimes(contenders[0], Math.max(2, Math.ceil(clients / 4)));
  const everybody = contenders.map(
    ({ calls, vehicleId }, number) =>
      new ContendingClient(calls, vehicleId, prize, record, numbersFrom(seed * 1_000 + number)),
  );
  for (const client of everybody) await client.prepare();
  const [first = ""] = prize.startTimes;
  const won = await Promise.all(everybody.map((client) => client.rush(first)));
  const act = async (client: ContendingClient) => {
    while (record.attempts < attempts) await client.act();
  };
  await Promise.all(everybody.map(act));
  await Promise.all(everybody.map((client) => client.leave()));
  return {
    attempts: record.attempts,
    unexpected: record.unexpected,
    winners: won.filter(Boolean).length,
    impossible: impossibleOf(record),
    leaked: await takenUnits(prize),
  };
}

function impossibleOf({ events }: Record): string[] {
  return [...events].flatMap(([startTime, history]) => {
    const found = findImpossible(history, { capacity });
    return found === undefined ? [] : [`${startTime}: ${JSON.stringify(found)}`];
  });
}

interface Contender {
  readonly calls: readonly ReturnType<typeof apiCaller>[];
  readonly vehicleId: string;
}

async function newContender(addresses: readonly string[], number: number): Promise<Contender> {
  const id = `contender-${number}`;
  const [demo] = demoVehicles(now());
  if (demo === undefined) throw new Error("the demo has no vehicle");
  const vin = `RMLHJR4K7R2${String(number).padStart(6, "0")}`;
  const vehicle = {
    ...demo.vehicle,
    id: `${id}-vehicle`,
    customer_id: id,
    vin,
    plate: String(100_000 + number),
  };
  await importVehicle({ vehicle, warranties: [], visits: [] });
  await importCustomer({ ...noora, id, email: `${id}@example.qa` }, now());
  const token = await tokenOf({ ...noora, id }, now());
  return { calls: addresses.map((address) => apiCaller(address, token)), vehicleId: vehicle.id };
}

/** Free times of an hour from two weeks ahead on, which nobody else is after. */
async function scarceTimes(contender: Contender | undefined, count: number): Promise<Prize> {
  const midnight = (days: number) =>
    new Date((Math.floor(now().getTime() / 86_400_000) + days) * 86_400_000).toISOString();
  const reply = await contender?.calls[0]?.(findFreeSlotsCall, {
    body: {
      ...{ brand: "rimal", startTime: midnight(14), endTime: midnight(24), territoryIds: [centerId] },
      ...{ servicesList: ["pm10"], vehicleId: contender.vehicleId },
    },
  });
  const hours = (reply?.ok ? reply.data : []).filter(
    ({ startTime, endTime }) => Date.parse(endTime) - Date.parse(startTime) === 3_600_000,
  );
  if (hours.length < count) throw new Error("there are not enough free times to contend for");
  return { centerId, startTimes: hours.slice(0, count).map(({ startTime }) => startTime) };
}

async function takenUnits({ startTimes }: Prize): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from booking.bay_unit
    where center_id = ${centerId} and unit_start = any(${startTimes}::timestamptz[])`.execute(database());
  return rows[0]?.count ?? 0;
}
