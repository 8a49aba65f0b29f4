import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { collectLog } from "../../../../tests/factories/log-lines.ts";
import { salwa } from "../../../../tests/factories/test-drive/drive-api.ts";
import {
  drives,
  pageCaller,
  rowOfDrive,
  setDrive,
  signedDrives,
} from "../../../../tests/factories/test-drive/signed-drives.ts";
import { deleteOldLicenses } from "../server/license/delete-licenses.server.ts";
import { drivePages } from "./drive-pages.server.ts";
import { licenseProblems, licenseWords } from "./license-words.ts";
import { showroomPages } from "./showroom-pages.server.ts";

testDatabase();
const log = collectLog();
const { booked, requested } = signedDrives();
const problems = licenseProblems.of("en");
const words = licenseWords.of("en");
let driver = pageCaller(drivePages, "drive");
let staff = pageCaller(showroomPages, "showroom");
let photo = Buffer.alloc(0);

/** A turned photograph with a camera's notes, larger than what is stored. */
beforeAll(async () => {
  const plain = sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#3366aa" } });
  const notes = { IFD0: { Make: "Secret Camera" } };
  photo = await plain.jpeg().withExif(notes).withMetadata({ orientation: 6 }).toBuffer();
  expect(photo.includes("Secret Camera")).toBe(true);
});
beforeEach(() => {
  driver = pageCaller(drivePages, "drive");
  staff = pageCaller(showroomPages, "showroom");
});

type Files = Readonly<Record<string, Buffer | string>>;
function upload(path: string, files: Files, name = "photo.jpg", headers = {}) {
  const body = new FormData();
  for (const [side, bytes] of Object.entries(files))
    body.append(side, new File([new Uint8Array(Buffer.from(bytes))], name, { type: "image/jpeg" }));
  return driver.request(`${path}/license?lang=en`, { method: "POST", body, headers });
}
const stored = (driveId: string) =>
  drives()
    .selectFrom("test_drive.license")
    .selectAll()
    .where("drive_id", "=", driveId)
    .orderBy("side", "desc")
    .execute();

