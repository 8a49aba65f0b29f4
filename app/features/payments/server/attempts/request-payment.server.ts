import { setTimeout as sleep } from "node:timers/promises";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type AttemptState, isOpen } from "../../rules/attempt-states.ts";
import type { PaymentMethod } from "../../rules/methods.ts";
import type { PaymentsTables } from "../../tables.ts";
import { gatewayOf, notifyUrlOf, paymentMethods } from "../gateways/chosen-gateway.server.ts";
import {
  type CreatedCharge,
  GatewayRefused,
  GatewayUnavailable,
  type Payer,
} from "../gateways/gateway.server.ts";
import { type AttemptRow, lockAttempts, moneyOfRows, notifyOwner, refundsOf } from "./attempt-rows.server.ts";
import { claimMaking, endMaking, pageOf, savePage } from "./charge-pages.server.ts";
import { checkPayment } from "./check-payment.server.ts";

/** What an owner wants to have paid. */
export interface Payable {
  readonly kind: string;
  /** The owner's id of it. */
  readonly reference: string;
  readonly customerId: string;
  /** In dirhams. */
  readonly amount: number;
  readonly currency: "QAR";
  readonly description: Readonly<Record<Language, string>>;
  readonly customer: Payer;
  readonly language: Language;
  readonly expiresAt: Date;
  /** The path of the site to come back to; `attempt` is added to its query. */
  readonly returnPath: string;
}
export type PaymentRefusal = "payment-unavailable" | "already-paid" | "payable-expired" | "method-unknown";
export interface RequestedPayment {
  readonly attemptId: string;
  readonly redirectUrl: string;
}

/**
 * Opens an attempt and answers where the customer pays. The row is committed before the gateway is called, so that no charge
 * is without one. A live attempt by the same method is answered again; one by another method is no longer offered.
 */
export async function requestPayment(
  payable: Payable,
  methodId: string,
  at: Date = now(),
): Promise<Result<RequestedPayment, PaymentRefusal>> {
  if (payable.amount <= 0) throw new Error(`nothing is to be paid of ${payable.reference}`);
  const methods = paymentMethods();
  if (methods.length === 0) return refuse("payment-unavailable");
  const method = methods.find(({ id }) => id === methodId);
  if (method === undefined) return refuse("method-unknown");
  if (payable.expiresAt <= at) return refuse("payable-expired");
  const open = (isRead: boolean) =>
    inTransaction<unknown, Opened>((trx) => openAttempt(trx, payable, { method, isRead }, at));
  let opened = await open(false);
  if (!("ok" in opened)) {
    // By another method it may be paid already, without a word from the bank so far.
    await checkPayment(opened.unread, payable.customerId, at);
    opened = await open(true);
  }
  if (!("ok" in opened)) throw new Error("an attempt that was read is not read again");
  if (!opened.ok) return opened;
  const { id, redirect_url: redirectUrl } = opened.value;
  if (redirectUrl !== null) return succeed({ attemptId: id, redirectUrl });
  const page = (await claimMaking(id, at))
    ? await makePage(payable, method, opened.value, at)
    : await pageOfOther(id);
  return page === undefined ? refuse("payment-unavailable") : succeed({ attemptId: id, redirectUrl: page });
}

async function makePage(
  payable: Payable,
  method: PaymentMethod,
  attempt: AttemptRow,
  at: Date,
): Promise<string | undefined> {
  const created = await createCharge(payable, method, attempt.id);
  if (created !== undefined) return savePage(attempt, created, at);
  await endMaking(attempt.id);
  return undefined;
}

const betweenLooksMs = 100;
/** A gateway answers within its patience, or not at all. */
const mostLooks = 120;

/** The page that another request of the same moment makes; undefined where that comes to nothing. */
async function pageOfOther(id: string): Promise<string | undefined> {
  for (let look = 0; look < mostLooks; look += 1) {
    const row = await pageOf(id);
    if (row?.redirect_url) return row.redirect_url;
    if (!row?.making_until) return undefined;
    await sleep(betweenLooksMs);
  }
  return undefined;
}

/** The attempt to pay by; or one by another method whose charge is read before that takes its place. */
type Opened = Result<AttemptRow, "already-paid"> | { readonly unread: string };

async function openAttempt(
  trx: AnyTransaction,
  payable: Payable,
  { method, isRead }: { readonly method: PaymentMethod; readonly isRead: boolean },
  at: Date,
): Promise<Opened> {
  const earlier = await lockAttempts(trx, payable);
  const ids = earlier.map(({ id }) => id);
  const { captured, refunded, refundPending } = moneyOfRows(
    earlier,
    await refundsOf(tablesOf<PaymentsTables>(trx), ids),
  );
  if (captured - refunded - refundPending >= payable.amount) return refuse("already-paid");
  const live = earlier.find((attempt) => attempt.is_offered && isOpen(attempt.state as AttemptState));
  if (live !== undefined && isSame(live, payable, method)) return succeed(live);
  if (live !== undefined && !isRead) return { unread: live.id };
  if (live !== undefined) await stopOffering(trx, live.id);
  const made = await insertAttempt(trx, payable, method, at);
  // Two requests of one moment: the other one has opened it, and is waited for by now.
  if (made === undefined) return openAttempt(trx, payable, { method, isRead }, at);
  // Where one came to nothing before, the payable is being paid again.
  if (earlier.some(({ state }) => !isOpen(state as AttemptState)))
    await notifyOwner(trx, { ...payable, attemptId: made.id }, { at });
  return succeed(made);
}

function isSame(live: AttemptRow, { amount, currency }: Payable, method: PaymentMethod): boolean {
  const isSameMoney = live.amount === amount && live.currency === currency;
  return isSameMoney && live.method === method.id && live.gateway === method.gateway;
}

async function stopOffering(trx: AnyTransaction, id: string): Promise<void> {
  await tablesOf<PaymentsTables>(trx)
    .updateTable("payments.attempt")
    .set({ is_offered: false })
    .where("id", "=", id)
    .execute();
}

function insertAttempt(
  trx: AnyTransaction,
  { kind, reference, customerId, amount, currency, expiresAt }: Payable,
  method: PaymentMethod,
  at: Date,
): Promise<AttemptRow | undefined> {
  return tablesOf<PaymentsTables>(trx)
    .insertInto("payments.attempt")
    .values({
      id: newId(at.getTime()),
      ...{ kind, reference, amount, currency },
      customer_id: customerId,
      gateway: method.gateway,
      method: method.id,
      created_at: at,
      expires_at: expiresAt,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Undefined where the gateway did not answer, or not with a charge. The attempt stays, for the next request. */
async function createCharge(
  payable: Payable,
  method: PaymentMethod,
  attemptId: string,
): Promise<CreatedCharge | undefined> {
  const { language, returnPath, description, reference, customer, amount, currency, expiresAt } = payable;
  const back = new URL(returnPath, origin());
  back.searchParams.set("lang", language);
  back.searchParams.set("attempt", attemptId);
  try {
    return await gatewayOf(method.gateway)?.createCharge({
      ...{ attemptId, language, amount, currency, expiresAt },
      merchantName: config.importer.name[language],
      description: description[language],
      payable: reference,
      method: method.id,
      payer: customer,
      returnUrl: back.href,
      notifyUrl: notifyUrlOf(method.gateway),
    });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error;
    log.warn(
      { attemptId, gateway: method.gateway, err: { name: error.name, message: error.message } },
      "payment",
    );
    return undefined;
  }
}
