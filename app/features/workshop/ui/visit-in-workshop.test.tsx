import { expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { render } from "../../../../tests/components/render.tsx";
import { settled } from "../../../../tests/components/settled.ts";
import type { WorkshopVisit } from "../calls.ts";
import { VisitInWorkshop } from "./visit-in-workshop.tsx";
import { visitWords } from "./words.ts";

const visit: WorkshopVisit = {
  appointmentId: "a1",
  checkedInAt: "2026-12-01T05:00:00.000Z",
  promisedAt: "2026-12-01T13:30:00.000Z",
  delay: null,
  substituteCar: null,
  extraWork: [],
  dueDirhams: null,
};
const brakes: WorkshopVisit["extraWork"][number] = {
  title: "Front brake pads",
  lines: [{ description: "Pads", dirhams: 45_000 }],
  totalDirhams: 45_000,
  taxDirhams: 0,
  state: "proposed",
  expiresAt: "2026-12-03T05:00:00.000Z",
  path: "/extra-work/abc",
};

async function show(answer: CallAnswer, language: Language = "en", isPaymentDue = false) {
  const calls = answerCalls({ "/v3/workshop/visits/a1": answer });
  const times = { timeZone: "Asia/Qatar", everyMs: 60_000 };
  const shown = <VisitInWorkshop appointmentId="a1" isPaymentDue={isPaymentDue} {...times} />;
  const screen = await render(shown, { language, customer: {} });
  return { screen, calls };
}

it("says when the car is ready, by the center's clock, and why it is later", async () => {
  const delay = {
    reason: "parts-awaited" as const,
    text: { en: "We wait", ar: "بانتظار قطعة" },
    note: "Filter",
  };
  const { screen } = await show({ ...visit, delay });
  await expect.element(screen.getByText(/1 December 2026.*4:30/)).toBeVisible();
  await expect.element(screen.getByText(/We wait/)).toBeVisible();
  await expect.element(screen.getByText("Filter")).toBeVisible();
});

it.each([
  ["en", /QAR .450.50/],
  ["ar", /450.50. ريال/],
] as const)("says what is to be paid once the car waits for it (%s)", async (language, amount) => {
  const { screen } = await show({ ...visit, dueDirhams: 45_050 }, language, true);
  const line = screen.getByText(new RegExp(visitWords.of(language).toPay));
  await expect.element(line).toMatchTextContent(amount);
});

it("leads to the page on which extra work is answered, and says that nothing is done before", async () => {
  const { screen } = await show({ ...visit, extraWork: [brakes] }, "ar");
  const words = visitWords.of("ar");
  await expect
    .element(screen.getByRole("link", { name: words.approve }))
    .toHaveAttribute("href", "/extra-work/abc?lang=ar");
  await expect.element(screen.getByText(words.notBegun, { exact: false })).toBeVisible();
});

it("offers no answer to what was answered already", async () => {
  const { screen } = await show({ ...visit, extraWork: [{ ...brakes, state: "approved", path: null }] });
  await expect.element(screen.getByText(visitWords.of("en").approved)).toBeVisible();
  expect(screen.getByRole("link").elements()).toEqual([]);
});

it("names the right to a substitute car once it is there", async () => {
  const substituteCar = {
    daysUsed: 16,
    daysAllowed: 15,
    rightFrom: "2026-12-16",
    hasRight: true,
    isNear: false,
  };
  const { screen } = await show({ ...visit, substituteCar });
  await expect.element(screen.getByText(visitWords.of("en").substituteRight)).toBeVisible();
});

it("shows nothing where no car was checked in", async () => {
  const { screen, calls } = await show(refusal(404, "not-found"));
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await settled();
  expect(screen.container.textContent).toBe("");
});
