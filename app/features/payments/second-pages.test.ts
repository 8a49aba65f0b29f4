import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { demoBank } from "../../../tests/factories/orders/demo-bank.ts";
import { heard, merchantFetch, newPayable } from "./payment-examples.ts";
import { paymentsOf, refundPayment, requestPayment } from "./payments.server.ts";
import type { AttemptState } from "./rules/attempt-states.ts";
import type { ChargeSeen } from "./rules/settle.ts";
import { settleCharge } from "./server/attempts/settle-charge.server.ts";
import { type CreatedCharge, GatewayUnavailable } from "./server/gateways/gateway.server.ts";
import { reconcilePayments } from "./server/reconciling/reconcile-payments.server.ts";

testDatabase();

/** A gateway that makes another page each time, as one without idempotency does, and says what became of each. */
const pages = new Map<string, { reference: string; state: Exclude<AttemptState, "created"> }>();
let makes: (page: CreatedCharge) => Promise<CreatedCharge> = (page) => Promise.resolve(page);

const seenOf = (chargeId: string): ChargeSeen | undefined => {
  const page = pages.get(chargeId);
  if (page === undefined) return undefined;
  const captured = page.state === "captured" ? 139_950 : 0;
  const { reference, state } = page;
  return { chargeId, reference, state, amount: 139_950, currency: "QAR", captured };
};

beforeEach(() => {
  pages.clear();
  makes = (page) => Promise.resolve(page);
  vi.spyOn(globalThis, "fetch").mockImplementation(merchantFetch);
  vi.spyOn(demoBank(), "createCharge").mockImplementation(async ({ attemptId }) => {
    const chargeId = `page-${pages.size + 1}-${attemptId}`;
    pages.set(chargeId, { reference: attemptId, state: "redirected" });
    return makes({ chargeId, redirectUrl: `https://bank.test/${chargeId}` });
  });
  vi.spyOn(demoBank(), "readCharge").mockImplementation(async (id) => seenOf(id));
  vi.spyOn(demoBank(), "cancelCharge").mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

const minutes = (count: number) => new Date(now().getTime() + count * 60_000);
const settle = (chargeId: string) =>
  inTransaction<unknown, unknown>(async (trx) => {
    const seen = seenOf(chargeId);
    return seen && settleCharge(trx, { gateway: "demo", seen }, now());
  });
const pay = (chargeId: string) => {
  const page = pages.get(chargeId);
  if (page !== undefined) page.state = "captured";
};
const moneyOf = async (reference: string) => (await paymentsOf("test-order", [reference])).get(reference);

test("of twenty requests at once one makes the page, while the others wait for it", async () => {
  const payable = newPayable();
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestPayment(payable, "card")));
  expect(pages.size).toBe(1);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test("who waits for a page that is not made is refused, and the next request makes one", async () => {
  const payable = newPayable();
  makes = () => Promise.reject(new GatewayUnavailable("no answer"));
  const refused = { ok: false, code: "payment-unavailable" };
  const both = [requestPayment(payable, "card"), requestPayment(payable, "card")];
  for (const answer of await Promise.all(both)) expect(answer).toEqual(refused);
  makes = (page) => Promise.resolve(page);
  expect(await requestPayment(payable, "card")).toMatchObject({ ok: true });
});

/** The first request is answered so late that a second one has made a page of its own. */
async function twoPages() {
  const payable = newPayable();
  const late = Promise.withResolvers<void>();
  const made = Promise.withResolvers<void>();
  makes = async (page) => {
    made.resolve();
    await late.promise;
    return page;
  };
  const first = requestPayment(payable, "card");
  await made.promise;
  makes = (page) => Promise.resolve(page);
  const second = await requestPayment(payable, "card", minutes(2));
  late.resolve();
  expect(await first).toEqual(second);
  const [lateId, usedId] = [...pages.keys()] as [string, string];
  return { payable, lateId, usedId };
}

test("a page that was answered too late leads nobody to it, and is read as well", async () => {
  const { payable, lateId } = await twoPages();
  expect(pages.size).toBe(2);
  pay(lateId);
  await reconcilePayments(minutes(5));
  expect(heard.get(payable.reference)).toMatchObject([{ captured: 139_950 }]);
});

test.each([
  ["at once", (ids: string[]) => Promise.all(ids.map(settle))],
  [
    "ten times each",
    (ids: string[]) => Promise.all(ids.flatMap((id) => Array<string>(10).fill(id)).map(settle)),
  ],
  ["read by the reconciler", () => reconcilePayments(minutes(5))],
])(
  "two pages that are paid both count, each once, and the second goes back by its own charge: %s",
  async (_, happen) => {
    const { payable, lateId, usedId } = await twoPages();
    for (const id of [lateId, usedId]) pay(id);
    await happen([lateId, usedId]);
    expect(await moneyOf(payable.reference)).toMatchObject({ captured: 279_900, refundPending: 0 });
    const about = { kind: "test-order", reference: payable.reference, amount: 139_950, reason: "surplus" };
    await inTransaction<unknown, unknown>((trx) => refundPayment(trx, about));
    const { rows } = await sql<{ second: string | null; charge: string }>`
    select second_of as second, captured_charge_id as charge from payments.refund
    join payments.attempt on attempt.id = attempt_id where reference = ${payable.reference}`.execute(
      database(),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.second).not.toBeNull();
    const shown = await moneyOf(payable.reference);
    expect(shown?.attempt.chargeId).toBe([lateId, usedId].find((id) => id !== rows[0]?.charge));
  },
);

test("a page that is paid after the other one is found without a word from the gateway", async () => {
  const { payable, lateId, usedId } = await twoPages();
  pay(usedId);
  await reconcilePayments(minutes(5));
  expect(await moneyOf(payable.reference)).toMatchObject({ captured: 139_950 });
  pay(lateId);
  await reconcilePayments(minutes(70));
  expect(await moneyOf(payable.reference)).toMatchObject({ captured: 279_900 });
  await reconcilePayments(minutes(140));
  expect(await moneyOf(payable.reference)).toMatchObject({ captured: 279_900 });
});
