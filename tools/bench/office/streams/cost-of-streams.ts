import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { tokenOf } from "../../../../tests/factories/demo-api.ts";
import { staffMember } from "../../../../tests/factories/office/staff.ts";
import type { RunningProgram } from "../../../../tests/factories/program/running-program.ts";
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
/** Requests a second, and how many microseconds of processor the program took for each. */
interface Rate {
  readonly perSecond: number;
  readonly cpuUs: number;
}
type Rates = Readonly<Record<(typeof kinds)[number], Rate>>;
type Program = Pick<RunningProgram, "address" | "pid">;

/**
 * What open streams cost the site: hot pages and reads of slots at one program, without streams and with two hundred at that
 * program, in turn. It goes by the program's processor time for a request: who reads the streams shares the machine here, and
 * so takes from the rates what is not the program's. Answers whether it is at most what it may be.
 */
export async function costOfStreams(program: Program): Promise<boolean> {
  const members = await Promise.all(Array.from({ length: 20 }, () => staffMember()));
  let isOver = false;
  const changes = (async () => {
    for (; !isOver; await sleep(changeEveryMs))
      await inTransaction<unknown, void>((trx) => announceChange(trx, ["service/al-sadd"]));
  })();
  const [without, withThem]: [Rates[], Rates[]] = [[], []];
  await ratesOf(program);
  const ratesWithStreams = async () => {
    const open = await openStreams(
      program.address,
      members.map(({ cookie }) => cookie),
    );
    const rates = await ratesOf(program);
    for (const stream of open) stream.close();
    // The program notices that they are gone.
    await sleep(200);
    return rates;
  };
  for (let round = 0; round < rounds; round += 1) {
    // Each comes first as often as the other: a program that slows down costs neither of them more.
    if (round % 2 === 0) without.push(await ratesOf(program));
    withThem.push(await ratesWithStreams());
    if (round % 2 === 1) without.push(await ratesOf(program));
  }
  isOver = true;
  await changes;
  const costs = kinds.map((kind) => costOf(kind, without, withThem));
  return costs.every((cost) => cost <= mostShare);
}

/** By the middle of the rounds: what else the machine did for a moment counts for nothing. */
function costOf(kind: keyof Rates, without: readonly Rates[], withThem: readonly Rates[]): number {
  const middle = (values: readonly number[]) => figuresOf(values).p50;
  const each = without.map((rate, round) => (withThem[round]?.[kind].cpuUs ?? 0) / rate[kind].cpuUs);
  const cost = middle(each) - 1;
  const of = (rates: readonly Rates[], figure: keyof Rate) => middle(rates.map((rate) => rate[kind][figure]));
  const said = (rates: readonly Rates[]) =>
    `${of(rates, "cpuUs").toFixed(1)} us of processor a request (${of(rates, "perSecond").toFixed(0)}/s)`;
  process.stdout.write(
    `${kind}: ${said(without)} without streams, ${said(withThem)} with ${streams}: cost ${(cost * 100).toFixed(1)} % ` +
      `(goal ${mostShare * 100}); rounds ${each.map((share) => share.toFixed(2)).join(" ")}\n`,
  );
  return cost;
}

async function ratesOf({ address, pid }: Program): Promise<Rates> {
  const headers = { "accept-encoding": "br" };
  const pages = await measured(pid, () =>
    requestRate(`${address}/?lang=en`, { headers, seconds: secondsEach }),
  );
  const midnight = Math.floor(now().getTime() / dayMs) * dayMs;
  const body = {
    brand: "rimal",
    startTime: new Date(midnight).toISOString(),
    endTime: new Date(midnight + 30 * dayMs).toISOString(),
    ...{ territoryIds: ["al-sadd", "west-bay", "lusail"], servicesList: ["pm10"] },
    vehicleId: demoVehicles(now())[0]?.vehicle.id,
  };
  const token = await tokenOf(noora, now());
  const slots = await measured(pid, () =>
    postRate(`${address}/api/v3/orders/services/slots`, { token, body, seconds: secondsEach }),
  );
  return { pages, slots };
}

async function measured(pid: number, run: () => Promise<number>): Promise<Rate> {
  const before = await cpuMsOf(pid);
  const perSecond = await run();
  return { perSecond, cpuUs: (((await cpuMsOf(pid)) - before) * 1_000) / (perSecond * secondsEach) };
}

/** What a program has taken of the processors, as Linux counts it: in hundredths of a second. */
async function cpuMsOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8");
  const [user = 0, system = 0] = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
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
