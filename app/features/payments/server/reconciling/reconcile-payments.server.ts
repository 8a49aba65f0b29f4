import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isOpen, openStates, unpaidStates } from "../../rules/attempt-states.ts";
import { betweenLooksAtEndedMs, quietMs, watchEndedMs } from "../../rules/reconciling.ts";
import type { PaymentsTables } from "../../tables.ts";
import type { AttemptRow } from "../attempts/attempt-rows.server.ts";
import { reconcileDisputes } from "../disputes/reconcile-disputes.server.ts";
import { handleWaitingEvents } from "../inbox/handle-event.server.ts";
import { readPendingRefunds, reportWaitingRefunds } from "../refunds/read-refunds.server.ts";
import { carryOutRefund } from "../refunds/send-refund.server.ts";
import { reconcileAttempt } from "./reconcile-attempt.server.ts";

/** So many of each kind in one run; the others come with the next. */
const mostAtOnce = 200;
/** What takes longer goes on with the next run. */
const workMs = 4 * 60_000;
/** Attempts that are marked as looked at before they are: should the time end, few are passed over. */
const markedAtOnce = 10;
const kinds = 5;

/**
 * Brings what is open to what the gateways say: notifications that wait, attempts without news, attempts that ended unpaid a short
 * time ago, refunds that were not sent or are on their way. Processes share the work by the marks on the rows.
 */
export async function reconcilePayments(
  at: Date,
  { ms = workMs, most = mostAtOnce }: { readonly ms?: number; readonly most?: number } = {},
): Promise<void> {
  const start = performance.now();
  // Each kind has its share of the time, whatever those before it took, and what they have left.
  const timeFor = (kind: number) => {
    const until = Math.max(start + (ms * kind) / kinds, performance.now() + ms / kinds);
    return () => performance.now() < until;
  };
  await handleWaitingEvents(at, most, timeFor(1));
  await reconcileAttempts(at, most, timeFor(2));
  await sendUnsentRefunds(at, most, timeFor(3));
  await readPendingRefunds(at, most, timeFor(4));
  await reconcileDisputes(config.payments.gateway, at, timeFor(5)).catch((error: Error) =>
    warn({ disputes: config.payments.gateway }, error),
  );
  await reportWaitingRefunds(at);
}

async function reconcileAttempts(at: Date, most: number, hasTime: () => boolean): Promise<void> {
  for (let left = most; left > 0 && hasTime(); left -= markedAtOnce) {
    const attempts = await quietAttempts(at, Math.min(left, markedAtOnce));
    if (attempts.length === 0) return;
    for (const attempt of attempts) {
      if (!hasTime()) return;
      await reconcileAttempt(attempt, at).catch((error: Error) => warn({ attemptId: attempt.id }, error));
    }
  }
}

async function sendUnsentRefunds(at: Date, most: number, hasTime: () => boolean): Promise<void> {
  for (const id of await unsentRefunds(at, most)) {
    if (!hasTime()) return;
    await carryOutRefund(id, at).catch((error: Error) => warn({ refundId: id }, error));
  }
}

function warn(about: object, { name, message }: Error): void {
  log.warn({ ...about, err: { name, message } }, "a payment could not be reconciled");
}

/** Money may still come: late, or by another card on the same page. */
const endedUnpaid = unpaidStates.filter((state) => !isOpen(state));

/** Takes the attempts whose turn it is, marked as looked at now. */
async function quietAttempts(at: Date, most: number): Promise<AttemptRow[]> {
  const before = (ms: number) => new Date(at.getTime() - ms);
  const db = database<PaymentsTables>();
  const due = db
    .selectFrom("payments.attempt")
    .select("id")
    .where((eb) =>
      eb.or([
        eb.and([
          eb("state", "in", openStates),
          eb("created_at", "<=", before(quietMs)),
          eb.or([eb("checked_at", "is", null), eb("checked_at", "<=", before(quietMs))]),
        ]),
        eb.and([
          eb("state", "in", endedUnpaid),
          eb("changed_at", ">", before(watchEndedMs)),
          eb.or([eb("checked_at", "is", null), eb("checked_at", "<=", before(betweenLooksAtEndedMs))]),
        ]),
        // Paid, and another page of it can be paid as well.
        eb.and([
          eb("state", "=", "captured"),
          eb("captured_at", ">", before(watchEndedMs)),
          eb("checked_at", "<=", before(betweenLooksAtEndedMs)),
          eb.exists(
            eb
              .selectFrom("payments.charge_page as page")
              .select("page.charge_id")
              .whereRef("page.attempt_id", "=", "payments.attempt.id")
              .whereRef("page.charge_id", "<>", "payments.attempt.charge_id"),
          ),
        ]),
      ]),
    )
    // Those that were not looked at for longest: some that fail every time hold up nobody.
    .orderBy("checked_at", (checked) => checked.asc().nullsFirst())
    .limit(most)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("payments.attempt")
    .set({ checked_at: at })
    .where("id", "in", due)
    .returningAll()
    .execute();
}

/** Refunds whose job is lost or was given up. */
async function unsentRefunds(at: Date, most: number): Promise<string[]> {
  const rows = await database<PaymentsTables>()
    .selectFrom("payments.refund")
    .select("id")
    .where("state", "=", "requested")
    .where("created_at", "<=", new Date(at.getTime() - quietMs))
    // A try claims it for a minute, so those that hang each time are not the first ones again.
    .orderBy("claimed_until", (claimed) => claimed.asc().nullsFirst())
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

defineOutsideJob({
  name: "reconcile-payments",
  schema: z.unknown(),
  schedule: "*/5 * * * *",
  atOnce: 1,
  withinSeconds: 290,
  callOut: () => reconcilePayments(now()),
});
