import { sql } from "kysely";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { origin } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { demoBank, paymentNotifications } from "./api.server.ts";
import { type Scenario, testCards } from "./rules/bank/test-cards.ts";
import { type Payable, requestPayment } from "./server/attempts/request-payment.server.ts";
import { notifyMerchant } from "./server/bank/notify-merchant.server.ts";
import { captureClosedPage } from "./server/bank/pay-by-card.server.ts";
import { type PaymentChange, registerPayable } from "./server/owners.server.ts";

/** What the owner of the tests' payables heard, by reference. */
export const heard = new Map<string, PaymentChange[]>();
/** Makes the owner fail so many times before it does its work. */
export const trouble = { times: 0 };

registerPayable("test-order", {
  async paymentChanged(_, change) {
    if (trouble.times > 0) {
      trouble.times -= 1;
      throw new Error("the owner fails");
    }
    heard.set(change.reference, [...(heard.get(change.reference) ?? []), change]);
  },
});

/** Something to pay, which nobody has paid. */
export function newPayable(changes: Partial<Payable> = {}): Payable {
  return {
    kind: "test-order",
    reference: newId(),
    customerId: "customer-of-the-tests",
    amount: 139_950,
    currency: "QAR",
    description: { en: "Brake pads", ar: "أقمشة فرامل" },
    customer: { firstName: "Noora", lastName: "Salem", email: "noora@example.qa", phone: "55123456" },
    language: "en",
    expiresAt: new Date(now().getTime() + 15 * 60_000),
    returnPath: "/order-confirmation",
    ...changes,
  };
}

/** An attempt to pay something, requested as its owner does. */
export async function requested(payable = newPayable(), method = "card") {
  const answer = await requestPayment(payable, method);
  if (!answer.ok) throw new Error(answer.code);
  return { payable, ...answer.value };
}

/** The number of the demo's card that does this. */
export function cardFor(scenario: Scenario): string {
  return testCards.find((card) => card.scenario === scenario)?.number ?? "";
}

export const goodCard = { expiry: "12/49", securityCode: "123", name: "Noora Salem" };

/** Opens an address of the bank, or sends one of its forms, as a browser would. */
export function bank(href: string, form?: Record<string, string>): Promise<Response> {
  const path = href.replace(origin(), "").replace(/^\/bank/, "");
  if (form === undefined) return Promise.resolve(demoBank.request(path));
  const body = new URLSearchParams(form);
  return Promise.resolve(demoBank.request(path, { method: "POST", body }));
}

/** The address of a step of a payment's page. */
export function step(redirectUrl: string, name: "card" | "code" | "cancel"): string {
  return redirectUrl.replace("?", `/${name}?`);
}

/** Pays on the bank's page with a card of this scenario, and answers where the browser is led last. */
export async function payAtBank(redirectUrl: string, scenario: Scenario): Promise<string> {
  const entered = await bank(step(redirectUrl, "card"), { number: cardFor(scenario), ...goodCard });
  const next = entered.headers.get("location") ?? "";
  if (!next.startsWith("/bank/")) return next;
  const confirmed = await bank(step(redirectUrl, "code"), { code: "123456" });
  return confirmed.headers.get("location") ?? "";
}

/** Lets the time come at which the bank charges cards whose page may be closed. */
export async function captureClosedPages(): Promise<void> {
  const { rows } = await sql<{ data: { chargeId: string } }>`
    update pgboss.job set state = 'completed' where name = 'demo-bank-closed-page' and state = 'created'
    returning data`.execute(database());
  for (const { data } of rows) await captureClosedPage.callOut(data);
}

interface Notice {
  readonly url: string;
  readonly body: string;
}

/** What the bank has queued for its merchant and not delivered, in order. */
export async function queuedNotices(): Promise<Notice[]> {
  const { rows } = await sql<{ data: Notice }>`
    with taken as (update pgboss.job set state = 'completed'
      where name = 'demo-bank-notification' and state = 'created' returning data, start_after, created_on)
    select data from taken order by start_after, created_on`.execute(database());
  return rows.map(({ data }) => data);
}

/** Delivers what the bank has queued, each notice so often, all at once. */
export async function deliverNotices(times = 1): Promise<void> {
  const notices = await queuedNotices();
  const repeated = notices.flatMap((notice) => Array<Notice>(times).fill(notice));
  await Promise.all(repeated.map((notice) => notifyMerchant.callOut(notice)));
}

/** Hands a fetch of the merchant's address to its routes, in this process. */
export async function merchantFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(url));
  return paymentNotifications.request(pathname.replace("/payments/notifications", ""), init);
}
