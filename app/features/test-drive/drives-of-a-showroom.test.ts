import { describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { momentInBrief, momentInWords } from "#app/i18n/dates/clock.ts";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import {
  driveApiOnDemo,
  driveBody,
  driveSlotsBody,
  lusail,
  salwa,
  visitor,
} from "../../../tests/factories/test-drive/drive-api.ts";
import type { BookedDrive } from "./calls.ts";
import type { DriveCode } from "./rules/drive-states.ts";
import { blockCar } from "./server/cars/block-car.server.ts";
import { moveByStaff, tickOriginal } from "./server/drives/staff-moves.server.ts";
import { notifyOfDrive } from "./server/messages/notify-of-drive.server.ts";
import type { TestDriveTables } from "./tables.ts";

testDatabase();
const { post } = driveApiOnDemo();
const db = () => database<TestDriveTables>();
let callers = 0;

const timesOf = async (car: string, showroom: string) =>
  (await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody({ car, territoryIds: [showroom] }), {}))
    .data;

/** Books a time of a model by a new visitor and answers with its row. */
async function booked(car: string, slot: TimeSlot | undefined) {
  callers += 1;
  const body = driveBody(slot, { ...visitor(`5530${1000 + callers}`), car });
  const reply = await post<BookedDrive>("/v3/test-drive/appointment", body, {});
  expect(reply.status).toBe(200);
  return rowOf(reply.data.serviceAppointmentId);
}