describe("the license of a drive", () => {
  test("is added by the driver's link, seen by the showroom alone, clean and sealed", async () => {
    const drive = await booked();
    expect((await driver.request(`${drive.driver}?lang=en`)).text).toContain(words.add);
    const form = await driver.request(`${drive.driver}/license?lang=en`);
    expect(form.text).toContain('enctype="multipart/form-data"');
    const added = await upload(drive.driver, { front: photo });
    expect([added.status, added.headers.get("location")]).toEqual([
      303,
      `${drive.driver}/license?lang=en&done=added`,
    ]);
    const seen = await staff.request(`${drive.staff}/license/front`);
    expect([seen.status, seen.headers.get("content-type"), seen.headers.get("cache-control")]).toEqual([
      ...[200, "image/jpeg", "no-store"],
    ]);
    const { format, width, height, exif, orientation } = await sharp(seen.bytes).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      ...{ format: "jpeg", width: 1000, height: 2000, exif: undefined, orientation: undefined },
    });
    const [row] = await stored(drive.id);
    expect(row?.sealed_picture.includes(seen.bytes.subarray(0, 200))).toBe(false);
    const { ends_at } = await rowOfDrive(drive.id);
    expect(row?.delete_after.getTime()).toBe((ends_at?.getTime() ?? 0) + 7 * 86_400_000);
    expect((await staff.request(`${drive.staff}?lang=en`)).text).toContain(`${drive.staff}/license/front`);
  });

  test("is looked at with a line in the log, which names nobody", async () => {
    const drive = await booked({ car: "nada" });
    await upload(drive.driver, { front: photo });
    await staff.request(drive.staff);
    log.clear();
    await staff.request(`${drive.staff}/license/front`);
    const [line = ""] = log.lines().split("\n");
    expect(JSON.parse(line)).toMatchObject({ driveId: drive.id, side: "front" });
    const { phone } = await rowOfDrive(drive.id);
    for (const personal of ["Maha", "Saleh", phone, drive.staff.slice(-16)])
      expect(log.lines()).not.toContain(personal);
  });

  test("is never shown to the driver again, only that and when it was added or replaced", async () => {
    const drive = await booked();
    await upload(drive.driver, { front: photo, back: photo });
    await upload(drive.driver, { front: photo });
    expect((await stored(drive.id)).map(({ side, uploads }) => [side, uploads])).toEqual([
      ["front", 2],
      ["back", 1],
    ]);
    for (const path of ["", "/license"]) {
      const { text } = await driver.request(`${drive.driver}${path}?lang=en`);
      expect(text).toMatch(/Front: replaced/);
      expect(text).toMatch(/Back: added/);
      expect(text).not.toMatch(/license\/(front|back)/);
    }
    for (const path of ["/license/front", "/license/back", "/license.jpg"])
      expect((await driver.request(`${drive.driver}${path}`)).status).toBe(404);
    expect((await staff.request(`/showroom/${drive.driver.slice(7)}/license/front`)).status).toBe(404);
  });

  test("of one drive does not open as another one's", async () => {
    const [one, two] = [await booked({ car: "reem" }), await booked({ car: "nada" })];
    await upload(one.driver, { front: photo });
    await drives()
      .updateTable("test_drive.license")
      .set({ drive_id: two.id })
      .where("drive_id", "=", one.id)
      .execute();
    expect((await staff.request(`${two.staff}/license/front`)).status).toBe(500);
  });

  test("is taken as the picture that its bytes are, whatever its name says", async () => {
    const drive = await booked({ car: "reem" });
    const picture = sharp({ create: { width: 60, height: 40, channels: 4, background: "#33669900" } });
    const [png, webp] = [await picture.png().toBuffer(), await picture.webp().toBuffer()];
    expect((await upload(drive.driver, { front: png, back: webp }, "license.jpg")).status).toBe(303);
  });
});

describe("an upload is refused", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, () => Files, number, keyof typeof problems]>([
    ["SVG", () => ({ front: svg }), 422, "not-a-picture"],
    ["PDF", () => ({ front: "%PDF-1.7\n" }), 422, "not-a-picture"],
    ["HTML", () => ({ front: "<!doctype html><p>x" }), 422, "not-a-picture"],
    ["a GIF", () => ({ front: "GIF89a;;;;;;;;;;" }), 422, "not-a-picture"],
    ["half a picture", () => ({ front: photo.subarray(0, photo.length / 2) }), 422, "broken-picture"],
    [
      "a picture with a broken one",
      () => ({ front: photo, back: photo.subarray(0, 400) }),
      422,
      "broken-picture",
    ],
    [
      "twelve megabytes",
      () => ({ front: Buffer.concat([photo, Buffer.alloc(12 * 1024 * 1024)]) }),
      413,
      "too-large",
    ],
    ["nothing", () => ({}), 422, "none"],
    ["an empty file", () => ({ front: "" }), 422, "none"],
    ["other fields", () => ({ side: photo }), 422, "none"],
    ["three files", () => ({ front: photo, back: photo, more: photo }), 422, "not-a-form"],
  ])("of %s", async (_, files, status, problem) => {
    const drive = await booked({ car: "suhail", territoryIds: [salwa] });
    const refused = await upload(drive.driver, files());
    expect(refused.status).toBe(status);
    expect(refused.text).toContain(`role="alert">${problems[problem]}`);
    expect(await stored(drive.id)).toEqual([]);
    await driver.send(`${drive.driver}/cancel`, { version: "2" });
  });

  test("that is no form, comes from another site, or by an altered link", async () => {
    const drive = await booked({ car: "nasma" });
    const plain = await driver.send(`${drive.driver}/license?lang=en`, { front: "x" });
    expect([plain.status, plain.text.includes(problems["not-a-form"])]).toEqual([422, true]);
    expect(
      (await upload(drive.driver, { front: photo }, "a.jpg", { "sec-fetch-site": "cross-site" })).status,
    ).toBe(403);
    expect((await upload(drive.driver.slice(0, -1), { front: photo })).status).toBe(404);
    expect((await upload(drive.staff.replace("showroom", "drive"), { front: photo })).status).toBe(404);
    expect(await stored(drive.id)).toEqual([]);
    // Only this one page takes more than a short form.
    for (const page of ["cancel", "change"])
      expect((await driver.send(`${drive.driver}/${page}`, { version: "x".repeat(5_000) })).status).toBe(413);
  });

  test("once the drive has begun or is called off, and while it has no time", async () => {
    const [begun, rejected] = [await booked({ car: "hajar" }), await booked({ car: "hajar" })];
    await setDrive(begun.id, { startsIn: -0.1 });
    await setDrive(rejected.id, { code: "rejected" });
    for (const [{ driver: path }, sentence] of [
      [begun, words.over],
      [rejected, words["called-off"]],
    ] as const) {
      expect((await driver.request(`${path}/license?lang=en`)).text).toContain(sentence);
      expect((await upload(path, { front: photo })).status).toBe(409);
    }
    const without = await requested("jawza");
    expect((await driver.request(`${without.driver}/license?lang=en`)).text).toContain(words["without-time"]);
    expect((await upload(without.driver, { front: photo })).status).toBe(409);
  });

  test("of an eleventh picture; of many at once one is stored", async () => {
    const drive = await booked({ car: "jawza" });
    const small = await sharp(photo).resize(40).jpeg().toBuffer();
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => upload(drive.driver, { front: small })));
    expect(many.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await stored(drive.id)).toHaveLength(1);
    await drives()
      .updateTable("test_drive.license")
      .set({ uploads: 10 })
      .where("drive_id", "=", drive.id)
      .execute();
    expect((await upload(drive.driver, { front: small })).status).toBe(429);
  });
});

