import * as z from "zod";
import {
  isReminderDue,
  reminderKinds,
  remindersAhead,
} from "#app/features/scheduling/rules/calendar/reminder-times.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, sendJob } from "#app/platform/jobs.server.ts";
import { pendingCodes } from "../../rules/drive-states.ts";
import type { TestDriveTables } from "../../tables.ts";
import { readDrive } from "../drives/read-drives.server.ts";
import { sendDriveNews } from "./send-drive-news.server.ts";

/**
 * Reminds a driver. Nothing happens where the drive was canceled or moved to another start meanwhile, where the driver is
 * there already, or where the reminder's time is over. Of one start each reminder comes once at most.
 */
export const remindOfDrive = defineJob({
  name: "remind-of-drive",
  schema: z.object({ driveId: z.string(), kind: z.enum(reminderKinds), startsAt: z.iso.datetime() }),
  async run({ driveId, kind, startsAt: promised }, transaction) {
    const trx = tablesOf<TestDriveTables>(transaction);
    const startsAt = new Date(promised);
    const drive = await trx
      .selectFrom("test_drive.drive")
      .select(["id", "customer_id", "language"])
      .where("id", "=", driveId)
      .where("starts_at", "=", startsAt)
      .where("code", "in", pendingCodes)
      // A cancellation at the same time waits, and finds the reminder sent; or this waits, and finds it canceled.
      .forUpdate()
      .executeTakeFirst();
    if (drive === undefined || !isReminderDue(kind, startsAt, now())) return;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("test_drive.reminder")
      .values({ drive_id: driveId, starts_at: startsAt, kind, sent_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) await sendDriveNews(transaction, drive, kind);
  },
});

/** Queues the reminders of a start that are still to come. Those of an earlier start find nothing to do. */
export async function remindAhead(trx: AnyTransaction, driveId: string, startsAt: Date): Promise<void> {
  const at = now();
  const drive = await readDrive(driveId, "en", at, trx);
  if (drive === undefined) return;
  for (const reminder of remindersAhead(startsAt, drive.changeMinutes, at)) {
    const payload = { driveId, kind: reminder.kind, startsAt: startsAt.toISOString() };
    await sendJob(trx, remindOfDrive, payload, { after: reminder.at.getTime() - at.getTime() });
  }
}
