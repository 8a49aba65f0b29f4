import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { demoBank } from "../../../tests/factories/orders/demo-bank.ts";
import {
  bank,
  deliverNotices,
  heard,
  merchantFetch,
  newPayable,
  payAtBank,
  queuedNotices,
  requested,
  step,
} from "./payment-examples.ts";
import {
  cancelAttempts,
  checkPayment,
  type PaymentSummary,
  paymentMethods,
  paymentsOf,
  requestPayment,
} from "./payments.server.ts";
import { GatewayRefused, GatewayUnavailable } from "./server/gateways/gateway.server.ts";
import { reconcilePayments } from "./server/reconciling/reconcile-payments.server.ts";

testDatabase();
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(merchantFetch);
});
afterEach(() => vi.restoreAllMocks());

const attemptsOf = async (reference: string) => {
  const { rows } = await sql<{ id: string; state: string; offered: boolean; method: string }>`
    select id, state, is_offered as offered, method from payments.attempt
    where reference = ${reference} order by id`.execute(database());
  return rows;
};
const minutes = (count: number) => new Date(now().getTime() + count * 60_000);
const stateOf = async (reference: string) => (await attemptsOf(reference)).map(({ state }) => state);
const summaryOf = (reference: string) =>
  inTransaction<unknown, PaymentSummary | undefined>(async (trx) =>
    (await paymentsOf("test-order", [reference, "nobody"], trx)).get(reference),
  );

describe("requesting a payment", () => {
  test("offers the methods of the demo's bank", () => {
    expect(paymentMethods()).toMatchObject([
      { id: "card", gateway: "demo", canRefundPartly: true },
      { id: "debit", canRefundPartly: false },
    ]);
  });

  test("twenty times at once makes one attempt and one charge, and answers the same page", async () => {
    const payable = newPayable();
    const answers = await Promise.all(Array.from({ length: 20 }, () => requestPayment(payable, "card")));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(await attemptsOf(payable.reference)).toHaveLength(1);
    expect(await requestPayment(payable, "card")).toEqual(answers[0]);
  });

  test("by another method takes the first one out of offer; money on that counts all the same", async () => {
    const payable = newPayable();
    const first = await requested(payable, "card");
    const second = await requested(payable, "debit");
    expect(second.attemptId).not.toBe(first.attemptId);
    expect(await attemptsOf(payable.reference)).toMatchObject([
      { method: "card", offered: false },
      { method: "debit", offered: true },
    ]);
    await payAtBank(first.redirectUrl, "approved-without-code");
    await deliverNotices();
    expect(heard.get(payable.reference)).toMatchObject([{ attemptId: first.attemptId, captured: 139_950 }]);
    expect(heard.get(payable.reference)?.[0]?.lateCapture).toBeUndefined();
    await payAtBank(second.redirectUrl, "approved-without-code");
    await deliverNotices();
    expect(heard.get(payable.reference)?.[1]).toMatchObject({ captured: 279_900 });
  });

  test("for another amount makes another attempt", async () => {
    const payable = newPayable();
    const first = await requested(payable);
    const second = await requested({ ...payable, amount: 100_000 });
    expect(second.attemptId).not.toBe(first.attemptId);
  });

  test("is refused where it is paid, over or by no method of ours", async () => {
    const { payable, attemptId, redirectUrl } = await requested();
    await payAtBank(redirectUrl, "approved");
    await checkPayment(attemptId, payable.customerId);
    const refused = (code: string) => ({ ok: false, code });
    expect(await requestPayment(payable, "card")).toEqual(refused("already-paid"));
    expect(await requestPayment(newPayable({ expiresAt: now() }), "card")).toEqual(
      refused("payable-expired"),
    );
    expect(await requestPayment(newPayable(), "qpay")).toEqual(refused("method-unknown"));
  });

  test.each([new GatewayUnavailable("away"), new GatewayRefused("no", 422)])(
    "is refused while the bank does not make a charge, and goes on with the same attempt: %s",
    async (error) => {
      const payable = newPayable();
      vi.spyOn(demoBank(), "createCharge").mockRejectedValueOnce(error);
      expect(await requestPayment(payable, "card")).toEqual({ ok: false, code: "payment-unavailable" });
      const [before] = await attemptsOf(payable.reference);
      expect(before?.state).toBe("created");
      expect(await requestPayment(payable, "card")).toMatchObject({
        ok: true,
        value: { attemptId: before?.id },
      });
    },
  );

  test("where the answer was lost finds the charge that was made", async () => {
    const payable = newPayable();
    const create = demoBank().createCharge;
    let made = "";
    vi.spyOn(demoBank(), "createCharge").mockImplementationOnce(async (order) => {
      made = (await create.call(demoBank(), order)).redirectUrl;
      throw new GatewayUnavailable("no answer");
    });
    expect(await requestPayment(payable, "card")).toMatchObject({ ok: false });
    await payAtBank(made, "approved-without-code");
    await deliverNotices();
    expect(heard.get(payable.reference)).toMatchObject([{ captured: 139_950 }]);
    expect(await requestPayment(payable, "card")).toEqual({ ok: false, code: "already-paid" });
  });
});

