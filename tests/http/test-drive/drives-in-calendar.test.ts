import { beforeAll, describe, expect, test } from "vitest";
import { bookingApi, calendarFeeds } from "#app/features/booking/api.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { testDriveApi } from "#app/features/test-drive/api.server.ts";
import type { BookedDrive } from "#app/features/test-drive/calls.ts";
import { blockCar } from "#app/features/test-drive/server/cars/block-car.server.ts";
import { movesOf } from "#app/features/test-drive/server/drives/read-moves.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction, queryCount } from "#app/platform/database.server.ts";
import { seedBooking } from "#db/seed/booking.seed.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { apiOnDemo } from "../../factories/demo-api.ts";
import { driveBody, driveSlotsBody, lusail, salwa } from "../../factories/test-drive/drive-api.ts";
import { rowOfDrive, setDrive } from "../../factories/test-drive/signed-drives.ts";

testDatabase();
const { get, post, patch } = apiOnDemo([testDriveApi, bookingApi], async (at) => {
  await seedGarage(at);
  await seedBooking(at);
  await seedTestDrives(at);
});
const path = "/v3/test-drive/appointment";

const slotsOf = async (car: string, showroom: string) =>
  (await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody({ car, territoryIds: [showroom] }), {}))
    .data;

/** An instant as calendars write it, without its fractions of a second. */
const stamp = (at: string | Date = "") => new Date(at).toISOString().replace(/[-:]|\.\d+Z/g, "");

/** A drive of Noora's, of a model that she has none of yet. */
async function booked(car: string, showroom = lusail): Promise<BookedDrive> {
  const [slot] = await slotsOf(car, showroom);
  const driver = { mobile: noora.phone, phoneProof: undefined, car };
  return (await post<BookedDrive>(path, driveBody(slot, driver))).data;
}

function changeTo(slot: TimeSlot | undefined, appointmentId: string, version: number) {
  const { startTime: schedStartTime, territories = [] } = slot ?? {};
  const { territoryPromiseKey } = territories[0] ?? {};
  return { appointmentId, version, serviceTerritoryId: lusail, schedStartTime, territoryPromiseKey };
}

/** The calendar of a customer as it is polled: what it says, and the unfolded entry of one id. */
async function calendarOf(person = noora, language = "en") {
  const call = `/v3/account/calendar-feed?lang=${language}`;
  const { address } = (await get<{ address: string }>(call, { as: person })).data;
  const { pathname, search } = new URL(address);
  const before = queryCount();
  const answer = await calendarFeeds.request(pathname.replace("/calendar", "") + search);
  const text = (await answer.text()).replaceAll("\r\n ", "");
  const events = text.split("BEGIN:VEVENT").slice(1);
  const entryOf = (id: string) => events.find((event) => event.includes(`UID:${id}@marsa\r\n`));
  return { etag: answer.headers.get("etag"), queries: queryCount() - before, events, entryOf };
}

