import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { demoBank } from "../../../tests/factories/orders/demo-bank.ts";
import {
  deliverNotices,
  heard,
  merchantFetch,
  payAtBank,
  queuedNotices,
  requested,
  trouble,
} from "./payment-examples.ts";
import { checkPayment, requestPayment } from "./payments.server.ts";
import { problemsOf } from "./refund-examples.ts";
import { notifyMerchant } from "./server/bank/notify-merchant.server.ts";
import { GatewayRefused } from "./server/gateways/gateway.server.ts";
import { handleEvent } from "./server/inbox/handle-event.server.ts";
import { receiveEvent } from "./server/inbox/receive-event.server.ts";

testDatabase();
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(merchantFetch);
});
afterEach(() => vi.restoreAllMocks());

const events = async (chargeId: string) => {
  const { rows } = await sql<{ id: string; handled: boolean; outcome: string | null }>`
    select id, handled_at is not null as handled, outcome from payments.event where charge_id = ${chargeId}`.execute(
    database(),
  );
  return rows;
};
const chargeOf = async (attemptId: string) => {
  const { rows } = await sql<{ id: string }>`
    select charge_id as id from payments.attempt where id = ${attemptId}`.execute(database());
  return rows[0]?.id ?? "";
};
const paid = { attemptState: "captured", captured: 139_950, refunded: 0, refundPending: 0 };