test("one that was paid a moment ago is not requested by another method", async () => {
  const { payable, redirectUrl } = await requested();
  await payAtBank(redirectUrl, "approved");
  await queuedNotices();
  expect(await requestPayment(payable, "debit")).toEqual({ ok: false, code: "already-paid" });
  expect(await stateOf(payable.reference)).toEqual(["captured"]);
});

describe("what became of a payment", () => {
  test("is nobody else's to see", async () => {
    const { attemptId } = await requested();
    expect(await checkPayment(attemptId, "another-customer")).toEqual({ ok: false, code: "not-found" });
    expect(await checkPayment("nonsense", "another-customer")).toEqual({ ok: false, code: "not-found" });
  });

  test("is read from the bank every two seconds at most", async () => {
    const { payable, attemptId } = await requested();
    const read = vi.spyOn(demoBank(), "readCharge");
    const at = now();
    await Promise.all(Array.from({ length: 8 }, () => checkPayment(attemptId, payable.customerId, at)));
    expect(read).toHaveBeenCalledTimes(1);
    await checkPayment(attemptId, payable.customerId, new Date(at.getTime() + 2_000));
    expect(read).toHaveBeenCalledTimes(2);
  });

  test.each([new GatewayUnavailable("away"), new GatewayRefused("no", 401)])(
    "is shown as far as it is known where the bank says %s",
    async (error) => {
      const { payable, attemptId } = await requested();
      vi.spyOn(demoBank(), "readCharge").mockRejectedValueOnce(error);
      expect(await checkPayment(attemptId, payable.customerId)).toMatchObject({
        value: { state: "redirected" },
      });
    },
  );

  test("with a failure names it, and the next attempt is another one", async () => {
    const { payable, attemptId, redirectUrl } = await requested();
    await payAtBank(redirectUrl, "insufficient-funds");
    const seen = await checkPayment(attemptId, payable.customerId);
    expect(seen).toMatchObject({ value: { state: "failed", failureCode: "insufficient-funds" } });
    const again = await requested(payable);
    expect(again.attemptId).not.toBe(attemptId);
    await payAtBank(again.redirectUrl, "approved");
    await deliverNotices();
    expect(await summaryOf(payable.reference)).toMatchObject({
      captured: 139_950,
      refunded: 0,
      attempt: { id: again.attemptId, state: "captured", card: "•••• 0013", failureCode: null },
    });
  });
});

describe("an order that is given up", () => {
  test("is not paid any more by the bank's page once the reconciler has closed that", async () => {
    const { payable, redirectUrl } = await requested();
    await inTransaction<unknown, void>((trx) => cancelAttempts(trx, "test-order", payable.reference));
    await reconcilePayments(minutes(3));
    expect(await stateOf(payable.reference)).toEqual(["cancelled"]);
    const page = await bank(redirectUrl);
    expect(await page.text()).toContain("This payment is finished");
  });

  test("hears of money that came all the same, as late", async () => {
    const { payable, redirectUrl } = await requested();
    await inTransaction<unknown, void>((trx) => cancelAttempts(trx, "test-order", payable.reference));
    await payAtBank(redirectUrl, "approved");
    await deliverNotices();
    expect(heard.get(payable.reference)).toMatchObject([{ captured: 139_950, lateCapture: true }]);
  });
});

