import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { personIs } from "./lead-conditions.server.ts";
import { type LeadLine, type LeadLineRow, lineColumns, lineOf } from "./lead-line.server.ts";

/** One person by their account, or whom a typed text may mean. */
export type LeadPerson = { readonly customerId: string } | { readonly text: string };

/** The newest leads of a person, open or closed: each way of looking has its index. */
export async function findLeads(person: LeadPerson, limit: number): Promise<LeadLine[]> {
  const { rows } = await sql<LeadLineRow>`
    select ${lineColumns} from leads.lead as lead where ${isOf(person)}
    order by lead.created_at desc, lead.id desc limit ${limit}`.execute(database());
  return rows.map(lineOf);
}

function isOf(person: LeadPerson): RawBuilder<unknown> {
  return "customerId" in person ? sql`lead.customer_id = ${person.customerId}` : personIs(person.text);
}
