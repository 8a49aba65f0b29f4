import { type Selectable, sql } from "kysely";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { log } from "#app/platform/log.server.ts";
import { afterFailure, isResting, neverFailed } from "../rules/crm-rest.ts";
import { nextTryAfter } from "../rules/hand-over-times.ts";
import type { Lead } from "../tables.ts";
import { type Crm, CrmRefused, leadOf } from "./crm.server.ts";
import { leadTopics } from "./staff/lead-deed.server.ts";

/** So many leads are with the CRM at the same time; one alone after a failure, to see whether it is back. */
const mostTogether = 5;

interface Outcome {
  readonly id: string;
  readonly crmId: string | null;
  readonly problem: string | null;
  readonly nextTry: Date | null;
  /** The CRM has received that the number is confirmed. */
  readonly saidConfirmed: boolean;
  /** It failed, or had failed before: staff see it among what the CRM did not take. */
  readonly changesProblems: boolean;
}

/** The failures of a CRM in this process. After one it is not called for a while, so that nothing piles up. */
const rests = new WeakMap<Crm, typeof neverFailed>();
export const restOf = (crm: Crm) => rests.get(crm) ?? neverFailed;

/**
 * Offers leads to the CRM, some at a time, and says what became of each. It ends early when the CRM fails, or at
 * `lastStart` (of `performance.now()`); leads that were not offered have no outcome.
 */
export async function offerLeads(
  leads: readonly Selectable<Lead>[],
  to: Crm,
  lastStart = Number.POSITIVE_INFINITY,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...leads];
  const workers = restOf(to).failures > 0 ? 1 : mostTogether;
  const work = async () => {
    while (performance.now() < lastStart && !isResting(restOf(to), now())) {
      const lead = waiting.shift();
      if (lead === undefined) return;
      outcomes.push(await offer(lead, to));
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return outcomes;
}

async function offer(lead: Selectable<Lead>, to: Crm): Promise<Outcome> {
  const { id } = lead;
  const saidConfirmed = lead.phone_confirmed_at !== null;
  try {
    const crmId = await to.take(leadOf(lead));
    rests.delete(to);
    const changesProblems = lead.last_problem !== null;
    return { id, crmId, problem: null, nextTry: null, saidConfirmed, changesProblems };
  } catch (error) {
    const tries = lead.tries + 1;
    // Its name alone: what a CRM answers may repeat the lead's own data.
    const problem = error instanceof Error ? error.name : "unknown";
    const facts = { leadId: id, problem, tries };
    if (error instanceof CrmRefused && error.ofLead) {
      log.error(facts, "the CRM refuses a lead for what it says; it stays here and has to be looked at");
    } else {
      rests.set(to, afterFailure(restOf(to), now()));
      log.warn(facts, "the CRM did not take a lead; it will be tried again");
    }
    const nextTry = nextTryAfter(tries, now());
    return { id, crmId: null, problem, nextTry, saidConfirmed, changesProblems: true };
  }
}

/**
 * Writes what became of leads onto their rows, however many, by one statement. One whose number was confirmed while it was
 * with the CRM is offered again at once.
 */
export async function saveOutcomes(outcomes: readonly Outcome[], crm: Crm, at: Date): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    update leads.lead set
      tries = tries + 1,
      handed_over_at = case when outcome.crm_id is not null then ${at}::timestamptz else lead.handed_over_at end,
      crm = case when outcome.crm_id is not null then ${crm.name} else lead.crm end,
      crm_id = coalesce(outcome.crm_id, lead.crm_id),
      last_problem = outcome.problem,
      next_try_at = case
        when outcome.crm_id is not null and lead.phone_confirmed_at is not null and not outcome.said_confirmed
          then ${at}::timestamptz
        else outcome.next_try
      end,
      claimed_until = null
    from unnest(
      ${outcomes.map(({ id }) => id)}::text[],
      ${outcomes.map(({ crmId }) => crmId)}::text[],
      ${outcomes.map(({ problem }) => problem)}::text[],
      ${outcomes.map(({ nextTry }) => nextTry)}::timestamptz[],
      ${outcomes.map(({ saidConfirmed }) => saidConfirmed)}::boolean[]
    ) as outcome (id, crm_id, problem, next_try, said_confirmed)
    where lead.id = outcome.id and lead.next_try_at is not null`.execute(database());
  if (outcomes.some(({ changesProblems }) => changesProblems))
    await inTransaction<unknown, void>((trx) => announceChange(trx, leadTopics));
}
