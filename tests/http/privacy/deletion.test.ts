import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { customerById, importCustomer } from "#app/features/account/account.server.ts";
import { bookingApi } from "#app/features/booking/api.server.ts";
import { garageApi } from "#app/features/garage/api.server.ts";
import { leadsApi } from "#app/features/leads/api.server.ts";
import { preownedApi } from "#app/features/preowned/api.server.ts";
import { privacyApi } from "#app/features/privacy/api.server.ts";
import { erasureFile, personHash } from "#app/features/privacy/server/erasure/erased-people.server.ts";
import { replayErasures } from "#app/features/privacy/server/erasure/replay-erasures.server.ts";
import type { PrivacyTables } from "#app/features/privacy/tables.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { testDriveApi } from "#app/features/test-drive/api.server.ts";
import { waitingListApi } from "#app/features/waiting-list/api.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { forgetShortLived, newestMessages } from "#app/platform/messages/outbox.server.ts";
import { personalTables } from "#app/platform/personal-data/register.server.ts";
import { seedBooking } from "#db/seed/booking.seed.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import "#server/app.ts";
import { appointmentBody, slotsBody } from "../../factories/booking/booking-api.ts";
import { canary, canaryCar, importCanaryCar, tracesOfCanary } from "../../factories/canaries.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { requestOf, runNotices, sendEverything, tryDeletion } from "../../factories/deletions.ts";
import { apiOnDemo, tokenOf } from "../../factories/demo-api.ts";
import { leadBody } from "../../factories/leads.ts";
import { bindPhone } from "../../factories/phone.ts";
import { driveBody, driveSlotsBody } from "../../factories/test-drive/drive-api.ts";
import { setDrive } from "../../factories/test-drive/signed-drives.ts";

