import { type AnyTransaction, tablesFor } from "#app/platform/database.server.ts";
import { dayOf } from "../../rules/calendar-days.ts";
import { openingDayOf } from "../../rules/slots.ts";
import type { SchedulingTables } from "../../tables.ts";
import { readSchedules } from "./read-schedules.server.ts";

/**
 * The day on which a center opens for an hour after midnight, YYYY-MM-DD: under it that hour is offered. Undefined for every
 * other hour. A campaign may have hours of its own. One query.
 */
export async function nightOf(
  centerId: string,
  startsAt: Date,
  campaign?: string,
  trx?: AnyTransaction,
): Promise<string | undefined> {
  const at = { from: startsAt, to: startsAt, now: startsAt };
  const query = { centerIds: [centerId], serviceCodes: [], campaign, ...at };
  const [center] = (await readSchedules(tablesFor<SchedulingTables>(trx), query)).centers;
  if (center === undefined) return undefined;
  const { day, calendarDay } = openingDayOf(center, startsAt.getTime() / 60_000);
  return day === calendarDay ? undefined : dayOf(day);
}