describe("pictures of a license are deleted", () => {
  const remove = (at: Date) => inTransaction<unknown, void>((trx) => deleteOldLicenses(trx, at));

  test("seven days after the drive, counted from its end by then", async () => {
    const drive = await booked({ car: "nada" });
    await upload(drive.driver, { front: photo });
    const [row] = await stored(drive.id);
    const end = row?.delete_after.getTime() ?? 0;
    await remove(new Date(end - 1));
    expect(await stored(drive.id)).toHaveLength(1);
    const choice = await driver.request(`${drive.driver}/change`);
    const slot = /name="slot" value="([\d-]+)"/.exec(choice.text)?.[1] ?? "";
    expect((await driver.send(`${drive.driver}/change`, { version: "2", slot })).status).toBe(303);
    const [moved] = await stored(drive.id);
    expect(moved?.delete_after.getTime()).toBe(
      ((await rowOfDrive(drive.id)).ends_at?.getTime() ?? 0) + 7 * 86_400_000,
    );
    await remove(moved?.delete_after ?? now());
    expect(await stored(drive.id)).toEqual([]);
    expect((await staff.request(`${drive.staff}/license/front`)).status).toBe(404);
  });

  test.each([
    ["at once where the driver cancels", "confirmed", "driver", "canceled"],
    ["at once where the showroom rejects", "requested", "staff", "rejected"],
  ] as const)("%s", async (_, code, by, to) => {
    const drive = await booked({ car: "suhail", territoryIds: [salwa] });
    await setDrive(drive.id, { code });
    await upload(drive.driver, { front: photo });
    expect(await stored(drive.id)).toHaveLength(1);
    const version = String((await rowOfDrive(drive.id)).version);
    if (by === "driver") await driver.send(`${drive.driver}/cancel`, { version });
    else await staff.send(`${drive.staff}/move`, { version, to });
    expect((await rowOfDrive(drive.id)).code).toBe(to);
    expect(await stored(drive.id)).toEqual([]);
  });
});
