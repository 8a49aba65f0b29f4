import { describe, expect, test } from "vitest";
import { completeBooking, vehicleOf } from "../booking-examples.ts";
import { type BookingState, emptyBooking } from "../booking-state.ts";
import {
  after,
  answered,
  at,
  booked,
  campaign,
  failed,
  held,
  never,
  offered,
  outcome,
  sending,
  slotOf,
  summary,
  times,
} from "./machine-examples.ts";
import { step } from "./wizard-machine.ts";
import { type WizardEvent, type WizardState, wizardOf } from "./wizard-state.ts";

describe("what follows an event", () => {
  test.each<[string, WizardState, WizardEvent, string, BookingState["step"]]>([
    ["the start", wizardOf(emptyBooking), { type: "started" }, "save report-step", "SelectVehicle"],
    ["the start with a promised time", summary, { type: "started" }, "save report-step hold", "Summary"],
    ["a choice", times, { type: "mileage-written", mileage: 1 }, "save", "SelectDateTime"],
    [
      "a choice that changes nothing",
      times,
      { type: "center-chosen", center: at(completeBooking, "Summary").booking.center ?? never() },
      "",
      "SelectDateTime",
    ],
    ["continue", times, { type: "continue-pressed" }, "save report-step", "Summary"],
    [
      "continue on a step without an answer",
      wizardOf(emptyBooking),
      { type: "continue-pressed" },
      "",
      "SelectVehicle",
    ],
    [
      "changing another appointment instead",
      summary,
      { type: "abandoned" },
      "forget-booking forget-submission hold",
      "Summary",
    ],
    ["back", times, { type: "back-pressed" }, "save report-step", "SelectServiceCenter"],
    ["back on the first step", wizardOf(emptyBooking), { type: "back-pressed" }, "navigate", "SelectVehicle"],
    [
      "a time without a slot",
      times,
      { type: "date-chosen", date: "2026-12-02" },
      "save release-hold",
      "SelectDateTime",
    ],
    ["another time", times, { type: "slot-chosen", slot: offered }, "save hold", "SelectDateTime"],
    [
      "a renewed promise",
      times,
      { type: "slot-chosen", slot: { ...slotOf(completeBooking), territoryPromiseKey: "p2" } },
      "save",
      "SelectDateTime",
    ],
    [
      "a slot that is gone",
      held,
      { type: "slots-offered", date: "2026-12-01", slots: [] },
      "save report-step release-hold",
      "SelectDateTime",
    ],
    ["more time", held, { type: "hold-extended" }, "hold", "Summary"],
    [
      "more time while a call is under way",
      after(held, { type: "hold-extended" }),
      { type: "hold-extended" },
      "",
      "Summary",
    ],
    ["the booking sent", held, { type: "continue-pressed" }, "submit", "Summary"],
    ["pressed again while it is sent", sending, { type: "continue-pressed" }, "", "Summary"],
    ["an answer that nothing waits for", held, answered({ ok: true, data: booked }), "", "Summary"],
    ["no answer, online", sending, answered(failed("network", 0)), "report-error", "Summary"],
    ["no answer, offline", sending, answered(failed("network", 0), false), "await-connection", "Summary"],
    ["a connection when nothing waits", held, { type: "connection-returned" }, "", "Summary"],
    ["a failure of ours", sending, answered(failed("internal", 500)), "report-error", "Summary"],
    [
      "a refusal",
      sending,
      answered(failed("promise-invalid", 422)),
      "report-error forget-submission",
      "Summary",
    ],
    [
      "a slot taken meanwhile",
      sending,
      answered(failed("slot-taken")),
      "save report-step report-error forget-submission reread release-hold",
      "SelectDateTime",
    ],
    [
      "an appointment changed elsewhere",
      sending,
      answered(failed("appointment-changed")),
      "report-error forget-submission reread",
      "Summary",
    ],
    [
      "the appointment made",
      sending,
      answered({ ok: true, data: booked }),
      "save forget-submission reread report-booked navigate release-hold",
      "Summary",
    ],
    [
      "the unfinished one dropped",
      wizardOf(emptyBooking, completeBooking),
      { type: "unfinished-dropped" },
      "forget-unfinished",
      "SelectVehicle",
    ],
    [
      "the unfinished one resumed",
      wizardOf(emptyBooking, { ...completeBooking, slot: null }),
      { type: "unfinished-resumed" },
      "save report-step",
      "Summary",
    ],
  ])("%s", (_, state, event, effects, shown) => {
    expect(outcome(state, event)).toEqual([effects, shown]);
  });

  test("the unfinished one takes the names of another language", () => {
    const names = {
      type: "names-read" as const,
      vehicles: [{ vehicleId: "v1", model: "نسمة" }],
      services: [],
      centers: [],
    };
    const resumed = after(wizardOf(emptyBooking, completeBooking), names, { type: "unfinished-resumed" });
    expect(resumed.booking.vehicle?.model).toBe("نسمة");
  });
});

describe("what stops the booking", () => {
  const read: WizardEvent = { type: "other-request-read", appointmentId: "a5" };
  test("another request of the vehicle: as soon as the summary is shown, and when it is sent", () => {
    expect(after(times, read).obstacle).toBeNull();
    const entered = after(times, read, { type: "continue-pressed" });
    expect(entered.obstacle).toEqual({ kind: "duplicate", appointmentId: "a5" });
    expect(after(held, read).obstacle).toEqual(entered.obstacle);
    const dismissed = after(entered, { type: "obstacle-dismissed" });
    expect(step(dismissed, { type: "continue-pressed" })).toMatchObject({
      effects: [],
      state: { obstacle: entered.obstacle, submission: { status: "idle" } },
    });
  });
  test("a vehicle that may not take part in the campaign", () => {
    const chosen = at({ ...completeBooking, campaign, slot: null }, "SelectVehicle");
    expect(step(chosen, { type: "continue-pressed" })).toMatchObject({
      effects: [{ type: "report-ineligible", campaign: "ac-checkup" }],
      state: { obstacle: { kind: "ineligible" }, booking: { step: "SelectVehicle" } },
    });
    const eligible = { ...chosen.booking, vehicle: vehicleOf("v1", { modelYear: 2020 }) };
    expect(after(wizardOf(eligible), { type: "continue-pressed" }).booking.step).toBe("SelectDateTime");
  });
});

describe("a time that is taken with its center", () => {
  const center = { ...(completeBooking.center ?? never()), id: "c2" };
  const time = { place: center, day: "2026-12-03", slot: offered };
  const where = at({ ...completeBooking, slot: null }, "SelectServiceCenter");
  test.each([
    ["times", "SelectServiceCenter", "save hold"],
    ["summary", "Summary", "save report-step hold"],
  ] as const)("leads to the %s in one move", (leadsTo, shown, effects) => {
    const taken: WizardEvent = { type: "time-taken", time, leadsTo };
    expect(outcome(where, taken)).toEqual([effects, shown]);
    expect(after(where, taken).booking).toMatchObject({ center, date: "2026-12-03", slot: offered });
  });
});
