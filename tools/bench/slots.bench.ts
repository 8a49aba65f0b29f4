import { Agent, request } from "node:http";
import { serve } from "@hono/node-server";
import { sql } from "kysely";
import { verifyBearer } from "#app/features/account/api.server.ts";
import { bookingApi } from "#app/features/booking/api.server.ts";
import { type CenterSchedule, findFreeSlots } from "#app/features/booking/rules/slots.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { closeDatabase, connectDatabase, database, queryCount } from "#app/platform/database.server.ts";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { migrate } from "#app/platform/migrate.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { seedBooking } from "#db/seed/booking.seed.ts";
import { noora } from "#db/seed/demo-people.ts";
import { demoVehicles } from "#db/seed/demo-vehicles.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { tokenOf } from "../../tests/factories/booking-api.ts";
import { obviousSlots } from "../../tests/factories/slots-oracle.ts";
import { withScratchDatabase } from "../database/scratch-database.ts";
import { root } from "../program.ts";
import { startBareServer } from "./bare-server.ts";

/** Appointments that are over, which must cost nothing. */
const past = 1_000_000;
/** A statement may not take longer than fifteen seconds. */
const batch = 20_000;

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
  const rule = timed(2_000, () => findFreeSlots(question));
  const obvious = timed(20, () => obviousSlots(question));
  const found = findFreeSlots(question).length;
  print("rule, 30 days x 8 centers, 500 appointments", rule, `${found} slots`);
  print("the same, the obvious way", obvious, `${(obvious.p50 / rule.p50).toFixed(0)} times as long`);
}

async function benchCall(url: string): Promise<void> {
  await migrate(url);
  connectDatabase(url);
  await loadSecret();
  await startJobs(url, { work: false });
  await seedGarage(now());
  await seedBooking(now());
  const server = serve({ fetch: apiApp([bookingApi], verifyBearer).fetch, port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  const token = await tokenOf(noora, now());
  const address = `http://localhost:${port}`;
  await addCenters(12);
  for (const appointments of [500, 50_000, past]) {
    const taken = await (appointments === past ? fillPast(past) : fillTo(appointments));
    const of = `${appointments} appointments${appointments === past ? " of the past" : ""}, ${taken} hours taken ahead`;
    for (const days of [30, 90]) await benchRange(address, token, { days, centers: 8, of });
    await benchEarliest(address, token, of);
  }
  server.close();
  await stopJobs(1_000);
  await closeDatabase();
}

interface Range {
  readonly days: number;
  readonly centers: number;
  readonly of: string;
}

async function benchRange(address: string, token: string, { days, centers, of }: Range): Promise<void> {
  const midnight = Math.floor(now().getTime() / 86_400_000) * 86_400_000;
  const body = {
    ...(await visit(centers)),
    startTime: new Date(midnight).toISOString(),
    endTime: new Date(midnight + days * 86_400_000).toISOString(),
  };
  await benchPost(
    `${address}/v3/orders/services/slots`,
    token,
    body,
    `slots, ${days} days x ${centers} centers, ${of}`,
  );
}

async function benchEarliest(address: string, token: string, of: string): Promise<void> {
  const url = `${address}/v3/orders/services/earliest`;
  await benchPost(url, token, await visit(12), `earliest, 3 months x 12 centers, ${of}`);
}

async function visit(centers: number) {
  const { rows } = await sql<{ id: string }>`select id from booking.center order by position`.execute(
    database(),
  );
  const territoryIds = rows.slice(0, centers).map(({ id }) => id);
  const vehicleId = demoVehicles(now())[0]?.vehicle.id;
  return { brand: "rimal", territoryIds, servicesList: ["pm10"], vehicleId };
}

const warmUp = 20;
const calls = 220;

/** Each call beside one of a bare server with the same answer: what the machine takes away, it takes from both. */
async function benchPost(url: string, token: string, asked: object, what: string): Promise<void> {
  const own = { authorization: `Bearer ${token}`, body: JSON.stringify(asked) };
  const { bytes } = await answerOf(url, own);
  const bare = await startBareServer({ headers: { "Content-Type": "application/json" }, bytes });
  const [times, bareTimes]: [number[], number[]] = [[], []];
  const queries = queryCount();
  for (let call = 0; call < calls; call += 1) {
    const [ours, floor] = [await timeOf(url, own), await timeOf(bare.url, own)];
    if (call >= warmUp) times.push(ours);
    if (call >= warmUp) bareTimes.push(floor);
  }
  const perCall = (queryCount() - queries) / calls;
  await bare.stop();
  print(`HTTP, ${what}`, percentiles(times), `${perCall} queries, ${(bytes.length / 1024).toFixed(0)} KB`);
  print("  a bare server with the same bytes, in between", percentiles(bareTimes), "the floor");
}

async function timeOf(url: string, asked: Asked): Promise<number> {
  const started = performance.now();
  const { status } = await answerOf(url, asked);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return performance.now() - started;
}

interface Asked {
  readonly authorization: string;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true });
let caller = 0;

/** Node's plain client: `fetch` spends more on a large answer than the server does. */
function answerOf(
  url: string,
  { authorization, body }: Asked,
): Promise<{ status: number; bytes: Uint8Array }> {
  caller += 1;
  const from = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": from, authorization };
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: "POST", agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(parts) }));
    });
    asking.on("error", reject);
    asking.end(body);
  });
}

