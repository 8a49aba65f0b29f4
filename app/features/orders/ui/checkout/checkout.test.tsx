import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { watchLeaving } from "../../../../../tests/components/watch-leaving.ts";
import { cartExample, lineExample, sessionExample } from "../cart/cart-examples.ts";
import { centerExample, openOrderExample, stockExample } from "../orders/order-examples.ts";
import { Checkout } from "./checkout.tsx";
import { activityExample, appointmentOf } from "./checkout-examples.ts";

const now = Date.parse("2026-11-26T08:00:00.000Z");
const create = "/v3/parts/create-order";
const request = "/v3/parts/payment-request";
const bank = `${location.origin}/bank/pay/1`;
const methods = {
  methods: [
    { id: "card", name: { en: "Card", ar: "بطاقة" } },
    { id: "debit", name: { en: "Local debit card", ar: "بطاقة خصم محلية" } },
  ],
};
const centers = [centerExample(), centerExample({ id: "salwa", name: "Salwa Road", supplies: [] })];

interface Shown {
  answers?: Record<string, CallAnswer | readonly CallAnswer[]>;
  cart?: ReturnType<typeof cartExample>;
  language?: "en" | "ar";
  width?: number;
  customerId?: string;
}

async function show({
  answers,
  cart = cartExample(),
  language = "en",
  width = 1280,
  customerId,
}: Shown = {}) {
  const calls = answerCalls({
    "/v3/cart": cart,
    "/v3/parts/pickup-centers": [centers] as never,
    "/v3/parts/availability": [[stockExample()]] as never,
    "/v3/account/activities": [[]] as never,
    "/v3/payments/methods": methods,
    [create]: openOrderExample(now),
    [request]: { attemptId: "attempt-1", redirectUrl: bank },
    ...answers,
  });
  const screen = await render(
    <SessionContext value={sessionExample("signed-in")}>
      <Checkout />
    </SessionContext>,
    {
      customer: { serverNow: () => now, ...(customerId !== undefined && { customerId }) },
      language,
      width,
      at: "/checkout",
    },
  );
  const posts = (path = create) =>
    calls.filter(({ method, url }) => method === "POST" && url.pathname.endsWith(path));
  const pay = () => screen.getByRole("button", { name: /^Pay QAR/ }).first();
  return { screen, calls, posts, pay };
}

/** With everything chosen that it takes to pay. */
async function filled(shown: Shown = {}) {
  const page = await show(shown);
  await page.screen.getByRole("radio", { name: /Industrial Area/ }).click();
  await page.screen.getByRole("radio", { name: "Card", exact: true }).click();
  await page.screen.getByText(/I accept the terms/).click();
  return page;
}

