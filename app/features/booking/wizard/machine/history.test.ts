import { describe, expect, it } from "vitest";
import { type BookingState, bookingSteps } from "../booking-state.ts";
import { after, times } from "./machine-examples.ts";
import { step } from "./wizard-machine.ts";
import type { WizardEvent } from "./wizard-state.ts";

describe("the browser's history", () => {
  const shows = (
    key: string,
    cause: "POP" | "PUSH" | "REPLACE",
    trail: BookingState["step"][] = [],
  ): WizardEvent => ({
    ...{ type: "entry-shown", key, cause, trail },
  });
  const [, service, where, when] = bookingSteps;
  const opened = after(times, shows("k1", "POP", [where, when]));
  it("that opened the wizard shows its step", () => {
    expect(after(times, shows("k0", "POP")).entry).toEqual({ key: "k0", trail: [when], isMoving: false });
  });
  it("gets an entry for the next step", () => {
    const { state } = step(opened, { type: "continue-pressed" });
    expect(step(state, shows("k1", "POP", [where, when])).effects).toEqual([
      { type: "move-in-history", move: { kind: "push", trail: [where, when, "Summary"] } },
    ]);
  });
  it("goes back by the wizard's own button, and is not followed on that way", () => {
    const { state } = step(opened, { type: "back-pressed" });
    const moving = step(state, shows("k1", "POP", [where, when]));
    expect(moving.effects).toEqual([{ type: "move-in-history", move: { kind: "go", entries: -1 } }]);
    expect(step(moving.state, shows("k1", "POP", [where, when])).effects).toEqual([]);
    const arrived = step(moving.state, shows("k0", "POP", [where]));
    expect([arrived.effects, arrived.state.booking.step]).toEqual([[], where]);
  });
  it("keeps the customer's way back that came together with the wizard's own", () => {
    const full: BookingState["step"][] = [service, where, when];
    const { state } = step(after(times, shows("k2", "POP", full)), { type: "back-pressed" });
    const moving = step(state, shows("k2", "POP", full));
    expect(moving.effects).toEqual([{ type: "move-in-history", move: { kind: "go", entries: -1 } }]);
    expect(step(moving.state, shows("k0", "POP", [service])).state.booking.step).toBe(service);
  });
  it("leads back and forward through the steps", () => {
    const back = after(opened, shows("k0", "POP", [where]));
    expect(back.booking.step).toBe(where);
    expect(after(back, shows("k1", "POP", [where, when])).booking.step).toBe(when);
  });
  it("does not lead forward past a step without an answer", () => {
    const back = after(opened, { type: "date-chosen", date: "2026-12-09" });
    const { state, effects } = step(back, shows("k2", "POP", [where, when, "Summary"]));
    expect(state.booking.step).toBe(when);
    expect(effects).toEqual([{ type: "move-in-history", move: { kind: "go", entries: -1 } }]);
  });
});
