import { type RawBuilder, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
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

interface Kind {
  readonly codes: readonly string[];
  readonly condition: RawBuilder<unknown>;
  readonly column: "moved_at" | "starts_at";
}

/** The kinds of what waits: their codes, what else makes them wait, and the column of the time by which they are in order. */
function kindsOf(now: Date): Record<keyof WaitingForStaff, Kind> {
  const [lateSince, lateUntil] = [lateForMs, lateAfterMs].map((ms) => new Date(now.getTime() - ms));
  return {
    requests: { codes: ["NEW", "CREA"], condition: sql`true`, column: "moved_at" },
    lateArrivals: {
      codes: ["CNF"],
      condition: sql`starts_at > ${lateSince} and starts_at < ${lateUntil}`,
      column: "starts_at",
    },
    readyCars: {
      codes: ["PPY", "RFD"],
      condition: sql`moved_at < ${new Date(now.getTime() - uncollectedAfterMs)}`,
      column: "moved_at",
    },
  };
}

/** How many of each kind wait at some places (`*` for all). One query. */
export async function countWaitingForStaff(
  places: readonly string[],
  now: Date,
): Promise<Record<keyof WaitingForStaff, number>> {
  const { requests, lateArrivals, readyCars } = kindsOf(now);
  const count = ({ codes, condition }: Kind) => sql`
    (select count(*)::int from ${placesIn(places)} place join booking.appointment on center_id = place.id
      where code = any(${[...codes]}::text[]) and code not in ('OUT', 'RJD', 'CANC') and ${condition})`;
  const { rows } = await sql<Record<keyof WaitingForStaff, number>>`
    select ${count(requests)} as requests, ${count(lateArrivals)} as "lateArrivals", ${count(readyCars)} as "readyCars"`.execute(
    database(),
  );
  return rows[0] ?? { requests: 0, lateArrivals: 0, readyCars: 0 };
}

/** What waits at some places (`*` for all), a hundred of each kind at most. Three queries. */
export async function waitingForStaff(
  places: readonly string[],
  now: Date,
  language: Language,
): Promise<WaitingForStaff> {
  const kinds = Object.values(kindsOf(now)).map(
    ({ codes, condition, column }) => sql`(
    select one.id from ${placesIn(places)} place
    cross join unnest(${[...codes]}::text[]) as wanted (code)
    cross join lateral (
      select id, ${sql.ref(column)} from booking.appointment
      where center_id = place.id and code = wanted.code and code not in ('OUT', 'RJD', 'CANC') and ${condition}
      order by ${sql.ref(column)} limit ${mostOfAKind}) one
    order by one.${sql.ref(column)} limit ${mostOfAKind})`,
  );
  const rows = await rowsFrom(sql<StaffRow>`
    select a.*, g.name as guest_name, g.phone as guest_phone
    from booking.appointment a left join booking.guest g on g.id = a.customer_id
    where a.id in (${sql.join(kinds, sql` union `)})`);
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
