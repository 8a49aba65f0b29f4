import { type RawBuilder, sql } from "kysely";
import { startOfNextDay } from "#app/i18n/dates/dates.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { cursorOf, pageEndOf } from "../../rules/inbox/lead-page.ts";
import { openStates } from "../../rules/lead-states.ts";
import { conditionsOf, type LeadFilter, leadsOfPeople, placesOf } from "./lead-conditions.server.ts";
import { type LeadLine, type LeadLineRow, lineColumns, lineOf } from "./lead-line.server.ts";

export interface LeadQuery extends LeadFilter {
  /** What is due first, leads without a due time last; or what was left last. */
  readonly sort: "due" | "newest";
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
  readonly now: Date;
}
export interface LeadPage {
  readonly leads: readonly LeadLine[];
  /** Undefined where this is the last page. */
  readonly next: string | undefined;
}
type Row = LeadLineRow & { readonly sorted_by: string };

/** No list needs more at a time. */
const longestPage = 1_000;
/** A text that so many leads match says too little to search all of them. */
const mostMatches = 2_000;

const sorts = {
  due: { key: sql`coalesce(lead.due_at, 'infinity')`, direction: sql`asc`, behind: sql`>` },
  newest: { key: sql`lead.created_at`, direction: sql`desc`, behind: sql`<` },
};

/**
 * A page of leads, by one query whatever its length: for each state, and each place, one stretch of an index is read in the
 * order of the list, and these are put together.
 */
export async function listLeads(query: LeadQuery): Promise<LeadPage> {
  const limit = Math.min(Math.max(query.limit, 1), longestPage);
  const rows = await readRows(query, limit + 1);
  const leads = rows.slice(0, limit);
  const last = leads.at(-1);
  const isLast = rows.length <= limit || last === undefined;
  return {
    leads: leads.map(lineOf),
    next: isLast ? undefined : cursorOf({ value: last.sorted_by, id: last.id }),
  };
}

async function readRows(query: LeadQuery, count: number): Promise<Row[]> {
  const { rows } = await sql<Row>`${pageOf(query, count)}`.execute(database());
  return rows;
}

/**
 * The query of a page; a test looks at its plan. Each state has a branch of its own, in which it is a constant: how many leads
 * are in it decides how they are best read.
 */
export function pageOf(query: LeadQuery, count: number): RawBuilder<unknown> {
  const { key, direction } = sorts[query.sort];
  const page = sql`order by ${key} ${direction}, lead.id ${direction} limit ${count}`;
  const { matching, table } = sourceOf(query);
  const states = query.states === undefined || query.states.length === 0 ? openStates : query.states;
  const branches = [...new Set<string>(states)].map((state) =>
    placed(query, (here) => {
      const conditions = sql`lead.state = ${state} and ${here} and ${filterOf(query)}`;
      return sql`select lead.* from ${table} as lead where ${conditions} ${page}`;
    }),
  );
  return sql`
    ${matching}
    select ${lineColumns}, (${key})::text as sorted_by
    from (${sql.join(branches, sql` union all `)}) as lead ${page}`;
}

/** A text is looked up first: then few leads are left, which need no order of an index. */
function sourceOf({ text = "" }: LeadQuery): Record<"matching" | "table", RawBuilder<unknown>> {
  if (text.trim() === "") return { matching: sql``, table: sql`leads.lead` };
  const matching = sql`with matching as materialized (${leadsOfPeople(text, mostMatches)})`;
  return { matching, table: sql`matching` };
}

/** The branch of a state at the places of a query: where no owner or text narrows the list, one stretch for each place. */
function placed(
  query: LeadQuery,
  branch: (here: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const places = placesOf(query);
  if (places === undefined) return sql`(${branch(sql`true`)})`;
  if (query.ownerId || query.text)
    return sql`(${branch(sql`coalesce(lead.location, '') = any(${places}::text[])`)})`;
  const ofPlace = branch(sql`coalesce(lead.location, '') = of_place.place`);
  return sql`(select lead.* from unnest(${[...new Set(places)]}::text[]) as of_place (place)
    cross join lateral (${ofPlace}) as lead)`;
}

function filterOf(query: LeadQuery): RawBuilder<unknown> {
  const { sort, after, now } = query;
  const end = pageEndOf(after);
  const { key, behind } = sorts[sort];
  const conditions = conditionsOf(query, { now, dayEnd: startOfNextDay(now, config.importer.zone) });
  if (end === undefined) return conditions;
  return sql`${conditions} and (${key}, lead.id) ${behind} (${end.value}::timestamptz, ${end.id})`;
}

/** All leads of a filter for a file, newest first, read page by page: however many, few are in memory. */
export async function* exportLeads(
  filter: Omit<LeadQuery, "sort" | "after" | "limit">,
): AsyncGenerator<LeadLine, void> {
  let after: string | undefined;
  do {
    const page = await listLeads({ ...filter, sort: "newest", after, limit: longestPage });
    yield* page.leads;
    after = page.next;
  } while (after !== undefined);
}