// The file of deletions is the program's own: this one has a data folder of its own.
vi.hoisted(() => {
  process.env.MARSA_DATA_DIR = `/tmp/marsa-deletions-${process.pid}`;
});
testDatabase();
const apis = [privacyApi, garageApi, bookingApi, waitingListApi, testDriveApi, leadsApi, preownedApi];
const { get, post } = apiOnDemo(apis, async (at) => {
  await seedGarage(at);
  await seedBooking(at);
  await seedTestDrives(at);
});
const db = () => database<PrivacyTables>();
const requestRow = () => requestOf(canary.id);
let token = "";
/** What the canary has ahead: an appointment and a test drive. */
let ahead: string[] = [];
async function takenHours(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from booking.bay_unit
    where appointment_id = any(${ahead})`.execute(database());
  return rows[0]?.count ?? 0;
}

/** Everything that a customer can leave with us. */
async function liveHere(): Promise<void> {
  await importCustomer(canary, now());
  await importCanaryCar();
  await bindPhone(canary.id, canary.phone);
  token = await tokenOf(canary, now());
  const as = { token };
  const { data: slots } = await post<TimeSlot[]>(
    "/v3/orders/services/slots",
    slotsBody({ vehicleId: canaryCar }),
    as,
  );
  const fields = { vehicleId: canaryCar, ServiceNote: "Zqnote" };
  const booked = await post<{ serviceAppointmentId: string }>(
    "/v3/orders/services/appointment",
    appointmentBody(slots[3], fields),
    as,
  );
  expect(booked.status).toBe(200);
  const person = { firstName: canary.firstName, lastName: canary.lastName, mobile: canary.phone };
  const driveIds: string[] = [];
  for (const car of ["suhail", "shihab"]) {
    const { data: times } = await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody({ car }), as);
    const { phoneProof: _, ...body } = driveBody(times[0], {
      car,
      ...person,
      email: canary.email,
      notes: "Zqnote",
    });
    const drive = await post<{ serviceAppointmentId: string }>("/v3/test-drive/appointment", body, as);
    expect(drive).toMatchObject({ status: 200 });
    driveIds.push(drive.data.serviceAppointmentId);
  }
  ahead = [booked.data.serviceAppointmentId, driveIds[1] ?? ""];
  // The first one took place.
  await setDrive(driveIds[0] ?? "", { code: "returned", startsIn: -50 });
  const lead = leadBody({ ...person, email: canary.email, message: "Zqnote" });
  expect(await post("/v3/leads", lead, {})).toMatchObject({ status: 200 });
  const watch = { email: canary.email, search: {} };
  expect(await post("/v1/cpov/alerts", watch, {})).toMatchObject({ status: 200 });
  const waiting = { brand: "rimal", vehicleId: canaryCar, servicesList: ["pm10"], territoryIds: ["al-sadd"] };
  await post("/v3/orders/services/waiting", { ...waiting, before: slots[2]?.endTime }, as);
}

beforeAll(liveHere, 60_000);
afterAll(() => rm(dirname(erasureFile()), { recursive: true, force: true }));

const tryOnce = () => tryDeletion(canary.id);

describe("deleting an account", () => {
  test("is refused to strangers, and without a fresh sign-in", async () => {
    expect(await post("/v3/account/privacy/deletion", {}, {})).toMatchObject({ status: 401 });
    await sql`update account.session set authenticated_at = ${new Date(now().getTime() - 301_000)}
      where customer_id = ${canary.id}`.execute(database());
    expect(await post("/v3/account/privacy/deletion", {}, { token })).toMatchObject({
      code: "sign-in-again",
    });
    token = await tokenOf(canary, now());
  });

  test("names beforehand what the law keeps, with the reason and the last day", async () => {
    const { data } = await get<{ held: { id: string; retained: unknown }[] }>("/v3/account/privacy", {
      token,
    });
    expect(data.held.find(({ id }) => id === "test_drive.drive")?.retained).toEqual({
      count: 1,
      reason: expect.stringContaining("traffic law"),
      until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(await tracesOfCanary()).toEqual(
      expect.arrayContaining([
        "account.customer.email",
        "booking.appointment.service_note",
        "garage.vehicle.vin",
        "leads.lead.email",
        "platform.message.recipient",
        "preowned.alert.email",
        "test_drive.drive.notes",
      ]),
    );
  });

  test("ends every session at once, mails the last address, and repeats without a second mail", async () => {
    const key = "the-key-of-the-canary";
    const sent = { token, key };
    expect(await post("/v3/account/privacy/deletion", { reason: "no-car" }, sent)).toMatchObject({
      status: 200,
    });
    expect(await get("/v3/account/privacy", { token })).toMatchObject({ status: 401 });
    const mails = (await newestMessages(200)).filter(
      ({ template, channel }) => template === "account-deletion-requested" && channel === "mail",
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([canary.email]);
    expect((await requestRow())?.sealed_person).not.toContain("zqcanary");
  });

  test("cancels what is still to come, frees its hours and writes to the showroom", async () => {
    expect(await takenHours()).toBeGreaterThan(1);
    await tryOnce();
    expect(await takenHours()).toBe(0);
    const { rows: jobs } = await sql<{ name: string }>`
      select name from pgboss.job where state = 'created'`.execute(database());
    const names = jobs.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["notify-of-drive", "tell-of-appointment", "erase-person"]));
  });

  test("waits until these messages are written and have left, at most 20 hours", async () => {
    await tryOnce();
    expect(await requestRow()).toMatchObject({ settled_at: null });
    await runNotices();
    const waiting = (await newestMessages(200)).filter(({ state }) => state === "waiting");
    expect(waiting.map(({ template }) => template)).toEqual(
      expect.arrayContaining([
        "test-drive-canceled-for-showroom",
        "appointment-cancellation",
        "account-deletion-requested",
      ]),
    );
    await tryOnce();
    expect(await requestRow()).toMatchObject({ settled_at: null });
    expect(await customerById(canary.id)).toBeDefined();
  });

  test("leaves what the register names and nothing else", async () => {
    await sendEverything();
    await tryOnce();
    expect(await requestRow()).toBeUndefined();
    const retained = new Set(
      personalTables()
        .filter(({ onDeletion }) => onDeletion.does === "keep")
        .map(({ table }) => table),
    );
    const traces = (await tracesOfCanary()).filter((trace) => !trace.startsWith("platform.message."));
    expect(traces.toSorted()).toEqual([
      "test_drive.drive.first_name",
      "test_drive.drive.last_name",
      "test_drive.drive.phone",
    ]);
    for (const trace of traces) expect(retained).toContain(trace.split(".").slice(0, 2).join("."));
    expect(await customerById(canary.id)).toBeUndefined();
  });

  test("ends with a last mail, which is gone itself when it has been sent", async () => {
    const last = await newestMessages(1);
    expect(last).toMatchObject([{ template: "account-deleted", recipient: canary.email }]);
    await sql`update platform.message set sent_at = ${now()} where short_lived`.execute(database());
    await inTransaction((trx) => forgetShortLived(trx, now()));
    const traces = await tracesOfCanary();
    expect(traces.filter((trace) => !trace.startsWith("test_drive.drive."))).toEqual([]);
  });

  test("is remembered by a keyed hash alone, in the database and in the file", async () => {
    const [row] = await db().selectFrom("privacy.erasure").selectAll().execute();
    expect(row).toMatchObject({ person_hash: personHash(canary.id), reason: "no-car" });
    const file = await readFile(erasureFile(), "utf8");
    expect(file).toContain(personHash(canary.id));
    expect(file).not.toContain(canary.id);
  });
});

describe("a restored backup", () => {
  test("is erased again at the start, by what the file remembers", async () => {
    await liveHere();
    await db().deleteFrom("privacy.erasure").execute();
    expect(await replayErasures()).toBe(1);
    const traces = await tracesOfCanary();
    expect(traces.filter((trace) => !trace.startsWith("test_drive.drive."))).toEqual([]);
    expect(await replayErasures()).toBe(0);
    expect((await newestMessages(200)).filter(({ template }) => template === "account-deleted")).toEqual([]);
  });

  test("writes a lost file anew from the database, and bears a line that was cut short", async () => {
    await rm(erasureFile(), { force: true });
    expect(await replayErasures()).toBe(0);
    expect(await readFile(erasureFile(), "utf8")).toContain(personHash(canary.id));
    await writeFile(erasureFile(), '{"person":"cut');
    expect(await replayErasures()).toBe(0);
    expect(await readFile(erasureFile(), "utf8")).toContain(personHash(canary.id));
  });
});
