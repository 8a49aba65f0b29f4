import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { newsOf } from "../../rules/drive-news.ts";
import type { Actor, DriveCode } from "../../rules/drive-states.ts";
import type { TestDriveTables } from "../../tables.ts";
import { mailShowroom } from "../showroom/mail-showroom.server.ts";
import { remindAhead } from "./remind-of-drive.server.ts";
import { sendDriveNews } from "./send-drive-news.server.ts";

/**
 * Notifies the driver of a drive by email and text message, and its showroom of what the driver has changed; queues its
 * reminders. At most once for each version; of versions in quick succession only for the last.
 */
export const notifyOfDrive = defineJob({
  name: "notify-of-drive",
  schema: z.object({ driveId: z.string(), version: z.int() }),
  async run({ driveId, version }, transaction) {
    const trx = tablesOf<TestDriveTables>(transaction);
    const drive = await trx
      .updateTable("test_drive.drive")
      .set(({ ref }) => ({ notified_version: ref("version") }))
      .where("id", "=", driveId)
      .where("notified_version", "<", version)
      .returning([
        "id",
        "code",
        "version",
        "starts_at",
        "lost_start",
        "customer_id",
        "language",
        "created_at",
      ])
      .executeTakeFirst();
    if (drive === undefined) return;
    const moves = await trx
      .selectFrom("test_drive.drive_move")
      .select(["actor", "at"])
      .where("drive_id", "=", driveId)
      .orderBy("version")
      .execute();
    const firstVersions = moves.filter(({ at }) => at.getTime() === drive.created_at.getTime()).length;
    const lastAt = moves.at(-1)?.at.getTime();
    const byDriver = moves.some(({ actor, at }) => actor === "customer" && at.getTime() === lastAt);
    const news = newsOf({
      code: drive.code as DriveCode,
      version: drive.version,
      startsAt: drive.starts_at,
      lostStart: drive.lost_start,
      actor: moves.at(-1)?.actor as Actor,
      firstVersions,
    });
    if (news === undefined) return;
    await sendDriveNews(transaction, drive, news);
    // Its lead went to the showroom as it was made; what the driver changes since follows.
    if (byDriver && drive.version > firstVersions)
      await mailShowroom(transaction, drive.id, news === "canceled" ? "canceled" : "moved", now());
    if (drive.starts_at !== null && news !== "canceled" && news !== "rejected")
      await remindAhead(transaction, drive.id, drive.starts_at);
  },
});
