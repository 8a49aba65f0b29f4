import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../../tests/components/render-office.tsx";
import type { ShownDispute } from "../../orders/order-row.ts";
import { shownOrder } from "../order-examples.ts";
import { OrderDisputes } from "./order-disputes.tsx";
import { disputeWords } from "./words.ts";

const done = { id: "o1", version: 4 };

function dispute(changes: Partial<ShownDispute> = {}): ShownDispute {
  const one: ShownDispute = {
    id: "d1",
    state: "needs-response",
    amount: 20_000,
    reason: "fraudulent 10.4",
    number: "dsp_9rjdlsd4epepfjyyf9vl",
    receivedAt: "2026-11-20T08:00:00.000Z",
    respondBy: "2036-12-20T00:00:00.000Z",
    response: null,
    isResponseSent: false,
    responseFailure: null,
    isByHand: false,
  };
  return Object.assign(one, changes);
}

async function open(changes: Partial<ShownDispute> = {}, language: "en" | "ar" = "en") {
  const calls = answerCalls({
    "/office/api/orders/o1/accept-dispute": done,
    "/office/api/orders/o1/answer-dispute": done,
    "/office/api/orders/o1/close-dispute": done,
    "/office/api/orders/o1/disputes": done,
  });
  const order = shownOrder({ disputes: [dispute(changes)], notesDisputes: changes.isByHand ?? false });
  await renderOffice(<OrderDisputes order={order} />, { language });
  return () => calls.map(({ url, body }) => [url.pathname.split("/").at(-1), body]);
}

describe.each(["en", "ar"] as const)("a contested payment (%s)", (language) => {
  const words = disputeWords.of(language);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  test("says its state and until when to answer, and is answered in words", async () => {
    const sent = await open({}, language);
    await expect.element(page.getByText(words["needs-response"])).toBeVisible();
    await expect.element(page.getByText(/2036/)).toBeVisible();
    await press(words.answer);
    await press(words.answerSend);
    expect(sent()).toEqual([]);
    await page.getByRole("textbox").fill("Collected with the code");
    await press(words.answerSend);
    await expect
      .poll(sent)
      .toEqual([["answer-dispute", { version: 3, disputeId: "d1", text: "Collected with the code" }]]);
  });

  test.each([
    ["CHARGED_BACK", 1],
    ["PAID", 0],
  ] as const)(
    "stands beside the refund that was stopped, and holds up an order that is %s",
    async (state, held) => {
      const withdrawnRefunds = [{ id: "r1", amount: 2_800, at: "2026-11-20T08:00:00.000Z" }];
      const order = shownOrder({ disputes: [dispute()], withdrawnRefunds, state });
      await renderOffice(<OrderDisputes order={order} />, { language });
      await expect.element(page.getByText(words.notSent("").trim(), { exact: false })).toBeVisible();
      expect(page.getByText(words.handNothingOver, { exact: false }).all()).toHaveLength(held);
    },
  );

  test("is accepted after a question", async () => {
    const sent = await open({}, language);
    await press(words.accept);
    await press(words.acceptConfirm);
    await expect.poll(sent).toEqual([["accept-dispute", { version: 3, disputeId: "d1" }]]);
  });

  test("that is answered or over offers nothing", async () => {
    await open({ state: "won", response: "evidence", isResponseSent: true }, language);
    await expect.element(page.getByText(words.won)).toBeVisible();
    expect(page.getByRole("button").elements()).toEqual([]);
  });

  test("known by hand says how it ended, and another one is noted", async () => {
    const sent = await open({ isByHand: true, state: "under-review" }, language);
    await press(words.weWon);
    await expect
      .poll(() => sent().at(-1))
      .toEqual(["close-dispute", { version: 3, disputeId: "d1", outcome: "won" }]);
    await press(words.note);
    await page.getByLabelText(new RegExp(words.noteNumber)).fill("case-7");
    await page.getByLabelText(/QAR|ريال/).fill("200");
    await page.getByLabelText(new RegExp(words.noteReason)).fill("Not recognized");
    await press(words.noteSend);
    await expect
      .poll(() => sent().at(-1))
      .toEqual([
        "disputes",
        { version: 3, number: "case-7", amount: 20_000, reason: "Not recognized", respondBy: null },
      ]);
  });
});
