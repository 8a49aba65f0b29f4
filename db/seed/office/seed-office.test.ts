import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { listActivities } from "#app/features/booking/booking.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { seedAccounts } from "../account.seed.ts";
import { seedBooking } from "../booking.seed.ts";
import { khalid, noora } from "../demo/demo-people.ts";
import { seedGarage } from "../garage.seed.ts";
import { seedOffice } from "./seed-office.ts";

testDatabase();
const at = now();
const sizes = { appointments: 900, leads: 150 };
const count = async (from: string) =>
  Number(
    (await sql.raw<{ count: number }>(`select count(*)::int as count from ${from}`).execute(database()))
      .rows[0]?.count,
  );
const activities = () =>
  Promise.all([noora, khalid].map(({ id }) => listActivities({ customerId: id }, "en", at)));
let before: Awaited<ReturnType<typeof activities>>;
let written: boolean[];
beforeAll(async () => {
  await seedAccounts(at);
  await seedGarage(at);
  await seedBooking(at);
  before = await activities();
  written = [await seedOffice(at, sizes), await seedOffice(at, sizes)];
});

describe("the year of the demo in the database", () => {
  test("is written once", async () => {
    expect(written).toEqual([true, false]);
    expect(await count("booking.appointment where id like '01976f00-01%'")).toBe(sizes.appointments);
    expect(await count("leads.lead")).toBe(sizes.leads);
  });

  test("is nothing that the demo's customers see", async () => {
    expect(await activities()).toEqual(before);
  });

  test("sends nothing: no job waits, no message was written", async () => {
    expect(
      await count("pgboss.job where name like '%appointment%' and data::text like '%01976f00-01%'"),
    ).toBe(0);
    expect(await count("platform.message")).toBe(0);
  });

  test("has the hours of its bays where an appointment stands, and nowhere else", async () => {
    const hours = `select appointment_id from booking.bay_unit`;
    expect(await count(`booking.appointment where bay is not null and id not in (${hours})`)).toBe(0);
    expect(await count(`booking.appointment where code in ('CANC', 'RJD') and id in (${hours})`)).toBe(0);
    expect(
      await count(`booking.bay_unit u join booking.appointment a on a.id = u.appointment_id
        where u.bay <> a.bay or u.unit_start < a.starts_at or u.unit_start >= a.ends_at`),
    ).toBe(0);
  });

  test("belongs together: cars to customers, appointments to cars and guests, visits to cars that came", async () => {
    expect(await count("garage.vehicle v where customer_id not in (select id from account.customer)")).toBe(
      0,
    );
    expect(
      await count(`booking.appointment a where customer_id not in
        (select id from account.customer union select id from booking.guest)`),
    ).toBe(0);
    expect(
      await count(`workshop.visit w join booking.appointment a on a.id = w.appointment_id
        where (w.ended_at is null) = (a.code = 'OUT') or a.code in ('CNF', 'CREA')`),
    ).toBe(0);
    expect(await count("workshop.visit")).toBeGreaterThan(20);
  });

  test("has something of everything that waits for an answer of the office, in both scripts", async () => {
    const waiting = [
      "garage.vehicle_link w where state = 'waiting' and language",
      "booking.campaign_request w where code = 'CREA' and language",
      "privacy.export w where ready_at is null and language",
      "privacy.erasure_request w where language",
    ];
    for (const table of waiting)
      for (const language of ["en", "ar"])
        expect(await count(`${table} = '${language}'`), `${table} ${language}`).toBeGreaterThan(0);
    const requests = await count("booking.campaign_request");
    expect(await count(`booking.campaign_request where starts_at > now()`)).toBe(requests);
    const closed = `account.customer where closed_at is not null`;
    expect(await count(closed)).toBe(await count("privacy.erasure_request"));
  });

  test("is of people who cannot sign in and hear nothing of what comes due", async () => {
    const ofYear = "account.customer where id like '01976f00-01%'";
    expect(await count(`${ofYear} and password_hash is not null`)).toBe(0);
    expect(await count(ofYear)).toBe(await count("due_dates.subscription where not is_on"));
  });
});
