import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { salwa } from "../../../../tests/factories/test-drive/drive-api.ts";
import {
  drives,
  movesIn,
  pageCaller,
  rowOfDrive,
  setDrive,
  signedDrives,
  slotsIn,
  versionIn,
} from "../../../../tests/factories/test-drive/signed-drives.ts";
import { takeCarOut } from "../server/showroom/take-car-out.server.ts";
import { drivePages } from "./drive-pages.server.ts";
import { showroomPageWords, showroomStateWords } from "./showroom-page-words.ts";
import { showroomPages } from "./showroom-pages.server.ts";

testDatabase();
const { booked, requested } = signedDrives();
const words = showroomPageWords.of("en");
let staff = pageCaller(showroomPages, "showroom");
let driver = pageCaller(drivePages, "drive");

beforeEach(() => {
  staff = pageCaller(showroomPages, "showroom");
  driver = pageCaller(drivePages, "drive");
});

const other = (character = "") => (character === "A" ? "B" : "A");

describe("the showroom's link", () => {
  test("shows the drive and its driver, with ways to reach them, in either language", async () => {
    const drive = await booked();
    const { text, headers, status } = await staff.request(`${drive.staff}?lang=en`);
    expect(status).toBe(200);
    const { phone } = await rowOfDrive(drive.id);
    for (const fact of [drive.reference, "Maha Saleh", `tel:${phone}`, `https://wa.me/${phone.slice(1)}`])
      expect(text).toContain(fact);
    for (const fact of [
      "mailto:maha@example.qa",
      "Qatar, valid until 1 January 2030",
      "Requested",
      "by the driver",
    ])
      expect(text).toContain(fact);
    expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
      "no-store",
      "noindex, nofollow",
    ]);
    expect(text).not.toContain("<script");
    const arabic = (await staff.request(`${drive.staff}?lang=ar`)).text;
    expect(arabic).toContain(showroomStateWords.of("ar").confirmed);
    expect(arabic).toContain('dir="rtl"');
  });

  test("is not the driver's, and the driver's is not the showroom's", async () => {
    const drive = await booked();
    const [staffToken, driverToken] = [drive.staff.slice(10), drive.driver.slice(7)];
    expect(staffToken).not.toBe(driverToken);
    expect((await driver.request(`/drive/${driverToken}`)).status).toBe(200);
    expect((await driver.request(`/drive/${staffToken}`)).status).toBe(404);
    expect((await staff.request(`/showroom/${driverToken}`)).status).toBe(404);
  });

  test("of one drive opens no other one, and an altered one opens none", async () => {
    const [one, two] = [await booked(), await booked({ car: "reem" })];
    const forged = [
      two.staff.slice(0, 17) + one.staff.slice(17),
      one.staff.slice(0, -1),
      `${one.staff.slice(0, 17)}${other(one.staff[17])}${one.staff.slice(18)}`,
    ];
    for (const path of forged) {
      expect((await staff.request(path)).status).toBe(404);
      expect((await staff.send(`${path}/move`, { version: "2", to: "canceled" })).status).toBe(404);
      expect((await staff.request(`${path}/license/front`)).status).toBe(404);
    }
    expect((await rowOfDrive(one.id)).code).toBe("confirmed");
  });

  test.each([
    ["29 days after its drive", { startsIn: -29 * 24 }, 200],
    ["31 days after its drive", { startsIn: -31 * 24 }, 410],
  ])("%s", async (_, fields, status) => {
    const drive = await booked({ car: "nada" });
    await setDrive(drive.id, fields);
    expect((await staff.request(drive.staff)).status).toBe(status);
  });

  test("looked at changes nothing; forms of other sites and long ones are refused", async () => {
    const drive = await booked({ car: "reem" });
    const before = await rowOfDrive(drive.id);
    for (const address of ["", "/change"])
      for (const method of ["GET", "HEAD"])
        expect((await staff.request(drive.staff + address, { method })).status).toBe(200);
    for (const address of ["/move", "/original", "/out-of-service"])
      expect((await staff.request(drive.staff + address)).status).toBe(404);
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await staff.send(`${drive.staff}/move`, { version: "2", to: "canceled" }, foreign)).status).toBe(
      403,
    );
    expect((await staff.send(`${drive.staff}/move`, { to: "x".repeat(5_000) })).status).toBe(413);
    expect(await rowOfDrive(drive.id)).toEqual(before);
  });
});

