import { sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { lateAfterMs, uncollectedAfterMs } from "../../../rules/staff/arrivals.ts";
import {
  placesIn,
  rowsFrom,
  type StaffAppointment,
  type StaffRow,
  shownForStaff,
} from "./staff-rows.server.ts";

/** What of appointments waits for staff. */
export interface WaitingForStaff {
  /** To be confirmed or declined, the oldest first. */
  readonly requests: readonly StaffAppointment[];
  /** Confirmed, and not there, the one that is late for longest first. */
  readonly lateArrivals: readonly StaffAppointment[];
  /** Ready and not collected, the one that is ready for longest first. */
  readonly readyCars: readonly StaffAppointment[];
}

const mostOfAKind = 100;
/** Who does not come within a day is looked for by nobody: the list of the day has them. */
const lateForMs = 24 * 3_600_000;

/** What waits at some places (`*` for all), a hundred of each kind at most. Three queries. */
export async function waitingForStaff(
  places: readonly string[],
  now: Date,
  language: Language,
): Promise<WaitingForStaff> {
  const of = (
    condition: ReturnType<typeof sql>,
    codes: readonly string[],
    column: "moved_at" | "starts_at",
  ) => sql`
    select one.id from ${placesIn(places)} place
    cross join unnest(${[...codes]}::text[]) as wanted (code)
    cross join lateral (
      select id, ${sql.ref(column)} from booking.appointment
      where center_id = place.id and code = wanted.code and code not in ('OUT', 'RJD', 'CANC') and ${condition}
      order by ${sql.ref(column)} limit ${mostOfAKind}) one
    order by one.${sql.ref(column)} limit ${mostOfAKind}`;
  const [lateSince, lateUntil] = [lateForMs, lateAfterMs].map((ms) => new Date(now.getTime() - ms));
  const isLate = sql`starts_at > ${lateSince} and starts_at < ${lateUntil}`;
  const isUncollected = sql`moved_at < ${new Date(now.getTime() - uncollectedAfterMs)}`;
  const rows = await rowsFrom(sql<StaffRow>`
    select a.*, g.name as guest_name, g.phone as guest_phone
    from booking.appointment a left join booking.guest g on g.id = a.customer_id
    where a.id in ((${of(sql`true`, ["NEW", "CREA"], "moved_at")})
      union (${of(isLate, ["CNF"], "starts_at")})
      union (${of(isUncollected, ["PPY", "RFD"], "moved_at")}))`);
  const shown = await shownForStaff(rows, language, now);
  const by = (codes: readonly string[], time: "createdAt" | "startsAt" | "movedAt") =>
    shown
      .filter(({ code }) => codes.includes(code))
      .toSorted((one, other) => one[time].getTime() - other[time].getTime());
  return {
    requests: by(["NEW", "CREA"], "createdAt"),
    lateArrivals: by(["CNF"], "startsAt"),
    readyCars: by(["PPY", "RFD"], "movedAt"),
  };
}
