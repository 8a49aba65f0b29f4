import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import {
  deviceOf,
  listDevices,
  membersAtDevice,
  placeOfDevice,
  registerDevice,
  revokeDevice,
  sessionOf,
  setPin,
  switchByPin,
} from "../../staff.server.ts";

testDatabase();
const start = now();
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const day = 24 * 60;
type Member = Awaited<ReturnType<typeof staffMember>>;
type Device = Awaited<ReturnType<typeof registerDevice>>;
let manager: Member;
let tablet: Device;
beforeAll(async () => {
  manager = await staffMember({ role: "manager", place: "west-bay", at: start });
  tablet = await newDevice("west-bay");
});

const newDevice = (place: string) =>
  inTransaction((trx) => registerDevice(trx, { by: manager.by, name: `Tablet ${place}`, place, now: start }));
const choosePin = ({ member }: Member, pin = "482159") =>
  inTransaction((trx) => setPin(trx, { memberId: member.id, pin }));
const enter = ({ member }: Member, pin: string, { at = start, deviceToken = tablet.token } = {}) =>
  inTransaction((trx) => switchByPin(trx, { deviceToken, memberId: member.id, pin, now: at }));
/** A member of staff who has signed in on the tablet with a second factor and has a PIN. */
async function colleague({ pin = "482159", place = "west-bay", at = start } = {}): Promise<Member> {
  const member = await staffMember({ role: "workshop", place, deviceId: tablet.deviceId, at });
  await choosePin(member, pin);
  return member;
}

describe("a shared device", () => {
  test("is known by its token, which is not stored", async () => {
    expect(await deviceOf(tablet.token)).toEqual({
      id: tablet.deviceId,
      name: "Tablet west-bay",
      place: "west-bay",
    });
    expect(await deviceOf(tablet.token.slice(1))).toBeUndefined();
    const { rows } = await sql<{ row: string }>`select d::text as row from staff.device d`.execute(
      database(),
    );
    expect(rows.filter(({ row }) => row.includes(tablet.token))).toEqual([]);
  });

  test("is listed at its place and everywhere, with who used it last", async () => {
    const [lusail, worker] = [await newDevice("lusail"), await colleague()];
    await staffMember({ name: "Rakesh Nair", at: after(1), deviceId: lusail.deviceId });
    expect(await listDevices(["lusail"])).toMatchObject([
      { id: lusail.deviceId, registeredBy: manager.by.name, revokedAt: null, lastUsedBy: "Rakesh Nair" },
    ]);
    expect((await listDevices(["*"])).map(({ id }) => id).toSorted()).toEqual(
      [tablet.deviceId, lusail.deviceId].toSorted(),
    );
    expect(await listDevices([])).toEqual([]);
    expect(worker.sessionId).toBeDefined();
  });

  test("is revoked once; who comes second sees who it was", async () => {
    const { deviceId, token } = await newDevice("al-khor");
    const revoke = (version = 1) =>
      inTransaction((trx) => revokeDevice(trx, { by: manager.by, deviceId, version, now: after(1) }));
    expect(await placeOfDevice(deviceId)).toBe("al-khor");
    expect(await revoke()).toEqual({
      ok: true,
      value: { version: 2, changes: [{ field: "revokedAt", before: null, after: after(1) }] },
    });
    for (const version of [1, 2])
      expect(await revoke(version)).toEqual({
        ...{ ok: false, code: "changed-meanwhile", detail: { by: manager.by.name, at: after(1) } },
      });
    expect(await deviceOf(token)).toBeUndefined();
  });

  test("that never was is not found", async () => {
    const gone = { by: manager.by, deviceId: "none", version: 1, now: start };
    expect(await inTransaction((trx) => revokeDevice(trx, gone))).toEqual({ ok: false, code: "not-found" });
    expect(await placeOfDevice("none")).toBeUndefined();
  });
});

