import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import {
  pageCaller,
  rowOfDrive,
  setDrive,
  signedDrives,
  slotsIn,
  versionIn,
} from "../../../../tests/factories/test-drive/signed-drives.ts";
import type { DriveCode } from "../rules/drive-states.ts";
import { drivePageWords } from "./drive-page-words.ts";
import { drivePages } from "./drive-pages.server.ts";

testDatabase();
const { booked } = signedDrives();
const words = drivePageWords.of("en");
let driver = pageCaller(drivePages, "drive");

beforeEach(() => {
  driver = pageCaller(drivePages, "drive");
});

describe("the driver's page", () => {
  test.each<[DriveCode, string]>([
    ["requested", words.requested],
    ["confirmed", words.confirmed],
    ["arrived", words.underWay],
    ["out", words.underWay],
    ["rejected", words.rejected],
    ["canceled", words.canceledLead],
    ["no-show", words.noShow],
  ])("says how a drive stands that is %s", async (code, sentence) => {
    const drive = await booked();
    await setDrive(drive.id, { code });
    expect((await driver.request(`${drive.driver}?lang=en`)).text).toContain(sentence);
  });

  test("says that a drive is confirmed, and that only a call changes it shortly before", async () => {
    const drive = await booked({ car: "nasma" });
    await setDrive(drive.id, { startsIn: 1 });
    const { text } = await driver.request(`${drive.driver}?lang=en`);
    expect(text).toContain(words.confirmed);
    expect(text).toContain(words.closedLead);
    expect(text).toContain('href="tel:');
    expect(text).not.toContain("/cancel");
  });

  test("strikes out what was rejected, and offers no calendar for it", async () => {
    const drive = await booked({ car: "suhail" });
    const before = (await driver.request(`${drive.driver}?lang=en`)).text;
    expect(before).toContain("appointment.ics");
    await setDrive(drive.id, { code: "rejected" });
    for (const path of [drive.driver, `${drive.driver}?done=changed`]) {
      const { text } = await driver.request(path);
      expect(text).toContain('class="over"');
      expect(text).not.toContain("appointment.ics");
      expect(text).not.toContain(words.changedTitle);
    }
  });

  test("says of a time that went meanwhile that it is taken, and offers others", async () => {
    const [drive, other] = [await booked({ car: "reem" }), await booked({ car: "reem" })];
    const page = (await driver.request(`${drive.driver}/change?lang=en`)).text;
    const { starts_at: startsAt } = await rowOfDrive(other.id);
    const start = (startsAt?.getTime() ?? 0) / 60_000;
    const slot = `${start}-${start + 45}`;
    const { status, text } = await driver.send(`${drive.driver}/change?lang=en`, {
      version: versionIn(page),
      slot,
    });
    expect(status).toBe(409);
    expect(text).toContain("This time has just been taken.");
    expect(text).not.toContain("technicians");
    expect(slotsIn(text)).not.toContain(slot);
  });
});
