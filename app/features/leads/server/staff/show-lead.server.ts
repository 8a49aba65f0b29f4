import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import type { Fact } from "#app/platform/email-template/email-content.ts";
import { cursorOf, pageEndOf } from "../../rules/inbox/lead-page.ts";
import type { Lead, LeadEvent, LeadsTables } from "../../tables.ts";
import { leadOf } from "../crm.server.ts";
import { factsOf } from "../lead-facts.server.ts";
import { type LeadNames, namesFor } from "../lead-names.server.ts";
import { type LeadLine, type LeadLineRow, lineColumns, lineOf } from "./lead-line.server.ts";

/** What was done with a lead, oldest first. */
export interface LeadTimelineEntry {
  readonly version: number;
  readonly at: Date;
  /** As `leadWordsForStaff` names it. */
  readonly kind: string;
  /** Null: the program did it. */
  readonly by: { readonly staffId: string; readonly name: string } | null;
  readonly ownerName: string | null;
  readonly lostReason: string | null;
  readonly duplicateOf: string | null;
  readonly callAt: Date | null;
  readonly note: string;
}
export interface LeadForStaff extends LeadLine {
  readonly message: string;
  readonly customerId: string | null;
  /** All that it says, in the reader's language. */
  readonly facts: readonly Fact[];
  /** The names by which the facts name its models, offers and places. */
  readonly names: LeadNames;
  readonly marketingConsent: boolean;
  /** The page on which its people answer a test drive. It opens without a sign-in. */
  readonly answerAt: string | null;
  readonly timeline: readonly LeadTimelineEntry[];
  /** The lead that this one repeats, and those that repeat it; at most twenty. */
  readonly duplicates: readonly LeadLine[];
  /** 3 where it is the third lead of its telephone number. */
  readonly requestOfNumber: number;
  readonly handOver: HandOverState;
}
export interface HandOverState {
  /** The CRM that has it; null where none has. */
  readonly crm: string | null;
  readonly crmId: string | null;
  readonly handedOverAt: Date | null;
  readonly tries: number;
  /** Null where it waits for nothing. */
  readonly nextTryAt: Date | null;
  /** The name of the last failure, as `CrmRefused400`. */
  readonly problem: string | null;
}

/** A lead with its timeline and duplicates; undefined where it is gone. Three queries, and its names. */
export async function leadForStaff(id: string, language: Language): Promise<LeadForStaff | undefined> {
  const lead = await database<LeadsTables>()
    .selectFrom("leads.lead")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (lead === undefined) return undefined;
  const [timeline, duplicates, requestOfNumber, names] = await Promise.all([
    timelineOf(id),
    duplicatesOf(lead),
    requestsUntil(lead),
    namesFor(language, { vehicleNo: lead.vehicle_no }),
  ]);
  const facts = leadOf(lead);
  return {
    ...lineOf({
      ...lead,
      campaign_title: facts.campaign?.campaignTitle ?? null,
      company: facts.fleet?.company ?? null,
    }),
    message: lead.message,
    customerId: lead.customer_id,
    facts: factsOf({ ...facts, message: lead.message }, language, names),
    names,
    marketingConsent: lead.marketing_consent,
    answerAt: lead.answer_at,
    timeline,
    duplicates,
    requestOfNumber,
    handOver: handOverOf(lead),
  };
}

async function timelineOf(id: string): Promise<LeadTimelineEntry[]> {
  const events = await database<LeadsTables>()
    .selectFrom("leads.lead_event")
    .selectAll()
    .where("lead_id", "=", id)
    .orderBy("version")
    .execute();
  return events.map(entryOf);
}

function entryOf(event: Selectable<LeadEvent>): LeadTimelineEntry {
  const { staff_id: staffId, staff_name: name } = event;
  return {
    version: event.version,
    at: event.at,
    kind: event.kind,
    by: staffId === null || name === null ? null : { staffId, name },
    ownerName: event.owner_name,
    lostReason: event.lost_reason,
    duplicateOf: event.duplicate_of,
    callAt: event.call_at,
    note: event.note,
  };
}

async function duplicatesOf({ id, duplicate_of: of }: Selectable<Lead>): Promise<LeadLine[]> {
  const { rows } = await sql<LeadLineRow>`
    select ${lineColumns} from leads.lead as lead
    where lead.id <> ${id} and (lead.id = ${of} or lead.duplicate_of = ${id} or lead.duplicate_of = ${of})
    order by lead.created_at desc limit 20`.execute(database());
  return rows.map(lineOf);
}

/** The how many-th lead of its number it is. */
async function requestsUntil({ id, mobile, created_at }: Selectable<Lead>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from leads.lead
    where mobile = ${mobile} and (created_at, id) <= (${created_at}, ${id})`.execute(database());
  return rows[0]?.count ?? 1;
}

function handOverOf(lead: Selectable<Lead>): HandOverState {
  return {
    crm: lead.crm,
    crmId: lead.crm_id,
    handedOverAt: lead.handed_over_at,
    tries: lead.tries,
    nextTryAt: lead.next_try_at,
    problem: lead.last_problem,
  };
}

export interface FailedHandOver extends LeadLine {
  readonly handOver: HandOverState;
}

export interface FailedHandOverPage {
  readonly leads: readonly FailedHandOver[];
  /** Undefined where this is the last page. */
  readonly next: string | undefined;
}
interface FailedQuery {
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of the leads that the CRM did not take, those first that are tried again soonest. One query. */
export async function failedHandOvers(query: FailedQuery): Promise<FailedHandOverPage> {
  const { rows } = await sql<LeadLineRow & Selectable<Lead> & { readonly sorted_by: string }>`
    ${failedPageOf(query)}`.execute(database());
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    leads: shown.map((row) => ({ ...lineOf(row), handOver: handOverOf(row) })),
    next: last && cursorOf({ value: last.sorted_by, id: last.id }),
  };
}

/** The query of a page and one lead more; a test looks at its plan. A lead that was not taken always has a next try. */
export function failedPageOf({ after, limit }: FailedQuery): RawBuilder<unknown> {
  const end = pageEndOf(after);
  const behind =
    end === undefined ? sql`true` : sql`(lead.next_try_at, lead.id) > (${end.value}::timestamptz, ${end.id})`;
  return sql`
    select ${lineColumns}, lead.crm, lead.crm_id, lead.handed_over_at, lead.tries, lead.next_try_at,
      lead.next_try_at::text as sorted_by
    from leads.lead as lead where lead.last_problem is not null and ${behind}
    order by lead.next_try_at, lead.id limit ${limit + 1}`;
}
