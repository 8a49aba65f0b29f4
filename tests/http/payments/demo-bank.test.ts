import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { demoBank, paymentsApi } from "#app/features/payments/api.server.ts";
import type { AttemptView } from "#app/features/payments/calls.ts";
import {
  bank,
  captureClosedPages,
  cardFor,
  deliverNotices,
  goodCard,
  heard,
  merchantFetch,
  newPayable,
  payAtBank,
  queuedNotices,
  requested,
  step,
} from "#app/features/payments/payment-examples.ts";
import type { Scenario } from "#app/features/payments/rules/bank/test-cards.ts";
import { config } from "#app/platform/config.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { apiOnDemo } from "../../factories/demo-api.ts";

testDatabase();
const { get } = apiOnDemo([paymentsApi], async () => undefined);
beforeAll(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(merchantFetch);
});
afterAll(() => {
  vi.restoreAllMocks();
});

const own = () => newPayable({ customerId: noora.id });
const shown = async (attemptId: string) =>
  (await get<AttemptView>(`/v3/payments/${attemptId}`, { as: noora })).data;
const enter = (redirectUrl: string, scenario: Scenario, changes = {}) =>
  bank(step(redirectUrl, "card"), { number: cardFor(scenario), ...goodCard, ...changes });

describe("the page of the demo's bank", () => {
  test.each([
    ["en", "ltr", "Pay by card", "QAR\u00a0\u20661,399.50\u2069", "Brake pads"],
    ["ar", "rtl", "الدفع بالبطاقة", "\u20661,399.50\u2069\u00a0ريال", "أقمشة فرامل"],
  ] as const)("in %s shows who is paid, for what and how much", async (language, direction, ...texts) => {
    const { redirectUrl } = await requested(newPayable({ language }));
    const answer = await bank(redirectUrl);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const text of [...texts, config.importer.name[language]]) expect(page).toContain(text);
    for (const name of ["cc-number", "cc-exp", "cc-csc", "cc-name"])
      expect(page).toContain(`autocomplete="${name}"`);
    expect(page).toContain(cardFor("approved").replace(/(\d{4})(?=\d)/g, "$1 "));
    expect(page).not.toContain("<script");
  });

  test("is stored nowhere, sends nobody its address and runs nothing", async () => {
    const { redirectUrl } = await requested();
    const { headers } = await bank(redirectUrl);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  test.each(["/pay/bch_guessed", "/pay/bch_guessed?lang=ar", "/pay/", "/nothing"])(
    "%s is nobody's",
    async (path) => {
      expect((await demoBank.request(path)).status).toBe(404);
    },
  );

  test("takes no form of another site, and none that is too long", async () => {
    const { redirectUrl } = await requested();
    const path = step(redirectUrl, "cancel").replace(/^.*\/bank/, "");
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await demoBank.request(path, { method: "POST", headers: foreign })).status).toBe(403);
    const body = new URLSearchParams({ name: "x".repeat(5_000) });
    expect((await demoBank.request(path, { method: "POST", body })).status).toBe(413);
    expect(await (await bank(redirectUrl)).text()).toContain("Pay by card");
  });
});

describe("a card that cannot be right", () => {
  test.each([
    ["number", { number: "9634 0000 0000 0014" }],
    ["number", { number: "" }],
    ["expiry", { expiry: "13/49" }],
    ["expiry", { expiry: "12/20" }],
    ["securityCode", { securityCode: "12" }],
    ["name", { name: "123" }],
  ])("is marked at its %s: %j", async (field, changes) => {
    const { redirectUrl } = await requested();
    const answer = await enter(redirectUrl, "approved", changes);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(`aria-describedby="${field}-problem"`);
    expect(page.match(/aria-invalid="true" aria-describedby/g)).toHaveLength(1);
  });

  test("stands there again without its number and security code", async () => {
    const { redirectUrl } = await requested();
    const answer = await enter(redirectUrl, "approved", { expiry: "13/49", securityCode: "987" });
    const form = (await answer.text()).split("<aside")[0];
    expect(form).toContain('value="13/49"');
    expect(form).toContain('value="Noora Salem"');
    expect(form).not.toContain("987");
    expect(form).not.toContain("9634");
  });

  test("in Arabic digits, with spaces, is as good as any", async () => {
    const { redirectUrl } = await requested();
    const changes = { number: "٩٦٣٤ ٠٠٠٠ ٠٠٠٠ ٠٠١٣", expiry: "١٢/٤٩", securityCode: "١٢٣" };
    expect((await enter(redirectUrl, "approved", changes)).status).toBe(303);
  });
});

