import { type RawBuilder, sql } from "kysely";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { pendingCodes } from "../../rules/drive-states.ts";
import type { TestDriveTables } from "../../tables.ts";
import { cancelLocked } from "./change-drive.server.ts";
import { lockDrive } from "./move-drive.server.ts";

/**
 * Cancels drives that have not begun, of those that meet a condition, however near they are: their hours are free again and the
 * showroom is notified. What is canceled already is left alone.
 */
export async function cancelDrivesAhead(own: RawBuilder<unknown>, now: Date): Promise<void> {
  const rows = await database<TestDriveTables>()
    .selectFrom("test_drive.drive")
    .select(["id", "version"])
    .where(sql<boolean>`${own}`)
    .where("code", "in", [...pendingCodes])
    .execute();
  for (const seen of rows)
    await inTransaction<unknown, void>(async (trx) => {
      const locked = await lockDrive(trx, seen);
      if (locked.ok) await cancelLocked(trx, locked.value, now);
    });
}
