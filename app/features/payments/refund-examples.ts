import type { Result } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { deliverNotices, heard, newPayable, payAtBank, requested } from "./payment-examples.ts";
import { openProblems, type Payable, refundPayment } from "./payments.server.ts";
import type { Scenario } from "./rules/bank/test-cards.ts";

type Refunded = Result<{ readonly refundIds: string[] }>;

/** Requests that so many dirhams go back. */
export const refund = (payable: Payable, amount: number) =>
  inTransaction<unknown, Refunded>((trx) => refundPayment(trx, { ...payable, amount, reason: "returned" }));
export const idsOf = (refunded: Refunded) => (refunded.ok ? refunded.value.refundIds : []);
/** What the owner of a payable heard last. */
export const lastOf = (payable: Payable) => heard.get(payable.reference)?.at(-1);
/** So many minutes from now. */
export const minutes = (count: number) => new Date(now().getTime() + count * 60_000);

/** A payable that was paid at the demo's bank, which has told its owner. */
export async function paid(scenario: Scenario = "approved", method = "card", payable = newPayable()) {
  const { redirectUrl, attemptId } = await requested(payable, method);
  await payAtBank(redirectUrl, scenario);
  await deliverNotices();
  return { payable, attemptId };
}

/** What the staff have to look at about a refund or an attempt. */
export const problemsOf = async (about: string) =>
  (await openProblems()).filter((one) => one.about === about);
