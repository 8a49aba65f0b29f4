import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Result } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { demoBank } from "../../../tests/factories/orders/demo-bank.ts";
import { merchantFetch, newPayable } from "./payment-examples.ts";
import {
  type Payable,
  recordManualRefund,
  sendRefundAgain,
  settleDay,
  stuckRefunds,
} from "./payments.server.ts";
import { idsOf, lastOf, minutes, paid, refund } from "./refund-examples.ts";
import { GatewayRefused, GatewayUnavailable } from "./server/gateways/gateway.server.ts";
import { reconcilePayments } from "./server/reconciling/reconcile-payments.server.ts";
import { carryOutRefund } from "./server/refunds/send-refund.server.ts";

testDatabase();
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(merchantFetch);
});
afterEach(() => vi.restoreAllMocks());

describe("a refund that waits for the staff", () => {
  const stuckOf = ({ kind, reference }: Payable) => stuckRefunds(kind, [reference]);
  const sendAgain = (payable: Payable, id: string) =>
    inTransaction<unknown, Result<number>>((trx) => sendRefundAgain(trx, payable, id, now()));
  const record = (payable: Payable, id: string, by?: "staff" | "gateway") =>
    inTransaction<unknown, Result<number>>((trx) => recordManualRefund(trx, payable, id, now(), by));
  async function refused(amount = 139_950) {
    const { payable, attemptId } = await paid();
    const [id = ""] = idsOf(await refund(payable, amount));
    vi.spyOn(demoBank(), "refund").mockRejectedValueOnce(new GatewayRefused("no", 403));
    await carryOutRefund(id, now());
    return { payable, id, attemptId };
  }

  test("says why, and by which numbers its gateway knows it", async () => {
    const { payable, id } = await refused();
    expect(await stuckOf(payable)).toMatchObject([
      {
        id,
        amount: 139_950,
        cause: "refused",
        failureCode: "refused-403",
        gateway: "demo",
        canSendAgain: true,
      },
    ]);
  });

  test("is sent once more as a new one, so that the money is requested once", async () => {
    const { payable, id } = await refused();
    expect(await sendAgain(payable, id)).toEqual({ ok: true, value: 139_950 });
    expect(await stuckOf(payable)).toEqual([]);
    await reconcilePayments(minutes(3));
    expect(lastOf(payable)).toMatchObject({ refunded: 139_950, refundRequested: 139_950, refundStuck: 0 });
    expect(await sendAgain(payable, id)).toEqual({ ok: false, code: "refund-not-stuck" });
  });

  test("and fails once more stands there again, and the owner knows that it is the second time", async () => {
    const { payable, id } = await refused();
    expect(lastOf(payable)?.refundFailed?.isAgain).toBe(false);
    await sendAgain(payable, id);
    vi.spyOn(demoBank(), "refund").mockRejectedValueOnce(new GatewayRefused("no", 403));
    await reconcilePayments(minutes(3));
    expect(await stuckOf(payable)).toMatchObject([{ amount: 139_950, cause: "refused" }]);
    expect(lastOf(payable)?.refundFailed?.isAgain).toBe(true);
  });

  test("is not sent once more where its money went back meanwhile", async () => {
    const { payable, id } = await refused(100_000);
    for (const other of idsOf(await refund(payable, 139_950))) await carryOutRefund(other, now());
    expect(await sendAgain(payable, id)).toEqual({ ok: false, code: "nothing-left" });
  });

  test("that the gateway refused is not confirmed by it, though staff may give it back by hand", async () => {
    const { payable, id } = await refused();
    expect(await record(payable, id, "gateway")).toEqual({ ok: false, code: "refund-not-stuck" });
    expect(lastOf(payable)).toMatchObject({ refunded: 0, refundStuck: 139_950 });
    expect(await record(payable, id, "staff")).toMatchObject({ ok: true });
  });

  test("of another payable is not touched", async () => {
    const { id } = await refused();
    expect(await record(newPayable(), id)).toEqual({ ok: false, code: "refund-not-stuck" });
  });

  test("without an answer is sent for 20 hours, each few minutes, and only then the staff's", async () => {
    const { payable } = await paid();
    await refund(payable, 139_950);
    const send = vi.spyOn(demoBank(), "refund").mockRejectedValue(new GatewayUnavailable("away"));
    for (const hours of [1, 6, 12, 19.9]) {
      await reconcilePayments(minutes(hours * 60));
      expect(await stuckOf(payable)).toEqual([]);
    }
    expect(send).toHaveBeenCalledTimes(4);
    await reconcilePayments(minutes(20.1 * 60));
    expect(await stuckOf(payable)).toMatchObject([{ cause: "unknown", failureCode: "no-answer" }]);
    expect(lastOf(payable)).toMatchObject({ refunded: 0, refundStuck: 139_950 });
  });

  test.each([
    ["staff", 139_950, 0],
    ["gateway", 0, 1],
  ] as const)("given back as %s says is in the day's report or not", async (by, refundedByHand, lines) => {
    const { payable, id, attemptId } = await refused();
    // It had come to the gateway, which did not answer.
    await sql`update payments.refund set gateway_refund_id = 'at-bank', failure_code = 'no-answer' where id = ${id}`.execute(
      database(),
    );
    expect(await record(payable, id, by)).toMatchObject({ ok: true });
    expect(lastOf(payable)).toMatchObject({ refunded: 139_950, refundedByHand, refundStuck: 0 });
    expect(await stuckOf(payable)).toEqual([]);
    const { csv } = await settleDay(dayIn(now(), "Asia/Qatar"));
    const rows = csv
      .split("\r\n")
      .filter((row) => row.includes("refund,") && row.includes(payable.reference));
    expect([attemptId !== "", rows.length]).toEqual([true, lines]);
  });
});
