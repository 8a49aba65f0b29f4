import { sql } from "kysely";
import type { CalendarEntry } from "#app/features/scheduling/calendar/calendar-file.ts";
import type { Language } from "#app/i18n/language.ts";
import { origin } from "#app/platform/config.server.ts";
import { driveEntryOf } from "../../drive-calendar.ts";
import { drivesIn, placedDrives } from "./read-drives.server.ts";

/** A test drive in its customer's calendar. */
export interface DriveInCalendar {
  readonly entry: CalendarEntry;
  readonly changedAt: Date;
}

/**
 * A customer's test drives that start at `since` or later, in order of time; what was canceled stays, so that calendars strike
 * it out, and what has no time is left out. The link of a drive ends with it. One query, two where there are any.
 */
export async function driveEntriesSince(
  customerId: string,
  since: Date,
  language: Language,
  now: Date,
): Promise<DriveInCalendar[]> {
  const lastMove = sql<Date>`(select max(m.at) from test_drive.drive_move m where m.drive_id = drive.id)`;
  const rows = await drivesIn()
    .select(lastMove.as("changed_at"))
    .where("drive.customer_id", "=", customerId)
    .where("drive.starts_at", ">=", since)
    .orderBy("drive.starts_at")
    .orderBy("drive.id")
    .execute();
  const changedAt = new Map(rows.map((row) => [row.id, row.changed_at]));
  const drives = await placedDrives(rows, language, now);
  return drives.flatMap((drive) => {
    const isOver = drive.endsAt !== null && drive.endsAt <= now;
    const entry = driveEntryOf(isOver ? { ...drive, path: undefined } : drive, language, origin());
    return entry === undefined ? [] : [{ entry, changedAt: changedAt.get(drive.id) ?? drive.createdAt }];
  });
}
