import { type RawBuilder, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { personQueryOf } from "#app/lib/text/person-query.ts";
import { normalVin } from "#app/lib/validation/vin.ts";
import { foldedPlate, numberInText } from "../../../rules/staff/search-text.ts";
import { ownDialCode } from "../guests.server.ts";
import { beginsWith, ofGuests } from "./search-conditions.server.ts";
import { rowsFrom, rowsOf, type StaffAppointment, shownForStaff } from "./staff-rows.server.ts";

/** What is searched for, as staff typed it: Arabic digits and blanks are fine. */
export type AppointmentSearch =
  /** With or without the brand's code. */
  | { readonly reference: string }
  /** Its beginning is enough. */
  | { readonly plate: string }
  /** Its beginning is enough. */
  | { readonly vin: string }
  /** Words of a guest's name, or their number, its beginning or its end. Customers are found by account's own search. */
  | { readonly guest: string };

/** How many of a beginning are looked at before they are put in order. */
const mostCandidates = 200;

/** Appointments by one fact, each by an index, the latest start first. Three queries, none for what cannot be found. */
export async function findAppointments(
  search: AppointmentSearch,
  limit: number,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<StaffAppointment[]> {
  const condition = conditionOf(search);
  if (condition === undefined) return [];
  const ids = sql`select id from booking.appointment where ${condition} limit ${mostCandidates}`;
  const rows = await rowsFrom(sql`${rowsOf(ids, sql`a.starts_at desc, a.id desc`)} limit ${limit}`);
  return shownForStaff(rows, language, now);
}

/** Appointments by their ids, as another feature names them. Three queries. */
export async function appointmentsById(
  ids: readonly string[],
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<StaffAppointment[]> {
  if (ids.length === 0) return [];
  const named = sql`select unnest(${[...ids]}::text[])`;
  return shownForStaff(await rowsFrom(rowsOf(named, sql`a.starts_at, a.id`)), language, now);
}

/** What a search compares with: an index answers each. Undefined for what cannot be found. */
function conditionOf(search: AppointmentSearch): RawBuilder<unknown> | undefined {
  if ("reference" in search) {
    const number = numberInText(search.reference);
    return number === undefined ? undefined : sql`number = ${number}`;
  }
  if ("plate" in search) {
    const plate = plainOf(foldedPlate(search.plate));
    return plate === undefined ? undefined : beginsWith("plate_folded", plate);
  }
  if ("vin" in search) {
    const vin = plainOf(normalVin(search.vin));
    return vin === undefined ? undefined : beginsWith("vin", vin);
  }
  return ofGuests(personQueryOf(search.guest, `+${ownDialCode()}`));
}

/** Letters and digits alone: everything begins with an empty pattern. */
function plainOf(text: string): string | undefined {
  return text.replaceAll(/[^A-Z0-9]/g, "") || undefined;
}
