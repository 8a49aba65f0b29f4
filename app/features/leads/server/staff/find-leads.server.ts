import { type RawBuilder, sql } from "kysely";
import { type AnyTransaction, database, tablesFor } from "#app/platform/database.server.ts";
import type { LeadsTables } from "../../tables.ts";
import { leadsOfPeople } from "./lead-conditions.server.ts";
import { type LeadLine, type LeadLineRow, lineColumns, lineOf } from "./lead-line.server.ts";

/** One person by their account, or whom a typed text may mean. */
export type LeadPerson = { readonly customerId: string } | { readonly text: string };

/** Whose a lead is: null where it is of nobody with an account; undefined where there is no such lead. */
export async function customerOfLead(id: string, trx?: AnyTransaction): Promise<string | null | undefined> {
  const row = await tablesFor<LeadsTables>(trx)
    .selectFrom("leads.lead")
    .select("customer_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.customer_id;
}

/** As many of a common name are put in order. */
const mostMatches = 2_000;

/** The newest leads of a person, open or closed: each way of looking has its index. */
export async function findLeads(person: LeadPerson, limit: number): Promise<LeadLine[]> {
  const { rows } = await sql<LeadLineRow>`
    select ${lineColumns} from (${leadsOf(person)}) as lead
    order by lead.created_at desc, lead.id desc limit ${limit}`.execute(database());
  return rows.map(lineOf);
}

function leadsOf(person: LeadPerson): RawBuilder<unknown> {
  if ("text" in person) return leadsOfPeople(person.text, mostMatches);
  return sql`select * from leads.lead where customer_id = ${person.customerId}`;
}
