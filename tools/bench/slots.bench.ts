import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type CenterSchedule, findFreeSlots } from "#app/features/scheduling/rules/slots.ts";
import { now } from "#app/platform/clock.server.ts";
import { closeDatabase, connectDatabase, database } from "#app/platform/database.server.ts";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { demoVehicles } from "#db/seed/demo/demo-vehicles.ts";
import { obviousSlots } from "../../tests/factories/booking/slots-oracle.ts";
import { tokenOf } from "../../tests/factories/demo-api.ts";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { withScratchDatabase } from "../database/scratch-database.ts";
import { root } from "../program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { benchPost } from "./support/bench-post.ts";
import { addCenters, fillPast, fillShowrooms, fillTo } from "./support/booking-load.ts";
import { figuresOfWork, printFigures } from "./support/figures.ts";

/** Appointments that are over, which must cost nothing. */
const past = 1_000_000;
/** Slots: the rule alone beside the obvious way, then the call over HTTP with more and more appointments. */
export async function bench(): Promise<void> {
  benchRule();
  const given = process.env.DATABASE_URL;
  const cluster = given ? undefined : await openCluster(`${root}/data/bench`);
  await withScratchDatabase(given ?? cluster?.url("postgres") ?? "", benchCall);
  await cluster?.stop();
}

function benchRule(): void {
  const span = (start: string, end: string) => ({ start, end });
  const workday = [span("07:00", "12:00"), span("13:00", "15:00"), span("15:00", "19:00")];
  const weekdays = [workday, workday, workday, workday, workday, [], workday];
  const today = Math.floor(now().getTime() / 86_400_000);
  const centers: CenterSchedule[] = Array.from({ length: 8 }, (_, index) => {
    const hours = Array.from(
      { length: 63 },
      (_, n) => (today + 1 + (n % 30)) * 1440 + 4 * 60 + ((n * 7) % 10) * 60,
    );
    const taken = [...new Set(hours)]
      .sort((a, b) => a - b)
      .map((unitStart, n) => ({ unitStart, bays: 1 << (n % 4) }));
    return { id: `center-${index}`, timeZone: "Asia/Qatar", weekdays, overrides: [], bays: 0b1111, taken };
  });
  const question = { now: now(), firstDay: today, lastDay: today + 30, centers };
  const rule = figuresOfWork(2_000, () => findFreeSlots(question));
  const obvious = figuresOfWork(20, () => obviousSlots(question));
  const found = findFreeSlots(question).length;
  printFigures("rule, 30 days x 8 centers, 500 appointments", rule, `${found} slots`);
  printFigures("the same, the obvious way", obvious, `${(obvious.p50 / rule.p50).toFixed(0)} times as long`);
}

async function benchCall(url: string): Promise<void> {
  await buildSiteIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-bench-slots-"));
  const program = await startProgram({ DATABASE_URL: url, MARSA_DATA_DIR: dataDir });
  connectDatabase(url);
  try {
    await benchWithMoreAndMore(program.address);
  } finally {
    await Promise.allSettled([program.stop(), closeDatabase()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function benchWithMoreAndMore(origin: string): Promise<void> {
  await loadSecret();
  const calls = { address: `${origin}/api/v3/orders/services`, token: await tokenOf(noora, now()) };
  await addCenters(12);
  for (const appointments of [500, 50_000, past]) {
    const taken = await (appointments === past ? fillPast(past) : fillTo(appointments));
    const of = `${appointments} appointments${appointments === past ? " of the past" : ""}, ${taken} hours taken ahead`;
    for (const days of [30, 90]) await benchRange(calls, { days, centers: 8, of });
    const earliest = `earliest, 3 months x 12 centers, ${of}`;
    await benchPost(`${calls.address}/earliest`, calls.token, await visit(12), earliest);
  }
  await benchDrives(origin, calls.token);
}

/** Test drives of one model, with ever more showrooms and drives ahead. */
async function benchDrives(origin: string, token: string): Promise<void> {
  const address = `${origin}/api/v3/test-drive`;
  const wanted = { brand: "rimal", car: "suhail" };
  const midnight = Math.floor(now().getTime() / 86_400_000) * 86_400_000;
  const month = {
    startTime: new Date(midnight).toISOString(),
    endTime: new Date(midnight + 30 * 86_400_000).toISOString(),
  };
  for (const times of [1, 10, 100]) {
    const { showrooms, hours } = await fillShowrooms(times);
    const of = `${showrooms} showrooms, ${hours} hours taken ahead`;
    const territoryIds = await showroomsOf(wanted.car, 8);
    const slots = { ...wanted, ...month, territoryIds };
    await benchPost(
      `${address}/slots`,
      token,
      slots,
      `drives, 30 days x ${territoryIds.length} showrooms, ${of}`,
    );
    await benchPost(`${address}/earliest`, token, wanted, `earliest drives, 3 months, ${of}`);
  }
}

async function showroomsOf(model: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct showroom_id as id from test_drive.car where model = ${model} order by id limit ${most}`.execute(
    database(),
  );
  return rows.map(({ id }) => id);
}

interface Range {
  readonly days: number;
  readonly centers: number;
  readonly of: string;
}

interface Calls {
  readonly address: string;
  readonly token: string;
}

async function benchRange({ address, token }: Calls, { days, centers, of }: Range): Promise<void> {
  const midnight = Math.floor(now().getTime() / 86_400_000) * 86_400_000;
  const body = {
    ...(await visit(centers)),
    startTime: new Date(midnight).toISOString(),
    endTime: new Date(midnight + days * 86_400_000).toISOString(),
  };
  await benchPost(`${address}/slots`, token, body, `slots, ${days} days x ${centers} centers, ${of}`);
}

async function visit(centers: number) {
  const { rows } = await sql<{
    id: string;
  }>`select id from booking.center where kind = 'service' and 'rimal' = any(brands) order by position`.execute(
    database(),
  );
  const territoryIds = rows.slice(0, centers).map(({ id }) => id);
  const vehicleId = demoVehicles(now())[0]?.vehicle.id;
  return { brand: "rimal", territoryIds, servicesList: ["pm10"], vehicleId };
}