describe("GET /v3/payments/:attemptId after a test card", () => {
  beforeEach(async () => {
    await queuedNotices();
  });

  test("is the customer's alone", async () => {
    const { attemptId } = await requested(own());
    expect(await get(`/v3/payments/${attemptId}`, {})).toMatchObject({ status: 401 });
    expect(await get(`/v3/payments/${attemptId}`, { as: khalid })).toMatchObject({ status: 404 });
  });

  test.each([
    ["approved", "captured", null],
    ["approved-without-code", "captured", null],
    ["reported-late", "captured", null],
    ["reported-repeatedly", "captured", null],
    ["refund-fails", "captured", null],
    ["declined", "failed", "card-declined"],
    ["insufficient-funds", "failed", "insufficient-funds"],
    ["code-fails", "failed", "authentication-failed"],
  ] as const)("%s shows %s, %s", async (scenario, state, failureCode) => {
    const { payable, attemptId, redirectUrl } = await requested(own());
    const back = new URL(await payAtBank(redirectUrl, scenario));
    expect(back.searchParams.get("attempt")).toBe(attemptId);
    expect(await shown(attemptId)).toMatchObject({
      ...{ state, failureCode, amount: 139_950, reference: payable.reference },
      card: `•••• ${cardFor(scenario).slice(-4)}`,
    });
    expect(heard.get(payable.reference)).toHaveLength(1);
    await deliverNotices();
    expect(heard.get(payable.reference)).toHaveLength(1);
    expect(await (await bank(redirectUrl)).text()).toContain("This payment is finished");
  });

  test("a card whose bank never answers is pending until the customer cancels", async () => {
    const { attemptId, redirectUrl } = await requested(own());
    expect((await enter(redirectUrl, "never-decides")).headers.get("location")).toContain("/bank/pay/");
    expect(await (await bank(redirectUrl)).text()).toContain("Waiting for the card&#39;s bank");
    expect(await shown(attemptId)).toMatchObject({ state: "pending" });
    const back = await bank(step(redirectUrl, "cancel"), {});
    expect(back.headers.get("location")).toContain("/order-confirmation");
    await deliverNotices();
    expect(await shown(attemptId)).toMatchObject({ state: "cancelled", failureCode: "cancelled" });
  });

  test("a closed page is paid all the same, once its time has come", async () => {
    const { attemptId, redirectUrl } = await requested(own());
    await enter(redirectUrl, "page-closed");
    expect(await shown(attemptId)).toMatchObject({ state: "pending" });
    await captureClosedPages();
    await deliverNotices();
    expect(await shown(attemptId)).toMatchObject({ state: "captured" });
  });

  test("a wrong code may be corrected twice", async () => {
    const { attemptId, redirectUrl } = await requested(own());
    await enter(redirectUrl, "approved");
    const wrong = () => bank(step(redirectUrl, "code"), { code: "000000" });
    expect((await wrong()).status).toBe(422);
    expect(await (await wrong()).text()).toContain('aria-invalid="true"');
    expect((await wrong()).status).toBe(303);
    await deliverNotices();
    expect(await shown(attemptId)).toMatchObject({ state: "failed", failureCode: "authentication-failed" });
  });

  test("two windows pay once", async () => {
    const { payable, redirectUrl } = await requested(own());
    await Promise.all(
      ["approved-without-code", "declined"].map((one) => enter(redirectUrl, one as Scenario)),
    );
    await deliverNotices();
    expect(heard.get(payable.reference)).toHaveLength(1);
  });
});

test("GET /v3/payments/methods names the ways to pay, to anyone", async () => {
  const { status, data } = await get<{ methods: { id: string }[] }>("/v3/payments/methods", {});
  expect(status).toBe(200);
  expect(data.methods.map(({ id }) => id)).toEqual(["card", "debit"]);
});