describe("a PIN", () => {
  test("begins a session of its owner on the device, and ends that of the last person", async () => {
    const [one, two] = [await colleague(), await colleague({ pin: "730264" })];
    const first = await enter(one, "482159");
    const second = await enter(two, "730264");
    if (!first.ok || !second.ok) throw new Error("a PIN was refused");
    expect(second.value).toMatchObject({ deviceId: tablet.deviceId, place: "west-bay", name: two.by.name });
    expect(await sessionOf(first.value.token, start)).toBeUndefined();
    expect(await sessionOf(second.value.token, start)).toMatchObject({
      ...{ member: { id: two.member.id }, deviceId: tablet.deviceId },
    });
  });

  test("of another is wrong", async () => {
    const [one] = [await colleague(), await colleague({ pin: "730264" })];
    expect(await enter(one, "730264")).toEqual({ ok: false, code: "pin-wrong", detail: { triesLeft: 4 } });
  });

  test("opens nothing on a browser that is not registered, or not any more", async () => {
    const member = await colleague();
    const unknown = { ok: false, code: "device-unknown" };
    expect(await enter(member, "482159", { deviceToken: "" })).toEqual(unknown);
    expect(await enter(member, "482159", { deviceToken: member.token })).toEqual(unknown);
    const device = await newDevice("west-bay");
    await inTransaction((trx) =>
      revokeDevice(trx, { by: manager.by, deviceId: device.deviceId, version: 1, now: start }),
    );
    expect(await enter(member, "482159", { deviceToken: device.token })).toEqual(unknown);
  });

  test("needs a full sign-in at the place of the device within 30 days", async () => {
    const needed = { ok: false, code: "sign-in-needed" };
    const elsewhere = await staffMember({ role: "workshop", place: "west-bay", at: start });
    await choosePin(elsewhere);
    expect(await enter(elsewhere, "482159")).toEqual(needed);
    const member = await colleague();
    expect(await enter(member, "482159", { at: after(30 * day) })).toEqual(needed);
    expect(await enter(member, "482159", { at: after(30 * day - 1) })).toMatchObject({ ok: true });
    // A session that began by PIN is no full sign-in.
    expect(await enter(member, "482159", { at: after(30 * day + 1) })).toEqual(needed);
    const lusail = await newDevice("lusail");
    expect(await enter(member, "482159", { deviceToken: lusail.token })).toEqual(needed);
  });

  test("needs a role at the place of the device", async () => {
    const stranger = await colleague({ place: "al-khor" });
    expect(await enter(stranger, "482159")).toEqual({ ok: false, code: "sign-in-needed" });
  });

  test("is locked for 15 minutes by the fifth wrong one, the right one included", async () => {
    const member = await colleague();
    const codes: string[] = [];
    for (let wrong = 0; wrong < 5; wrong += 1) {
      const answer = await enter(member, "999000");
      codes.push(answer.ok ? "ok" : answer.code);
    }
    expect(codes).toEqual(["pin-wrong", "pin-wrong", "pin-wrong", "pin-wrong", "pin-locked"]);
    expect(await enter(member, "482159", { at: after(14.9) })).toEqual({
      ...{ ok: false, code: "pin-locked", detail: { until: after(15) } },
    });
    expect(await enter(member, "482159", { at: after(15) })).toMatchObject({ ok: true });
  });

  test("is counted one try at a time, of thirty at once", async () => {
    const member = await colleague();
    const answers = await Promise.all(Array.from({ length: 30 }, () => enter(member, "999000")));
    const codes = answers.map((answer) => (answer.ok ? "ok" : answer.code));
    expect(codes.filter((code) => code === "pin-wrong")).toHaveLength(4);
    expect(codes.filter((code) => code === "pin-locked")).toHaveLength(26);
  });

  test("that is right forgets the wrong ones before it", async () => {
    const member = await colleague();
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await enter(member, "999000");
      expect(await enter(member, "482159")).toMatchObject({ ok: true });
    }
  });

  test("that everybody tries first is refused, and the audit hears of no digit", async () => {
    const member = await colleague();
    expect(await choosePin(member, "123456")).toEqual({ ok: false, code: "pin-weak" });
    expect(await choosePin(member, "730264")).toEqual({
      ...{ ok: true, value: { changes: [{ field: "pin", before: null, after: null }] } },
    });
    expect(await enter(member, "482159")).toMatchObject({ code: "pin-wrong" });
    expect(await enter(member, "730264")).toMatchObject({ ok: true });
  });
});

test("a device shows who may change to themselves on it: with role, PIN and a full sign-in there", async () => {
  const device = await newDevice("al-wakrah");
  const here = { deviceId: device.deviceId, role: "workshop", place: "al-wakrah", at: start } as const;
  const [ready, without, elsewhere] = [
    await staffMember({ ...here, name: "Arnel Santos" }),
    await staffMember(here),
    await staffMember({ ...here, place: "lusail" }),
  ];
  for (const member of [ready, elsewhere]) await choosePin(member);
  expect(await membersAtDevice(device.token, start)).toEqual([
    { id: ready.member.id, name: "Arnel Santos", nameAr: "حمد المري", language: "en" },
  ]);
  expect(await membersAtDevice(device.token, after(30 * day))).toEqual([]);
  expect(await membersAtDevice(without.token, start)).toEqual([]);
});
