import { sql } from "kysely";
import { workingDaysOf } from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { appointmentCodes, hasHours, inWorkshop } from "../../../rules/appointments/appointment-states.ts";
import { rowsFrom, rowsOf, type StaffAppointment, shownForStaff } from "./staff-rows.server.ts";

export interface BoardQuery {
  readonly centerId: string;
  /** A day of the center, YYYY-MM-DD, with the night for which it opens; or any span of time. */
  readonly on: { readonly day: string } | { readonly from: Date; readonly to: Date };
  readonly now: Date;
}
export interface Board {
  readonly from: Date;
  readonly to: Date;
  /** In order of their start. Those that are over without a visit are counted instead. */
  readonly appointments: readonly StaffAppointment[];
  readonly counts: { readonly canceled: number; readonly rejected: number; readonly noShows: number };
}

/** The longest that an appointment goes on, of those that are looked for by their start. */
const longestDays = 14;

/**
 * What a center has in a time: appointments that reach into it and, where it holds the present, every car that stands in the
 * workshop, since whenever: none leaves the board before it leaves the center. Three queries, and one for the center of a day.
 */
export async function boardOf(query: BoardQuery, language: Language, trx?: AnyTransaction): Promise<Board> {
  const { centerId, now } = query;
  const { from, to } = await spanOf(query, trx);
  const holdsNow = from <= now && now < to;
  const ids = sql`
    select id from booking.appointment
    where center_id = ${centerId} and code = any(${[...appointmentCodes]}::text[])
      and starts_at < ${to} and ends_at > ${from} and starts_at > ${from}::timestamptz - ${`${longestDays} days`}::interval
    union
    select id from booking.appointment
    where ${holdsNow} and center_id = ${centerId} and code = any(${[...inWorkshop]}::text[]) and starts_at < ${to}`;
  const rows = await rowsFrom(rowsOf(ids, sql`a.starts_at, a.bay, a.id`), trx);
  const shown = await shownForStaff(rows, language, now, trx);
  const over = shown.filter(({ code }) => !hasHours(code));
  return {
    ...{ from, to },
    appointments: shown.filter(({ code }) => hasHours(code)),
    counts: {
      canceled: over.filter(({ code, isNoShow }) => code === "CANC" && !isNoShow).length,
      rejected: over.filter(({ code }) => code === "RJD").length,
      noShows: over.filter(({ isNoShow }) => isNoShow).length,
    },
  };
}

async function spanOf(
  { centerId, on }: BoardQuery,
  trx: AnyTransaction | undefined,
): Promise<{ from: Date; to: Date }> {
  if ("from" in on) return on;
  const days = (await workingDaysOf([centerId], trx)).get(centerId);
  if (days === undefined) throw new Error(`there is no center ${centerId}`);
  return days.spanOf(on.day);
}
