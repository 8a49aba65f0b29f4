import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { demoBank } from "../../../tests/factories/orders/demo-bank.ts";
import {
  bank,
  cardFor,
  deliverNotices,
  goodCard,
  heard,
  merchantFetch,
  payAtBank,
  requested,
  step,
} from "./payment-examples.ts";
import { checkPayment, paymentsOf } from "./payments.server.ts";
import { giveUpAttempt } from "./server/attempts/give-up-attempt.server.ts";
import { GatewayUnavailable } from "./server/gateways/gateway.server.ts";

testDatabase();
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(merchantFetch);
});
afterEach(() => vi.restoreAllMocks());

/** A customer has given a card and stands before the bank's code. */
async function abandoned() {
  const made = await requested();
  await bank(step(made.redirectUrl, "card"), Object.assign({ number: cardFor("approved") }, goodCard));
  const { customerId, reference } = made.payable;
  const later = new Date(now().getTime() + 5_000);
  expect(await checkPayment(made.attemptId, customerId, later)).toMatchObject({
    value: { state: "pending" },
  });
  const isUnderWay = async () =>
    (await paymentsOf("test-order", [reference])).get(reference)?.undecided != null;
  expect(await isUnderWay()).toBe(true);
  return Object.assign(made, { isUnderWay, giveUp: () => giveUpAttempt(made.attemptId, customerId, later) });
}

test("holds nothing up any more, is closed at the bank, and another one is begun by the same method", async () => {
  const { payable, attemptId, giveUp, isUnderWay } = await abandoned();
  expect(await giveUp()).toMatchObject({ value: { state: "cancelled", isGivenUp: true } });
  expect(await isUnderWay()).toBe(false);
  expect((await requested(payable)).attemptId).not.toBe(attemptId);
});

test("where the bank does not answer holds nothing up either, and money that comes counts", async () => {
  const { payable, redirectUrl, giveUp, isUnderWay } = await abandoned();
  const away = vi.spyOn(demoBank(), "readCharge").mockRejectedValue(new GatewayUnavailable("away"));
  expect(await giveUp()).toMatchObject({ value: { state: "pending", isGivenUp: true } });
  expect(await isUnderWay()).toBe(false);
  away.mockRestore();
  await bank(step(redirectUrl, "code"), { code: "123456" });
  await deliverNotices();
  expect(heard.get(payable.reference)?.at(-1)).toMatchObject({ captured: 139_950, lateCapture: true });
});

test("one that is paid at the same moment ends as paid, whichever comes first", async () => {
  const { payable, redirectUrl, giveUp } = await abandoned();
  await Promise.all([bank(step(redirectUrl, "code"), { code: "123456" }), giveUp()]);
  await deliverNotices();
  const money = (await paymentsOf("test-order", [payable.reference])).get(payable.reference);
  expect([0, 139_950]).toContain(money?.captured);
  expect(money?.attempt.state).toBe(money?.captured === 0 ? "cancelled" : "captured");
});

test("one that was paid meanwhile is answered as paid and is not given up", async () => {
  const { payable, attemptId, redirectUrl } = await requested();
  await payAtBank(redirectUrl, "approved");
  expect(await giveUpAttempt(attemptId, payable.customerId)).toMatchObject({
    value: { state: "captured", isGivenUp: false },
  });
});

test("is nobody else's to give up", async () => {
  const { attemptId, giveUp } = await abandoned();
  for (const id of [attemptId, "nonsense"])
    expect(await giveUpAttempt(id, "another-customer")).toEqual({ ok: false, code: "not-found" });
  expect(await giveUp()).toMatchObject({ ok: true });
  expect(await giveUp()).toMatchObject({ value: { isGivenUp: true } });
});
