import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { besideTransaction } from "#app/platform/transactions/open-transaction.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { untilSomethingWaits } from "../../../tests/factories/database/until-something-waits.ts";
import { paymentNotifications } from "./api.server.ts";
import { heard, newPayable } from "./payment-examples.ts";
import {
  disputesOf,
  disputesToAnswer,
  openProblems,
  recordDispute,
  refundPayment,
  requestPayment,
  respondToDispute,
  withdrawnRefundsOf,
} from "./payments.server.ts";
import { closeDispute } from "./server/disputes/disputes-by-hand.server.ts";
import { carryOutResponse } from "./server/disputes/respond-to-dispute.server.ts";
import { FakeCompany } from "./server/gateways/fake-companies-examples.ts";
import {
  checkoutAnswer,
  checkoutDisputeShape,
  type FakeDispute,
} from "./server/gateways/fake-shapes-examples.ts";
import { hmacOf } from "./server/gateways/signatures.server.ts";
import { reconcilePayments } from "./server/reconciling/reconcile-payments.server.ts";
import { carryOutRefund } from "./server/refunds/send-refund.server.ts";
import { withdrawRefunds } from "./server/refunds/withdraw-refunds.server.ts";

testDatabase();
const company = new FakeCompany(checkoutAnswer);
let address = "";
beforeAll(async () => {
  address = await company.start();
});
afterAll(() => company.stop());
beforeEach(() => {
  const { env } = config;
  const secrets = { MARSA_PAYMENT_SECRET: "sk", MARSA_PAYMENT_SIGNATURE_SECRET: "key" };
  vi.spyOn(config, "payments", "get").mockReturnValue({ gateway: "checkout", methods: ["card"], address });
  vi.spyOn(config, "env", "get").mockReturnValue(Object.assign({}, env, secrets));
  company.disputes.clear();
  company.requests.length = 0;
  company.trouble = undefined;
});
afterEach(() => vi.restoreAllMocks());

const notify = async (body: string) =>
  (
    await paymentNotifications.request("/checkout", {
      method: "POST",
      body,
      headers: { "cko-signature": hmacOf("key", body) },
    })
  ).status;

/** Something that was paid on the company's page. */
async function paid() {
  const payable = newPayable();
  const requested = await requestPayment(payable, "card");
  if (!requested.ok) throw new Error(requested.code);
  const charge = [...company.charges.values()].at(-1);
  if (charge === undefined) throw new Error("no page was made");
  charge.status = "Captured";
  const paymentId = charge.id.replace("hpp_", "pay_");
  await notify(JSON.stringify({ id: `evt_${paymentId}`, type: "payment_captured", data: { id: paymentId } }));
  expect(heard.get(payable.reference)?.at(-1)).toMatchObject({ captured: 139_950, chargedBack: 0 });
  return { payable, paymentId, taken: () => heard.get(payable.reference)?.at(-1)?.chargedBack };
}

/** The company's news that a dispute is in a state now. */
async function disputed(paymentId: string, changes: Partial<FakeDispute> = {}) {
  const id = `dsp_${paymentId}`;
  const before = company.disputes.get(id);
  const news: FakeDispute = Object.assign(
    { id, paymentId, amount: 139_950, status: "evidence_required", updates: (before?.updates ?? 0) + 1 },
    changes,
  );
  company.disputes.set(id, news);
  const { id: disputeId, amount, category } = checkoutDisputeShape(news);
  const data = { id: disputeId, amount, category, currency: "QAR", payment_id: paymentId };
  const type = `dispute_${news.status}`;
  return notify(JSON.stringify({ id: `evt_${type}_${news.updates}_${id}`, type, data }));
}
const shown = async (reference: string) => (await disputesOf("test-order", [reference]))[0];
const respond = (id: string, response: Parameters<typeof respondToDispute>[2]) =>
  inTransaction<unknown, unknown>((trx) => respondToDispute(trx, id, response, now()));