describe("staff answer a drive", () => {
  test("step by step, with the buttons that its state has", async () => {
    const drive = await booked({ car: "hajar" });
    await setDrive(drive.id, { code: "requested" });
    const steps = [
      ["confirmed", ["confirmed", "rejected", "canceled"]],
      ["arrived", ["arrived", "canceled"]],
      ["out", ["out", "canceled"]],
      ["returned", ["returned"]],
    ] as const;
    for (const [to, offered] of steps) {
      const page = await staff.request(`${drive.staff}?lang=en`);
      expect(movesIn(page.text)).toEqual(offered);
      const moved = await staff.send(`${drive.staff}/move?lang=en`, { version: versionIn(page.text), to });
      expect([moved.status, moved.headers.get("location")]).toEqual([
        303,
        `${drive.staff}?lang=en&done=saved`,
      ]);
      expect((await rowOfDrive(drive.id)).code).toBe(to);
    }
    const { text } = await staff.request(`${drive.staff}?done=saved&lang=en`);
    expect(movesIn(text)).toEqual([]);
    expect(text).toContain(words.saved);
    expect(text.match(/by the showroom/g)).toHaveLength(4);
  });

  test("twice at once makes one move, and both answers say so; an old page overwrites nothing", async () => {
    const drive = await booked({ car: "jawza" });
    const send = (version: number, to: string) =>
      staff.send(`${drive.staff}/move`, { version: `${version}`, to });
    const answers = await Promise.all([1, 2, 3].map(() => send(2, "arrived")));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await rowOfDrive(drive.id)).toMatchObject({ code: "arrived", version: 3 });
    const stale = await send(2, "canceled");
    expect([stale.status, stale.text.includes(words.meanwhile)]).toEqual([409, true]);
    expect((await send(3, "confirmed")).status).toBe(409);
    expect((await send(3, "nonsense")).status).toBe(409);
    expect(await rowOfDrive(drive.id)).toMatchObject({ code: "arrived", version: 3 });
  });

  test("tick that they have seen the original, and take it back", async () => {
    const drive = await booked({ car: "nasma" });
    const tick = (seen: string) => staff.send(`${drive.staff}/original`, { seen });
    expect((await tick("yes")).status).toBe(303);
    expect((await rowOfDrive(drive.id)).original_seen_at).not.toBeNull();
    expect((await staff.request(`${drive.staff}?lang=en`)).text).toContain(words.untick);
    expect((await tick("perhaps")).status).toBe(409);
    await tick("no");
    expect((await rowOfDrive(drive.id)).original_seen_at).toBeNull();
  });
});

describe("a request without a time", () => {
  test("gets one from the list of free times, which confirms it, once", async () => {
    const request = await requested("shihab");
    const page = await staff.request(`${request.staff}?lang=en`);
    expect(movesIn(page.text)).toEqual(["rejected", "canceled"]);
    expect(page.text).toContain(words.chooseTimeHint);
    const choice = await staff.request(`${request.staff}/change?lang=en`);
    const [slot = ""] = slotsIn(choice.text);
    expect((await staff.send(`${request.staff}/change`, { version: "1" })).status).toBe(422);
    const fields = { version: versionIn(choice.text), slot };
    const answers = await Promise.all([1, 2].map(() => staff.send(`${request.staff}/change`, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await rowOfDrive(request.id)).toMatchObject({
      ...{ code: "confirmed", version: 2, starts_at: new Date(Number(slot.slice(0, 8)) * 60_000) },
    });
    const late = await requested("nada");
    const lost = await staff.send(`${late.staff}/change?lang=en`, {
      version: "1",
      slot: "29000000-29000045",
    });
    expect([lost.status, slotsIn(lost.text).length > 0]).toEqual([409, true]);
  });

  test("cannot be confirmed without one", async () => {
    const request = await requested("jawza");
    expect((await staff.send(`${request.staff}/move`, { version: "1", to: "confirmed" })).status).toBe(409);
    expect((await rowOfDrive(request.id)).code).toBe("requested");
  });
});

describe("a car that is not available", () => {
  const outage = { version: "2", hours: "4", reason: "A flat tire" };

  test("goes out of service from there; what became of its drives is said", async () => {
    const suhail = { car: "suhail", territoryIds: [salwa] };
    const moved = await booked(suhail);
    const lost = await booked({ car: "shihab" });
    const one = await staff.send(`${moved.staff}/out-of-service?lang=en`, outage);
    expect(one.headers.get("location")).toBe(`${moved.staff}?lang=en&done=out-of-service&moved=1&lost=0`);
    const two = await staff.send(`${lost.staff}/out-of-service?lang=en`, outage);
    expect(two.headers.get("location")).toBe(`${lost.staff}?lang=en&done=out-of-service&moved=0&lost=1`);
    const said = await staff.request(two.headers.get("location") ?? "");
    expect(said.text).toContain(words.outageDone(0, 1));
    expect(said.text).toContain(words.noTime);
    const stays = await staff.request(one.headers.get("location") ?? "");
    expect(stays.text).toContain(words.outageDone(1, 0));
    const block = await drives().selectFrom("test_drive.car_block").selectAll().orderBy("id").execute();
    expect(block.map(({ reason, from_at, to_at }) => [reason, to_at.getTime() - from_at.getTime()])).toEqual([
      ["A flat tire", 4 * 3_600_000],
      ["A flat tire", 4 * 3_600_000],
    ]);
  });

  test("goes out of service once where several pages say so at once", async () => {
    const drive = await booked({ car: "wahat" });
    const send = () => staff.send(`${drive.staff}/out-of-service`, outage);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    expect(await rowOfDrive(drive.id)).toMatchObject({ code: "requested", car_id: null, version: 3 });
  });

  test.each([
    ["without a reason", { ...outage, reason: " " }, 422],
    ["for a time of one's own", { ...outage, hours: "2" }, 422],
    ["by a page that is old", { ...outage, version: "1" }, 409],
  ])("stays in service %s", async (_, fields, status) => {
    const drive = await booked({ car: "reem" });
    const blocks = () => drives().selectFrom("test_drive.car_block").select("id").execute();
    const before = await blocks();
    expect((await staff.send(`${drive.staff}/out-of-service`, fields)).status).toBe(status);
    expect(await blocks()).toEqual(before);
  });

  test("of a drive that is over stays in service", async () => {
    const drive = await booked({ car: "reem" });
    await setDrive(drive.id, { code: "returned" });
    const out = await inTransaction<unknown, Awaited<ReturnType<typeof takeCarOut>>>((trx) =>
      takeCarOut(trx, { id: drive.id, version: 2, hours: 1, reason: "x", now: new Date() }),
    );
    expect(out).toMatchObject({ code: "illegal-move" });
  });
});
