import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import type { Cart, CartLine } from "../../cart-calls.ts";
import { rememberAdd } from "../add/pending-add.ts";
import { CartPage } from "./cart.tsx";
import { cartExample, lineExample, sessionExample } from "./cart-examples.ts";

const empty = {
  title: "Your cart is empty",
  text: "Begin with your car.",
  action: { label: "Find parts", url: "/search" },
};
const [path, line] = ["/v3/cart", "/v3/cart/items/line-1"];

interface Shown {
  cart?: Cart;
  answers?: Record<string, CallAnswer | readonly CallAnswer[]>;
  language?: "en" | "ar";
}

async function show({ cart = cartExample(), answers, language = "en" }: Shown = {}) {
  const calls = answerCalls({ [path]: cart, "/v3/parts/stock-alerts": [[]], ...answers });
  const screen = await render(
    <SessionContext value={sessionExample("signed-in")}>
      <CartPage empty={empty} />
    </SessionContext>,
    { customer: {}, language },
  );
  const writes = () => calls.filter(({ method }) => method !== "GET").map((one) => [one.method, one.body]);
  return { screen, calls, writes };
}
const withLine = (changes: Partial<CartLine>) => cartExample([lineExample(changes)]);

describe("the cart", () => {
  it("shows each part with its car, its price and the total", async () => {
    const { screen } = await show({ cart: withLine({ quantity: 2 }) });
    await expect.element(screen.getByRole("heading", { name: "Front brake pads" })).toBeVisible();
    await expect.element(screen.getByText("Fits your Rimal Hajar 2024")).toBeVisible();
    await expect.element(screen.getByRole("complementary")).toMatchTextContent(/Total\s*QAR 480\.00/);
    await expect
      .element(screen.getByRole("link", { name: "Check out" }).first())
      .toHaveAttribute("href", "/checkout?lang=en");
  });

  it("without anything says what to do", async () => {
    const { screen } = await show({ cart: cartExample([]) });
    await expect.element(screen.getByText("Begin with your car.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Find parts" })).toBeVisible();
    expect(screen.getByText("Summary").query()).toBeNull();
  });

  it("that cannot be read is read by another try", async () => {
    const { screen } = await show({ answers: { [path]: [refusal(403, "forbidden"), cartExample()] } });
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("heading", { name: "Front brake pads" })).toBeVisible();
  });

  it("takes in what was added before signing in", async () => {
    rememberAdd({ partNumber: "0446502220", quantity: 1, car: "HJR.2024" }, Date.now());
    const { screen, writes } = await show({
      cart: cartExample([]),
      answers: { "/v3/cart/items": cartExample() },
    });
    await expect.element(screen.getByRole("heading", { name: "Front brake pads" })).toBeVisible();
    expect(writes()).toHaveLength(1);
  });

  it("says for how long an open order is reserved, and leads on to its payment", async () => {
    const openOrder = { id: "o1", expiresAt: new Date(Date.now() + 300_000).toISOString() };
    const { screen } = await show({ cart: cartExample(undefined, { openOrder }) });
    await expect.element(screen.getByText(/Your pieces are reserved for\s*(5:00|4:5\d)/)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Finish paying" }).first()).toBeVisible();
  });
});

describe("a quantity", () => {
  it("stands at once, and many presses are one change", async () => {
    const { screen, writes } = await show({ answers: { [line]: withLine({ quantity: 4 }) } });
    await screen.getByRole("textbox", { name: /Quantity/ }).click();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect.element(screen.getByRole("textbox", { name: /Quantity/ })).toHaveValue("4");
    await expect.element(screen.getByRole("complementary")).toMatchTextContent(/QAR 960\.00/);
    expect(writes()).toEqual([["PATCH", { quantity: 4 }]]);
  });

  it("that was just changed is stored also by who leaves at once", async () => {
    const { screen, writes } = await show({ answers: { [line]: withLine({ quantity: 2 }) } });
    await screen.getByRole("button", { name: "One more, Front brake pads" }).click();
    await screen.unmount();
    await expect.poll(writes).toEqual([["PATCH", { quantity: 2 }]]);
  });

  it("is what the write answered, also where an older cart comes in later", async () => {
    const { screen } = await show({ answers: { [line]: withLine({ quantity: 2 }) } });
    const more = screen.getByRole("button", { name: "One more, Front brake pads" });
    await expect.element(more).toBeVisible();
    const answer = globalThis.fetch;
    const old = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", async (input: RequestInfo, init: RequestInit = {}) => {
      if ((init.method ?? "GET") === "GET") await old.promise;
      return answer(input, init);
    });
    dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("visibilitychange"));
    await more.click();
    await expect.element(screen.getByRole("complementary")).toMatchTextContent(/QAR 480\.00/);
    old.resolve();
    await settled();
    await expect.element(screen.getByRole("textbox", { name: /Quantity/ })).toHaveValue("2");
  });

  it("that is refused goes back, and says why", async () => {
    const sentence = "At most 99 pieces of a part can be ordered online.";
    const { screen } = await show({
      answers: { [line]: refusal(409, "too-many-pieces", { message: sentence }) },
    });
    await screen.getByRole("button", { name: "One more, Front brake pads" }).click();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: /Quantity/ })).toHaveValue("1");
  });

  it("names the next one at which each costs less", async () => {
    const { screen } = await show({ cart: withLine({ nextBreak: { from: 4, price: 21_000 } }) });
    await expect.element(screen.getByText(/From 4 pieces on each costs QAR .*210\.00/)).toBeVisible();
  });
});

