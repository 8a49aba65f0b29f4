import { type RawBuilder, sql } from "kysely";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { type DriveCode, pendingCodes } from "../../rules/drive-states.ts";
import type { TestDriveTables } from "../../tables.ts";
import { cancelLocked } from "./change-drive.server.ts";
import { lockDrive } from "./move-drive.server.ts";

/**
 * Cancels drives that have not begun, of those that meet a condition, however near they are: their hours are free again and the
 * showroom is notified. What is canceled already is left alone. Answers whether nothing is left to be done: no drive is ahead,
 * no driver stands in the showroom, and the messages of all cancellations were written.
 */
export async function cancelDrivesAhead(own: RawBuilder<unknown>, now: Date): Promise<boolean> {
  for (const seen of await drivesOf(own, pendingCodes))
    await inTransaction<unknown, void>(async (trx) => {
      const locked = await lockDrive(trx, seen);
      if (locked.ok) await cancelLocked(trx, locked.value, now);
    });
  // A drive that staff moved at the same moment is tried again.
  const ahead = await drivesOf(own, pendingCodes);
  const arrived = await drivesOf(sql`${own} and ends_at > ${now}`, ["arrived"]);
  const unsent = await drivesOf(
    sql`${own} and notified_version < version and coalesce(starts_at > ${now}, true)`,
    ["canceled"],
  );
  return ahead.length + arrived.length + unsent.length === 0;
}

function drivesOf(own: RawBuilder<unknown>, codes: readonly DriveCode[]) {
  return database<TestDriveTables>()
    .selectFrom("test_drive.drive")
    .select(["id", "version"])
    .where(sql<boolean>`${own}`)
    .where("code", "in", [...codes])
    .execute();
}