describe("a dispute that the gateway reports", () => {
  test("is read from it, takes the money from the books, and waits for an answer until its day", async () => {
    const { payable, paymentId, taken } = await paid();
    expect(await disputed(paymentId)).toBe(200);
    expect(taken()).toBe(139_950);
    expect(await shown(payable.reference)).toMatchObject({
      state: "needs-response",
      amount: 139_950,
      reason: "fraudulent 10.4",
      isByHand: false,
      respondBy: new Date("2026-12-20T00:00:00Z"),
    });
    const waiting = await disputesToAnswer("test-order");
    expect(waiting.map(({ reference }) => reference)).toContain(payable.reference);
  });

  test.each([
    ["won", 0],
    ["canceled", 0],
    ["resolved", 0],
    ["arbitration_won", 0],
    ["lost", 139_950],
    ["accepted", 139_950],
    ["expired", 139_950],
    ["arbitration_lost", 139_950],
    ["evidence_under_review", 139_950],
  ])("that is %s has %i dirhams", async (status, amount) => {
    const { payable, paymentId, taken } = await paid();
    await disputed(paymentId);
    await disputed(paymentId, { status });
    expect(taken()).toBe(amount);
    expect((await disputesToAnswer("test-order")).map((one) => one.reference)).not.toContain(
      payable.reference,
    );
  });

  test("a status that nobody knows needs people, and takes no money from the books", async () => {
    const { payable, paymentId, taken } = await paid();
    await disputed(paymentId, { status: "something_new" });
    expect(taken()).toBe(0);
    expect(await shown(payable.reference)).toMatchObject({ state: "needs-response" });
  });

  test("news ten times at once and late news change nothing", async () => {
    const { payable, paymentId, taken } = await paid();
    await disputed(paymentId);
    const old = company.disputes.get(`dsp_${paymentId}`);
    await disputed(paymentId, { status: "won" });
    const before = heard.get(payable.reference)?.length;
    await Promise.all(
      Array.from({ length: 10 }, (_, place) => disputed(paymentId, { status: "won", updates: 2 + place })),
    );
    if (old !== undefined) company.disputes.set(old.id, old);
    await reconcilePayments(new Date(now().getTime() + 2 * 3_600_000));
    expect(taken()).toBe(0);
    expect(heard.get(payable.reference)?.length).toBe(before);
  });

  test("whose notification was lost is found, and one that nobody reported as well", async () => {
    const { payable, paymentId, taken } = await paid();
    const id = `dsp_${paymentId}`;
    company.disputes.set(id, { id, paymentId, amount: 50_000, status: "evidence_required", updates: 1 });
    await reconcilePayments(new Date("2026-11-29T12:00:00Z"));
    expect(taken()).toBe(50_000);
    company.disputes.set(id, { id, paymentId, amount: 50_000, status: "won", updates: 2 });
    await reconcilePayments(new Date("2026-11-29T14:30:00Z"));
    expect(taken()).toBe(0);
    expect(await shown(payable.reference)).toMatchObject({ state: "won" });
  });

  test("about a payment that is not ours waits, and is nobody's", async () => {
    expect(await disputed("pay_of_somebody_else")).toBe(200);
    expect(
      await sql`select 1 from payments.dispute where gateway_dispute_id = 'dsp_pay_of_somebody_else'`
        .execute(database())
        .then(({ rows }) => rows),
    ).toEqual([]);
  });

  test("what the bank has taken is not given back once more", async () => {
    const { payable, paymentId } = await paid();
    await disputed(paymentId);
    const about = { kind: "test-order", reference: payable.reference, amount: 1, reason: "surplus" };
    expect(await inTransaction<unknown, unknown>((trx) => refundPayment(trx, about))).toMatchObject({
      ok: false,
    });
  });
});

describe("a refund of what the bank takes back", () => {
  const requestRefund = async (reference: string, amount: number) => {
    const about = { kind: "test-order", reference, amount, reason: "surplus" };
    const answer = await inTransaction<unknown, Awaited<ReturnType<typeof refundPayment>>>((trx) =>
      refundPayment(trx, about),
    );
    return answer.ok ? (answer.value.refundIds[0] ?? "") : answer.code;
  };
  const stateOf = async (id: string) => {
    const { rows } = await sql<{ state: string }>`select state from payments.refund where id = ${id}`.execute(
      database(),
    );
    return rows[0]?.state;
  };
  const sent = () => company.requests.filter(({ path }) => path.endsWith("/refunds")).length;

  test("is not sent any more, and can be requested again once the dispute is won", async () => {
    const { payable, paymentId } = await paid();
    const id = await requestRefund(payable.reference, 139_950);
    await disputed(paymentId);
    await carryOutRefund(id, now());
    expect([sent(), await stateOf(id)]).toEqual([0, "withdrawn"]);
    expect(heard.get(payable.reference)?.at(-1)).toMatchObject({ refundRequested: 0, refundPending: 0 });
    expect(await withdrawnRefundsOf({ kind: "test-order", reference: payable.reference })).toMatchObject([
      { id, amount: 139_950 },
    ]);
    expect(await requestRefund(payable.reference, 1)).toBe("nothing-to-refund");
    await disputed(paymentId, { status: "won" });
    const again = await requestRefund(payable.reference, 139_950);
    await carryOutRefund(again, now());
    expect(sent()).toBe(1);
  });

  test("is not sent where its job claims it while the dispute is written, and is where it came first", async () => {
    const { payable, paymentId } = await paid();
    const id = await requestRefund(payable.reference, 100);
    let claim: Promise<void> | undefined;
    await inTransaction<unknown, void>(async (trx) => {
      await withdrawRefunds(trx, payable, now());
      claim = besideTransaction(() => carryOutRefund(id, now()));
      await besideTransaction(untilSomethingWaits);
    });
    await claim;
    expect([sent(), await stateOf(id)]).toEqual([0, "withdrawn"]);

    const other = await requestRefund(payable.reference, 200);
    // The dispute arrives while the gateway has the request.
    company.meanwhile = () => disputed(paymentId);
    await carryOutRefund(other, now());
    expect(sent()).toBe(1);
    expect(await stateOf(other)).not.toBe("withdrawn");
  });

  test("without an answer to it is not sent again: staff see to it", async () => {
    const { payable, paymentId } = await paid();
    const id = await requestRefund(payable.reference, 100);
    company.trouble = 503;
    await expect(carryOutRefund(id, now())).rejects.toThrow();
    company.trouble = undefined;
    const before = sent();
    await disputed(paymentId);
    expect(await stateOf(id)).toBe("requested");
    await carryOutRefund(id, new Date(now().getTime() + 120_000));
    expect([sent() - before, await stateOf(id)]).toEqual([0, "failed"]);
    expect((await openProblems()).filter(({ about }) => about === id)).toMatchObject([
      { kind: "refund-failed", detail: { failureCode: "charged-back" } },
    ]);
    expect(heard.get(payable.reference)?.at(-1)).toMatchObject({ refundRequested: 100, refundPending: 0 });
  });

  test("that was refused leaves the staff's queue, since nothing is to be given back", async () => {
    const { payable, paymentId } = await paid();
    const id = await requestRefund(payable.reference, 100);
    company.trouble = 403;
    await carryOutRefund(id, now());
    company.trouble = undefined;
    expect(await stateOf(id)).toBe("failed");
    await disputed(paymentId);
    expect(await stateOf(id)).toBe("withdrawn");
    expect((await openProblems()).filter(({ about }) => about === id)).toEqual([]);
  });
});

