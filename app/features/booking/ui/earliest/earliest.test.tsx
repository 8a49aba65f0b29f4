import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Offer } from "#app/features/scheduling/calls.ts";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { centerOf, completeBooking } from "../../wizard/booking-examples.ts";
import { bookingTexts, renderBooking } from "../booking-examples.tsx";
import { Earliest } from "./earliest.tsx";

const slotsOfDay = "/v3/orders/services/slots";
const now = Date.parse("2026-11-30T08:00:00.000Z");
const centers = [centerOf("c1"), centerOf("c2")];
const offer = (centerId: string, startTime: string): Offer => ({
  ...{ centerId, startTime, day: startTime.slice(0, 10), territoryPromiseKey: `promise-${centerId}` },
  endTime: new Date(Date.parse(startTime) + 3_600_000).toISOString(),
});
const found = {
  offers: [offer("c2", "2026-12-01T05:00:00.000Z"), offer("c1", "2026-12-02T06:00:00.000Z")],
  days: [
    { day: "2026-12-01", times: 1 },
    { day: "2026-12-03", times: 4 },
    { day: "2026-12-09", times: 2 },
  ],
};
const slot = (startTime: string, ...ids: string[]) => ({
  ...{ startTime, endTime: new Date(Date.parse(startTime) + 3_600_000).toISOString() },
  territories: ids.map((id) => ({ id, territoryPromiseKey: `promise-${id}` })),
});

interface Shown {
  found?: typeof found | undefined;
  slots?: CallAnswer | readonly CallAnswer[];
  language?: Language;
}

async function show({ slots = [[]], language = "en", ...rest }: Shown = {}) {
  const calls = answerCalls({ [slotsOfDay]: slots });
  const send = vi.fn();
  const screen = await renderBooking(
    <Earliest
      booking={{ ...completeBooking, center: null, slot: null, date: null }}
      send={send}
      centers={centers}
      found={"found" in rest ? rest.found : found}
    />,
    { language, customer: { serverNow: () => now } },
  );
  return { screen, calls, send, day: (name: RegExp) => screen.getByRole("button", { name }) };
}

describe("the earliest time of all centers", () => {
  it.each<[Language, RegExp]>([
    ["en", /8:00\sam.*Tuesday, 1 December 2026Center c2$/],
    ["ar", /8:00\sص.*الثلاثاء، 1 ديسمبر 2026Center c2$/],
  ])("in %s says when and where, and is taken by one press", async (language, words) => {
    const { screen, send } = await show({ language });
    await expect.element(screen.getByText("Center c2")).toBeVisible();
    const [title] = screen.getByRole("heading", { level: 3 }).elements();
    expect(title?.parentElement?.textContent).toMatch(words);
    await screen.getByRole("button", { name: /^(Take this time|اختيار هذا الموعد)$/ }).click();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: "time-taken",
      leadsTo: "summary",
      time: expect.objectContaining({ place: centers[1] }),
    });
  });

  it("cannot be taken while it is looked for, which is said", async () => {
    const { screen } = await show({ found: undefined });
    await expect.element(screen.getByRole("button", { name: "Take this time" })).toBeDisabled();
    await expect.element(screen.getByText("Looking for the earliest time")).toBeVisible();
    expect(screen.getByRole("region", { name: "Free times at all centers" }).query()).toBeNull();
  });

  it("none in three months is said, with nothing to press", async () => {
    const { screen } = await show({ found: { offers: [], days: [] } });
    await expect
      .element(screen.getByText(/^No center has a free time in the coming three months/))
      .toBeVisible();
    expect(screen.getByRole("button").query()).toBeNull();
  });
});

describe("the days", () => {
  it("a week has the number of times of each day; one without any is off", async () => {
    const { screen, day } = await show();
    const strip = screen.getByRole("region", { name: "Free times at all centers" });
    expect(strip.getByRole("listitem").elements()).toHaveLength(7);
    await expect.element(day(/1 December.*: 1 free time$/)).toBeEnabled();
    await expect.element(day(/3 December.*: 4 free times$/)).toBeEnabled();
    await expect.element(day(/2 December/)).toBeDisabled();
  });

  it("later weeks end with the last free day; an arrow at its end is off but keeps the focus", async () => {
    const { screen, day } = await show();
    const later = screen.getByRole("button", { name: "Later days" });
    await expect
      .element(screen.getByRole("button", { name: "Earlier days" }))
      .toHaveAttribute("aria-disabled", "true");
    (later.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(day(/9 December.*: 2 free times$/)).toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(2);
    await expect.element(later).toHaveAttribute("aria-disabled", "true");
    await expect.element(later).toHaveFocus();
  });
});

describe("the times of a day", () => {
  const slots = [[slot("2026-12-03T05:00:00.000Z", "c1", "c2"), slot("2026-12-03T06:00:00.000Z", "c2")]];

  it("open by a press on the day, the first one with its centers, and close by another", async () => {
    const { screen, calls, day } = await show({ slots });
    await day(/3 December/).click();
    await expect.element(day(/3 December/)).toHaveAttribute("aria-expanded", "true");
    await expect.element(screen.getByRole("list", { name: "Centers at 8:00 am" })).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ territoryIds: ["c1", "c2"], startTime: "2026-12-03T00:00:00Z" });
    await day(/3 December/).click();
    await expect.element(screen.getByRole("list", { name: "Centers at 8:00 am" })).not.toBeInTheDocument();
  });

  it("another time shows its own centers, of which one is taken with its promise", async () => {
    const { screen, send, day } = await show({ slots });
    await day(/3 December/).click();
    const time = screen.getByRole("button", { name: /^9:00/ });
    await time.click();
    await expect.element(time).toHaveAttribute("aria-pressed", "true");
    const at = screen.getByRole("list", { name: "Centers at 9:00 am" });
    expect(at.getByRole("listitem").elements()).toHaveLength(1);
    await at.getByRole("button", { name: "Take 9:00 am at Center c2" }).click();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      time: { place: { id: "c2" }, slot: { territoryPromiseKey: "promise-c2" } },
    });
  });

  it("that cannot be read are read by another try", async () => {
    const { screen, day } = await show({ slots: [refusal(403, "forbidden"), ...slots] });
    await day(/3 December/).click();
    await expect.element(screen.getByText(bookingTexts.en.loadErrorTitle)).toBeVisible();
    await screen.getByRole("alert").getByRole("button").click();
    await expect.element(screen.getByRole("list", { name: "Centers at 8:00 am" })).toBeVisible();
  });
});
