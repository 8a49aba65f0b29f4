import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { importCustomer } from "#app/features/account/account.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { sendJob, startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { type PersonalTable, personalTables } from "#app/platform/personal-data/register.server.ts";
import { seedBooking } from "#db/seed/booking.seed.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import "#server/app.ts";
import { writeRow } from "../../factories/database/old-row.ts";
import { testDatabase } from "../../factories/database/test-database.ts";

const { url } = testDatabase();
const dayMs = 86_400_000;
const customer = { customer_id: noora.id };
const place = { center_id: "al-sadd" };
const hour = (at: Date) => ({ starts_at: new Date(at.getTime() - 3_600_000), ends_at: at });
const far = () => new Date(now().getTime() + 900 * dayMs);

/** What a row of a table needs beside its age, which stands in the column that its retention counts from. */
const needs: Readonly<Record<string, (at: Date) => Promise<object> | object>> = {
  "staff.audit_value": async () => {
    await writeRow("staff.audit_entry", { via: "write" });
    const { rows } = await sql<{ id: number }>`select max(id) as id from staff.audit_entry`.execute(
      database(),
    );
    return { entry_id: rows[0]?.id };
  },
  "workshop.visit": () => customer,
  "booking.guest": () => ({}),
  "privacy.request_note": () => customer,
  "account.session": () => customer,
  "orders.cart": () => ({ customer_id: randomUUID() }),
  "orders.done_write": () => customer,
  "orders.order": async () => {
    const center = randomUUID();
    await writeRow("orders.center", { id: center, weekdays: JSON.stringify(Array(7).fill([])) });
    return { ...customer, center, fulfilment: "collected", captured: 1 };
  },
  "payments.attempt": () => ({ ...customer, state: "failed" }),
  "account.login_code": () => customer,
  "account.password_reset": () => customer,
  "account.email_change": async () => {
    const id = randomUUID();
    await writeRow("account.customer", { id });
    return { customer_id: id };
  },
  "account.email_undo": () => customer,
  "account.factor_reset": () => ({ ...customer, state: "done", paper: "qid" }),
  "account.registration": () => ({}),
  "account.oidc_record": () => ({}),
  "leads.lead": () => ({ kind: "offer", purpose: "answer-the-request", next_try_at: far() }),
  "preowned.alert": () => ({}),
  "booking.campaign_request": () => ({
    ...place,
    ...customer,
    ...hour(far()),
    campaign_until: "2026-12-31",
    code: "CNF",
    full_name: "N",
    phone: "1",
  }),
  "booking.waiting": () => ({
    ...customer,
    ended_at: now(),
    service_codes: ["pm10"],
    center_ids: ["al-sadd"],
  }),
  "garage.vehicle_link": () => ({ ...customer, vin: "RMLHJR4K7R1009999", state: "withdrawn" }),
  "booking.bay_unit": (at) => ({
    ...place,
    unit_start: at,
    bay: 0,
    hold_customer_id: noora.id,
    hold_vehicle_id: "v",
  }),
  "booking.appointment": (at) => ({
    ...place,
    ...customer,
    ...hour(at),
    service_codes: ["pm10"],
    code: "OUT",
  }),
  "test_drive.license": async () => {
    const id = randomUUID();
    await writeRow("test_drive.drive", { id, code: "canceled" });
    return { drive_id: id, side: "front" };
  },
  "test_drive.drive": async (at) => {
    const { rows } = await sql<{ id: string }>`select id from test_drive.car limit 1`.execute(database());
    return { ...hour(at), car_id: rows[0]?.id, code: "returned" };
  },
  "platform.message": () => ({ channel: "mail" }),
  "platform.idempotency": () => ({}),
  "platform.consent": () => ({ email: "old@example.qa", purpose: "marketing" }),
  "due_dates.notice": () => ({ ...customer, item: `warranty ${randomUUID()}`, days: 30 }),
  "privacy.export": () => ({ customer_id: randomUUID(), requested_at: now() }),
};

beforeAll(async () => {
  await importCustomer(noora, now());
  await seedGarage(now());
  await seedBooking(now());
  await seedTestDrives(now());
  await stopJobs(1_000);
  // The jobs themselves run, as in the program.
  await startJobs(url, { work: true });
});

function limitOf({ retention: { days, months } }: PersonalTable): Date {
  const limit = new Date(now().getTime() - (days ?? 0) * dayMs);
  if (months !== undefined) limit.setUTCMonth(limit.getUTCMonth() - months);
  return limit;
}

const timed = personalTables().filter(({ retention }) => retention.job !== undefined);

test("every retention by a job of these features has its row here", () => {
  const missing = timed.map(({ table }) => table).filter((table) => needs[table] === undefined);
  // Deleting documents takes their files along: their own tests see to that.
  expect(missing.filter((table) => !table.startsWith("documents."))).toEqual([]);
});

test.each(timed.filter(({ table }) => needs[table] !== undefined).map((one) => [one.table, one] as const))(
  "%s loses what is older than its limit, and keeps what is younger",
  async (name, table) => {
    const { job = "", from = "" } = table.retention;
    const limit = limitOf(table).getTime();
    const [old, young] = [new Date(limit - 2 * dayMs), new Date(limit + 2 * dayMs)];
    for (const at of [old, young]) await writeRow(name, { ...(await needs[name]?.(at)), [from]: at });
    const left = async (at: Date) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(name)} where ${sql.ref(from)} = ${at}`.execute(
        database(),
      );
      return rows[0]?.count;
    };
    expect(await left(old)).toBe(1);
    await inTransaction<unknown, void>((trx) => sendJob(trx, { name: job, schema: z.object({}) }, {}));
    await expect.poll(() => left(old)).toBe(0);
    expect(await left(young)).toBe(1);
  },
);
