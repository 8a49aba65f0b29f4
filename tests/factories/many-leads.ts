import { sql } from "kysely";
import { asOwner } from "./database/as-owner.ts";

/**
 * Leads of a year in the database: most of them closed, some open and some of these overdue, at ten places and with twelve
 * owners. The same ones for the same count.
 */
export async function manyLeads(count: number, at: Date): Promise<void> {
  for (let from = 1; from <= count; from += batch)
    await insertLeads(from, Math.min(count, from + batch - 1), at);
  // As the database itself would before long: its plans go by what it knows of the table.
  await asOwner(sql`vacuum analyze leads.lead`);
}
const batch = 10_000;

async function insertLeads(from: number, to: number, at: Date): Promise<void> {
  await asOwner(sql`
    insert into leads.lead (id, kind, idempotency_key, first_name, last_name, mobile, email, message, utm, page, language,
      purpose, marketing_consent, created_at, handed_over_at, crm, crm_id, state, location, owner_id, owner_name,
      assigned_at, due_at, answer_by, lost_reason)
    select 'many-' || lpad(n::text, 7, '0'),
      case when n % 53 = 0 then 'fleet' when n % 3 = 0 then 'finance' else 'offer' end,
      'many-' || n, 'Person ' || n, 'Family ' || n % 5000, (55000000 + n)::text, 'person' || n || '@example.qa',
      '', '{}', '/', 'en', 'answer-the-request', false, left_at, left_at, 'built-in', n::text, state,
      case when n % 11 = 0 then null else 'place-' || n % 10 end,
      case when state <> 'new' then 'staff-' || n % 12 end, case when state <> 'new' then 'Staff ' || n % 12 end,
      case when state <> 'new' then left_at end,
      case when state in ('new', 'assigned') or (state = 'contacted' and n % 2 = 0)
        then ${at}::timestamptz + (n % 400 - 200) * interval '1 hour' end,
      left_at, case when state = 'lost' then 'price' end
    from (
      select n, ${at}::timestamptz - n * interval '1 minute' as left_at,
        case when n % 100 < 1 then 'new' when n % 100 < 3 then 'assigned' when n % 100 < 6 then 'contacted'
          when n % 100 < 10 then 'duplicate' when n % 100 < 40 then 'won' else 'lost' end as state
      from generate_series(${from}::int, ${to}::int) as n
    ) as made`);
}