function rowOf(id: string) {
  return db().selectFrom("test_drive.drive").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

async function trimOf(carId: string | null): Promise<string> {
  const car = await db()
    .selectFrom("test_drive.car")
    .select("trim_en")
    .where("id", "=", carId)
    .executeTakeFirstOrThrow();
  return car.trim_en;
}

const hourMs = 3_600_000;
const block = (carId: string, at: Date, hours = 1) =>
  inTransaction<unknown, Awaited<ReturnType<typeof blockCar>>>((trx) =>
    blockCar(trx, {
      carId,
      from: at,
      to: new Date(at.getTime() + hours * hourMs),
      reason: "a flat tire",
      now: now(),
    }),
  );
const notified = (driveId: string, version: number) =>
  inTransaction<unknown, void>((trx) => notifyOfDrive.run({ driveId, version }, trx));

describe("a demo car that goes out of service", () => {
  test("gives its drive to another car of the model at the same time, which the driver is told", async () => {
    const [slot] = await timesOf("suhail", salwa);
    const drive = await booked("suhail", slot);
    const done = await block(drive.car_id ?? "", drive.starts_at ?? now());
    expect(done).toMatchObject({ value: { moved: [drive.id], lost: [] } });
    const after = await rowOf(drive.id);
    expect(after.car_id).not.toBe(drive.car_id);
    expect([after.code, after.starts_at, after.version]).toEqual([
      "confirmed",
      drive.starts_at,
      drive.version + 1,
    ]);
    await notified(drive.id, after.version);
    const messages = (await newestMessages()).filter(({ template }) => template === "test-drive-changed");
    expect(messages.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
    const [before, instead] = await Promise.all([trimOf(drive.car_id), trimOf(after.car_id)]);
    const mail = messages.find(({ channel }) => channel === "mail")?.plain;
    expect(mail).toContain(instead);
    expect(mail).not.toContain(before);
  });

  test("leaves a drive without another car requested, with three times by mail; none stays on it", async () => {
    const [slot, next] = await timesOf("shihab", lusail);
    const drive = await booked("shihab", slot);
    const later = await booked("shihab", next);
    await block(drive.car_id ?? "", drive.starts_at ?? now());
    const after = await rowOf(drive.id);
    expect(after).toMatchObject({
      code: "requested",
      car_id: null,
      starts_at: null,
      lost_start: drive.starts_at,
    });
    expect(await rowOf(later.id)).toMatchObject({ car_id: later.car_id, version: later.version });
    expect((await timesOf("shihab", lusail)).map(({ startTime }) => startTime)).not.toContain(
      slot?.startTime,
    );

    await notified(drive.id, after.version);
    const messages = (await newestMessages()).filter(({ template }) => template === "test-drive-lost");
    expect(messages.map(({ channel }) => channel).sort()).toEqual(["mail", "sms"]);
    const mail = messages.find(({ channel }) => channel === "mail");
    // The drive that is off, and three others.
    expect(mail?.plain.match(/\d{1,2}:\d\d/g)).toHaveLength(4);
    const off = momentInWords(drive.starts_at ?? now(), "Asia/Qatar", "en");
    expect(mail?.plain).toContain(`Your test drive on ${off} does not take place`);
    const text = messages.find(({ channel }) => channel === "sms")?.plain ?? "";
    const brief = momentInBrief(drive.starts_at ?? now(), "Asia/Qatar", "en").replaceAll("\u00a0", " ");
    expect(text).toContain(`your test drive on ${brief} is off`);
    expect(smsParts(text)).toBeLessThanOrEqual(2);
    const start = drive.starts_at?.toISOString().replace(/[-:]|\.\d+/g, "");
    for (const line of ["METHOD:CANCEL", `SEQUENCE:${drive.version}`, `DTSTART:${start}`, `UID:${drive.id}@`])
      expect(mail?.calendar).toContain(line);
    expect(mail?.plain).toMatch(/\/drive\/\w{6}-[\w-]{16}\/change\?lang=en/);
  });

  test("and bookings that come at once never meet on it", async () => {
    const slots = (await timesOf("nasma", lusail)).slice(3, 9);
    const [first] = slots;
    const carId = (
      await db()
        .selectFrom("test_drive.car")
        .select("id")
        .where("model", "=", "nasma")
        .where("showroom_id", "=", lusail)
        .executeTakeFirstOrThrow()
    ).id;
    const bodies = slots.map((slot, place) =>
      driveBody(slot, { ...visitor(`5540${1000 + place}`), car: "nasma" }),
    );
    const from = new Date(first?.startTime ?? 0);
    await Promise.all([
      ...bodies.map((body) => post("/v3/test-drive/appointment", body, {})),
      block(carId, from, 12),
    ]);
    const onIt = await db()
      .selectFrom("test_drive.drive")
      .select("id")
      .where("car_id", "=", carId)
      .where("starts_at", ">=", from)
      .where("starts_at", "<", new Date(from.getTime() + 12 * hourMs))
      .execute();
    expect(onIt).toEqual([]);
  });

  test("is not found by another id", async () => {
    expect(await block("no-such-car", now())).toMatchObject({ ok: false, code: "car-not-found" });
  });
});

describe("the staff of a showroom", () => {
  const move = (id: string, version: number, to: DriveCode) =>
    inTransaction<unknown, Awaited<ReturnType<typeof moveByStaff>>>((trx) =>
      moveByStaff(trx, { id, version, to, now: now() }),
    );

  test("see a drive through, from the arrival to the return", async () => {
    const [slot] = await timesOf("reem", lusail);
    const drive = await booked("reem", slot);
    let { version } = drive;
    for (const to of ["arrived", "out", "returned"] as const) {
      expect(await move(drive.id, version, to)).toMatchObject({ ok: true });
      version += 1;
    }
    expect(await move(drive.id, version, "out")).toMatchObject({ code: "illegal-move" });
    expect(await move(drive.id, version - 1, "out")).toMatchObject({ code: "drive-changed" });
  });

  test("give the hour back where nobody came", async () => {
    const [slot] = await timesOf("hajar", lusail);
    const drive = await booked("hajar", slot);
    const startTimes = async () => (await timesOf("hajar", lusail)).map(({ startTime }) => startTime);
    expect(await startTimes()).not.toContain(slot?.startTime);
    await move(drive.id, drive.version, "no-show");
    expect(await startTimes()).toContain(slot?.startTime);
  });

  test("tick that they have seen the original, and take it back", async () => {
    const [slot] = await timesOf("jawza", lusail);
    const { id } = await booked("jawza", slot);
    const tick = (isSeen: boolean) =>
      inTransaction<unknown, void>((trx) => tickOriginal(trx, { id, isSeen, now: now() }));
    await tick(true);
    expect((await rowOf(id)).original_seen_at).not.toBeNull();
    await tick(false);
    expect((await rowOf(id)).original_seen_at).toBeNull();
  });
});
