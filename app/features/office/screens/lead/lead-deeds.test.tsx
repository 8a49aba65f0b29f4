import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import type { ShownLead } from "../leads/lead-row.ts";
import { LeadDeeds } from "./lead-deeds.tsx";

const lead = { id: "l1", version: 4, state: "new", location: "lusail", owner: null } as unknown as ShownLead;
const people = { people: [{ id: "p1", name: "Priya Menon" }] };

async function open(role: "manager" | "sales") {
  const calls = answerCalls({
    "/office/api/leads/l1/owners": people,
    "/office/api/leads/l1/take": { id: "l1", version: 5 },
    "/office/api/leads/l1/assign": { id: "l1", version: 5 },
  });
  await renderOffice(<LeadDeeds lead={lead} />, { grants: [{ role, place: "lusail" }] });
  return () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
}
const assign = page.getByRole("button", { name: /^Assign/ });
const dialog = page.getByRole("dialog");

test("a manager gives a lead to a colleague, by the button or its key", async () => {
  const sent = await open("manager");
  await assign.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("a");
  await dialog.getByRole("option", { name: "Priya Menon" }).click();
  await expect.poll(sent).toEqual([{ version: 4, to: "p1" }]);
});

test("who sells takes a lead, and is not offered to give it to anybody", async () => {
  const sent = await open("sales");
  await expect.element(page.getByRole("button", { name: /^Take it/ })).toBeVisible();
  await expect.element(assign).not.toBeInTheDocument();
  await userEvent.keyboard("a");
  await settled();
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("t");
  await expect.poll(sent).toEqual([{ version: 4 }]);
});
