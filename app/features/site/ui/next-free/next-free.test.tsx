import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import { NextFree } from "./next-free.tsx";

const path = "/v3/orders/services/next-free";
const sentence = "Free {day} at {time} in {center}.";
const appointment = (startTime: string) => ({
  ...{ startTime, timeZone: "Asia/Qatar", center: { id: "west", title: "West Bay" } },
});

/** Just past midnight in Doha; in New York, the zone of this browser, it is still the day before. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T21:30:00Z") });
});
afterEach(() => vi.useRealTimers());

const show = (answer: CallAnswer, language: Language = "en") => {
  const calls = answerCalls({ [path]: answer });
  return render(<NextFree sentence={sentence} />, { language }).then((screen) => ({ screen, calls }));
};

it.each<[string, Language, string]>([
  ["2026-11-24T04:00:00Z", "en", "Free today at 7:00\u00a0am in West Bay."],
  ["2026-11-25T04:00:00Z", "en", "Free tomorrow at 7:00\u00a0am in West Bay."],
  ["2026-11-25T21:30:00Z", "en", "Free Thu 26 Nov at 12:30\u00a0am in West Bay."],
  ["2026-11-25T04:00:00Z", "ar", "Free غداً at 7:00\u00a0ص in West Bay."],
  ["2026-11-30T09:00:00Z", "ar", "Free الاثنين، 30 نوفمبر at 12:00\u00a0ظهراً in West Bay."],
])("an hour at %s is in %s by the center's clock: %s", async (startTime, language, words) => {
  const { screen } = await show(appointment(startTime), language);
  await expect.poll(() => screen.container.textContent).toBe(words);
});

it("each part keeps its own direction in the sentence", async () => {
  const { screen } = await show(appointment("2026-11-25T04:00:00Z"), "ar");
  await expect.element(screen.getByText("West Bay", { exact: true })).toBeVisible();
  const parts = [...screen.container.querySelectorAll("bdi")].map(({ textContent }) => textContent);
  expect(parts).toEqual(["غداً", "7:00\u00a0ص", "West Bay"]);
});

it("requests the hours of its own brand in the language of the page", async () => {
  const { calls } = await show(appointment("2026-11-24T04:00:00Z"), "ar");
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.url.searchParams.get("lang")).toBe("ar");
  expect(calls[0]?.url.searchParams.get("brand")).not.toBeNull();
});

it.each<[string, CallAnswer]>([
  ["nothing is free", Response.json({ data: null })],
  ["the answer is an error", refusal(500, "internal")],
  ["the connection is lost", "offline"],
])("keeps its line empty where %s", async (_, answer) => {
  const { screen, calls } = await show(answer);
  const height = screen.container.getBoundingClientRect().height;
  await expect.poll(() => calls).toHaveLength(1);
  await expect.poll(() => screen.container.textContent).toBe("");
  expect(height).toBeGreaterThan(0);
  expect(screen.container.getBoundingClientRect().height).toBe(height);
});

it("requests nothing until the place comes near", async () => {
  const calls = answerCalls({ [path]: appointment("2026-11-24T04:00:00Z") });
  const screen = await render(
    <>
      <div className="h-[300vh]" />
      <NextFree sentence={sentence} />
    </>,
  );
  await settled();
  expect(calls).toHaveLength(0);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(screen.getByText("West Bay", { exact: true })).toBeVisible();
});
