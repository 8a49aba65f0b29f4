import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import type { ShownLead } from "../leads/lead-row.ts";
import { CallOutcome } from "./call-outcome.tsx";

const later = new Date(Date.now() + 30 * 3_600_000).toISOString();
const lead = {
  id: "l1",
  version: 4,
  state: "new",
  location: "lusail",
  requestOfNumber: 1,
  callTimes: [later],
} as unknown as ShownLead;
const path = "/office/api/leads/l1/call";
const recorded = { id: "l1", version: 5 };

type Options = Parameters<typeof renderOffice>[1] & { shown?: ShownLead; answer?: object };
async function open({ shown = lead, answer = recorded, ...options }: Options = {}) {
  const calls = answerCalls({ [path]: answer });
  await renderOffice(<CallOutcome lead={shown} />, options);
  return () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
}
/** Behind its words stands its key. */
const button = (name: string | RegExp) =>
  page.getByRole("button", { name: typeof name === "string" ? new RegExp(`^${name}( \\S)?$`) : name });

test("an outcome is recorded in two presses, with the version that was seen", async () => {
  const sent = await open();
  await button("No answer").click();
  await button("Save: No answer").click();
  await expect.poll(sent).toEqual([{ version: 4, outcome: "no-answer" }]);
  await expect.element(button("Save: No answer")).not.toBeInTheDocument();
});

test("a later call is a time, a loss is a reason, and a note goes along", async () => {
  const sent = await open();
  await button("Call later").click();
  await page.getByRole("textbox", { name: "Note" }).fill(" after the prayer ");
  await button(/(am|pm)/).click();
  await expect
    .poll(sent)
    .toEqual([{ version: 4, outcome: "call-later", callAt: later, note: "after the prayer" }]);
  await button("Lost").click();
  await button("The price").click();
  await expect.poll(() => sent().at(-1)).toEqual({ version: 4, outcome: "lost", lostReason: "price" });
});

test("keys do the same: the outcome's letter, then Enter or a digit; Escape closes", async () => {
  const sent = await open();
  await userEvent.keyboard("x");
  await expect.element(button("The price")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("The price")).not.toBeInTheDocument();
  await userEvent.keyboard("r");
  await expect.element(button("Save: Reached")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(sent).toEqual([{ version: 4, outcome: "reached" }]);
  await userEvent.keyboard("x2");
  await expect
    .poll(() => sent().at(-1))
    .toEqual({ version: 4, outcome: "lost", lostReason: "bought-elsewhere" });
});

test("letters of a note are no keys", async () => {
  const sent = await open();
  await button("Reached").click();
  await page.getByRole("textbox", { name: "Note" }).click();
  await userEvent.keyboard("will now 12");
  await expect.element(page.getByRole("textbox", { name: "Note" })).toHaveValue("will now 12");
  await settled();
  expect(sent()).toEqual([]);
});

test("what was typed stays where the call is refused", async () => {
  const sent = await open({ answer: refusal(409, "changed-meanwhile", { by: "Priya Menon" }) });
  await button("Reached").click();
  await page.getByRole("textbox", { name: "Note" }).fill("Wants a blue one");
  await button("Save: Reached").click();
  await expect.poll(() => sent().length).toBe(1);
  await expect.element(page.getByRole("textbox", { name: "Note" })).toHaveValue("Wants a blue one");
});

test.each<[string, Options]>([
  ["closed", { shown: { ...lead, state: "won" } as ShownLead }],
  ["at another place", { grants: [{ role: "sales", place: "salwa" }] }],
  ["of an auditor", { grants: [{ role: "auditor", place: "*" }] }],
])("a lead %s has no outcome to record", async (_, options) => {
  await open(options);
  await settled();
  expect(button("Reached").elements()).toEqual([]);
  expect(page.getByText("How did the call go?").elements()).toEqual([]);
});

test("the choices fit a phone, in Arabic too, without sideways scrolling", async () => {
  await open({ language: "ar", width: 390 });
  await button("لم يتم البيع").click();
  await expect.element(button("السعر")).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
