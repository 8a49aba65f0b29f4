import { describe, expect, it } from "vitest";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { PartsOrder } from "../../order-calls.ts";
import { cartExample } from "../cart/cart-examples.ts";
import { OrderPage } from "./order.tsx";
import {
  centerExample,
  openOrderExample,
  orderExample,
  orderLineExample,
  stockExample,
} from "./order-examples.ts";
import { orderWords } from "./order-words.ts";

const path = "/v3/parts/orders/order-1";

const stockAt = (centerId: string, available: number) => ({ centerId, available, backorderDate: null });

async function show(
  changes: Partial<PartsOrder> = {},
  answers: Record<string, CallAnswer | readonly CallAnswer[]> = {},
  language: "en" | "ar" = "en",
) {
  const calls = answerCalls({
    [path]: orderExample(changes),
    "/v3/parts/pickup-centers": [
      [centerExample(), centerExample({ id: "salwa", name: "Salwa Road" })],
    ] as never,
    "/v3/parts/availability": [
      stockExample({ centers: ["industrial", "salwa"].map((one) => stockAt(one, 9)) }),
    ] as never,
    "/v3/payments/methods": { methods: [{ id: "card", name: { en: "Card", ar: "بطاقة" } }] },
    ...answers,
  });
  const screen = await render(<OrderPage id="order-1" />, {
    ...{ customer: {}, language },
    routes: [{ path: "/cart", element: <p>The cart</p> }],
  });
  const sent = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { screen, sent };
}

