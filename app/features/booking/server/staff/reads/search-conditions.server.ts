import { type RawBuilder, sql } from "kysely";
import { idsOfCustomers } from "#app/features/account/staff-customers.server.ts";
import type { PersonQuery } from "#app/lib/text/person-query.ts";
import { nameWays, phoneWays } from "#app/platform/people/person-search.server.ts";
import { searchTerms } from "../../../rules/staff/search-text.ts";
import { ownDialCode } from "../guests.server.ts";

type Person = Pick<PersonQuery, "name" | "phone">;

/** By the index of patterns. */
export function beginsWith(column: string, text: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} like ${`${text}%`}`;
}

/** Appointments of people without an account; undefined where neither a name nor a number is meant. */
export function ofGuests({ name, phone }: Person): RawBuilder<unknown> | undefined {
  const ways = [
    ...(name === undefined ? [] : nameWays(sql.ref("name"), name)),
    ...(phone === undefined ? [] : phoneWays(sql.ref("phone"), phone)),
  ];
  if (ways.length === 0) return undefined;
  const arms = ways.map((way) => sql`select id from booking.guest where ${way}`);
  return sql`customer_id in (${sql.join(arms, sql` union `)})`;
}

/**
 * What a typed text may mean, each a condition of its own that an index answers: reference, plate, VIN, and the people whom it
 * may name. Of customers their feature says the ids, in one query.
 */
export async function conditionsOf(text: string): Promise<RawBuilder<unknown>[]> {
  const { number, plate, vin, person } = searchTerms(text, ownDialCode());
  const customers = await idsOfCustomers(text);
  const guests = ofGuests(person);
  return [
    ...(number === undefined ? [] : [sql`number = ${number}`]),
    ...(plate === undefined ? [] : [beginsWith("plate_folded", plate)]),
    ...(vin === undefined
      ? []
      : [beginsWith("vin", vin), sql`reverse(vin) like ${`${[...vin].toReversed().join("")}%`}`]),
    ...(customers.length === 0 ? [] : [sql`customer_id = any(${customers}::text[])`]),
    ...(guests === undefined ? [] : [guests]),
  ];
}
