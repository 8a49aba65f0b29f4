import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../../tests/components/render-office.tsx";
import type { StuckRefund } from "../../orders/order-row.ts";
import { shownOrder } from "../order-examples.ts";
import { OrderStuckRefunds } from "./order-stuck-refunds.tsx";
import { stuckWords } from "./words.ts";

const done = { id: "o1", version: 4 };

async function open(changes: Partial<StuckRefund>, language: "en" | "ar") {
  const calls = answerCalls({
    "/office/api/orders/o1/resend-refund": done,
    "/office/api/orders/o1/confirm-refund": done,
    "/office/api/orders/o1/record-refund": done,
  });
  const refund: StuckRefund = {
    id: "r1",
    amount: 20_000,
    cause: "refused",
    since: "2026-11-20T08:00:00.000Z",
    failureCode: "refused-403",
    method: "Credit or debit card",
    card: "Visa •••• 1111",
    gateway: "tap",
    payment: "chg_TS01",
    number: null,
    canSendAgain: true,
  };
  const order = shownOrder({ stuckRefunds: [Object.assign(refund, changes)] });
  await renderOffice(<OrderStuckRefunds order={order} />, { language });
  return () => calls.map(({ url, body }) => [url.pathname.split("/").at(-1), body]);
}

describe.each(["en", "ar"] as const)("a refund that could not be sent (%s)", (language) => {
  const words = stuckWords.of(language);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  test("says why, what to ask the gateway with, and what to do; and is sent once more", async () => {
    const sent = await open({}, language);
    for (const text of [words.refused, words.refusedDo, "chg_TS01", "Visa •••• 1111", "refused-403"])
      await expect.element(page.getByText(text)).toBeVisible();
    expect(page.getByRole("button", { name: words.confirm }).elements()).toEqual([]);
    await press(words.resend);
    await expect.poll(sent).toEqual([["resend-refund", { version: 3, refundId: "r1" }]]);
  });

  test("that may have been made is sent once more only after a question, or confirmed", async () => {
    const sent = await open({ cause: "unknown" }, language);
    await press(words.resend);
    await expect.element(page.getByRole("dialog").getByText(words.unknownDo)).toBeVisible();
    expect(sent()).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: words.resend }).click();
    await expect.poll(sent).toHaveLength(1);
    await press(words.confirm);
    await page.getByRole("textbox").fill("Tap, by telephone");
    await press(words.noteSend);
    await expect
      .poll(() => sent().at(-1))
      .toEqual(["confirm-refund", { version: 3, refundId: "r1", note: "Tap, by telephone" }]);
  });

  test("given back by other means needs a note", async () => {
    const sent = await open({ cause: "by-hand", canSendAgain: false }, language);
    expect(page.getByRole("button", { name: words.resend }).elements()).toEqual([]);
    await press(words.record);
    await press(words.noteSend);
    expect(sent()).toEqual([]);
    await page.getByRole("textbox").fill("Transfer 4711");
    await press(words.noteSend);
    await expect
      .poll(sent)
      .toEqual([["record-refund", { version: 3, refundId: "r1", note: "Transfer 4711" }]]);
  });
});
