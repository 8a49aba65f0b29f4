import { sql } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { pendingCodes } from "../../rules/drive-states.ts";
import type { TestDriveTables } from "../../tables.ts";

/** Requests without a time that nobody has answered block no other one after so long. */
const unansweredMs = 14 * 24 * 3_600_000;

/**
 * Whether a number has a drive of a model ahead (product/test-drives.md#who-may-book). Nobody else books one for both until
 * the transaction ends. What lies behind is not pending, whatever became of it.
 */
export async function hasPendingDrive(
  transaction: AnyTransaction,
  { phone, model }: { readonly phone: string; readonly model: string },
  now: Date,
): Promise<boolean> {
  const trx = tablesOf<TestDriveTables>(transaction);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drive ${phone} ${model}`}, 0))`.execute(trx);
  const pending = await trx
    .selectFrom("test_drive.drive")
    .select("id")
    .where("phone", "=", phone)
    .where("model", "=", model)
    .where("code", "in", pendingCodes)
    .where(({ eb, or }) =>
      or([
        eb("ends_at", ">", now),
        eb.and([eb("ends_at", "is", null), eb("created_at", ">", new Date(now.getTime() - unansweredMs))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
}
