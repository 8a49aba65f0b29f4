import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { DriveCode } from "../../rules/drive-states.ts";
import { licenseEnd } from "../../rules/license.ts";
import type { TestDriveTables } from "../../tables.ts";

/** Deletes the pictures of licenses whose time is over, wherever their drives are by now. */
export async function deleteOldLicenses(transaction: AnyTransaction, at: Date): Promise<void> {
  const { numDeletedRows } = await tablesOf<TestDriveTables>(transaction)
    .deleteFrom("test_drive.license")
    .where("delete_after", "<=", at)
    .executeTakeFirst();
  if (numDeletedRows > 0n)
    log.info({ pictures: Number(numDeletedRows) }, "pictures of licenses were deleted");
}

defineJob({
  name: "delete-licenses",
  schema: z.unknown(),
  schedule: "17 * * * *",
  run: (_, trx) => deleteOldLicenses(trx, now()),
});

/**
 * Brings the pictures of a drive's license up to date with a move of it: nobody needs them of one that will not take place,
 * and they stay for as long after its new end.
 */
export async function followDrive(
  transaction: AnyTransaction,
  driveId: string,
  { code, endsAt }: { readonly code: DriveCode | undefined; readonly endsAt: Date | undefined },
): Promise<void> {
  const trx = tablesOf<TestDriveTables>(transaction);
  if (code === "canceled" || code === "rejected")
    await trx.deleteFrom("test_drive.license").where("drive_id", "=", driveId).execute();
  else if (endsAt !== undefined)
    await trx
      .updateTable("test_drive.license")
      .set({ delete_after: licenseEnd(endsAt, config.testDrive.licenseDays) })
      .where("drive_id", "=", driveId)
      .execute();
}