describe("the checkout", () => {
  it("fills in the profile's number, and says what each counter has and when it is open", async () => {
    const { screen } = await show();
    await expect.element(screen.getByLabelText(/Mobile number/)).toHaveValue("5512 3456");
    const first = screen
      .getByRole("radio", { name: /Industrial Area/ })
      .element()
      .closest("label");
    await expect.poll(() => first?.textContent).toMatch(/Open today 7:00.am to 7:00.pm/);
    await expect.poll(() => first?.textContent).toMatch(/Everything is in stock here/);
    const other = screen
      .getByRole("radio", { name: /Salwa Road/ })
      .element()
      .closest("label");
    expect(other?.textContent).toMatch(/Not in stock here in this quantity/);
  });

  it("orders the cart that was seen, begins the payment, and leaves for the bank", async () => {
    const left = watchLeaving();
    const { posts, pay } = await filled();
    await pay().click();
    await expect.poll(() => left[0]?.href).toBe(bank);
    expect(posts().map(({ body }) => body)).toEqual([
      { centerId: "industrial", phone: "55123456", termsAccepted: true, cartVersion: 3 },
    ]);
    expect(posts(request).map(({ body }) => body)).toEqual([{ orderId: "order-1", method: "card" }]);
  });

  it("sends nothing before all is answered, and leads to what is missing", async () => {
    const { screen, posts, pay } = await show();
    await screen.getByLabelText(/Mobile number/).fill("123");
    await pay().click();
    for (const sentence of [
      "Choose where you collect your order.",
      "Choose how you pay.",
      "Please accept the terms.",
      "Wrong Format",
    ])
      await expect.element(screen.getByText(sentence, { exact: true }).first()).toBeVisible();
    expect(posts()).toEqual([]);
  });

  it("with nothing in the cart leads back to it", async () => {
    const { screen } = await show({ cart: cartExample([]) });
    await expect.poll(() => screen.router.state.location.pathname).toBe("/cart");
  });

  it("what was filled in survives a reload", async () => {
    const first = await filled({ customerId: "who-reloads" });
    await first.screen.getByLabelText(/Notes for the counter/).fill("After four");
    await first.screen.unmount();
    const { screen } = await show({ customerId: "who-reloads" });
    await expect.element(screen.getByLabelText(/Notes for the counter/)).toHaveValue("After four");
    await expect.element(screen.getByRole("radio", { name: /Industrial Area/ })).toBeChecked();
    await expect.element(screen.getByRole("radio", { name: "Card", exact: true })).toBeChecked();
    await expect.element(screen.getByRole("checkbox")).toBeChecked();
  });

  it("what one customer filled in is not filled in for another", async () => {
    const first = await filled();
    await first.screen.getByLabelText(/Mobile number/).fill("33445566");
    await first.screen.getByLabelText(/Notes for the counter/).fill("After four");
    await first.screen.unmount();
    const { screen } = await show({ customerId: "another-customer" });
    await expect.element(screen.getByLabelText(/Mobile number/)).toHaveValue("5512 3456");
    await expect.element(screen.getByLabelText(/Notes for the counter/)).toHaveValue("");
    await expect.element(screen.getByRole("checkbox")).not.toBeChecked();
  });

  it("a lost connection repeats the same order", async () => {
    watchLeaving();
    const { screen, posts, pay } = await filled({
      answers: { [create]: ["offline", openOrderExample(now)] },
    });
    await pay().click();
    await expect.element(screen.getByText("You are offline. Nothing was changed.")).toBeVisible();
    await pay().click();
    await expect.poll(() => posts().length).toBe(2);
    const keys = posts().map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
  });

  it("shows how long an open order is reserved", async () => {
    const openOrder = { id: "o1", expiresAt: new Date(now + 754_000).toISOString() };
    const { screen } = await show({ cart: cartExample(undefined, { openOrder }) });
    await expect.element(screen.getByText(/reserved for\s*12:34/).first()).toBeVisible();
  });

  it("of one way to pay there is nothing to choose", async () => {
    const { screen } = await show({
      answers: { "/v3/payments/methods": { methods: methods.methods.slice(0, 1) } },
    });
    await expect.element(screen.getByRole("radio", { name: "Card", exact: true })).toBeChecked();
  });

  it("speaks Arabic on a phone, with the button at the foot", async () => {
    const { screen } = await show({ language: "ar", width: 390 });
    const pay = screen.getByRole("button", { name: /ادفع .*240\.00.* ريال/ });
    await expect.element(pay).toBeVisible();
    expect(pay.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  });
});

describe("an order that is refused", () => {
  const short = { lineId: "line-1", number: "0446502220", quantity: 4, available: 1, elsewhere: ["salwa"] };
  const refused = refusal(409, "out-of-stock", { lines: [short], message: "Not everything is in stock." });
  const cart = cartExample([lineExample({ quantity: 4 })]);

  it("for want of pieces offers what is there, and another counter", async () => {
    const { screen, pay, calls } = await filled({
      ...{ cart, answers: { [create]: refused, "/v3/cart/items/line-1": cartExample() } },
    });
    await pay().click();
    await expect.element(screen.getByText("Front brake pads: 1 of 4")).toBeVisible();
    await screen.getByRole("button", { name: "Take 1" }).click();
    await expect.element(screen.getByText("Front brake pads: 1 of 4")).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ quantity: 1 });
  });

  it("chooses the other counter by one press", async () => {
    const { screen, pay } = await filled({ cart, answers: { [create]: refused } });
    await pay().click();
    await screen.getByRole("button", { name: "Collect at Salwa Road" }).click();
    await expect.element(screen.getByRole("radio", { name: /Salwa Road/ })).toBeChecked();
    expect(screen.getByText("Front brake pads: 1 of 4").query()).toBeNull();
  });

  it.each([
    ["cart-changed", /Something in your cart has changed/, "Back to the cart"],
    ["misfit-not-acknowledged", "A part does not fit.", "Back to the cart"],
    ["too-many-expired", "A part does not fit.", undefined],
  ] as const)("as %s says why", async (code, sentence, way) => {
    const answer = refusal(409, code, { message: "A part does not fit." });
    const { screen, pay } = await filled({ answers: { [create]: answer } });
    await pay().click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    if (way) await expect.element(screen.getByRole("link", { name: way })).toBeVisible();
  });

  it("while its payment is under way leads to the order", async () => {
    const openOrder = { id: "o1", expiresAt: new Date(now + 300_000).toISOString() };
    const { screen, pay } = await filled({
      cart: cartExample(undefined, { openOrder }),
      answers: { [create]: refusal(409, "payment-under-way", { message: "A payment is open." }) },
    });
    await pay().click();
    await expect
      .element(screen.getByRole("link", { name: "See the open order" }))
      .toHaveAttribute("href", "/orders/o1?lang=en");
  });

  it("by the bank alone keeps the order, and another press begins another payment", async () => {
    const left = watchLeaving();
    const { screen, pay, posts } = await filled({
      answers: {
        [request]: [
          refusal(503, "payment-unavailable", { message: "The bank does not answer." }),
          { attemptId: "attempt-2", redirectUrl: bank },
        ],
      },
    });
    await pay().click();
    await expect.element(screen.getByText("The bank does not answer.")).toBeVisible();
    await pay().click();
    await expect.poll(() => left.length).toBe(1);
    const keys = posts(request).map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(2);
  });
});

