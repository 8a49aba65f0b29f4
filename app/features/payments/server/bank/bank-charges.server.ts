import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { scenarioOf } from "../../rules/bank/test-cards.ts";
import type { PaymentsTables, BankCharge as Row } from "../../tables.ts";
import { notifyOf } from "./notify-merchant.server.ts";

export type BankCharge = Selectable<Row>;
export type BankState = "open" | "code" | "waiting" | "captured" | "declined" | "cancelled" | "expired";

export interface NewBankCharge {
  readonly reference: string;
  readonly method: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly merchantName: string;
  readonly language: Language;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/** Makes a charge, or answers with the one that was made of the same reference. */
export async function openBankCharge(order: NewBankCharge, now: Date): Promise<BankCharge> {
  const db = database<PaymentsTables>();
  const made = await db
    .insertInto("payments.bank_charge")
    .values({
      id: `bch_${randomBytes(18).toString("base64url")}`,
      merchant_reference: order.reference,
      method: order.method,
      amount: order.amount,
      currency: order.currency,
      description: order.description,
      merchant_name: order.merchantName,
      language: order.language,
      notify_url: order.notifyUrl,
      return_url: order.returnUrl,
      created_at: now,
      expires_at: order.expiresAt,
    })
    .onConflict((conflict) => conflict.column("merchant_reference").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made !== undefined) return made;
  return db
    .selectFrom("payments.bank_charge")
    .selectAll()
    .where("merchant_reference", "=", order.reference)
    .executeTakeFirstOrThrow();
}

/** A charge as it is now. One whose time is over while nobody decided has expired. */
export async function bankCharge(id: string, now: Date): Promise<BankCharge | undefined> {
  const found = await database<PaymentsTables>()
    .selectFrom("payments.bank_charge")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (found === undefined || found.decided_at !== null || found.expires_at > now) return found;
  return (await decide(id, undecided, { state: "expired" }, now)) ?? bankCharge(id, now);
}

const undecided = ["open", "code", "waiting"] as const satisfies BankState[];

interface Decision {
  readonly state: BankState;
  readonly failureCode?: string | undefined;
}

/**
 * Decides a charge, where it is in one of these states, and notifies its merchant: as the card's scenario says, late or
 * repeatedly. Undefined where it is in another state.
 */
export function decide(
  id: string,
  from: readonly BankState[],
  { state, failureCode }: Decision,
  now: Date,
): Promise<BankCharge | undefined> {
  return inTransaction<PaymentsTables, BankCharge | undefined>(async (trx) => {
    const decided = await trx
      .updateTable("payments.bank_charge")
      .set({ state, failure_code: failureCode ?? null, decided_at: now })
      .where("id", "=", id)
      .where("state", "in", from)
      .returningAll()
      .executeTakeFirst();
    if (decided === undefined) return undefined;
    await notifyOf(trx, decided, decided.card_ending === null ? "approved" : scenarioOf(decided.card_ending));
    return decided;
  });
}

/** Takes a card on, before anything is decided: of its number the last four digits stay. Undefined where it is too late. */
export async function takeCard(
  id: string,
  number: string,
  state: "open" | "code" | "waiting",
): Promise<BankCharge | undefined> {
  return database<PaymentsTables>()
    .updateTable("payments.bank_charge")
    .set({ state, card_ending: number.slice(-4), wrong_codes: 0 })
    .where("id", "=", id)
    .where("state", "in", ["open", "code"] satisfies BankState[])
    .returningAll()
    .executeTakeFirst();
}

/** Counts a wrong code and answers how many there were. */
export async function countWrongCode(id: string): Promise<number> {
  const row = await database<PaymentsTables>()
    .updateTable("payments.bank_charge")
    .set((eb) => ({ wrong_codes: eb("wrong_codes", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "code" satisfies BankState)
    .returning("wrong_codes as wrongCodes")
    .executeTakeFirst();
  return row?.wrongCodes ?? 0;
}

/** What the bank moved between two moments. */
export async function movements(from: Date, until: Date) {
  const db = database<PaymentsTables>();
  const captures = await db
    .selectFrom("payments.bank_charge")
    .select(["id as chargeId", "merchant_reference as reference", "amount", "currency", "decided_at as at"])
    .where("state", "=", "captured")
    .where("decided_at", ">=", from)
    .where("decided_at", "<", until)
    .orderBy("decided_at")
    .execute();
  const refunds = await db
    .selectFrom("payments.bank_refund as refund")
    .innerJoin("payments.bank_charge as charge", "charge.id", "refund.charge_id")
    .select([
      "charge.id as chargeId",
      "refund.merchant_reference as reference",
      "refund.amount",
      "charge.currency",
      "refund.decided_at as at",
    ])
    .where("refund.state", "=", "refunded")
    .where("refund.decided_at", ">=", from)
    .where("refund.decided_at", "<", until)
    .orderBy("refund.decided_at")
    .execute();
  return { captures, refunds };
}
