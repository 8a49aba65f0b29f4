import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import type { ShownRequest } from "./campaign-request.tsx";
import { Component as CampaignsScreen } from "./campaigns-screen.tsx";

const hourMs = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const request: ShownRequest = {
  ...{ id: "r1", version: 1, reference: "RC10021", code: "CREA", centerId: "al-sadd", isPast: false },
  ...{ campaignTitle: "Air conditioning check, free of charge", name: "Khalid Al Mannai" },
  ...{ phone: "+97455123402", email: null, language: "en", vin: "RMLSTF00000000012", model: "Suhail Hybrid" },
  ...{ modelYear: 2020, notes: "Please call before noon.", startsAt: at(26), endsAt: at(27), answer: null },
};
const past = { ...request, id: "r2", name: "سالم الكواري", startsAt: at(-2), endsAt: at(-1), isPast: true };
const list = "/office/api/campaign-requests";
const answering = "/office/api/campaign-requests/r1/answer";

async function open(rows: readonly ShownRequest[], options: Parameters<typeof renderOffice>[1] = {}) {
  const calls = answerCalls({ [list]: { rows, next: null }, [answering]: { id: "r1", version: 2 } });
  await renderOffice(<CampaignsScreen />, { at: "/leads/campaigns", ...options });
  return () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
}
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a request is confirmed by one press, and not once its time has begun", async () => {
  const sent = await open([request, past]);
  await expect.element(page.getByText("Its time has passed")).toBeVisible();
  await expect.element(button("Confirm").last()).toBeDisabled();
  await button("Confirm").first().click();
  await expect.poll(sent).toEqual([{ version: 1, answer: "CNF" }]);
});

test("who declines says why; who cancels may", async () => {
  const sent = await open([request]);
  await button("Decline …").click();
  await button("Decline").click();
  await expect.element(page.getByText("This is a required field.")).toBeVisible();
  expect(sent()).toEqual([]);
  await page.getByRole("textbox").fill("The car is not part of it");
  await button("Decline").click();
  await expect.poll(sent).toEqual([{ version: 1, answer: "RJD", reason: "The car is not part of it" }]);
  await button("Cancel …").click();
  await button("Cancel the request").click();
  await expect.poll(() => sent().at(-1)).toMatchObject({ answer: "CANC" });
});

test("what is answered says by whom, and a confirmed one can still be canceled", async () => {
  const answer = { by: "Fatima Al Kaabi", at: at(-1), reason: "" };
  await open([{ ...request, code: "CNF", answer }], { at: "/leads/campaigns?view=confirmed" });
  await expect.element(page.getByText("Fatima Al Kaabi")).toBeVisible();
  await expect.element(button("Cancel …")).toBeVisible();
  expect(button("Confirm").elements()).toEqual([]);
});

test("it fits a phone in Arabic, without sideways scrolling", async () => {
  await open([request, past], { language: "ar", width: 390 });
  await expect.element(button("تأكيد").first()).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
