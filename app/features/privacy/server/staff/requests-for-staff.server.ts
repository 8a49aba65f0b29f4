import { type RawBuilder, sql } from "kysely";
import { type CustomerBrief, customersForStaff } from "#app/features/account/staff-customers.server.ts";
import { type AnyTransaction, database, tablesFor } from "#app/platform/database.server.ts";
import { answerDue, clockAt, type RequestClock } from "../../rules/answer-periods.ts";
import { isAlarming, isOutOfPatience, preparationMs } from "../../rules/deadlines.ts";
import { notesOf, type RequestNote } from "./request-notes.server.ts";

/** How far a request is: a copy is `preparing`, then `ready`; a deletion is `settling` what is ahead, then `erasing`. */
export type RequestState = "preparing" | "ready" | "settling" | "erasing";

export interface PrivacyRequest {
  readonly id: string;
  readonly kind: "copy" | "deletion";
  readonly state: RequestState;
  readonly customerId: string;
  /** Null once the account is erased. */
  readonly customer: CustomerBrief | null;
  readonly requestedAt: Date;
  /** Until when the law wants it answered, and how it stands to that. A copy that is ready is answered. */
  readonly dueAt: Date;
  readonly clock: RequestClock | "answered";
  /** What it waits for: names of features with something ahead, or `preparation` of a copy that takes too long. */
  readonly blockedBy: readonly string[];
  /** An operator has to look at it: it takes longer than any should. */
  readonly isAlarming: boolean;
  readonly notes: readonly Omit<RequestNote, "request_id">[];
}
export interface PrivacyRequestPage {
  readonly requests: readonly PrivacyRequest[];
  /** `after` of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

interface Row {
  readonly id: string;
  readonly kind: "copy" | "deletion";
  readonly customer_id: string;
  readonly requested_at: Date;
  readonly is_done: boolean;
  readonly blocked_by: readonly string[];
}

const longestPage = 200;
/** As many are in the queue itself. */
const mostInQueue = 50;

/** Copies and deletions that are under way, and copies that wait for their download, the oldest first. Three queries. */
export async function privacyRequestsForStaff({
  after = "",
  limit,
  now,
}: {
  readonly after?: string | undefined;
  readonly limit: number;
  readonly now: Date;
}): Promise<PrivacyRequestPage> {
  const count = Math.min(Math.max(limit, 1), longestPage);
  // Ids are in the order of time, so one is the cursor.
  const rows = await rowsWhere(sql`id > ${after}`, now, count + 1);
  const requests = await shown(rows.slice(0, count), now);
  return { requests, next: rows.length > count ? requests.at(-1)?.id : undefined };
}

/** The requests of one customer. */
export async function privacyRequestsOfCustomer(
  customerId: string,
  now: Date,
  trx?: AnyTransaction,
): Promise<PrivacyRequest[]> {
  return shown(await rowsWhere(sql`customer_id = ${customerId}`, now, longestPage, trx), now, trx);
}

/** How many requests are not answered yet, since when, and the first of them. */
export async function privacyWaiting(now: Date) {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(requested_at) as oldest from (
      select requested_at from privacy.erasure_request
      union all select requested_at from privacy.export where ready_at is null and expires_at > ${now}
    ) as open`.execute(database<unknown>());
  const { count, oldest } = rows[0] ?? { count: 0, oldest: null };
  const open = await rowsWhere(sql`not (kind = 'copy' and is_done)`, now, mostInQueue);
  return { count, oldest, first: await shown(open, now) };
}

async function rowsWhere(
  condition: RawBuilder<unknown>,
  now: Date,
  limit: number,
  trx?: AnyTransaction,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from (
      select id, 'deletion' as kind, customer_id, requested_at, settled_at is not null as is_done, blocked_by
      from privacy.erasure_request
      union all
      select id, 'copy', customer_id, requested_at, ready_at is not null, '{}'
      from privacy.export where expires_at > ${now}
    ) as request where ${condition} order by id limit ${limit}`.execute(tablesFor(trx));
  return rows;
}

async function shown(rows: readonly Row[], now: Date, trx?: AnyTransaction): Promise<PrivacyRequest[]> {
  const [people, notes] = await Promise.all([
    customersForStaff(
      rows.map((row) => row.customer_id),
      trx,
    ),
    notesOf(
      rows.map(({ id }) => id),
      trx,
    ),
  ]);
  return rows.map((row) => {
    const dueAt = answerDue(row.requested_at);
    return {
      ...{ id: row.id, kind: row.kind, state: stateOf(row), customerId: row.customer_id },
      customer: people.get(row.customer_id) ?? null,
      ...{ requestedAt: row.requested_at, dueAt },
      clock: row.kind === "copy" && row.is_done ? "answered" : clockAt(dueAt, now),
      blockedBy: blockersOf(row, now),
      isAlarming: row.kind === "deletion" ? isAlarming(row.requested_at, now) : isStuck(row, now),
      notes: (notes[row.id] ?? []).map(({ id, by, note, at }) => ({ id, by, note, at })),
    };
  });
}

function stateOf({ kind, is_done: isDone }: Row): RequestState {
  if (kind === "copy") return isDone ? "ready" : "preparing";
  return isDone ? "erasing" : "settling";
}

/** From its last hours on a deletion waits for nothing any more. */
function blockersOf(row: Row, now: Date): readonly string[] {
  if (row.kind === "copy") return isStuck(row, now) ? ["preparation"] : [];
  return row.is_done || isOutOfPatience(row.requested_at, now) ? [] : row.blocked_by;
}

/** Whether a copy takes longer to prepare than any should. */
function isStuck({ kind, is_done: isDone, requested_at: requestedAt }: Row, now: Date): boolean {
  return kind === "copy" && !isDone && now.getTime() - requestedAt.getTime() >= preparationMs;
}
