import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { customerById, importCustomer } from "#app/features/account/account.server.ts";
import { bookingApi } from "#app/features/booking/api.server.ts";
import { garageApi } from "#app/features/garage/api.server.ts";
import { privacyApi } from "#app/features/privacy/api.server.ts";
import { eraseJob } from "#app/features/privacy/server/erasure/erase.server.ts";
import {
  erasureFile,
  isInFile,
  personHash,
} from "#app/features/privacy/server/erasure/erased-people.server.ts";
import { replayErasures } from "#app/features/privacy/server/erasure/replay-erasures.server.ts";
import type { PrivacyTables } from "#app/features/privacy/tables.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { sendJob, startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { registerPersonalData } from "#app/platform/personal-data/register.server.ts";
import { seedBooking } from "#db/seed/booking.seed.ts";
import { type DemoPerson, khalid } from "#db/seed/demo/demo-people.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import "#server/app.ts";
import { appointmentBody, slotsBody } from "../../factories/booking/booking-api.ts";
import { canary, canaryCar, importCanaryCar, tracesOfCanary } from "../../factories/canaries.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import {
  deleteAccount,
  requestDeletion,
  requestOf,
  runNotices,
  sendEverything,
  tryDeletion,
} from "../../factories/deletions.ts";
import { apiOnDemo, tokenOf } from "../../factories/demo-api.ts";

vi.hoisted(() => {
  process.env.MARSA_DATA_DIR = `/tmp/marsa-deletion-steps-${process.pid}`;
});
const { url } = testDatabase();
const { post } = apiOnDemo([privacyApi, garageApi, bookingApi], async (at) => {
  await seedGarage(at);
  await seedBooking(at);
});
afterAll(() => rm(dirname(erasureFile()), { recursive: true, force: true }));

/** A feature that cannot end what is ahead, or breaks off while it erases. */
const troubled = { isSettled: true, breaksOff: false };
registerPersonalData({
  feature: "troubled",
  tables: [
    {
      table: "platform.process",
      title: { en: "", ar: "" },
      purpose: { en: "", ar: "" },
      retention: { text: { en: "", ar: "" } },
      of: () => {
        if (troubled.breaksOff) throw new Error("killed");
        return sql`false`;
      },
      columns: {},
      onDeletion: { does: "erase" },
    },
  ],
  settle: async () => {
    if (!troubled.isSettled) throw new Error("another system is away");
    return true;
  },
});

let people = 0;
async function newCustomer(): Promise<DemoPerson> {
  people += 1;
  const person = {
    ...khalid,
    id: `leaver-${people}`,
    email: `leaver-${people}@example.qa`,
    phone: `5533000${people}`,
  };
  await importCustomer({ ...person, sfAccountId: person.id, kunnr: person.id }, now());
  return person;
}
const requestedHoursAgo = (hours: number) =>
  database<PrivacyTables>()
    .updateTable("privacy.erasure_request")
    .set({ requested_at: new Date(now().getTime() - hours * 3_600_000) })
    .execute();
async function appointmentOfCanary(): Promise<string> {
  await importCustomer(canary, now());
  await importCanaryCar();
  const as = { token: await tokenOf(canary, now()) };
  const where = { vehicleId: canaryCar };
  const { data: slots } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody(where), as);
  const body = appointmentBody(slots[3], { ...where, ServiceNote: "Zqnote" });
  const booked = await post<{ serviceAppointmentId: string }>("/v3/orders/services/appointment", body, as);
  expect(booked.status).toBe(200);
  return booked.data.serviceAppointmentId;
}