describe("a line", () => {
  it("removed leaves, and comes back as it was", async () => {
    const { screen, writes } = await show({
      cart: withLine({ note: "Left side", quantity: 2 }),
      answers: { [line]: cartExample([]), "/v3/cart/items": withLine({ quantity: 2 }) },
    });
    await screen.getByRole("button", { name: "Remove Front brake pads" }).click();
    await expect.element(screen.getByText("Removed: Front brake pads")).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("heading", { name: "Front brake pads" })).toBeVisible();
    expect(writes()[1]).toEqual([
      "POST",
      {
        ...{ partNumber: "0446502220", quantity: 2, car: "HJR.2024", note: "Left side" },
        misfitAcknowledged: false,
      },
    ]);
  });

  it("removed comes back as another tab had left it, to where it was, and once", async () => {
    const seen = lineExample({ id: "line-9", quantity: 1 });
    const later = { ...seen, quantity: 4 };
    const { screen, calls } = await show({
      answers: {
        [path]: [cartExample([], { saved: [seen] }), cartExample([], { saved: [later] })],
        "/v3/cart/items/line-9": cartExample([]),
        "/v3/cart/items": ["offline", cartExample([], { saved: [{ ...later, id: "line-10" }] })],
      },
    });
    await screen.getByRole("button", { name: "Remove Front brake pads" }).click();
    const undo = screen.getByRole("button", { name: "Undo" });
    await expect.element(undo).toHaveFocus();
    await undo.click();
    await expect.element(screen.getByText(/You are offline/)).toBeVisible();
    await undo.click();
    await expect.element(screen.getByRole("heading", { name: "Front brake pads" })).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe("line-line-10");
    const undone = calls.filter(({ method }) => method === "POST");
    const back = expect.objectContaining({ quantity: 4, saved: true });
    expect(undone.map(({ body }) => body)).toEqual([back, back]);
    expect(new Set(undone.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  });

  it("saved for later takes the focus along", async () => {
    const saved = [lineExample()];
    const { screen } = await show({ answers: { [line]: cartExample([], { saved }) } });
    await screen.getByRole("button", { name: "Save for later" }).click();
    await expect.element(screen.getByRole("heading", { name: "Saved for later" })).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe("line-line-1");
  });

  it.each([
    ["Save for later", { saved: true }],
    ["I know, and I want it all the same", { misfitAcknowledged: true }],
  ])("%s", async (name, body) => {
    const { screen, writes } = await show({
      cart: withLine({ fit: "does-not-fit" }),
      answers: { [line]: withLine({}) },
    });
    await screen.getByText(name).click();
    await expect.poll(writes).toEqual([["PATCH", body]]);
  });

  it("takes a note", async () => {
    const { screen, writes } = await show({ answers: { [line]: withLine({ note: "Before noon" }) } });
    await screen.getByRole("button", { name: "Add a note" }).click();
    await screen.getByLabelText("Note for the counter").fill(" Before noon ");
    await screen.getByRole("button", { name: "Save the note" }).click();
    await expect.element(screen.getByText("Before noon")).toBeVisible();
    expect(writes()).toEqual([["PATCH", { note: "Before noon" }]]);
  });

  it.each([
    [[{ kind: "price", from: 20_000, to: 24_000 }], /rose from QAR .*200\.00.* to QAR .*240\.00/],
    [[{ kind: "price", from: 30_000, to: 24_000 }], /fell from/],
    [[{ kind: "superseded", from: "0446502000" }], /took the place of the one that you added:\s*04465-02000/],
    [[{ kind: "withdrawn" }], /not sold online any more/],
  ] as const)("shows what changed (%#)", async (changes, words) => {
    const { screen } = await show({ cart: withLine({ changes: [...changes] as CartLine["changes"] }) });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it.each([
    [{ available: 0 }, "Out of stock at every counter: save it for later, or remove it."],
    [{ quantity: 5, available: 2 }, "Only 2 in stock: lower the quantity, or save it for later."],
  ])("that cannot be had stands before the checkout (%#)", async (changes, words) => {
    const { screen } = await show({ cart: withLine(changes) });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: "Check out" }).query()).toBeNull();
    await screen.getByRole("button", { name: "One part needs your attention first." }).first().click();
    await expect.poll(() => document.activeElement?.id).toBe("line-line-1");
  });
});

describe("the cart as a whole", () => {
  it("is emptied after a question", async () => {
    const { screen, writes } = await show({ answers: { "/v3/cart/clear": cartExample([]) } });
    await screen.getByRole("button", { name: "Empty the cart" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Empty the cart?" })).toBeVisible();
    expect(writes()).toEqual([]);
    await screen.getByRole("button", { name: "Yes, empty it" }).click();
    await expect.element(screen.getByText("Your cart is empty")).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("what is saved for later comes back into it", async () => {
    const saved = [lineExample({ id: "line-9", name: "Oil filter" })];
    const { screen, writes } = await show({
      cart: cartExample([], { saved }),
      answers: { "/v3/cart/items/line-9": cartExample(saved) },
    });
    await screen.getByRole("button", { name: "Move to cart Oil filter" }).click();
    await expect.element(screen.getByRole("link", { name: "Check out" }).first()).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe("line-line-9");
    expect(writes()).toEqual([["PATCH", { saved: false }]]);
  });

  it("speaks Arabic", async () => {
    const { screen } = await show({ language: "ar", cart: withLine({ quantity: 2 }) });
    await expect.element(screen.getByRole("heading", { level: 1, name: "سلتك" })).toBeVisible();
    await expect.element(screen.getByRole("complementary")).toMatchTextContent(/الإجمالي\s*480\.00 ريالاً/);
  });
});
