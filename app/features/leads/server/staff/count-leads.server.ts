import { sql } from "kysely";
import { startOfNextDay } from "#app/i18n/dates/dates.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { type LeadFilter, placesOf } from "./lead-conditions.server.ts";
import { type LeadLine, type LeadLineRow, lineColumns, lineOf } from "./lead-line.server.ts";

export interface LeadCounts {
  readonly new: number;
  readonly assigned: number;
  readonly contacted: number;
  readonly overdue: number;
  /** Due until the end of the importer's day, with what is overdue. */
  readonly today: number;
  readonly mine: number;
  readonly withoutOwner: number;
  /** What the CRM has not taken. */
  readonly handOverProblems: number;
}
interface Reader extends Pick<LeadFilter, "places"> {
  readonly staffId: string;
  readonly now: Date;
}

/** How many open leads stand where, for the tabs of the inbox: one query, of an index alone. */
export async function countLeads({ places: granted, staffId, now }: Reader): Promise<LeadCounts> {
  const places = placesOf({ places: granted });
  const here = places === undefined ? sql`true` : sql`coalesce(lead.location, '') = any(${places}::text[])`;
  const dayEnd = startOfNextDay(now, config.importer.zone);
  const { rows } = await sql<LeadCounts>`
    select
      count(*) filter (where state = 'new')::int as new,
      count(*) filter (where state = 'assigned')::int as assigned,
      count(*) filter (where state = 'contacted')::int as contacted,
      count(*) filter (where due_at <= ${now})::int as overdue,
      count(*) filter (where due_at < ${dayEnd})::int as today,
      count(*) filter (where owner_id = ${staffId})::int as mine,
      count(*) filter (where owner_id is null)::int as "withoutOwner",
      (select count(*)::int from leads.lead where last_problem is not null and ${here}) as "handOverProblems"
    from leads.lead where state in ('new', 'assigned', 'contacted') and ${here}`.execute(database());
  return rows[0] ?? nothing;
}
const nothing: LeadCounts = {
  new: 0,
  assigned: 0,
  contacted: 0,
  overdue: 0,
  today: 0,
  mine: 0,
  withoutOwner: 0,
  handOverProblems: 0,
};

/** A queue is for today: what does not fit is counted, and in the inbox. */
const longestQueue = 50;

/**
 * What waits for a member of staff: their own leads that are due until the end of the day, and leads at their places that
 * should have had an owner by now. How many, and the most urgent of them. Two queries.
 */
export async function leadsForQueue(
  staffId: string,
  granted: readonly string[],
  now: Date,
): Promise<{ readonly count: number; readonly first: readonly LeadLine[] }> {
  const places = placesOf({ places: granted });
  const here = places === undefined ? sql`true` : sql`coalesce(lead.location, '') = any(${places}::text[])`;
  const dayEnd = startOfNextDay(now, config.importer.zone);
  const order = sql`coalesce(lead.due_at, 'infinity'), lead.id limit ${longestQueue}`;
  const dueBefore = (end: Date) => sql`coalesce(lead.due_at, 'infinity') < ${end}::timestamptz`;
  const own = (state: "assigned" | "contacted") =>
    sql`lead.owner_id = ${staffId} and lead.state = ${state} and ${dueBefore(dayEnd)}`;
  const waiting = [
    own("assigned"),
    own("contacted"),
    sql`lead.state = 'new' and ${here} and ${dueBefore(now)}`,
  ];
  const firsts = waiting.map(
    (condition) => sql`(select lead.* from leads.lead as lead where ${condition} order by ${order})`,
  );
  const counts = waiting.map(
    (condition) => sql`(select count(*) from leads.lead as lead where ${condition})`,
  );
  const [first, counted] = await Promise.all([
    sql<LeadLineRow>`select ${lineColumns} from (${sql.join(firsts, sql` union all `)}) as lead
      order by ${order}`.execute(database()),
    sql<{ count: number }>`select (${sql.join(counts, sql` + `)})::int as count`.execute(database()),
  ]);
  return { count: counted.rows[0]?.count ?? 0, first: first.rows.map(lineOf) };
}
