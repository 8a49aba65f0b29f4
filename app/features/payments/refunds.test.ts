import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import type { Result } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { demoBank } from "../../../tests/factories/orders/demo-bank.ts";
import { deliverNotices, merchantFetch, newPayable, queuedNotices, requested } from "./payment-examples.ts";
import {
  openProblems,
  recordManualRefund,
  refundPayment,
  resolveProblem,
  settleDay,
  stuckRefunds,
} from "./payments.server.ts";
import { idsOf, lastOf, minutes, paid, problemsOf, refund } from "./refund-examples.ts";
import { failBankRefund } from "./server/bank/bank-refunds.server.ts";
import { forgetPayments } from "./server/forget-payments.server.ts";
import { GatewayRefused, GatewayUnavailable } from "./server/gateways/gateway.server.ts";
import { reconcilePayments } from "./server/reconciling/reconcile-payments.server.ts";
import { carryOutRefund } from "./server/refunds/send-refund.server.ts";

testDatabase();
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(merchantFetch);
});
afterEach(() => vi.restoreAllMocks());

describe("a refund", () => {
  test("goes back in parts, to the last dirham and no further", async () => {
    const { payable } = await paid();
    for (const [amount, refunded] of [
      [39_950, 39_950],
      [60_000, 99_950],
      [40_000, 139_950],
    ] as const) {
      for (const id of idsOf(await refund(payable, amount))) await carryOutRefund(id, now());
      expect(lastOf(payable)).toMatchObject({ captured: 139_950, refunded, refundPending: 0 });
    }
    expect(await refund(payable, 1)).toEqual({ ok: false, code: "nothing-to-refund" });
  });

  test("of more than was paid, or of what nobody paid, is refused", async () => {
    const { payable } = await paid();
    expect(await refund(payable, 139_951)).toEqual({ ok: false, code: "more-than-captured" });
    expect(await refund(newPayable(), 1)).toEqual({ ok: false, code: "nothing-to-refund" });
  });

  test("twenty at once never give back more than there was", async () => {
    const { payable } = await paid();
    const all = await Promise.all(Array.from({ length: 20 }, () => refund(payable, 30_000)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(4);
  });

  test("whose job runs twice at once is made once", async () => {
    const { payable } = await paid();
    const [id = ""] = idsOf(await refund(payable, 100));
    const send = vi.spyOn(demoBank(), "refund");
    await Promise.all([carryOutRefund(id, now()), carryOutRefund(id, now())]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(lastOf(payable)).toMatchObject({ refunded: 100 });
  });

  test("that rolls back with its caller is not made", async () => {
    const { payable } = await paid();
    const failed = inTransaction<unknown, void>(async (trx) => {
      await refundPayment(trx, { ...payable, amount: 100, reason: "returned" });
      throw new Error("the caller fails");
    });
    await expect(failed).rejects.toThrow("the caller fails");
    const { rows } = await sql`select 1 from payments.refund refund join payments.attempt attempt
      on attempt.id = refund.attempt_id where attempt.reference = ${payable.reference}`.execute(database());
    expect(rows).toEqual([]);
  });

  test("whose answer was lost is sent again by the reconciler, and made once", async () => {
    const { payable } = await paid();
    const [id = ""] = idsOf(await refund(payable, 100));
    const real = demoBank().refund;
    vi.spyOn(demoBank(), "refund").mockImplementationOnce(async (order) => {
      await real.call(demoBank(), order);
      throw new GatewayUnavailable("no answer");
    });
    await expect(carryOutRefund(id, now())).rejects.toThrow(GatewayUnavailable);
    expect(lastOf(payable)).toMatchObject({ refunded: 0 });
    await reconcilePayments(minutes(3));
    expect(lastOf(payable)).toMatchObject({ refunded: 100 });
    const { rows } = await sql`select 1 from payments.bank_refund where merchant_reference = ${id}`.execute(
      database(),
    );
    expect(rows).toHaveLength(1);
  });

  test("without an answer for a day is not sent again: the staff find out", async () => {
    const { payable } = await paid();
    const [id = ""] = idsOf(await refund(payable, 100));
    const send = vi.spyOn(demoBank(), "refund").mockRejectedValue(new GatewayUnavailable("no answer"));
    await expect(carryOutRefund(id, now())).rejects.toThrow(GatewayUnavailable);
    await carryOutRefund(id, minutes(21 * 60));
    expect(send).toHaveBeenCalledTimes(1);
    expect(await problemsOf(id)).toMatchObject([{ kind: "refund-failed" }]);
  });

  test("that fails goes to the staff, and is never shown as refunded", async () => {
    const { payable } = await paid("refund-fails");
    const [id = ""] = idsOf(await refund(payable, 100));
    await carryOutRefund(id, now());
    const { rows } = await sql<{ id: string }>`
      select id from payments.bank_refund where merchant_reference = ${id}`.execute(database());
    await inTransaction<unknown, void>((trx) => failBankRefund.run({ refundId: rows[0]?.id ?? "" }, trx));
    await deliverNotices();
    const change = { refunded: 0, refundPending: 0, refundFailed: { refundId: id, amount: 100 } };
    expect(lastOf(payable)).toMatchObject(change);
    expect(await problemsOf(id)).toMatchObject([{ kind: "refund-failed" }]);
    expect(await stuckRefunds(payable.kind, [payable.reference])).toMatchObject([
      { id, cause: "failed", failureCode: "account-closed", canSendAgain: true },
    ]);
    // The money is still there to be given back in another way.
    expect(await refund(payable, 139_950)).toMatchObject({ ok: true });
  });

  test("that the bank refuses goes to the staff", async () => {
    const { payable } = await paid();
    const [id = ""] = idsOf(await refund(payable, 100));
    vi.spyOn(demoBank(), "refund").mockRejectedValueOnce(new GatewayRefused("no", 422));
    await carryOutRefund(id, now());
    expect(lastOf(payable)).toMatchObject({ refunded: 0, refundFailed: { refundId: id } });
    expect(await problemsOf(id)).toHaveLength(1);
  });

  test("of a part, where the method gives back no parts, waits for the staff and their word", async () => {
    const { payable } = await paid("approved", "debit");
    const [id = ""] = idsOf(await refund(payable, 100));
    const send = vi.spyOn(demoBank(), "refund");
    await carryOutRefund(id, now());
    expect(send).not.toHaveBeenCalled();
    expect(await problemsOf(id)).toMatchObject([{ kind: "manual-refund" }]);
    const record = () =>
      inTransaction<unknown, Result<number>>((trx) => recordManualRefund(trx, payable, id, now()));
    expect(await record()).toMatchObject({ ok: true });
    expect(lastOf(payable)).toMatchObject({ refunded: 100, refundPending: 0 });
    expect(await problemsOf(id)).toEqual([]);
    expect(await record()).toEqual({ ok: false, code: "refund-not-stuck" });
  });
});

describe("a refund that the bank does not decide", () => {
  async function pendingRefund() {
    const { payable } = await paid();
    const [id = ""] = idsOf(await refund(payable, 100));
    vi.spyOn(demoBank(), "refund").mockResolvedValueOnce({
      state: "pending",
      gatewayRefundId: `at-bank-${id}`,
    });
    await carryOutRefund(id, now());
    return id;
  }
  const days = (count: number) => minutes(count * 24 * 60);
  /** What the bank says of each refund; it knows the others by itself. */
  function bankSaysOf(said: Readonly<Record<string, "pending" | "refunded">>) {
    vi.spyOn(demoBank(), "readRefund").mockImplementation(async ({ refundId, gatewayRefundId }) => ({
      ...{ state: said[refundId] ?? "pending", gatewayRefundId },
    }));
  }

  test("goes to the staff after seven days, once, and leaves their queue when it is decided", async () => {
    const id = await pendingRefund();
    bankSaysOf({});
    await reconcilePayments(days(6.9));
    expect(await problemsOf(id)).toEqual([]);
    for (const _ of [1, 2]) await reconcilePayments(days(7.1));
    expect(await problemsOf(id)).toMatchObject([{ kind: "refund-waits", detail: { amount: 100 } }]);
    bankSaysOf({ [id]: "refunded" });
    await reconcilePayments(days(8));
    expect(await problemsOf(id)).toEqual([]);
  });

  test("is read in turn with others, so that some that fail each time hold up nobody", async () => {
    const ids = [await pendingRefund(), await pendingRefund()];
    await sql`update payments.refund set state = 'failed' where state = 'pending' and id <> all(${ids})`.execute(
      database(),
    );
    const read = vi.spyOn(demoBank(), "readRefund").mockRejectedValue(new GatewayUnavailable("away"));
    for (const minute of [3, 6]) await reconcilePayments(minutes(minute), { most: 1 });
    expect(read.mock.calls.map(([one]) => one.refundId).toSorted()).toEqual(ids.toSorted());
  });

  test("is read also where attempts take all of their time", async () => {
    const id = await pendingRefund();
    for (let count = 0; count < 8; count += 1) await requested();
    const readCharge = vi.spyOn(demoBank(), "readCharge").mockImplementation(async () => {
      await sleep(300);
      throw new GatewayUnavailable("slow");
    });
    bankSaysOf({ [id]: "refunded" });
    await reconcilePayments(minutes(3), { ms: 2_000 });
    expect(readCharge.mock.calls.length).toBeLessThan(8);
    const { rows } = await sql`select state from payments.refund where id = ${id}`.execute(database());
    expect(rows).toEqual([{ state: "refunded" }]);
  });
});

describe("the staff's queue", () => {
  test("shows a problem until it is resolved, once", async () => {
    const { payable } = await paid("approved", "debit");
    const [id = ""] = idsOf(await refund(payable, 100));
    const [problem] = await problemsOf(id);
    const resolve = () =>
      inTransaction<unknown, boolean>((trx) => resolveProblem(trx, problem?.id ?? "", now()));
    expect([await resolve(), await resolve()]).toEqual([true, false]);
    expect(await problemsOf(id)).toEqual([]);
  });
});

describe("what is old", () => {
  test("goes: after 90 days what nobody paid, after ten years the rest", async () => {
    const [unpaid, paidOne] = [await requested(), await paid()];
    await refund(paidOne.payable, 100);
    await reconcilePayments(minutes(30));
    const left = async () => {
      const { rows } = await sql<{ id: string }>`select id from payments.attempt
        where id in (${unpaid.attemptId}, ${paidOne.attemptId})`.execute(database());
      return rows.map((row) => row.id);
    };
    const forget = (days: number) =>
      inTransaction<unknown, void>((trx) => forgetPayments(trx, minutes(days * 24 * 60)));
    await forget(89);
    expect(await left()).toHaveLength(2);
    await forget(90);
    expect(await left()).toEqual([paidOne.attemptId]);
    const { rows } = await sql`select 1 from payments.event where handled_at is not null`.execute(database());
    expect(rows).toEqual([]);
    await forget(3_660);
    expect(await left()).toEqual([]);
  });
});

describe("a day's settlement with the demo's bank", () => {
  test("agrees, and finds what is planted", async () => {
    await queuedNotices();
    await sql`truncate payments.attempt, payments.bank_charge, payments.problem cascade`.execute(database());
    const all = [await paid(), await paid("approved", "debit"), await paid(), await paid()];
    for (const id of idsOf(await refund(all[0]?.payable ?? newPayable(), 39_950)))
      await carryOutRefund(id, now());
    const today = dayIn(now(), "Asia/Qatar");
    const good = await settleDay(today);
    expect(good).toMatchObject({ differences: [], isCompared: true });
    expect(good.csv).toContain("card,total,,,QAR,4198.50,399.50,64.47,3734.53,");
    expect((await settleDay(addDays(today, -5))).csv.split("\r\n")).toHaveLength(2);

    const reference = (place: number) => all[place]?.attemptId ?? "";
    await sql`update payments.bank_charge set amount = 1 where merchant_reference = ${reference(1)}`.execute(
      database(),
    );
    await sql`delete from payments.bank_charge where merchant_reference = ${reference(2)}`.execute(
      database(),
    );
    await sql`delete from payments.attempt where id = ${reference(3)}`.execute(database());
    for (const _ of [1, 2]) {
      const { differences } = await settleDay(today);
      expect(differences.map(({ difference }) => difference).toSorted()).toEqual([
        "amount-differs",
        "missing-at-gateway",
        "missing-here",
      ]);
    }
    expect((await openProblems()).filter(({ kind }) => kind === "settlement-differs")).toHaveLength(3);
  });
});