describe("the reconciler", () => {
  test("finds a payment whose notification was lost", async () => {
    const { payable, redirectUrl } = await requested();
    await payAtBank(redirectUrl, "approved");
    await queuedNotices();
    await reconcilePayments(minutes(1));
    expect(heard.get(payable.reference)).toBeUndefined();
    await Promise.all([reconcilePayments(minutes(3)), reconcilePayments(minutes(3))]);
    expect(heard.get(payable.reference)).toMatchObject([{ captured: 139_950 }]);
  });

  test("leaves alone what is still being paid, and ends what is over", async () => {
    const payable = newPayable();
    await requested(payable);
    await reconcilePayments(minutes(14));
    expect(await stateOf(payable.reference)).toEqual(["redirected"]);
    await reconcilePayments(minutes(26));
    expect(await stateOf(payable.reference)).toEqual(["cancelled"]);
  });

  test("ends an attempt that never had a charge", async () => {
    const payable = newPayable();
    vi.spyOn(demoBank(), "createCharge").mockRejectedValueOnce(new GatewayUnavailable("away"));
    await requestPayment(payable, "card");
    await reconcilePayments(minutes(26));
    expect(await stateOf(payable.reference)).toEqual(["expired"]);
    expect(heard.get(payable.reference)).toMatchObject([{ attemptState: "expired", captured: 0 }]);
  });

  test("ends an attempt whose charge the bank has forgotten", async () => {
    const { payable } = await requested();
    await sql`delete from payments.bank_charge`.execute(database());
    await reconcilePayments(minutes(26));
    expect(await stateOf(payable.reference)).toEqual(["expired"]);
  });

  test("goes on where one attempt fails", async () => {
    const [one, two] = [await requested(), await requested()];
    for (const { redirectUrl } of [one, two]) await payAtBank(redirectUrl, "approved");
    await queuedNotices();
    vi.spyOn(demoBank(), "readCharge").mockRejectedValueOnce(new GatewayUnavailable("away"));
    await reconcilePayments(minutes(3));
    const outcomes = [one, two].map(({ payable }) => heard.get(payable.reference)?.length ?? 0);
    expect(outcomes.toSorted()).toEqual([0, 1]);
  });

  test("takes what it has not seen for longest, so that one that fails each time holds up nobody", async () => {
    await requested();
    await requested();
    const read = vi.spyOn(demoBank(), "readCharge").mockRejectedValue(new GatewayUnavailable("away"));
    for (const minute of [3, 6]) await reconcilePayments(minutes(minute), { most: 1 });
    expect(new Set(read.mock.calls.map(([charge]) => charge)).size).toBe(2);
  });

  test("ends attempts of a gateway that the importer has left", async () => {
    const { payable } = await requested();
    await sql`update payments.attempt set gateway = 'tap' where reference = ${payable.reference}`.execute(
      database(),
    );
    await reconcilePayments(minutes(26));
    expect(await stateOf(payable.reference)).toEqual(["expired"]);
  });

  test.each(["failed", "cancelled"])("finds money that came after the attempt had %s", async (state) => {
    const { payable, attemptId } = await requested();
    const ended = async () => {
      await sql`update payments.attempt set state = ${state}, captured = 0, checked_at = null,
        changed_at = ${now()} where id = ${attemptId}`.execute(database());
      heard.delete(payable.reference);
    };
    await sql`update payments.bank_charge set state = 'captured', decided_at = ${now()}
      where merchant_reference = ${attemptId}`.execute(database());
    await ended();
    await reconcilePayments(minutes(1));
    expect(heard.get(payable.reference)).toMatchObject([{ captured: 139_950 }]);
    await ended();
    expect(await checkPayment(attemptId, payable.customerId)).toMatchObject({ value: { state: "captured" } });
  });

  test("finds money that came after the attempt had expired", async () => {
    const { payable, redirectUrl } = await requested();
    await bank(step(redirectUrl, "card"), {
      number: "9634000000000096",
      expiry: "12/49",
      securityCode: "123",
      name: "Noora",
    });
    await sql`update payments.attempt set state = 'expired', changed_at = ${now()}, checked_at = null
      where reference = ${payable.reference}`.execute(database());
    await sql`update payments.bank_charge set state = 'captured', decided_at = ${now()}
      where merchant_reference = (select id from payments.attempt where reference = ${payable.reference})`.execute(
      database(),
    );
    await reconcilePayments(minutes(1));
    expect(heard.get(payable.reference)).toMatchObject([{ captured: 139_950, lateCapture: true }]);
  });
});
