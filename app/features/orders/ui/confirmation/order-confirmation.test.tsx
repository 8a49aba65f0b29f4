import { describe, expect, it } from "vitest";
import { saveDraft } from "#app/ui/form/draft.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { checkoutForm } from "../checkout/checkout-draft.ts";
import { openOrderExample, orderExample } from "../orders/order-examples.ts";
import { OrderConfirmation } from "./order-confirmation.tsx";

const path = "/v3/parts/orders/order-1";
const receipt = {
  kind: "receipt",
  number: "R-1001",
  issuedAt: "2026-11-26T08:05:00Z",
  path: "/order-papers/a",
} as const;

async function show(
  answer: CallAnswer,
  {
    at = "/order-confirmation?order=order-1",
    language = "en" as "en" | "ar",
    of = {} as { customerId?: string },
  } = {},
) {
  answerCalls({ [path]: answer });
  return render(<OrderConfirmation />, {
    ...{
      customer: { ...of, serverNow: () => Date.parse("2026-11-26T08:10:00Z") },
      at,
      language,
    },
    routes: ["/cart", "/orders/:id"].map((one) => ({ path: one, element: <p>{one}</p> })),
  });
}

describe("the confirmation of an order", () => {
  it("thanks, and has number, place, parts, receipt and what to bring", async () => {
    saveDraft(checkoutForm("a-customer"), { values: { notes: "After four" } });
    const screen = await show(orderExample({ papers: [receipt] }), { of: { customerId: "a-customer" } });
    await expect.element(screen.getByRole("heading", { level: 1, name: /Thank you/ })).toHaveFocus();
    for (const fact of ["P-10042", "Industrial Area", "Front brake pads", "Park at gate 4."])
      await expect.element(screen.getByText(fact, { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /Receipt R-1001/ })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: /calendar/ })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Follow the order" }))
      .toHaveAttribute("href", "/orders/order-1?lang=en");
    expect(sessionStorage.getItem(`marsa.form.${checkoutForm("a-customer")}`)).toBeNull();
  });

  it.each([
    ["without an order", "/order-confirmation", orderExample()],
    ["of an order that is not there", "/order-confirmation?order=order-1", refusal(404, "order-not-found")],
  ])("%s leads to the cart", async (_, at, answer) => {
    const screen = await show(answer, { at });
    await expect.element(screen.getByText("/cart")).toBeVisible();
  });

  it("of one that is not paid leads to its page", async () => {
    const screen = await show(openOrderExample(Date.now()));
    await expect.element(screen.getByText("/orders/:id")).toBeVisible();
  });

  it("opened again days later says where it stands", async () => {
    const screen = await show(orderExample({ state: "COLLECTED" }));
    await expect.element(screen.getByText(/You have your parts/)).toBeVisible();
    expect(screen.getByText(/Thank you/).query()).toBeNull();
  });

  it("speaks Arabic, with the number from left to right", async () => {
    const screen = await show(orderExample(), { language: "ar" });
    await expect.element(screen.getByRole("heading", { name: "شكراً لك، تم دفع طلبك." })).toBeVisible();
    await expect.element(screen.getByText("P-10042")).toHaveAttribute("dir", "ltr");
  });
});