describe("a deletion", () => {
  test("with something that cannot be ended is tried again later, and ends what others have ahead", async () => {
    const { id } = await newCustomer();
    troubled.isSettled = false;
    await requestDeletion(id);
    await tryDeletion(id);
    await sendEverything();
    await tryDeletion(id);
    expect(await requestOf(id)).toMatchObject({ settled_at: null });
    expect(await customerById(id)).toBeDefined();
    troubled.isSettled = true;
    await tryDeletion(id);
    expect(await requestOf(id)).toBeUndefined();
  });

  test("is not tried by a second job, nor before its time", async () => {
    const { id } = await newCustomer();
    await requestDeletion(id);
    await tryDeletion(id);
    const tried = await requestOf(id);
    expect(tried?.next_try_at.getTime()).toBeGreaterThan(now().getTime() + 50_000);
    await sendEverything();
    await eraseJob.callOut({ requestId: tried?.id ?? "" });
    expect(await requestOf(id)).toEqual(tried);
    troubled.isSettled = false;
    await requestedHoursAgo(5);
    await tryDeletion(id);
    expect((await requestOf(id))?.next_try_at.getTime()).toBeGreaterThan(now().getTime() + 29 * 60_000);
    troubled.isSettled = true;
    await tryDeletion(id);
    expect(await requestOf(id)).toBeUndefined();
  });

  test("goes on after 20 hours whatever is ahead, and is named in the log from 12 hours on", async () => {
    const error = vi.spyOn(log, "error");
    const { id } = await newCustomer();
    troubled.isSettled = false;
    await requestDeletion(id);
    await requestedHoursAgo(12);
    await tryDeletion(id);
    expect(error.mock.calls.map(([, text]) => text)).toContain("a deletion is not complete after 12 hours");
    expect(await customerById(id)).toBeDefined();
    await requestedHoursAgo(20);
    await tryDeletion(id);
    expect(await customerById(id)).toBeUndefined();
    troubled.isSettled = true;
    error.mockRestore();
  });

  test("that breaks off between two features is completed by its next try, also when jobs run between", async () => {
    await appointmentOfCanary();
    await requestDeletion(canary.id);
    await tryDeletion(canary.id);
    await runNotices();
    await sendEverything();
    troubled.breaksOff = true;
    await expect(tryDeletion(canary.id)).rejects.toThrow("killed");
    expect(await customerById(canary.id)).toBeUndefined();
    expect(await tracesOfCanary()).toContain("platform.message.recipient");
    troubled.breaksOff = false;
    await runNotices();
    await tryDeletion(canary.id);
    expect(await requestOf(canary.id)).toBeUndefined();
    await sql`delete from platform.message where short_lived`.execute(database());
    expect(await tracesOfCanary()).toEqual([]);
  });
});

describe("the file of deletions", () => {
  test("names a person from the first step on, while the database does only when they are erased", async () => {
    const { id } = await newCustomer();
    await requestDeletion(id);
    await tryDeletion(id);
    expect(await isInFile(personHash(id))).toBe(true);
    expect(await customerById(id)).toBeDefined();
    // A start meanwhile leaves it to its job, which waits for the messages.
    expect(await replayErasures()).toBe(0);
    expect(await requestOf(id)).toBeDefined();
    await sendEverything();
    await tryDeletion(id);
    await database<PrivacyTables>().deleteFrom("privacy.erasure").execute();
    await replayErasures();
    const rows = await database<PrivacyTables>()
      .selectFrom("privacy.erasure")
      .select("person_hash")
      .execute();
    expect(rows.map(({ person_hash }) => person_hash)).toContain(personHash(id));
  });

  test("erases again whom a backup has brought back, though a feature is in trouble", async () => {
    const person = await newCustomer();
    await deleteAccount(person.id);
    await importCustomer(person, now());
    troubled.isSettled = false;
    troubled.breaksOff = true;
    expect(await replayErasures()).toBe(1);
    // It could not be completed: the account is closed, and its job goes on.
    expect(await requestOf(person.id)).toBeDefined();
    troubled.isSettled = true;
    troubled.breaksOff = false;
    await tryDeletion(person.id);
    expect(await customerById(person.id)).toBeUndefined();
  });
});

test("a car in the workshop stays on its work order without its owner, until 30 days after the visit", async () => {
  const id = await appointmentOfCanary();
  await sql`update booking.appointment set code = 'WIP' where id = ${id}`.execute(database());
  await runNotices();
  await sendEverything();
  await deleteAccount(canary.id);
  expect(await tracesOfCanary()).toEqual(["booking.appointment.vin"]);
  const row = async () => {
    const { rows } = await sql<{ customer_id: string; service_note: string }>`
      select customer_id, service_note from booking.appointment where id = ${id}`.execute(database());
    return rows[0];
  };
  expect(await row()).toEqual({ customer_id: "deleted", service_note: "" });
  await stopJobs(1_000);
  await startJobs(url, { work: true });
  const forget = () =>
    inTransaction<unknown, void>((trx) =>
      sendJob(trx, { name: "forget-appointments", schema: z.object({}) }, {}),
    );
  const endedDaysAgo = (days: number) =>
    sql`update booking.appointment set starts_at = ${new Date(now().getTime() - days * 86_400_000 - 3_600_000)},
      ends_at = ${new Date(now().getTime() - days * 86_400_000)} where id = ${id}`.execute(database());
  const done = async () => {
    const { rows } = await sql`select from pgboss.job
      where name = 'forget-appointments' and state = 'completed'`.execute(database());
    return rows.length;
  };
  await endedDaysAgo(29);
  await forget();
  await expect.poll(done).toBe(1);
  expect(await row()).toBeDefined();
  await endedDaysAgo(31);
  await forget();
  await expect.poll(row).toBeUndefined();
  expect(await tracesOfCanary()).toEqual([]);
});