describe("a notification", () => {
  test("pays once, however often it comes at once, and is stored once", async () => {
    const { payable, attemptId, redirectUrl } = await requested();
    const back = new URL(await payAtBank(redirectUrl, "approved"));
    expect(back.pathname).toBe("/order-confirmation");
    expect(back.searchParams.get("attempt")).toBe(attemptId);
    await deliverNotices(10);
    expect(heard.get(payable.reference)).toMatchObject([{ attemptId, ...paid }]);
    expect(await events(await chargeOf(attemptId))).toMatchObject([{ handled: true, outcome: "settled" }]);
  });

  test("that is repeated and out of order pays once", async () => {
    const { payable, redirectUrl } = await requested();
    await payAtBank(redirectUrl, "reported-repeatedly");
    const notices = await queuedNotices();
    expect(notices).toHaveLength(4);
    for (const notice of notices.toReversed()) await notifyMerchant.callOut(notice);
    expect(heard.get(payable.reference)).toMatchObject([paid]);
  });

  test("and the customer's return at the same moment are one effect", async () => {
    for (let run = 0; run < 10; run += 1) {
      const { payable, attemptId, redirectUrl } = await requested();
      await payAtBank(redirectUrl, "approved-without-code");
      const [, seen] = await Promise.all([deliverNotices(3), checkPayment(attemptId, payable.customerId)]);
      expect(seen).toMatchObject({ ok: true });
      expect(heard.get(payable.reference)).toMatchObject([paid]);
    }
  });

  test("that was stored before the program died is taken up by its job", async () => {
    const { payable, attemptId, redirectUrl } = await requested();
    await payAtBank(redirectUrl, "approved-without-code");
    await queuedNotices();
    const chargeId = await chargeOf(attemptId);
    const received = { gateway: "demo", eventKey: `${chargeId}.captured`, chargeId, body: new Uint8Array() };
    const id = (await receiveEvent(received, now())) ?? "";
    expect(heard.get(payable.reference)).toBeUndefined();
    const { rows } = await sql`select 1 from pgboss.job where name = 'handle-payment-event'
      and data->>'eventId' = ${id} and state = 'created'`.execute(database());
    expect(rows).toHaveLength(1);
    for (const _ of [1, 2]) await handleEvent(id, now());
    expect(heard.get(payable.reference)).toMatchObject([paid]);
  });

  test("whose effect fails is answered with 200, leaves nothing half done, and is done later", async () => {
    const { payable, attemptId, redirectUrl } = await requested();
    await payAtBank(redirectUrl, "approved-without-code");
    trouble.times = 1;
    await deliverNotices();
    const chargeId = await chargeOf(attemptId);
    const [event] = await events(chargeId);
    expect(event).toMatchObject({ handled: false });
    expect(await requestPayment(payable, "card")).toMatchObject({ ok: true, value: { attemptId } });
    await handleEvent(event?.id ?? "", now());
    expect(heard.get(payable.reference)).toMatchObject([paid]);
    expect(await events(chargeId)).toMatchObject([{ handled: true }]);
  });

  test("whose charge cannot be read waits", async () => {
    const { payable, attemptId, redirectUrl } = await requested();
    await payAtBank(redirectUrl, "approved-without-code");
    vi.spyOn(demoBank(), "readCharge").mockRejectedValueOnce(new Error("away"));
    await deliverNotices();
    expect(heard.get(payable.reference)).toBeUndefined();
    expect(await events(await chargeOf(attemptId))).toMatchObject([{ handled: false }]);
  });

  test("whose charge the bank refuses to show for a day goes to the staff", async () => {
    vi.spyOn(demoBank(), "readCharge").mockRejectedValue(new GatewayRefused("no", 400));
    const odd = { gateway: "demo", eventKey: newId(), chargeId: "bch_odd", body: new Uint8Array() };
    const id = (await receiveEvent(odd, now())) ?? "";
    await handleEvent(id, now());
    expect(await problemsOf(id)).toEqual([]);
    await handleEvent(id, new Date(now().getTime() + 24 * 3_600_000));
    expect(await problemsOf(id)).toMatchObject([{ kind: "unknown-charge" }]);
    expect(await events("bch_odd")).toMatchObject([{ handled: true }]);
  });

  test("about a charge that is not ours yet waits for its row, and after a day for the staff", async () => {
    const { attemptId, payable, redirectUrl } = await requested();
    await payAtBank(redirectUrl, "approved-without-code");
    const chargeId = await chargeOf(attemptId);
    const { rows } = await sql<Record<string, unknown>>`
      delete from payments.attempt where id = ${attemptId} returning *`.execute(database());
    await deliverNotices();
    const [event] = await events(chargeId);
    expect(event).toMatchObject({ handled: false });
    const row = JSON.stringify(rows[0]);
    await sql`insert into payments.attempt
      select * from json_populate_record(null::payments.attempt, ${row}::json)`.execute(database());
    await handleEvent(event?.id ?? "", now());
    expect(heard.get(payable.reference)).toMatchObject([paid]);

    const stranger = { gateway: "demo", eventKey: newId(), chargeId: "bch_stranger", body: new Uint8Array() };
    const id = (await receiveEvent(stranger, now())) ?? "";
    await handleEvent(id, now());
    expect(await problemsOf(id)).toEqual([]);
    const tomorrow = new Date(now().getTime() + 24 * 3_600_000);
    for (const _ of [1, 2]) await handleEvent(id, tomorrow);
    expect(await problemsOf(id)).toMatchObject([{ kind: "unknown-charge" }]);
    expect(await events("bch_stranger")).toMatchObject([{ handled: true, outcome: "unknown-charge" }]);
  });
});

describe("a charge that differs from its attempt", () => {
  test.each([
    ["amount-differs", () => sql`amount = amount - 1`],
    ["currency-differs", () => sql`currency = 'KWD'`],
    ["reference-differs", () => sql`merchant_reference = ${newId()}`],
  ])("pays nothing and goes to the staff once: %s", async (kind, change) => {
    const { payable, attemptId, redirectUrl } = await requested();
    await payAtBank(redirectUrl, "approved-without-code");
    const chargeId = await chargeOf(attemptId);
    await sql`update payments.bank_charge set ${change()} where id = ${chargeId}`.execute(database());
    await deliverNotices(3);
    const seen = await checkPayment(attemptId, payable.customerId);
    expect(seen).toMatchObject({ value: { state: "redirected" } });
    expect(heard.get(payable.reference)).toBeUndefined();
    expect(await problemsOf(attemptId)).toMatchObject([{ kind }]);
  });
});
