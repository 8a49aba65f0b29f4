import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { FreeSlots } from "#app/features/scheduling/ui/wizard/use-free-slots.ts";
import { waitingWords } from "#app/features/waiting-list/ui/words.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { noOptions } from "../../options-calls.ts";
import { completeBooking, slotAt } from "../../wizard/booking-examples.ts";
import type { BookingState } from "../../wizard/booking-state.ts";
import { bookingTexts, freeSlots, inBooking, renderBooking } from "../booking-examples.tsx";
import { DateTimeStep } from "./date-time-step.tsx";

const { en, ar } = bookingTexts;
const days = new Map([
  ["2026-12-01", [slotAt("2026-12-01T05:00:00.000Z", "p1"), slotAt("2026-12-01T06:00:00.000Z", "p2")]],
  ["2026-12-07", [slotAt("2026-12-07T05:00:00.000Z", "p3")]],
]);
const free = freeSlots(days);
const step = (send: () => void, shown: FreeSlots, booking: BookingState = completeBooking) => (
  <DateTimeStep booking={booking} send={send} free={shown} takesFocus={false} />
);

describe("the date and time step", () => {
  it("chooses the earliest free day where no day is chosen, or the chosen one is over", async () => {
    for (const date of [null, "2026-11-30"]) {
      const send = vi.fn();
      const screen = await renderBooking(step(send, free, { ...completeBooking, date, slot: null }));
      expect(send).toHaveBeenCalledExactlyOnceWith({ type: "date-chosen", date: "2026-12-01" });
      await screen.unmount();
    }
  });

  it("says how many times a day has, and offers them", async () => {
    const send = vi.fn();
    const screen = await renderBooking(step(send, free));
    await expect.element(screen.getByText("2 free times")).toBeInTheDocument();
    await screen.getByRole("radio").nth(1).click();
    expect(send).toHaveBeenLastCalledWith({ type: "slot-chosen", slot: days.get("2026-12-01")?.[1] });
  });

  it("says that it looks for times, and shows none meanwhile", async () => {
    const screen = await renderBooking(step(() => undefined, freeSlots(days, { isLoading: () => true })));
    await expect.element(screen.getByText("Looking for free times").first()).toBeInTheDocument();
    expect(screen.getByRole("radio").query()).toBeNull();
  });

  it("says what could not be loaded, and tries again", async () => {
    const retry = vi.fn();
    const failing = freeSlots(new Map(), { error: new Error("down"), retry });
    const screen = await renderBooking(
      step(() => undefined, failing),
      { language: "ar" },
    );
    const alert = screen.getByRole("alert");
    await expect.element(alert).toMatchTextContent(ar.loadErrorTitle);
    await alert.getByRole("button").click();
    expect(retry).toHaveBeenCalledOnce();
  });

  it("goes from day to day, not past the first and the last", async () => {
    const send = vi.fn();
    const screen = await renderBooking(step(send, free));
    await expect.element(screen.getByRole("button", { name: "Previous day" })).toBeDisabled();
    await screen.getByRole("button", { name: "Next day" }).click();
    expect(send).toHaveBeenLastCalledWith({ type: "date-chosen", date: "2026-12-02" });
    screen.show(inBooking(step(send, free, { ...completeBooking, date: "2026-12-31" })));
    await expect.element(screen.getByRole("button", { name: "Next day" })).toBeDisabled();
  });

  it("opens the calendar, and takes its day", async () => {
    const send = vi.fn();
    const screen = await renderBooking(step(send, free));
    await screen.getByRole("button", { name: /Choose a day from the calendar/ }).click();
    const dialog = screen.getByRole("dialog", { name: "Calendar" });
    await dialog.getByRole("button", { name: /, 7 December 2026/ }).click();
    expect(send).toHaveBeenLastCalledWith({ type: "date-chosen", date: "2026-12-07" });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("takes a request for an earlier time, where there is a waiting list", async () => {
    const waiting = "/v3/orders/services/waiting";
    const calls = answerCalls({ [waiting]: [[], {}, []] });
    const name = waitingWords.of("en").ask;
    const screen = await renderBooking(
      step(() => undefined, free),
      { options: { ...noOptions, waitingList: true } },
    );
    await screen.getByRole("button", { name }).click();
    await expect.poll(() => calls.filter(({ method }) => method === "POST")).toHaveLength(1);
    expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
      ...{ vehicleId: "v1", territoryIds: ["c1"], before: "2026-12-01T05:00:00.000Z" },
      servicesList: expect.arrayContaining(["pm10", "gr-brakes"]),
    });
    await screen.unmount();
    const without = await renderBooking(step(() => undefined, free));
    await expect.element(without.getByRole("radio").first()).toBeInTheDocument();
    expect(without.getByRole("button", { name }).query()).toBeNull();
  });

  it("leads from a day without times to the next that has some", async () => {
    const send = vi.fn();
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const screen = await renderBooking(
      step(send, free, { ...completeBooking, date: "2026-12-02", slot: null }),
    );
    await expect.element(screen.getByText(en.noSlots)).toBeVisible();
    await screen.getByRole("button", { name: /Next free day: .*7 December/ }).click();
    expect(send).toHaveBeenLastCalledWith({ type: "date-chosen", date: "2026-12-07" });
  });

  it("goes on by the keyboard from the day to its times", async () => {
    const screen = await renderBooking(step(() => undefined, free));
    screen.getByRole("button", { name: "Next day" }).element().focus();
    await userEvent.tab();
    await expect.element(screen.getByRole("radio", { name: /8:00/ })).toHaveFocus();
  });
});
