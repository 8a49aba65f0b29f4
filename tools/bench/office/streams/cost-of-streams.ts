import { setTimeout as sleep } from "node:timers/promises";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { tokenOf } from "../../../../tests/factories/demo-api.ts";
import { staffMember } from "../../../../tests/factories/office/staff.ts";
import { figuresOf } from "../../support/figures.ts";
import { requestRate } from "../../support/request-rate.ts";
import { type LiveStream, openStream } from "./open-stream.ts";
import { postRate } from "./post-rate.ts";

const rounds = Number(process.env.MARSA_ROUNDS ?? 10);
const secondsEach = 2;
const streams = 200;
const mostShare = 0.03;
const dayMs = 86_400_000;
/** Changes of the center go on all the time, with streams and without. */
const changeEveryMs = 500;

const kinds = ["pages", "slots"] as const;
type Rates = Readonly<Record<(typeof kinds)[number], number>>;

/**
 * What open streams cost the site: requests a second of hot pages and of reads of slots at one program, without streams and with
 * two hundred at that program, in turn. Answers whether it is at most what it may be.
 */
export async function costOfStreams(address: string): Promise<boolean> {
  const members = await Promise.all(Array.from({ length: 20 }, () => staffMember()));
  let isOver = false;
  const changes = (async () => {
    for (; !isOver; await sleep(changeEveryMs))
      await inTransaction<unknown, void>((trx) => announceChange(trx, ["service/al-sadd"]));
  })();
  const [without, withThem]: [Rates[], Rates[]] = [[], []];
  await ratesOf(address);
  const ratesWithStreams = async () => {
    const open = await openStreams(
      address,
      members.map(({ cookie }) => cookie),
    );
    const rates = await ratesOf(address);
    for (const stream of open) stream.close();
    // The program notices that they are gone.
    await sleep(200);
    return rates;
  };
  for (let round = 0; round < rounds; round += 1) {
    // Each comes first as often as the other: a program that slows down costs neither of them more.
    if (round % 2 === 0) without.push(await ratesOf(address));
    withThem.push(await ratesWithStreams());
    if (round % 2 === 1) without.push(await ratesOf(address));
  }
  isOver = true;
  await changes;
  const costs = kinds.map((kind) => costOf(kind, without, withThem));
  return costs.every((cost) => cost <= mostShare);
}

/** By the middle of the rounds: what else the machine did for a moment counts for nothing. */
function costOf(kind: keyof Rates, without: readonly Rates[], withThem: readonly Rates[]): number {
  const middle = (values: readonly number[]) => figuresOf(values).p50;
  const each = without.map((rate, round) => (withThem[round]?.[kind] ?? 0) / rate[kind]);
  const cost = 1 - middle(each);
  const [before, after] = [without, withThem].map((rates) => middle(rates.map((rate) => rate[kind])));
  process.stdout.write(
    `${kind}: ${before?.toFixed(0)}/s without streams, ${after?.toFixed(0)}/s with ${streams}: ` +
      `cost ${(cost * 100).toFixed(1)} % (goal ${mostShare * 100}); rounds ${each.map((share) => share.toFixed(2)).join(" ")}\n`,
  );
  return cost;
}

async function ratesOf(address: string): Promise<Rates> {
  const headers = { "accept-encoding": "br" };
  const pages = await requestRate(`${address}/?lang=en`, { headers, seconds: secondsEach });
  const midnight = Math.floor(now().getTime() / dayMs) * dayMs;
  const body = {
    brand: "rimal",
    startTime: new Date(midnight).toISOString(),
    endTime: new Date(midnight + 30 * dayMs).toISOString(),
    ...{ territoryIds: ["al-sadd", "west-bay", "lusail"], servicesList: ["pm10"] },
    vehicleId: demoVehicles(now())[0]?.vehicle.id,
  };
  const token = await tokenOf(noora, now());
  const slots = await postRate(`${address}/api/v3/orders/services/slots`, {
    token,
    body,
    seconds: secondsEach,
  });
  return { pages, slots };
}

function openStreams(address: string, cookies: readonly string[]): Promise<LiveStream[]> {
  const all = Array.from({ length: streams }, (_, number) =>
    openStream({
      address,
      cookie: cookies[number % cookies.length] ?? "",
      topics: ["service/al-sadd", "queue"],
    }),
  );
  return Promise.all(all);
}
