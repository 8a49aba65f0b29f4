import { sql } from "kysely";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { apiCaller, newAddress } from "../../factories/program/api-caller.ts";
import { numbersFrom } from "../../factories/random-numbers.ts";
import type { BookingKind, Caller } from "./booking-kind.ts";
import { type ClientOptions, ContendingClient, type RoundRecord } from "./contending-client.ts";
import { findImpossible } from "./linearizability.ts";

/** What came of a round; every list is empty where all is well. */
export interface RoundAnswer {
  readonly attempts: number;
  /** Attempts that were refused because another client had the time. */
  readonly lost: number;
  /** Answers that are neither a success nor a refusal that had to be. */
  readonly unexpected: readonly string[];
  /** Of the times that everybody wanted at once: who got one, where `min(capacity, clients)` should have. */
  readonly winners: number;
  /** Histories of a time that cannot have happened. */
  readonly impossible: readonly string[];
  /** Hours that are taken though everybody gave everything back. */
  readonly leaked: number;
}
interface Round {
  readonly clients: number;
  readonly attempts: number;
  readonly seed: number;
}

const dayMs = 86_400_000;

/**
 * Customers of the running programs contend for one time, then do what they like with a few of them until so many attempts
 * are made, and give everything back. Nothing else may happen at the place meanwhile.
 */
export async function contend(
  kind: BookingKind,
  addresses: readonly string[],
  { clients, attempts, seed }: Round,
): Promise<RoundAnswer> {
  const record: RoundRecord = { events: new Map(), unexpected: [], attempts: 0, lost: 0 };
  const contenders = await newContenders(kind, addresses, clients);
  const startTimes = await scarceTimes(kind, contenders[0], Math.max(2, Math.ceil(clients / 4)));
  const everybody = contenders.map((contender, number) => {
    const random = numbersFrom(seed * 1_000 + number);
    return new ContendingClient(kind, { ...contender, startTimes, random }, record);
  });
  for (const client of everybody) await client.prepare();
  const [first = ""] = startTimes;
  const won = await Promise.all(everybody.map((client) => client.rush(first)));
  const act = async (client: ContendingClient) => {
    while (record.attempts < attempts) await client.act();
  };
  await Promise.all(everybody.map(act));
  await Promise.all(everybody.map((client) => client.leave()));
  return {
    attempts: record.attempts,
    lost: record.lost,
    unexpected: record.unexpected,
    winners: won.filter(Boolean).length,
    impossible: impossibleOf(record, kind),
    leaked: await takenUnits(kind, startTimes),
  };
}

function impossibleOf({ events }: RoundRecord, { capacity }: BookingKind): string[] {
  return [...events].flatMap(([startTime, history]) => {
    const found = findImpossible(history, { capacity });
    return found === undefined ? [] : [`${startTime}: ${JSON.stringify(found)}`];
  });
}

type Contender = Pick<ClientOptions, "name" | "booker" | "calls">;

function newContenders(
  kind: BookingKind,
  addresses: readonly string[],
  clients: number,
): Promise<Contender[]> {
  const contenders = Array.from({ length: clients }, async (_, number) => {
    const { name, token, booker } = await kind.newCustomer(number);
    const calls: Caller[] = addresses.map((address) => apiCaller(address, token, newAddress));
    return { name, booker, calls };
  });
  return Promise.all(contenders);
}

/** Free times from two weeks ahead on, which nobody else is after, of one unit each. */
async function scarceTimes(
  { minutes }: BookingKind,
  contender: Contender | undefined,
  count: number,
): Promise<string[]> {
  const midnight = (days: number) =>
    new Date((Math.floor(now().getTime() / dayMs) + days) * dayMs).toISOString();
  const [call] = contender?.calls ?? [];
  if (contender === undefined || call === undefined) throw new Error("nobody contends");
  const span = { startTime: midnight(14), endTime: midnight(24) };
  const reply = await contender.booker.findTimes(call, span);
  const times = (reply.ok ? reply.data : []).filter(
    ({ startTime, endTime }) => Date.parse(endTime) - Date.parse(startTime) === minutes * 60_000,
  );
  if (times.length < count) throw new Error("there are not enough free times to contend for");
  return times.slice(0, count).map(({ startTime }) => startTime);
}

async function takenUnits({ placeId }: BookingKind, startTimes: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from booking.bay_unit
    where center_id = ${placeId} and unit_start = any(${startTimes}::timestamptz[])`.execute(database());
  return rows[0]?.count ?? 0;
}
