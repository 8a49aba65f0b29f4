import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import * as z from "zod";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, sendJob } from "#app/platform/jobs.server.ts";
import { scenarioOf } from "../../rules/bank/test-cards.ts";
import type { PaymentsTables, BankRefund as Row } from "../../tables.ts";
import { notifyOf } from "./notify-merchant.server.ts";

export type BankRefund = Selectable<Row>;

type Refusal = "not-captured" | "more-than-captured";

/** A refund that will fail seems to be on its way for so long. */
const failsAfterMs = 5_000;

/** Gives a part of a captured charge back, once for one reference. Refuses more than was captured. */
export function refundBankCharge(
  chargeId: string,
  order: { readonly reference: string; readonly amount: number },
  at: Date,
): Promise<Result<BankRefund, Refusal>> {
  return inTransaction<PaymentsTables, Result<BankRefund, Refusal>>(async (trx) => {
    const charge = await trx
      .selectFrom("payments.bank_charge")
      .selectAll()
      .where("id", "=", chargeId)
      .forUpdate()
      .executeTakeFirst();
    if (charge?.state !== "captured") return refuse("not-captured");
    const earlier = await trx
      .selectFrom("payments.bank_refund")
      .selectAll()
      .where("charge_id", "=", chargeId)
      .execute();
    const same = earlier.find(({ merchant_reference: reference }) => reference === order.reference);
    if (same !== undefined) return succeed(same);
    const givenBack = earlier
      .filter(({ state }) => state !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0);
    if (givenBack + order.amount > charge.amount) return refuse("more-than-captured");
    const fails = scenarioOf(charge.card_ending ?? "") === "refund-fails";
    const made = await trx
      .insertInto("payments.bank_refund")
      .values({
        id: `brf_${randomBytes(18).toString("base64url")}`,
        charge_id: chargeId,
        merchant_reference: order.reference,
        amount: order.amount,
        state: fails ? "pending" : "refunded",
        created_at: at,
        decided_at: fails ? null : at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const payload = { refundId: made.id };
    if (fails)
      await sendJob(trx as unknown as AnyTransaction, failBankRefund, payload, { after: failsAfterMs });
    return succeed(made);
  });
}

export async function bankRefund(id: string): Promise<BankRefund | undefined> {
  return database<PaymentsTables>()
    .selectFrom("payments.bank_refund")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The account that the money should go back to is closed, and the merchant hears of it. */
export const failBankRefund = defineJob({
  name: "demo-bank-failed-refund",
  schema: z.object({ refundId: z.string() }),
  async run({ refundId }, transaction) {
    const trx = tablesOf<PaymentsTables>(transaction);
    const failed = await trx
      .updateTable("payments.bank_refund")
      .set({ state: "failed", failure_code: "account-closed", decided_at: now() })
      .where("id", "=", refundId)
      .where("state", "=", "pending")
      .returning("charge_id as chargeId")
      .executeTakeFirst();
    if (failed === undefined) return;
    const charge = await trx
      .selectFrom("payments.bank_charge")
      .selectAll()
      .where("id", "=", failed.chargeId)
      .executeTakeFirstOrThrow();
    await notifyOf(trx, { ...charge, state: `refund-failed.${refundId}` }, "approved");
  },
});
