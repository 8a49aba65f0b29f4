import { onlineManager } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import type { AttemptView } from "#app/features/payments/calls.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import { watchLeaving } from "../../../../../tests/components/watch-leaving.ts";
import { openOrderExample, orderExample } from "../orders/order-examples.ts";
import { PaymentReturn } from "./payment-return.tsx";

const path = "/v3/payments/attempt-1";
const attempt = (state: AttemptView["state"]): AttemptView => ({
  ...{ attemptId: "attempt-1", kind: "parts-order", reference: "order-1", method: "card", state },
  ...{ amount: 48_000, currency: "QAR", card: null, failureCode: null },
  isGivenUp: false,
  decidedBy: "2026-11-26T08:25:00.000Z",
});
const failure = { attemptId: "attempt-1", state: "failed", method: "card", hint: null, pending: null };
const declined = openOrderExample(Date.now(), {
  payment: { ...failure, failure: "Your bank declined the card. Nothing was charged." },
});

async function show(
  answers: Record<string, CallAnswer | readonly CallAnswer[]>,
  { at = "/order-payment?attempt=attempt-1", language = "en" as "en" | "ar" } = {},
) {
  const calls = answerCalls({
    "/v3/payments/methods": { methods: [{ id: "card", name: { en: "Card", ar: "بطاقة" } }] },
    ...answers,
  });
  const screen = await render(<PaymentReturn />, {
    ...{ customer: {}, at, language },
    routes: ["/cart", "/order-confirmation"].map((one) => ({ path: one, element: <p>{one}</p> })),
  });
  return { screen, calls };
}

describe("back from the bank", () => {
  it("a captured payment leads to the confirmation of its order", async () => {
    const { screen } = await show({ [path]: attempt("captured") });
    await expect.poll(() => screen.router.state.location.pathname).toBe("/order-confirmation");
    expect(screen.router.state.location.search).toBe("?order=order-1&lang=en");
  });

  it("the address is trusted for nothing but the attempt", async () => {
    const { screen } = await show(
      { [path]: attempt("pending") },
      { at: "/order-payment?attempt=attempt-1&status=captured&order=order-9" },
    );
    await expect.element(screen.getByText("Checking with your bank")).toBeVisible();
    expect(screen.router.state.location.pathname).toBe("/order-payment");
  });

  it("an open one is looked at again until the bank has decided", async () => {
    const { screen, calls } = await show({ [path]: [attempt("redirected"), attempt("captured")] });
    await expect.element(screen.getByText("Checking with your bank")).toBeVisible();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/order-confirmation");
    expect(calls.filter(({ url }) => url.pathname.endsWith(path)).length).toBe(2);
  });

  it("without a connection says so, and looks again with one", async () => {
    const { screen } = await show({ [path]: [attempt("pending"), attempt("captured")] });
    await expect.element(screen.getByText(/This takes a few seconds/)).toBeVisible();
    onlineManager.setOnline(false);
    try {
      await expect.element(screen.getByText(/You are offline. We check again/)).toBeVisible();
    } finally {
      onlineManager.setOnline(true);
    }
    await expect.poll(() => screen.router.state.location.pathname).toBe("/order-confirmation");
  });

  it("a declined one says why, and is tried again while the pieces are reserved", async () => {
    const left = watchLeaving();
    const { screen, calls } = await show({
      [path]: attempt("failed"),
      "/v3/parts/orders/order-1": declined,
      "/v3/parts/payment-request": { attemptId: "attempt-2", redirectUrl: `${location.origin}/bank/2` },
    });
    await expect.element(screen.getByText("Your bank declined the card. Nothing was charged.")).toBeVisible();
    await expect.element(screen.getByText(/reserved for\s*(10:00|9:5\d)/)).toBeVisible();
    await screen.getByRole("button", { name: /^Pay QAR/ }).click();
    await expect.poll(() => left[0]?.pathname).toBe("/bank/2");
    const sent = calls.find(({ method }) => method === "POST");
    expect(sent?.body).toEqual({ orderId: "order-1", method: "card" });
  });

  it("a step that was left at the bank is given up, and another way is offered", async () => {
    const { screen, calls } = await show({
      [path]: [attempt("pending"), Object.assign(attempt("pending"), { isGivenUp: true })],
      [`${path}/give-up`]: Object.assign(attempt("pending"), { isGivenUp: true }),
      "/v3/parts/orders/order-1": openOrderExample(Date.now()),
    });
    await screen.getByRole("button", { name: "Pay another way" }).click();
    await expect.element(screen.getByRole("heading", { name: "Choose how to pay" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /^Pay QAR/ })).toBeVisible();
    expect(calls.some(({ method, url }) => method === "POST" && url.pathname.endsWith("/give-up"))).toBe(
      true,
    );
  });

  it("one that was paid at that moment leads to its confirmation", async () => {
    const { screen } = await show({
      [path]: [attempt("pending"), attempt("captured")],
      [`${path}/give-up`]: attempt("captured"),
    });
    await screen.getByRole("button", { name: "Pay another way" }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/order-confirmation");
  });

  it("another try that the bank does not take says so", async () => {
    const { screen } = await show({
      [path]: attempt("cancelled"),
      "/v3/parts/orders/order-1": declined,
      "/v3/parts/payment-request": refusal(503, "payment-unavailable", { message: "No answer." }),
    });
    await expect.element(screen.getByRole("heading", { name: "You left before paying" })).toBeVisible();
    await screen.getByRole("button", { name: /^Pay QAR/ }).click();
    await expect.element(screen.getByText("No answer.")).toBeVisible();
  });

  it("after the reservation leads back to the cart", async () => {
    const { screen } = await show({
      [path]: attempt("expired"),
      "/v3/parts/orders/order-1": orderExample({ number: null, state: "EXPIRED" }),
    });
    await expect.element(screen.getByText(/Your pieces are no longer reserved/)).toBeVisible();
    expect(screen.getByRole("button", { name: /^Pay/ }).query()).toBeNull();
    await screen.getByRole("link", { name: "Back to the cart" }).click();
    await expect.element(screen.getByText("/cart")).toBeVisible();
  });

  it("somebody else's is none", async () => {
    const { screen } = await show({ [path]: refusal(404, "not-found") });
    await expect.element(screen.getByRole("heading", { name: "There is no such payment" })).toBeVisible();
  });

  it("without an attempt leads to the cart", async () => {
    const { screen } = await show({}, { at: "/order-payment" });
    await expect.element(screen.getByText("/cart")).toBeVisible();
  });

  it("that cannot be read can be tried again", async () => {
    const { screen, calls } = await show({ [path]: refusal(403, "forbidden") });
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => calls.filter(({ url }) => url.pathname.endsWith(path)).length).toBeGreaterThan(1);
  });

  it("that could not be read is looked at again by itself", async () => {
    const { screen } = await show(
      { [path]: [refusal(403, "forbidden"), attempt("failed")], "/v3/parts/orders/order-1": declined },
      { language: "ar" },
    );
    await expect.element(screen.getByRole("heading", { name: "لم تتم عملية الدفع" })).toBeVisible();
  });
});

it("after a minute promises to write, and looks on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { screen } = await show({ [path]: attempt("pending") });
  await settled();
  await vi.advanceTimersByTimeAsync(60_500);
  vi.useRealTimers();
  await expect.element(screen.getByText("Your bank has not decided yet")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "See the order" }))
    .toHaveAttribute("href", "/orders/order-1?lang=en");
});
