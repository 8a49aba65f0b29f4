import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import type { ShownOrder } from "../orders/order-row.ts";
import { OrderDeeds } from "./order-deeds.tsx";
import { shownOrder } from "./order-examples.ts";
import { OrderLines } from "./order-lines.tsx";
import { OrderReturns } from "./order-returns.tsx";

const done = { id: "o1", version: 4 };
const pathOf = (deed: string) => `/office/api/orders/o1/${deed}`;
type Options = Parameters<typeof renderOffice>[1];

async function open(order: ShownOrder, answers: Parameters<typeof answerCalls>[0], options: Options = {}) {
  const calls = answerCalls(answers);
  await renderOffice(<OrderDeeds order={order} />, { width: 1280, ...options });
  return () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
}
/** Behind its words stands its key. */
const button = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}( \\S)?$`) });
const parts = { role: "parts", place: "rimal-parts-salwa-road" } as const;

describe("the deeds of an order", () => {
  test("begin with one key, for the version that was seen", async () => {
    const sent = await open(shownOrder(), { [pathOf("start-picking")]: done }, { grants: [parts] });
    await userEvent.keyboard("p");
    await expect.poll(sent).toEqual([{ version: 3 }]);
  });

  test("are not there for who works at another counter, or only reads", async () => {
    for (const grant of [{ ...parts, place: "elsewhere" }, { role: "auditor", place: "*" } as const]) {
      const sent = await open(shownOrder(), {}, { grants: [grant] });
      await userEvent.keyboard("p");
      await expect.element(button("Start picking")).not.toBeInTheDocument();
      expect(sent()).toEqual([]);
    }
  });

  test("lie under the thumb on a phone: the usual one at the foot, the others one press away", async () => {
    const sent = await open(shownOrder(), { [pathOf("start-picking")]: done }, { width: 390 });
    await page.getByRole("button", { name: "More" }).click();
    await expect.element(page.getByRole("menuitem", { name: "Cancel the order" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Start picking" }).click();
    await expect.poll(sent).toEqual([{ version: 3 }]);
  });

  test("do not make it ready while a piece is missing", async () => {
    const [line] = shownOrder().lines;
    if (line === undefined) throw new Error("the example has no line");
    const order = shownOrder({ fulfilment: "picking", lines: [{ ...line, short: 1 }] });
    const sent = await open(order, {});
    await expect.element(button("Ready for pickup")).toBeDisabled();
    await userEvent.keyboard("r");
    expect(sent()).toEqual([]);
  });

  test("hand it over by its code alone: a wrong one is said at the field, and what was typed stays", async () => {
    const order = shownOrder({ fulfilment: "ready" });
    const wrong = refusal(422, "code-unknown", { message: "This is not the code of this order." });
    const locked = refusal(429, "code-locked", { message: "Too many wrong codes were entered." });
    const sent = await open(order, { [pathOf("hand-over")]: [locked, wrong, done] });
    await userEvent.keyboard("h");
    const code = page.getByRole("textbox", { name: "Pickup code" });
    await expect.element(code).toHaveFocus();
    await code.fill("abc234");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Too many wrong codes were entered.")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("This is not the code of this order.")).toBeVisible();
    await expect.element(code).toHaveValue("ABC234");
    await code.fill("ABC235");
    await userEvent.keyboard("{Enter}");
    await expect.element(code).not.toBeInTheDocument();
    expect(sent()).toEqual(["ABC234", "ABC234", "ABC235"].map((pickupCode) => ({ version: 3, pickupCode })));
  });

  test("mark so many pieces as missing as the line has", async () => {
    const sent = await open(shownOrder({ fulfilment: "picking" }), { [pathOf("short")]: done });
    await userEvent.keyboard("s");
    const pieces = page.getByRole("textbox", { name: "Pieces" });
    await pieces.fill("3");
    await button("Ask the customer").click();
    await expect.element(page.getByText("At most 2")).toBeVisible();
    await pieces.fill("٢");
    await button("Ask the customer").click();
    await expect.poll(sent).toEqual([{ version: 3, line: 1, quantity: 2 }]);
  });

  test("cancel it with a reason, never without", async () => {
    const sent = await open(shownOrder(), { [pathOf("cancel")]: done });
    await userEvent.keyboard("x");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Cancel the order" }).click();
    await expect.element(dialog.getByText("This is a required field.")).toBeVisible();
    await dialog.getByRole("textbox").fill("Damaged on the way");
    await dialog.getByRole("button", { name: "Cancel the order" }).click();
    await expect.poll(sent).toEqual([{ version: 3, reason: "Damaged on the way" }]);
  });

  test("request a refund of at most what is left, with a reason", async () => {
    const sent = await open(shownOrder({ fulfilment: "collected" }), { [pathOf("request-refund")]: done });
    await userEvent.keyboard("f");
    const amount = page.getByRole("textbox", { name: /Amount/ });
    await amount.fill("200.50");
    await page.getByRole("textbox", { name: /Reason/ }).fill("Scratched box");
    await button("Request the refund").click();
    await expect.element(page.getByText("Type an amount up to what is left.")).toBeVisible();
    await amount.fill("45");
    await button("Request the refund").click();
    await expect.poll(sent).toEqual([{ version: 3, amount: 4_500, reason: "Scratched box" }]);
  });
});

test("pieces for which the customer waits come by one press", async () => {
  const calls = answerCalls({ [pathOf("filled")]: done });
  const [line] = shownOrder().lines;
  if (line === undefined) throw new Error("the example has no line");
  const lines = [{ ...line, short: 1, shortAnswer: "wait" }];
  await renderOffice(<OrderLines order={shownOrder({ fulfilment: "picking", lines })} />);
  await button("They have come").click();
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ version: 3, line: 1 }]);
});

test("a return that is received says whether its pieces can be sold again", async () => {
  const calls = answerCalls({ [pathOf("receive-return")]: done });
  const returns = [
    {
      ...({
        id: "r1",
        state: "accepted",
        requestedAt: "2026-11-21T08:00:00.000Z",
        note: "",
        answer: "",
      } as const),
      lines: [{ line: 1, quantity: 1, reason: "faulty" as const }],
    },
  ];
  await renderOffice(<OrderReturns order={shownOrder({ fulfilment: "collected", returns })} />);
  await button("Pieces are here …").click();
  await page.getByRole("dialog").getByRole("button", { name: "No", exact: true }).click();
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ version: 3, returnId: "r1", restock: false }]);
});
