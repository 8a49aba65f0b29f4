import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { drives, setDrive, signedDrives } from "../../../../../tests/factories/test-drive/signed-drives.ts";
import { remindShowrooms } from "./remind-showroom.server.ts";

testDatabase();
const { booked, requested } = signedDrives();
const hourMs = 3_600_000;
const remind = (hours = 0) =>
  inTransaction<unknown, void>((trx) => remindShowrooms(trx, new Date(now().getTime() + hours * hourMs)));
const remindersOf = async (reference: string) =>
  (await newestMessages(50)).filter(
    ({ template, plain }) => template === "test-drive-unanswered-for-showroom" && plain.includes(reference),
  );

test.each([
  ["an hour and a half before its start", "requested", 1.5, 1],
  ["three hours before its start", "requested", 3, 0],
  ["after its start", "requested", -0.2, 0],
  ["that is confirmed, an hour before its start", "confirmed", 1, 0],
] as const)(
  "a drive %s is mailed to its showroom as often as it has to be",
  async (_, code, startsIn, count) => {
    const drive = await booked({ car: "reem" });
    await setDrive(drive.id, { code, startsIn });
    for (let run = 0; run < 3; run += 1) await remind();
    const mails = await remindersOf(drive.reference);
    expect(mails).toHaveLength(count);
    for (const { recipient, plain } of mails) {
      expect(recipient).toBe("lusail@marsa.example");
      expect(plain).toContain(`${drive.staff}?lang=en`);
    }
    await drives().deleteFrom("test_drive.drive").where("id", "=", drive.id).execute();
  },
);

test("a request without a time is mailed once more a day after its last move, by one of two runs at once", async () => {
  const request = await requested("shihab");
  await remind(23);
  expect(await remindersOf(request.reference)).toEqual([]);
  await Promise.all([remind(25), remind(25)]);
  await remind(49);
  expect(await remindersOf(request.reference)).toHaveLength(1);
});

test("the lead of a drive says last where it is answered, however long its notes are", async () => {
  const drive = await booked({ car: "nada", notes: "كلمة ".repeat(200).trim() });
  const mail = (await newestMessages(50)).find(
    ({ template, plain }) => template === "lead" && plain.includes(drive.reference),
  );
  expect(mail?.recipient).toBe("lusail@marsa.example");
  expect(mail?.html).toContain(`${drive.staff}?lang=en`);
  expect(mail?.plain).toMatch(new RegExp(`Answer it: https?://[^/]+${drive.staff}\\n`));
  expect(mail?.html).toMatch(/white-space:pre-line[^>]*>Test drive/);
  const attached = JSON.stringify(mail?.attachment);
  expect(attached).toContain(`Answer it: `);
  expect(attached).toContain(drive.staff);
});