describe("an order's page", () => {
  it("says its number, where it stands, what was bought and how it was paid", async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Order P-10042");
    await expect.element(screen.getByText("The counter has your order and picks it next.")).toBeVisible();
    await expect.element(screen.getByText("Visa •••• 1111")).toBeVisible();
    await expect.element(screen.getByText("+974 5512 3456")).toBeVisible();
    await expect.element(screen.getByText("Front brake pads")).toBeVisible();
    const now = screen.container.querySelector("[aria-current=step]");
    expect(now?.textContent).toMatch(/^Paid.*26 November 2026/);
  });

  it("ready, shows the code for the counter as text and as a QR code", async () => {
    const { screen } = await show({
      ...{ state: "READY_FOR_PICKUP", pickupCode: "K7M4PX", collectUntil: "2026-12-10" },
    });
    await expect.element(screen.getByText("K7M4PX")).toBeVisible();
    await expect.element(screen.getByRole("img", { name: "Pickup code as a QR code" })).toBeVisible();
    await expect.element(screen.getByText(/Please collect it by 10 December 2026/)).toBeVisible();
  });

  it("links its papers, and says what goes back", async () => {
    const papers = [
      { kind: "receipt", number: "R-1001", issuedAt: "2026-11-26T08:05:00Z", path: "/order-papers/a" },
      { kind: "credit-note", number: "C-7", issuedAt: "2026-11-28T08:05:00Z", path: "/order-papers/b" },
    ] as const;
    const { screen } = await show({ papers: [...papers], refunded: 24_000, refundPending: 1_000 });
    await expect
      .element(screen.getByRole("link", { name: /Receipt R-1001/ }))
      .toHaveAttribute("href", "/order-papers/a");
    await expect.element(screen.getByRole("link", { name: /Credit note C-7/ })).toBeVisible();
    await expect.element(screen.getByText("Refunded").first()).toBeVisible();
    await expect.element(screen.getByText("On its way back to you")).toBeVisible();
  });

  it.each([
    ["en", "Pay another way", /which may decide until .*26 November 2026/],
    ["ar", "ادفع بطريقة أخرى", /وقد يصل رده حتى .*26 نوفمبر 2026/],
  ] as const)(
    "whose payment lies at the bank says until when, and the way out: %s",
    async (language, way, until) => {
      const pending = { attemptId: "attempt-1", decidedBy: "2026-11-26T12:25:00.000Z" };
      const payment = {
        attemptId: "attempt-1",
        state: "pending",
        method: "card",
        hint: null,
        failure: null,
        pending,
      };
      const { screen } = await show(openOrderExample(Date.now(), { payment }), {}, language);
      await expect.element(screen.getByText(until)).toBeVisible();
      await expect.element(screen.getByRole("button", { name: way })).toBeVisible();
    },
  );

  it.each([
    ["en", { refunded: 2_800 }, "The second payment is back on its card."],
    ["ar", { refundPending: 2_800 }, "الدفعة الثانية في طريقها إلى البطاقة التي دُفعت بها."],
    ["en", { chargedBack: 2_800 }, "Your bank has taken the second payment back."],
    ["ar", { chargedBack: 2_800 }, "استرد بنكك الدفعة الثانية."],
  ] as const)("paid twice says so in %s, and not that its price went back", async (language, back, said) => {
    const sums = Object.assign({ refunded: 0, refundPending: 0, chargedBack: 0 }, back);
    const overpaid = Object.assign({ captured: 2_800 }, sums);
    const changes = Object.assign({ state: "COLLECTED" as const, overpaid }, sums);
    const { screen } = await show(changes, {}, language);
    const words = orderWords.of(language);
    await expect.element(screen.getByText(words.paidTwice)).toBeVisible();
    await expect.element(screen.getByText(said)).toBeVisible();
    for (const word of [words.refunded, words.refundPending, words.chargedBack])
      expect(screen.getByText(word, { exact: true }).query()).toBeNull();
  });

  it("brought to an appointment names it, leads to it, and shows no way to the counter", async () => {
    const appointment = { id: "a1", at: "2026-12-02T06:00:00.000Z", center: "Al Sadd" };
    const { screen } = await show({ appointment, state: "READY_FOR_PICKUP", pickupCode: "K7M4PX" });
    await expect
      .element(screen.getByText(/With your service appointment at Al Sadd, .*2 December 2026/))
      .toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "See the appointment" }))
      .toHaveAttribute("href", "/appointment/a1?lang=en");
    await expect.element(screen.getByText("Show this code at your appointment")).toBeVisible();
    expect(screen.getByRole("link", { name: "Directions" }).query()).toBeNull();
  });

  it("whose card the bank does not name says by which way it was paid", async () => {
    const captured = { attemptId: "a", state: "captured", method: "card", hint: null, failure: null };
    const payment = Object.assign(captured, { pending: null });
    const { screen } = await show({ payment }, {}, "ar");
    await expect.element(screen.getByText("بطاقة", { exact: true })).toBeVisible();
  });

  it("that was never tried to be paid asks for its payment, and not for another try", async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const open = { state: "AWAITING_PAYMENT" as const, number: null, actions: ["pay" as const], expiresAt };
    const { screen } = await show({ ...open, payment: null });
    await expect.element(screen.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Pay for your order" })).toBeVisible();
    expect(screen.getByText("Try again").query()).toBeNull();
  });

  it("of somebody else is not found", async () => {
    const { screen } = await show({}, { [path]: refusal(404, "order-not-found") });
    await expect
      .element(screen.getByRole("heading", { level: 1, name: "We could not find this order" }))
      .toBeVisible();
  });

  it("speaks Arabic", async () => {
    const { screen } = await show({ state: "READY_FOR_PICKUP", pickupCode: "K7M4PX" }, {}, "ar");
    await expect.element(screen.getByText("أبرز هذا الرمز في الفرع")).toBeVisible();
    await expect.element(screen.getByText("جاهز للاستلام").first()).toBeVisible();
  });
});

