import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type AnyTransaction, tablesFor } from "#app/platform/database.server.ts";
import { dayNumberOf, dayOf } from "../../rules/calendar-days.ts";
import type { WorkingHours } from "../../rules/capacity/center-hours.ts";
import { type HoursOfDay, hoursOfImporter, hoursOfPlace } from "../../rules/days/importer-hours.ts";
import { workingDay, workingDayAt } from "../../rules/days/working-days.ts";
import type { Timing } from "../../rules/slots.ts";
import { definedCenter } from "./defined-schedules.server.ts";

/** The days of a center (YYYY-MM-DD): a night is of the day that opens for it. */
export interface WorkingDays {
  readonly timeZone: string;
  readonly at: (instant: Date) => string;
  readonly spanOf: (day: string) => { readonly from: Date; readonly to: Date };
}

/** The days of some centers, by their ids; one that there is not is left out. One query. */
export async function workingDaysOf(
  centerIds: readonly string[],
  trx?: AnyTransaction,
): Promise<ReadonlyMap<string, WorkingDays>> {
  const hours = await workingHoursOf(tablesFor(trx), sql`c.id = any(${[...centerIds]}::text[])`);
  return new Map(hours.map((one) => [one.id, daysOf(one)]));
}

/**
 * When a place works from day to day, its dated hours counted; where none is named, or one that is not ours, when the importer does
 * by its week and the dated hours that all showrooms share. One query.
 */
export async function hoursFrom(
  trx: AnyTransaction,
  placeId: string | null,
  importerWeek: readonly (readonly Timing[])[],
): Promise<HoursOfDay> {
  const [place] = placeId === null ? [] : await workingHoursOf(trx, sql`c.id = ${placeId}`);
  if (place !== undefined) return hoursOfPlace(place);
  return hoursOfImporter(importerWeek, await workingHoursOf(trx, sql`c.kind = 'showroom'`));
}

/** When some centers `c` work, in their order. One query. */
async function workingHoursOf(
  connection: QueryExecutorProvider,
  which: RawBuilder<boolean>,
): Promise<(WorkingHours & { readonly id: string })[]> {
  const { rows } = await sql<{ center: WorkingHours & { readonly id: string } }>`
    select json_build_object(${definedCenter}, 'weekdays', c.weekdays, ${campaignHours}) as center
    from booking.center c where ${which} order by c.position, c.id`.execute(connection);
  return rows.map(({ center }) => center);
}

/** The campaigns' hours of a center `c`: a name and a value for `json_build_object`. */
export const campaignHours = sql`'campaignHours', coalesce((
  select json_agg(json_build_object('campaign', h.campaign, 'weekdays', h.weekdays) order by h.campaign)
  from booking.center_campaign_hours h where h.center_id = c.id), '[]')`;

function daysOf(hours: WorkingHours): WorkingDays {
  const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000);
  return {
    timeZone: hours.timeZone,
    at: (instant) => dayOf(workingDayAt(hours, minuteOf(instant))),
    spanOf(day) {
      const { from, to } = workingDay(hours, dayNumberOf(day) ?? 0);
      return { from: new Date(from * 60_000), to: new Date(to * 60_000) };
    },
  };
}
