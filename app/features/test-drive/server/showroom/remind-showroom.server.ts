import { sql } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { reminderSpans } from "../../rules/showroom-moves.ts";
import type { TestDriveTables } from "../../tables.ts";
import { mailShowroom } from "./mail-showroom.server.ts";

/** Beside the reminders of drivers, in the same table: one for each start, or for each time that a start was lost. */
const reminder = "showroom";
/** More wait for the next run. */
const mostAtOnce = 50;

/**
 * Mails each test drive that its showroom has not answered to the people there once more: requested two hours before its
 * start, or without a time a day after its last move.
 */
export async function remindShowrooms(transaction: AnyTransaction, at: Date): Promise<void> {
  for (const { id, moment } of await unanswered(transaction, at)) {
    const { numInsertedOrUpdatedRows } = await tablesOf<TestDriveTables>(transaction)
      .insertInto("test_drive.reminder")
      .values({ drive_id: id, starts_at: moment, kind: reminder, sent_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) await mailShowroom(transaction, id, "unanswered", at);
  }
}

/** What waits for an answer and has had no reminder, with its start or its last move. */
async function unanswered(transaction: AnyTransaction, at: Date) {
  const { start, lastMove } = reminderSpans(at);
  const { rows } = await sql<{ id: string; moment: Date }>`
    select id, moment from (
      select id, starts_at as moment from test_drive.drive
      where code = 'requested' and starts_at > ${start[0]} and starts_at <= ${start[1]}
      union all
      select drive.id, max(move.at) from test_drive.drive
      join test_drive.drive_move move on move.drive_id = drive.id
      where drive.code = 'requested' and drive.starts_at is null
      group by drive.id having max(move.at) > ${lastMove[0]} and max(move.at) <= ${lastMove[1]}
    ) waiting
    where not exists (
      select 1 from test_drive.reminder
      where drive_id = waiting.id and starts_at = waiting.moment and kind = ${reminder}
    )
    order by moment limit ${mostAtOnce}`.execute(transaction);
  return rows;
}

defineJob({
  name: "remind-showrooms",
  schema: z.unknown(),
  schedule: "*/10 * * * *",
  run: (_, trx) => remindShowrooms(trx, now()),
});
