import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { FailedHandOvers } from "./failed-hand-overs.tsx";

const leadNamed = (id: string, name: string) => ({
  id,
  name,
  version: 1,
  kind: "offer",
  state: "new",
  phone: "+97455123456",
  isPhoneConfirmed: false,
  email: null,
  location: null,
  owner: null,
  dueAt: null,
  isOverdue: false,
  answeredAt: null,
  lostReason: null,
  duplicateOf: null,
  suspicion: null,
  hasHandOverProblem: true,
  about: { model: null, offerId: null, vehicleNo: null, campaignTitle: null, company: null },
  createdAt: "2026-11-29T07:00:00Z",
  handOver: {
    crm: null,
    crmId: null,
    handedOverAt: null,
    tries: 6,
    problem: "CrmRefused503",
    nextTryAt: "2026-11-29T08:00:00Z",
  },
});
const list = "/office/api/failed-hand-overs";

async function open(answer: CallAnswer | readonly CallAnswer[]) {
  const calls = answerCalls({ [list]: answer, "/office/api/lead-names": { names: {} } });
  await renderOffice(<FailedHandOvers />, { at: "/leads?tab=failed" });
  return () =>
    calls.filter(({ url }) => url.pathname === list).map(({ url }) => url.searchParams.get("after"));
}
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the next page is added by a press, until there is none", async () => {
  const requested = await open([
    { rows: [leadNamed("l1", "Noora Al Thani")], next: "2026~l1" },
    { rows: [leadNamed("l2", "Khalid Al Mannai")], next: null },
  ]);
  await button("Show more").click();
  await expect.element(page.getByText("Khalid Al Mannai")).toBeVisible();
  await expect.element(page.getByText("Noora Al Thani")).toBeVisible();
  expect(requested()).toEqual([null, "2026~l1"]);
  await expect.element(button("Show more")).not.toBeInTheDocument();
});

test("where nothing has failed it says so", async () => {
  await open({ rows: [], next: null });
  await expect.element(page.getByText("The CRM has everything.")).toBeVisible();
});

test("a list that could not be read is read again by a press", async () => {
  await open([refusal(422, "invalid-input"), { rows: [leadNamed("l1", "Noora Al Thani")], next: null }]);
  await button("Try again").click();
  await expect.element(page.getByText("Noora Al Thani")).toBeVisible();
});
