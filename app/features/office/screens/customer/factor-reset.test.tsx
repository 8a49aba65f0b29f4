import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { FactorReset } from "./factor-reset.tsx";
import { resetWords } from "./factor-reset-words.ts";

const list = "/office/api/people/c1/factor-resets";
const waiting = {
  id: "r1",
  version: 1,
  state: "requested",
  paper: "qid",
  paperEnd: "12AB",
  answeredBy: null,
  requestedBy: "Hamad Al Marri",
  requestedAt: "2026-11-23T07:30:00.000Z",
  isOwn: false,
};
const show = (answers: Record<string, unknown>, options: Parameters<typeof renderOffice>[1] = {}) => {
  const calls = answerCalls(answers as Parameters<typeof answerCalls>[0]);
  return { calls, screen: renderOffice(<FactorReset customerId="c1" />, options) };
};

test.each(["en", "ar"] as const)(
  "a request takes paper, four characters and the statement, at a phone in %s",
  async (language) => {
    const words = resetWords.of(language);
    const { calls, screen } = show({ [list]: { hasFactor: true, resets: [] } }, { language, width: 390 });
    await screen;
    await page.getByRole("button", { name: words.request }).click();
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await expect.element(page.getByText(words.paperEndWrong)).toBeVisible();
    await expect.element(page.getByText(words.seenNeeded)).toBeVisible();
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(0);
    await page.getByRole("button", { name: new RegExp(words.paper) }).click();
    await page.getByRole("option", { name: words.passport }).click();
    await userEvent.fill(page.getByRole("textbox"), "12ab");
    await page.getByText(words.seen).click();
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await expect.poll(() => calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  },
);

test("a colleague's request is approved or declined; one's own waits for a colleague", async () => {
  const words = resetWords.of("en");
  const { calls, screen } = show({
    [list]: { hasFactor: true, resets: [waiting] },
    [`${list}/r1/answer`]: { id: "r1", version: 2 },
  });
  await screen;
  await page.getByRole("button", { name: words.approve }).click();
  await expect.poll(() => calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(page.getByRole("button", { name: words.request }).query()).toBeNull();
});

test("who requested it reads that a colleague answers", async () => {
  const words = resetWords.of("ar");
  const own = { ...waiting, isOwn: true };
  await show({ [list]: { hasFactor: true, resets: [own] } }, { language: "ar" }).screen;
  await expect.element(page.getByText(words.colleague)).toBeVisible();
  expect(page.getByRole("button", { name: words.approve }).query()).toBeNull();
});
