import { describe, expect, it } from "vitest";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import { clearDrafts } from "#app/ui/form/draft.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import { settled } from "../../../../tests/components/settled.ts";
import { watchLeaving } from "../../../../tests/components/watch-leaving.ts";
import { claimAdd, readPendingAdd, rememberAdd } from "./add/pending-add.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { cartExample, lineExample, sessionExample } from "./cart/cart-examples.ts";
import { stockExample } from "./orders/order-examples.ts";
import { StockProvider } from "./stock-provider.tsx";

const number = "0446502220";
const car = "HJR.2024";
const items = "/v3/cart/items";
type Props = Partial<Parameters<typeof AddToCart>[0]>;

interface Shown {
  who?: "signed-in" | "visitor";
  answers?: Record<string, CallAnswer | readonly CallAnswer[]>;
  props?: Props;
  available?: number;
}

async function show({ who = "signed-in", answers, props, available = 9 }: Shown = {}) {
  const calls = answerCalls({
    "/v3/parts/availability": [[stockExample({ available })]] as never,
    [items]: cartExample([lineExample({ quantity: 3 })]),
    ...answers,
  });
  const screen = await render(
    <SessionContext value={sessionExample(who)}>
      <StockProvider numbers={[number]}>
        <AddToCart number={number} car={car} fit="fits" {...props} />
      </StockProvider>
    </SessionContext>,
    { customer: {}, width: 390 },
  );
  const posts = () => calls.filter(({ method }) => method === "POST");
  const button = screen.getByRole("button", { name: `Add to cart ${number}` });
  return { screen, calls, posts, button };
}

