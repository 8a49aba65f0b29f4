import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { drives, setDrive, signedDrives } from "../../../../../tests/factories/test-drive/signed-drives.ts";
import { forgetDrives } from "./forget-drives.server.ts";

testDatabase();
const { booked, requested } = signedDrives();
const [day, months] = [24, 24 * 731];

test("drives are forgotten 24 months after their end, requests 24 months after they were made", async () => {
  const [old, recent] = [await booked({ car: "suhail" }), await booked({ car: "suhail" })];
  const [oldRequest, recentRequest] = [await requested("shihab"), await requested("shihab")];
  await setDrive(old.id, { startsIn: -months - day, createdIn: -months - 9 * day });
  await setDrive(recent.id, { startsIn: -months + 3 * day, createdIn: -months - day });
  await setDrive(oldRequest.id, { createdIn: -months - day });
  await setDrive(recentRequest.id, { createdIn: -months + 3 * day });
  await inTransaction<unknown, void>((trx) => forgetDrives(trx, now()));
  const left = await drives().selectFrom("test_drive.drive").select("id").execute();
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([recent.id, recentRequest.id]));
  const moves = await drives().selectFrom("test_drive.drive_move").select("drive_id").execute();
  expect(moves.map(({ drive_id: id }) => id)).not.toContain(old.id);
});