describe("the calendar that a customer subscribes to", () => {
  let drive: BookedDrive;
  beforeAll(async () => {
    drive = await booked("shihab");
  });

  test.each([
    ["en", "SUMMARY:Test drive: Shihab", "LOCATION:Rimal Showroom Lusail\\, ", "original driving license"],
    ["ar", "SUMMARY:تجربة قيادة: شهاب", "LOCATION:صالة عرض رمال، لوسيل، ", "رخصة القيادة الأصلية"],
  ])("has the drive beside the appointments, in %s", async (language, title, place, bring) => {
    const { events, entryOf } = await calendarOf(noora, language);
    const entry = entryOf(drive.serviceAppointmentId) ?? "";
    for (const part of [title, place, bring, drive.reference, "STATUS:CONFIRMED", "GEO:25.4221;51.4908"])
      expect(entry).toContain(part);
    expect(entry).toContain(`DTSTART:${stamp(drive.schedStartTime)}`);
    expect(entry).toMatch(new RegExp(`/drive/\\w{6}-[\\w-]{16}\\?lang=${language}`));
    expect(events.length).toBeGreaterThan(1);
  });

  test("has nothing of it for another customer", async () => {
    expect((await calendarOf(khalid)).events).toEqual([]);
  });

  test("takes two queries for drives, however many there are, and repeats itself", async () => {
    const one = await calendarOf();
    await booked("suhail", salwa);
    const two = await calendarOf();
    expect([one.queries, two.queries]).toEqual([6, 6]);
    expect(two.events).toHaveLength(one.events.length + 1);
    expect((await calendarOf()).etag).toBe(two.etag);
  });

  test("follows a move under the same id, with a higher sequence and the moment of the move", async () => {
    const sequence = ({ version }: BookedDrive) => `SEQUENCE:${version - 1}\r\n`;
    const id = drive.serviceAppointmentId;
    expect((await calendarOf()).entryOf(id)).toContain(sequence(drive));
    const other = (await slotsOf("shihab", lusail)).at(-1);
    const { data: moved } = await patch<BookedDrive>(path, changeTo(other, id, drive.version));
    expect(moved.version).toBeGreaterThan(drive.version);
    const entry = (await calendarOf()).entryOf(id) ?? "";
    expect(entry).toContain(sequence(moved));
    expect(entry).toContain(`DTSTART:${stamp(other?.startTime)}`);
    const moves = await movesOf(id);
    expect(moves.length).toBeGreaterThan(2);
    expect(entry).toContain(`DTSTAMP:${stamp(moves.at(-1)?.at)}`);
    drive = moved;
  });

  test("strikes a canceled drive out, without its link", async () => {
    const { serviceAppointmentId: id, version } = drive;
    await patch(path, { appointmentId: id, version, status: "canceled" });
    const entry = (await calendarOf()).entryOf(id) ?? "";
    expect(entry).toContain(`SEQUENCE:${version}\r\n`);
    expect(entry).toContain("STATUS:CANCELLED");
    expect(entry).not.toContain("/drive/");
  });

  test.each([
    ["over", { code: "returned", startsIn: -48 }, { listed: true, link: false }],
    ["older than ninety days", { code: "returned", startsIn: -91 * 24 }, { listed: false, link: false }],
    ["requested", { code: "requested", startsIn: 48 }, { listed: true, link: true }],
    ["out", { code: "out", startsIn: -0.5 }, { listed: true, link: true }],
  ] as const)("of a drive that is %s", async (_, state, expected) => {
    const { serviceAppointmentId: id } = await booked("nasma");
    await setDrive(id, state);
    const entry = (await calendarOf()).entryOf(id);
    expect(entry?.includes("STATUS:TENTATIVE") ?? false).toBe(state.code === "requested");
    expect({ listed: entry !== undefined, link: entry?.includes("/drive/") ?? false }).toEqual(expected);
    await setDrive(id, { code: "rejected" });
    if (expected.listed) expect((await calendarOf()).entryOf(id)).toContain("STATUS:CANCELLED");
  });

  test("leaves out a drive that lost its car, until it has another time", async () => {
    const { serviceAppointmentId: id, version, ...drive } = await booked("nada");
    expect((await calendarOf()).entryOf(id)).toContain(`SEQUENCE:${version - 1}\r\n`);
    const [from, to] = [new Date(drive.schedStartTime), new Date(drive.schedEndTime)];
    const carId = (await rowOfDrive(id)).car_id ?? "";
    await inTransaction<unknown, unknown>((trx) =>
      blockCar(trx, { carId, from, to, reason: "a flat tire", now: now() }),
    );
    expect((await calendarOf()).entryOf(id)).toBeUndefined();

    const other = (await slotsOf("nada", lusail)).at(-1);
    const moved = await patch<BookedDrive>(path, changeTo(other, id, version + 1));
    expect((await calendarOf()).entryOf(id)).toContain(`SEQUENCE:${moved.data.version - 1}\r\n`);
  });
});
