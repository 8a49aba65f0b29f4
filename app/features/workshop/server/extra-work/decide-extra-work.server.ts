import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { type DecidedBy, type Decision, decide } from "../../rules/extra-work.ts";
import { lockWork, saveWork } from "./extra-work-rows.server.ts";

interface DecisionDeed {
  readonly id: string;
  /** The wording that the customer's link was signed for. */
  readonly terms: number;
  /** The version that the customer saw. */
  readonly version: number;
  readonly decision: Decision;
  readonly decidedBy: DecidedBy;
  readonly now: Date;
}

/**
 * The customer's yes or no, the only way to an approval: it is not in the feature's front door, so no deed of staff comes here.
 * The same answer twice is one answer. Refuses another wording than the present one (`no-longer-offered`), another version
 * (`changed-meanwhile`), and what `decide` refuses.
 */
export async function decideExtraWork(
  trx: AnyTransaction,
  { id, terms, version, decision, decidedBy, now }: DecisionDeed,
): Promise<Result<null, "already-decided" | "no-longer-offered" | "changed-meanwhile">> {
  const work = await lockWork(trx, { id });
  if (work === undefined || work.terms !== terms) return refuse("no-longer-offered");
  const { state, expires_at: expiresAt, ended_at: endedAt } = work;
  const decided = decide({ state, expiresAt, isVisitOpen: endedAt === null }, decision, now);
  if (!decided.ok) return decided;
  if (decided.value === "again") return succeed(null);
  if (work.version !== version) return refuse("changed-meanwhile");
  const values = { state: decision, decided_by: decidedBy, decided_at: now };
  await saveWork(trx, work, values, { who: decidedBy, now });
  return succeed(null);
}
