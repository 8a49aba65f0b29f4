import { type RawBuilder, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { normalVin } from "#app/lib/validation/vin.ts";
import {
  dialledPhone,
  foldedPlate,
  numberInText,
  type SearchTerms,
} from "../../../rules/staff/search-text.ts";
import { ownDialCode } from "../guests.server.ts";
import { rowsFrom, rowsOf, type StaffAppointment, shownForStaff } from "./staff-rows.server.ts";

/** What is searched for, as staff typed it: Arabic digits and blanks are fine. */
export type AppointmentSearch =
  /** With or without the brand's code. */
  | { readonly reference: string }
  /** Its beginning is enough. */
  | { readonly plate: string }
  /** Its beginning is enough. */
  | { readonly vin: string }
  /** Of a guest. Customers are found by account's own search. */
  | { readonly phone: string };

/** How many of a beginning are looked at before they are put in order. */
const mostCandidates = 200;

/** Appointments by one fact, each by an index, the latest start first. Three queries, none for what cannot be found. */
export async function findAppointments(
  search: AppointmentSearch,
  limit: number,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<StaffAppointment[]> {
  const ids = idsFound(termsOf(search));
  if (ids === undefined) return [];
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

function termsOf(search: AppointmentSearch): SearchTerms {
  const none = { number: undefined, plate: undefined, vin: undefined, phone: undefined };
  if ("reference" in search) return { ...none, number: numberInText(search.reference) };
  if ("plate" in search) return { ...none, plate: plainOf(foldedPlate(search.plate)) };
  if ("vin" in search) return { ...none, vin: plainOf(normalVin(search.vin)) };
  return { ...none, phone: dialledPhone(search.phone, ownDialCode()) };
}

/** A query of the ids that terms find; undefined without any term. */
export function idsFound({ number, plate, vin, phone }: SearchTerms): RawBuilder<unknown> | undefined {
  const first = sql`limit ${mostCandidates}`;
  const parts = [
    ...(number === undefined ? [] : [sql`(select id from booking.appointment where number = ${number})`]),
    ...(plate === undefined
      ? []
      : [sql`(select id from booking.appointment where ${beginsWith("plate_folded", plate)} ${first})`]),
    ...(vin === undefined
      ? []
      : [sql`(select id from booking.appointment where ${beginsWith("vin", vin)} ${first})`]),
    ...(phone === undefined
      ? []
      : [
          sql`(select id from booking.appointment where customer_id in (
            select id from booking.guest where phone = ${phone}) ${first})`,
        ]),
  ];
  return parts.length === 0 ? undefined : sql.join(parts, sql` union `);
}

/** Letters and digits alone: everything begins with an empty pattern. */
function plainOf(text: string): string | undefined {
  return text.replaceAll(/[^A-Z0-9]/g, "") || undefined;
}

/** By the index of patterns. */
function beginsWith(column: string, text: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} like ${`${text}%`}`;
}