describe("adding to the cart", () => {
  it("sends part, car and quantity, and shows what is in the cart now", async () => {
    const { screen, posts, button } = await show();
    await screen.getByRole("button", { name: /One more/ }).click();
    await button.click();
    await expect.element(screen.getByText("In your cart: 3")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "View cart" }))
      .toHaveAttribute("href", "/cart?lang=en");
    expect(posts().map(({ body }) => body)).toEqual([{ partNumber: number, quantity: 2, car }]);
  });

  it("undone takes back its own pieces, whatever another tab did since, and once", async () => {
    const { screen, calls, button } = await show({
      answers: {
        [items]: cartExample([lineExample({ quantity: 3 })]),
        [`${items}/line-1`]: ["offline", cartExample([lineExample({ quantity: 5 })])],
      },
    });
    await screen.getByRole("button", { name: /One more/ }).click();
    await button.click();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => calls.filter(({ method }) => method === "PATCH").length).toBe(1);
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByText(/In your cart/)).not.toBeInTheDocument();
    const undone = calls.filter(({ method }) => method === "PATCH");
    expect(undone.map(({ body }) => body)).toEqual([{ by: -2 }, { by: -2 }]);
    expect(new Set(undone.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  });

  it("that another tab has removed already says so, and nothing is left to undo", async () => {
    const gone = refusal(404, "line-not-found", { message: "This part is not in your cart any more." });
    const { screen, button } = await show({ answers: { [`${items}/line-1`]: gone } });
    await button.click();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("what does not fit is not sent before its tick", async () => {
    const { screen, posts, button } = await show({ props: { fit: "does-not-fit" } });
    await button.click();
    await expect.element(screen.getByText(/Tick this first/)).toBeVisible();
    expect(posts()).toEqual([]);
    await screen.getByText("I know, and I want it all the same").click();
    await button.click();
    await expect.element(screen.getByText(/In your cart/)).toBeVisible();
    expect(posts()[0]?.body).toMatchObject({ misfitAcknowledged: true });
  });

  it("what the server knows not to fit asks for its tick, whatever the list said", async () => {
    const refused = refusal(409, "does-not-fit", { message: "This part does not fit." });
    const { screen, posts, button } = await show({
      answers: { [items]: [refused, cartExample([lineExample({ quantity: 3 })])] },
    });
    await button.click();
    await screen.getByText("I know, and I want it all the same").click();
    await button.click();
    await expect.element(screen.getByText(/In your cart/)).toBeVisible();
    expect(posts().map(({ body }) => body)).toEqual([
      { partNumber: number, quantity: 1, car },
      { partNumber: number, quantity: 1, car, misfitAcknowledged: true },
    ]);
  });

  it("pressed again after a lost answer is the same press; afterwards another one", async () => {
    const { screen, posts, button } = await show({
      answers: { [items]: ["offline", cartExample([lineExample({ quantity: 3 })])] },
    });
    await button.click();
    await expect.element(screen.getByText(/You are offline/).last()).toBeVisible();
    await button.click();
    await expect.element(screen.getByText(/In your cart/)).toBeVisible();
    await button.click();
    await expect.poll(() => posts().length).toBe(3);
    const [first, second, third] = posts().map(({ headers }) => headers.get("idempotency-key"));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("what is out of stock cannot be added", async () => {
    const { screen, posts } = await show({ available: 0 });
    const button = screen.getByRole("button", { name: "Out of stock" });
    await expect.element(button).toBeDisabled();
    expect(posts()).toEqual([]);
  });

  it.each([
    [refusal(409, "cart-full", { message: "Your cart holds 100 parts." }), "Your cart holds 100 parts."],
    ["offline", "You are offline. Nothing was changed."],
  ] as const)("refused it says why (%#)", async (answer, sentence) => {
    const { screen, button } = await show({ answers: { [items]: answer } });
    await button.click();
    await expect.element(screen.getByText(sentence).last()).toBeVisible();
  });
});

describe("a visitor who adds", () => {
  it("is sent to sign in, with the part remembered and nothing sent", async () => {
    const left = watchLeaving();
    const { posts, button } = await show({ who: "visitor" });
    await button.click();
    await expect.poll(() => left[0]?.pathname).toBe("/accounts/login");
    expect(readPendingAdd(Date.now())?.body).toEqual({ partNumber: number, quantity: 1, car });
    expect(posts()).toEqual([]);
  });

  it("finds it in the cart after coming back, sent once under its key", async () => {
    rememberAdd({ partNumber: number, quantity: 2, car }, Date.now());
    const key = readPendingAdd(Date.now())?.key;
    const { screen, posts } = await show();
    await expect.element(screen.getByText("In your cart: 3")).toBeVisible();
    expect(posts().map(({ headers }) => headers.get("idempotency-key"))).toEqual([key]);
    expect(readPendingAdd(Date.now())).toBeUndefined();
  });

  it("adds nothing again by a reload", async () => {
    rememberAdd({ partNumber: number, quantity: 2, car }, Date.now());
    const first = await show();
    await expect.element(first.screen.getByText("In your cart: 3")).toBeVisible();
    await first.screen.unmount();
    const second = await show();
    await settled();
    expect(second.posts()).toEqual([]);
  });

  it("without an answer the same key is sent by the next try", async () => {
    rememberAdd({ partNumber: number, quantity: 2, car }, Date.now());
    const key = readPendingAdd(Date.now())?.key;
    const first = await show({ answers: { [items]: "offline" } });
    await expect.element(first.screen.getByText(/You are offline/).last()).toBeVisible();
    await first.screen.unmount();
    const { posts, screen } = await show();
    await expect.element(screen.getByText("In your cart: 3")).toBeVisible();
    expect(posts()[0]?.headers.get("idempotency-key")).toBe(key);
  });

  it("what was sent for one customer without an answer is not added for another", async () => {
    rememberAdd({ partNumber: number, quantity: 2, car }, Date.now());
    const pending = readPendingAdd(Date.now());
    if (pending) claimAdd(pending, "somebody-else");
    const { posts } = await show();
    await settled();
    expect(posts()).toEqual([]);
  });

  it("leaves nothing for the next one after a logout", () => {
    rememberAdd({ partNumber: number, quantity: 1 }, Date.now());
    clearDrafts();
    expect(readPendingAdd(Date.now())).toBeUndefined();
  });

  it.each([
    ["of another part", { partNumber: "0415222220", quantity: 1, car }, 0],
    ["for another car", { partNumber: number, quantity: 1 }, 0],
    ["of an hour ago", { partNumber: number, quantity: 1, car }, 3_600_000],
  ])("a press %s is not this page's", async (_, body, ageMs) => {
    rememberAdd(body, Date.now() - ageMs);
    const { posts } = await show();
    await settled();
    expect(posts()).toEqual([]);
  });
});

it.each(["not json", "{}", '{"key":1,"at":1,"body":{}}', "null"])(
  "a stored press that nobody can read is none: %s",
  (stored) => {
    sessionStorage.setItem("marsa.form.cart-add", stored);
    expect(readPendingAdd(Date.now())).toBeUndefined();
  },
);
