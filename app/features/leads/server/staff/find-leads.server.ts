import { type RawBuilder, sql } from "kysely";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
import { database } from "#app/platform/database.server.ts";
import { personIs } from "./lead-conditions.server.ts";
import { type LeadLine, type LeadLineRow, lineColumns, lineOf } from "./lead-line.server.ts";

/** One person: by number or address in any form, by their account, or by the beginning of a name. */
export type LeadPerson =
  | { readonly phone: string }
  | { readonly email: string }
  | { readonly customerId: string }
  | { readonly name: string };

/** The newest leads of a person, open or closed: each way of looking has its index. */
export async function findLeads(person: LeadPerson, limit: number): Promise<LeadLine[]> {
  const { rows } = await sql<LeadLineRow>`
    select ${lineColumns} from leads.lead as lead where ${isOf(person)}
    order by lead.created_at desc, lead.id desc limit ${limit}`.execute(database());
  return rows.map(lineOf);
}

function isOf(person: LeadPerson): RawBuilder<unknown> {
  if ("phone" in person) return sql`lead.mobile = ${normalize("phone", person.phone)}`;
  if ("email" in person) return sql`lower(lead.email) = ${normalize("email", person.email)}`;
  if ("customerId" in person) return sql`lead.customer_id = ${person.customerId}`;
  return personIs(person.name);
}
