import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import {
  pageCaller,
  rowOfDrive,
  signedDrives,
  slotsIn,
  versionIn,
} from "../../../../../tests/factories/test-drive/signed-drives.ts";
import { drivePages } from "../../signed-pages/drive-pages.server.ts";
import { moveByStaff } from "../drives/staff-moves.server.ts";
import { notifyOfDrive } from "../messages/notify-of-drive.server.ts";

testDatabase();
const { booked, requested } = signedDrives();
const driver = pageCaller(drivePages, "drive");

/** What a showroom is mailed of a drive, after its lead. */
async function mailsOf({ id, reference }: { id: string; reference: string }) {
  const { version } = await rowOfDrive(id);
  for (let run = 0; run < 2; run += 1)
    await inTransaction<unknown, void>((trx) => notifyOfDrive.run({ driveId: id, version }, trx));
  const mails = (await newestMessages(200)).filter(
    ({ template, plain }) => template.endsWith("for-showroom") && plain.includes(reference),
  );
  return mails.map(({ recipient, subject, plain }) => ({ recipient, subject, plain }));
}

/** The driver chooses the last time that their page offers. */
async function choose(path: string) {
  const { text } = await driver.request(`${path}/change?lang=ar`);
  const [slot = ""] = slotsIn(text).slice(-1);
  await driver.send(`${path}/change?lang=ar`, { version: versionIn(text), slot });
}

test("a drive that is made, or moved on by staff, is not mailed to its showroom once more", async () => {
  const drive = await booked({ car: "reem" });
  expect(await mailsOf(drive)).toEqual([]);
  const seen = { id: drive.id, version: 2, now: now() };
  await inTransaction<unknown, unknown>((trx) => moveByStaff(trx, { ...seen, to: "canceled" }));
  expect(await mailsOf(drive)).toEqual([]);
});

test.each([
  ["a drive", () => booked({ car: "reem" })],
  ["a request without a time", () => requested("shihab")],
])("%s whose driver chooses another time is mailed to its showroom, once", async (_, make) => {
  const drive = await make();
  await mailsOf(drive);
  await choose(drive.driver);
  const [mail, ...others] = await mailsOf(drive);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: "lusail@marsa.example",
    subject: `The driver has chosen another time (${drive.reference})`,
  });
  expect(mail?.plain).toContain(`${drive.staff}?lang=en`);
  // A request has no license answers: the showroom confirms it.
  const { code, license_country: country } = await rowOfDrive(drive.id);
  expect(code).toBe(country === null ? "requested" : "confirmed");
});

test("a drive that its driver cancels is mailed to its showroom, once", async () => {
  const drive = await booked({ car: "reem" });
  await mailsOf(drive);
  const { text } = await driver.request(`${drive.driver}/cancel`);
  await driver.send(`${drive.driver}/cancel`, { version: versionIn(text) });
  expect((await mailsOf(drive)).map(({ subject }) => subject)).toEqual([
    `The driver has canceled the test drive (${drive.reference})`,
  ]);
});
