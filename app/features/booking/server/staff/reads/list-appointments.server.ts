import { type RawBuilder, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { type AppointmentCode, appointmentCodes } from "../../../rules/appointments/appointment-states.ts";
import { conditionsOf } from "./search-conditions.server.ts";
import { placesIn, rowsFrom, rowsOf, type StaffAppointment, shownForStaff } from "./staff-rows.server.ts";

/** By the start of the appointment, or by its last move; `-` for the latest first. */
export type AppointmentSort = "startsAt" | "-startsAt" | "movedAt" | "-movedAt";

export interface AppointmentsQuery {
  /** Ids of centers; `*` for all. */
  readonly places: readonly string[];
  /** Without any: all codes. By the last move only those that are not over are listed. */
  readonly codes?: readonly AppointmentCode[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** A name in either script, a telephone number, a plate, a VIN or a reference; of numbers the beginning or the end will do. */
  readonly text?: string | undefined;
  readonly sort: AppointmentSort;
  /** The `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
  readonly now: Date;
}
export interface AppointmentsPage {
  readonly appointments: readonly StaffAppointment[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

/**
 * Appointments of some places, a page at a time. Each place and code is read in order from one index, and only as far as the
 * page: so it takes as long with a hundred as with millions. Three queries, and with a text one more for the customers whom it may
 * name.
 */
export async function listAppointments(
  query: AppointmentsQuery,
  language: Language,
): Promise<AppointmentsPage> {
  const { sort, limit, text = "", now } = query;
  const column = sql.ref(sort.endsWith("movedAt") ? "moved_at" : "starts_at");
  const order = sort.startsWith("-") ? sql`${column} desc, id desc` : sql`${column}, id`;
  const wanted = { ...query, column, order };
  const ids = text.trim() === "" ? inOrder(wanted) : await amongFound(wanted, text);
  const rows = await rowsFrom(rowsOf(ids, order));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const at = last && (sort.endsWith("movedAt") ? last.moved_at : last.starts_at);
  return {
    appointments: await shownForStaff(page, language, now),
    next: at && rows.length > limit ? `${at.toISOString()} ${last.id}` : null,
  };
}

interface Ordered extends AppointmentsQuery {
  readonly column: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** Of each place and code the first of the page, and of these the first. */
function inOrder({ places, codes, column, order, limit, ...query }: Ordered): RawBuilder<unknown> {
  const isByMove = query.sort.endsWith("movedAt");
  const wanted = codes ?? appointmentCodes;
  // The index by moves has no others.
  const isOpen = isByMove ? sql`code not in ('OUT', 'RJD', 'CANC')` : sql`true`;
  return sql`
    select id from (
      select one.id, one.${column} from ${placesIn(places)} place
      cross join unnest(${[...wanted]}::text[]) as wanted (code)
      cross join lateral (
        select id, ${column} from booking.appointment
        where center_id = place.id and code = wanted.code and ${isOpen} and ${within({ ...query, column })}
        order by ${order} limit ${limit + 1}) one
      order by ${order} limit ${limit + 1}) page`;
}

/** Of what each reading of a text finds here the first of the page, and of these the first. */
async function amongFound(
  { places, codes, column, order, limit, ...query }: Ordered,
  text: string,
): Promise<RawBuilder<unknown>> {
  const readings = await conditionsOf(text);
  if (readings.length === 0) return sql`select id from booking.appointment where false`;
  const isThere = places.includes("*") ? sql`true` : sql`center_id = any(${[...places]}::text[])`;
  const arms = readings.map(
    (reading) => sql`(select id, ${column} from booking.appointment
      where ${reading} and ${isThere} and code = any(${[...(codes ?? appointmentCodes)]}::text[])
        and ${within({ ...query, column })}
      order by ${order} limit ${limit + 1})`,
  );
  return sql`select id from (${sql.join(arms, sql` union `)}) found order by ${order} limit ${limit + 1}`;
}

function within({
  from,
  to,
  after,
  sort,
  column,
}: Pick<Ordered, "from" | "to" | "after" | "sort" | "column">): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (from !== undefined) conditions.push(sql`starts_at >= ${from}`);
  if (to !== undefined) conditions.push(sql`starts_at < ${to}`);
  const [at, id] = after?.split(" ") ?? [];
  if (at !== undefined && id !== undefined && !Number.isNaN(Date.parse(at))) {
    const past = sort.startsWith("-") ? sql`<` : sql`>`;
    conditions.push(sql`(${column}, id) ${past} (${new Date(at)}::timestamptz, ${id}::text)`);
  }
  return sql.join(conditions, sql` and `);
}
