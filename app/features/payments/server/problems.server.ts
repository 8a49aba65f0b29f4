import { newId } from "#app/lib/id.ts";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Mismatch } from "../rules/settle.ts";
import type { PaymentsTables } from "../tables.ts";

export type ProblemKind =
  | Mismatch
  | "unknown-charge"
  | "refund-failed"
  | "refund-waits"
  | "manual-refund"
  | "settlement-differs";

interface Problem {
  readonly kind: ProblemKind;
  /** The attempt, refund, event or day that it is about. */
  readonly about: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Puts something into the staff's queue. The same problem of the same thing stands there once. */
export async function reportProblem(trx: AnyTransaction, problem: Problem): Promise<void> {
  const made = await tablesOf<PaymentsTables>(trx)
    .insertInto("payments.problem")
    .values({ id: newId(), ...problem, detail: JSON.stringify(problem.detail) })
    .onConflict((conflict) => conflict.columns(["kind", "about"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made === undefined) return;
  log.warn({ problem: problem.kind, about: problem.about }, "a payment needs the staff");
  await announceChange(trx, ["queue"]);
}

/** What waits for the staff, the oldest first. */
export function openProblems() {
  return database<PaymentsTables>()
    .selectFrom("payments.problem")
    .select(["id", "kind", "about", "detail", "at"])
    .where("resolved_at", "is", null)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

/** Takes out of the queue what stands there about something: all of it, or one kind. */
export async function resolveProblemsOf(
  trx: AnyTransaction,
  { about, kind }: { readonly about: readonly string[]; readonly kind?: ProblemKind },
  at: Date,
): Promise<void> {
  if (about.length === 0) return;
  const resolved = await tablesOf<PaymentsTables>(trx)
    .updateTable("payments.problem")
    .set({ resolved_at: at })
    .where("about", "in", about)
    .where("resolved_at", "is", null)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? ""))
    .returning("id")
    .execute();
  if (resolved.length > 0) await announceChange(trx, ["queue"]);
}

/** Takes a problem out of the queue; false where it is not in it. */
export async function resolveProblem(trx: AnyTransaction, id: string, at: Date): Promise<boolean> {
  const resolved = await tablesOf<PaymentsTables>(trx)
    .updateTable("payments.problem")
    .set({ resolved_at: at })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return resolved !== undefined;
}
