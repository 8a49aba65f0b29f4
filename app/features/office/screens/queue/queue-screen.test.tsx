import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { queueKinds } from "../../calls/queue-calls.ts";
import { Component } from "./queue-screen.tsx";

const counts = Object.fromEntries(queueKinds.map((kind) => [kind, 1234]));

// 1224: beside the menu of a desk with 1440.
test.each([
  ["en", 1224],
  ["ar", 1224],
  ["en", 820],
  ["ar", 820],
] as const)("in %s at %s px every kind of task can be seen", async (language, width) => {
  answerCalls({ "/office/api/queue": { items: [], counts } });
  await renderOffice(<Component />, { width, language });
  await expect.poll(() => page.getByRole("radio").elements().length).toBe(queueKinds.length + 1);
  for (const tab of page.getByRole("radio").elements()) {
    const { left, right } = tab.getBoundingClientRect();
    expect([left >= 0, right <= width], tab.textContent).toEqual([true, true]);
  }
  const row = page.getByRole("radiogroup").element().parentElement;
  expect(row?.scrollWidth).toBe(row?.clientWidth);
});
