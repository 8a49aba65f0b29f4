import { serve } from "@hono/node-server";
import { sql } from "kysely";
import { verifyBearer } from "#app/features/account/api.server.ts";
import { bookingApi } from "#app/features/booking/api.server.ts";
import { type CenterSchedule, findFreeSlots } from "#app/features/booking/rules/slots.ts";
import { obviousSlots } from "#app/features/booking/rules/slots-oracle.ts";
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
import { withScratchDatabase } from "../database/scratch-database.ts";
import { root } from "../program.ts";

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
  for (const appointments of [500, 5_000, 50_000]) {
    const taken = await fillTo(appointments);
    for (const days of [30, 90])
      await benchRange(
        `http://localhost:${port}`,
        token,
        days,
        `${appointments} appointments, ${taken} hours taken`,
      );
  }
  server.close();
  await stopJobs(1_000);
  await closeDatabase();
}

async function benchRange(address: string, token: string, days: number, of: string): Promise<void> {
  const midnight = Math.floor(now().getTime() / 86_400_000) * 86_400_000;
  const { rows } = await sql<{ id: string }>`select id from booking.center`.execute(database());
  const body = JSON.stringify({
    brand: "rimal",
    startTime: new Date(midnight).toISOString(),
    endTime: new Date(midnight + days * 86_400_000).toISOString(),
    territoryIds: rows.map(({ id }) => id),
    servicesList: ["pm10"],
    vehicleId: demoVehicles(now())[0]?.vehicle.id,
  });
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const times: number[] = [];
  const queries = queryCount();
  let bytes = 0;
  for (let call = 0; call < 90; call += 1) {
    const started = performance.now();
    const answer = await fetch(`${address}/v3/orders/services/slots`, { method: "POST", headers, body });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (answer.status !== 200) throw new Error(`slots answered ${answer.status}`);
    if (call >= 20) times.push(performance.now() - started);
  }
  const perCall = (queryCount() - queries) / 90;
  print(
    `HTTP, ${days} days x ${rows.length} centers, ${of}`,
    percentiles(times),
    `${perCall} queries, ${(bytes / 1024).toFixed(0)} KB`,
  );
}

/** Adds appointments over the year before and the three months ahead until there are `wanted`; tells the hours taken. */
async function fillTo(wanted: number): Promise<number> {
  await sql`
    with made as (
      insert into booking.appointment (id, customer_id, vehicle_id, vin, plate, model, brand, center_id, starts_at, ends_at,
        service_codes, mileage, service_note, additional_information, language, code, version, created_at)
      select 'bench-' || n, 'bench', 'bench', '', '', '', 'rimal', b.center_id, t.start, t.start + interval '1 hour',
        array['pm10'], 0, '', '', 'en', 'CNF', 1, now()
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
  await sql`analyze booking.bay_unit, booking.appointment`.execute(database());
  const { rows } = await sql<{ count: number }>`
    select count(*) from booking.bay_unit where unit_start > now()`.execute(database());
  return rows[0]?.count ?? 0;
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