describe("with a service appointment", () => {
  const soon = activityExample({ id: "soon", at: "2026-11-26T18:00:00.000Z" });
  const ahead = activityExample({ id: "ahead", at: "2026-12-01T05:00:00.000Z" });
  const answers = {
    "/v3/account/activities": [[soon, ahead]] as never,
    "/v3/account/activities/order": [[appointmentOf(ahead, "service-1")]] as never,
  };

  it("is offered where the counter supplies its center and there is time", async () => {
    const left = watchLeaving();
    const { screen, posts, pay } = await show({ answers });
    await screen.getByRole("radio", { name: /With my service appointment/ }).click();
    await expect
      .element(screen.getByText(/We bring it to Lusail center for Tuesday,? 1 December/))
      .toBeVisible();
    await screen.getByRole("radio", { name: "Card", exact: true }).click();
    await screen.getByText(/I accept the terms/).click();
    await pay().click();
    await expect.poll(() => left.length).toBe(1);
    expect(posts()[0]?.body).toMatchObject({ centerId: "industrial", appointmentId: "ahead" });
  });

  it("is not offered at a center that nobody supplies", async () => {
    const { screen } = await show({
      answers: { ...answers, "/v3/account/activities/order": [[appointmentOf(ahead, "service-9")]] as never },
    });
    await expect.element(screen.getByText("Everything is in stock here")).toBeVisible();
    expect(screen.getByText(/With my service appointment/).query()).toBeNull();
  });
});

it("is filled in by the keyboard alone", async () => {
  const left = watchLeaving();
  const { screen, pay } = await show();
  await expect.element(screen.getByRole("radio", { name: "Card", exact: true })).toBeInTheDocument();
  (screen.getByRole("radio", { name: /Industrial Area/ }).element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  (screen.getByRole("radio", { name: "Card", exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  (screen.getByRole("checkbox").element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  (pay().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => left[0]?.href).toBe(bank);
});