describe("what can be done with an order", () => {
  it("it is canceled after a question", async () => {
    const { screen, sent } = await show(
      { actions: ["cancel"] },
      {
        [path]: [orderExample({ actions: ["cancel"] }), orderExample({ state: "REFUND_PENDING" })],
        [`${path}/cancel`]: orderExample({ state: "REFUND_PENDING" }),
      },
    );
    await screen.getByRole("button", { name: "Cancel the order" }).click();
    await expect.element(screen.getByText(/What you paid goes back to your card/)).toBeVisible();
    expect(sent()).toEqual([]);
    await screen.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect.element(screen.getByText("Refund pending").first()).toBeVisible();
  });

  it("one that is being picked by now says so", async () => {
    const sentence = "This order is already being picked.";
    const { screen } = await show(
      { actions: ["cancel"] },
      { [`${path}/cancel`]: refusal(409, "not-cancelable", { message: sentence }) },
    );
    await screen.getByRole("button", { name: "Cancel the order" }).click();
    await screen.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it("it is ordered again into the cart", async () => {
    const { screen, sent } = await show({ actions: ["reorder"] }, { "/v3/cart/reorder": cartExample() });
    await screen.getByRole("button", { name: "Order again" }).click();
    await expect.element(screen.getByText("The cart")).toBeVisible();
    expect(sent()).toEqual([{ orderId: "order-1" }]);
  });

  it("it is paid while it is reserved", async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { screen } = await show({ state: "PAYMENT_FAILED", number: null, actions: ["pay"], expiresAt });
    await expect.element(screen.getByRole("button", { name: /^Pay QAR/ })).toBeVisible();
  });
});

describe("a missing piece", () => {
  const short = { lines: [orderLineExample({ short: 1 })], actions: ["answer-shortage" as const] };

  it.each([
    ["I wait until it comes", { line: 1, choice: "wait" }],
    ["I want my money back for it", { line: 1, choice: "refund" }],
    ["Bring it from another counter", { line: 1, choice: "other-center", centerId: "salwa" }],
  ])("%s", async (name, body) => {
    const { screen, sent } = await show(short, { [`${path}/shortage`]: orderExample() });
    await screen.getByRole("radio", { name }).click();
    await screen.getByRole("button", { name: "Send my answer" }).click();
    await expect.poll(sent).toEqual([body]);
  });

  it("is offered from no counter that has none", async () => {
    const none = stockExample({ centers: [stockAt("salwa", 0)] });
    const { screen, sent } = await show(short, { "/v3/parts/availability": [[none]] });
    await screen.getByRole("radio", { name: "Bring it from another counter" }).click();
    await expect.element(screen.getByText(/No other counter has enough/)).toBeVisible();
    await screen.getByRole("button", { name: "Send my answer" }).click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent(/No other counter/);
    expect(sent()).toEqual([]);
  });

  it("needs an answer", async () => {
    const { screen, sent } = await show(short);
    await screen.getByRole("button", { name: "Send my answer" }).click();
    await expect.element(screen.getByText("Choose one of these.")).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it("that is waited for says so, and may be chosen otherwise", async () => {
    const awaited = { ...short, lines: [orderLineExample({ short: 1, isAwaited: true })] };
    const { screen, sent } = await show(awaited, { [`${path}/shortage`]: orderExample() });
    await expect.element(screen.getByText(/you may still choose otherwise/)).toBeVisible();
    await expect.element(screen.getByRole("radio", { name: "I wait until it comes" })).toBeChecked();
    await screen.getByRole("radio", { name: "I want my money back for it" }).click();
    await screen.getByRole("button", { name: "Send my answer" }).click();
    await expect.poll(sent).toEqual([{ line: 1, choice: "refund" }]);
  });
});

describe("giving parts back", () => {
  const returnable = { quantity: 2, until: "2026-12-26" };
  const collected = {
    ...{ state: "COLLECTED" as const, actions: ["return" as const] },
    lines: [orderLineExample({ returnable }), orderLineExample({ line: 2, name: "Wiper" })],
  };

  it("offers what may be given back, and sends pieces and reason", async () => {
    const { screen, sent } = await show(collected, { [`${path}/returns`]: orderExample() });
    await expect.element(screen.getByText(/Possible until 26 December 2026/)).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /Wiper/ }).query()).toBeNull();
    await screen.getByRole("checkbox", { name: /Front brake pads/ }).click();
    await screen.getByRole("button", { name: /One fewer/ }).click();
    await screen.getByRole("button", { name: "Send the request" }).click();
    await expect.element(screen.getByText("Say why, for each part.")).toBeVisible();
    await screen.getByLabelText("Why?").selectOptions("faulty");
    await screen.getByLabelText(/Anything we should know/).fill("They squeak");
    await screen.getByRole("button", { name: "Send the request" }).click();
    await expect.element(screen.getByText(/We have your request/)).toBeVisible();
    expect(sent()).toEqual([{ lines: [{ line: 1, quantity: 1, reason: "faulty" }], note: "They squeak" }]);
  });

  it("sends nothing without a part", async () => {
    const { screen, sent } = await show(collected);
    await screen.getByRole("button", { name: "Send the request" }).click();
    await expect.element(screen.getByText("Tick at least one part.")).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it("what was requested stands with its answer", async () => {
    const lines = [{ line: 1, quantity: 1, reason: "damaged" as const }];
    const returns = [
      { id: "r1", state: "refused" as const, lines, at: "2026-12-01T08:00:00Z", answer: "It was used." },
    ];
    const { screen } = await show({ returns });
    await expect.element(screen.getByText("Not accepted")).toBeVisible();
    await expect.element(screen.getByText("It was used.")).toBeVisible();
    await expect.element(screen.getByText(/1 piece · It arrived damaged/)).toBeVisible();
  });
});