describe("the answer to a dispute", () => {
  test.each([
    [{ kind: "accept" } as const, ["POST /disputes/ID/accept"]],
    [
      { kind: "evidence", text: "Collected with the code on 1 November" } as const,
      ["PUT /disputes/ID/evidence", "POST /disputes/ID/evidence"],
    ],
  ])("%j is sent once, and a second one is refused", async (response, expected) => {
    const { payable, paymentId } = await paid();
    await disputed(paymentId);
    const { id } = (await shown(payable.reference)) ?? { id: "" };
    expect(await respond(id, response)).toMatchObject({ ok: true });
    expect(await respond(id, { kind: "accept" })).toEqual({ ok: false, code: "dispute-answered" });
    company.requests.length = 0;
    await carryOutResponse(id, now());
    await carryOutResponse(id, now());
    const sent = company.requests.filter(({ method }) => method !== "GET");
    expect(sent.map(({ method, path }) => `${method} ${path.replace(`dsp_${paymentId}`, "ID")}`)).toEqual(
      expected,
    );
    if (response.kind === "evidence") expect(sent[0]?.body).toContain(response.text);
    expect(await shown(payable.reference)).toMatchObject({ isResponseSent: true });
  });

  test("that the gateway refuses is for staff to give anew", async () => {
    const { payable, paymentId } = await paid();
    await disputed(paymentId);
    const { id } = (await shown(payable.reference)) ?? { id: "" };
    await respond(id, { kind: "accept" });
    company.trouble = 403;
    await carryOutResponse(id, now()).catch(() => undefined);
    company.trouble = undefined;
    expect(await shown(payable.reference)).toMatchObject({ response: null, responseFailure: "refused-403" });
    expect(await respond(id, { kind: "accept" })).toMatchObject({ ok: true });
  });
});

describe("a dispute that staff heard of", () => {
  const record = (reference: string, amount = 139_950, number = `case-${reference}`) =>
    inTransaction<unknown, unknown>((trx) =>
      recordDispute(
        trx,
        { kind: "test-order", reference },
        { number, amount, reason: "not recognized", respondBy: new Date("2026-12-10T00:00:00Z") },
        now(),
      ),
    );

  test("counts as one that is reported, once, and for no more than was paid", async () => {
    const { payable, taken } = await paid();
    expect(await record(payable.reference, 139_951)).toEqual({ ok: false, code: "more-than-paid" });
    expect(await record(payable.reference, 39_950)).toMatchObject({ ok: true });
    expect(await record(payable.reference, 39_950)).toEqual({ ok: false, code: "dispute-known" });
    expect(taken()).toBe(39_950);
  });

  test.each([
    ["won", 0],
    ["lost", 139_950],
  ] as const)("is answered by hand, and that it was %s is said once", async (outcome, amount) => {
    const { payable, taken } = await paid();
    await record(payable.reference);
    const { id } = (await shown(payable.reference)) ?? { id: "" };
    await respond(id, { kind: "evidence", text: "sent on the gateway's page" });
    expect(await shown(payable.reference)).toMatchObject({ state: "under-review", isByHand: true });
    const close = () => inTransaction<unknown, unknown>((trx) => closeDispute(trx, id, outcome, now()));
    expect(await close()).toMatchObject({ ok: true });
    expect(await close()).toEqual({ ok: false, code: "dispute-answered" });
    expect(taken()).toBe(amount);
  });
});