/** Copies of the demo's centres until there are so many. */
async function addCenters(wanted: number): Promise<void> {
  await sql`
    with made as (
      insert into booking.center select (jsonb_populate_record(c, jsonb_build_object('id', c.id || '-' || n,
        'external_id', c.external_id || n, 'position', c.position + 100))).*
      from booking.center c, generate_series(1, 1) n where c.position <= ${wanted} - (select count(*) from booking.center)
      returning id)
    insert into booking.center_bay select m.id, b.bay, b.service_group
    from made m join booking.center_bay b on b.center_id = regexp_replace(m.id, '-1$', '')`.execute(
    database(),
  );
}

/** Adds appointments over the year before and the three months ahead until there are `wanted`; tells the hours taken. */
async function fillTo(wanted: number): Promise<number> {
  await sql`
    with made as (
      insert into booking.appointment (id, customer_id, vehicle_id, vin, plate, model, brand, center_id, starts_at, ends_at,
        service_codes, mileage, service_note, additional_information, language, code, version, told_version, created_at)
      select 'bench-' || n, 'bench', 'bench', '', '', '', 'rimal', b.center_id, t.start, t.start + interval '1 hour',
        array['pm10'], 0, '', '', 'en', 'CNF', 1, 1, now()
      from generate_series((select count(*) from booking.appointment), ${wanted} - 1) n
      cross join lateral (select date_trunc('day', now()) + make_interval(days => (n * 31 % 455 - 365)::int,
        hours => (4 + n * 7 % 12)::int) as start) t
      cross join lateral (select center_id, bay from booking.center_bay order by center_id, bay
        offset n * 13 % (select count(*) from booking.center_bay) limit 1) b
      returning id, center_id, starts_at
    )
    insert into booking.bay_unit (center_id, unit_start, bay, appointment_id)
    select m.center_id, m.starts_at, b.bay, m.id
    from made m cross join lateral (select bay from booking.center_bay where center_id = m.center_id order by random() limit 1) b
    on conflict do nothing`.execute(database());
  return takenAhead();
}

async function takenAhead(): Promise<number> {
  await sql`analyze booking.bay_unit, booking.appointment`.execute(database());
  const { rows } = await sql<{ count: number }>`
    select count(*) from booking.bay_unit where unit_start > now()`.execute(database());
  return rows[0]?.count ?? 0;
}

/** One appointment in every hour of every bay, back from last week, until so many more are over. */
async function fillPast(wanted: number): Promise<number> {
  for (let from = 0; from < wanted; from += batch) await addPast(from);
  return takenAhead();
}

async function addPast(from: number): Promise<void> {
  await sql`
    with bays as (select center_id, bay, row_number() over (order by center_id, bay) - 1 as place from booking.center_bay),
    spots as (
      select 'past-' || n as id, center_id, bay,
        date_trunc('hour', now()) - make_interval(hours => (168 + n / (select count(*) from bays))::int) as starts_at
      from generate_series(${from}::int, ${from + batch - 1}::int) n join bays on place = n % (select count(*) from bays)),
    made as (
      insert into booking.appointment (id, customer_id, vehicle_id, vin, plate, model, brand, center_id, starts_at, ends_at,
        service_codes, mileage, service_note, additional_information, language, code, version, told_version, created_at)
      select id, 'bench', 'bench', '', '', '', 'rimal', center_id, starts_at, starts_at + interval '1 hour',
        array['pm10'], 0, '', '', 'en', 'OUT', 1, 1, now() from spots)
    insert into booking.bay_unit (center_id, unit_start, bay, appointment_id)
    select center_id, starts_at, bay, id from spots on conflict do nothing`.execute(database());
}

interface Figures {
  readonly p50: number;
  readonly p99: number;
}

function timed(times: number, work: () => unknown): Figures {
  const taken: number[] = [];
  for (let run = 0; run < times * 1.5; run += 1) {
    const started = performance.now();
    work();
    if (run >= times / 2) taken.push(performance.now() - started);
  }
  return percentiles(taken);
}

function percentiles(values: number[]): Figures {
  values.sort((one, other) => one - other);
  const at = (share: number) => values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function print(what: string, { p50, p99 }: Figures, more: string): void {
  process.stdout.write(`${what}: p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms (${more})\n`);
}
