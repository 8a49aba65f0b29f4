import { describe, expect, test } from "vitest";
import { completeBooking, slotAt, vehicleOf } from "../booking-examples.ts";
import { type BookingState, bookingSteps, emptyBooking, termsOf } from "../booking-state.ts";
import { holdRequest } from "../hold-request.ts";
import { appointmentBody } from "../unanswered-submission.ts";
import { heldUntil } from "./holding.ts";
import { step } from "./wizard-machine.ts";
import { type SubmissionReply, type WizardEvent, type WizardState, wizardOf } from "./wizard-state.ts";

const summary = wizardOf(completeBooking);
const request = holdRequest(completeBooking) as NonNullable<ReturnType<typeof holdRequest>>;
const heldAt = "2026-11-30T08:10:00.000Z";
const booked = { serviceAppointmentId: "a1", reference: "RM-7K3QXA" };
const edited: BookingState = {
  ...completeBooking,
  edited: {
    ...{
      id: "a7",
      reference: "RM-1",
      version: 3,
      entryStep: "SelectService",
      endTime: "2026-12-02T06:00:00.000Z",
    },
    before: { ...termsOf(completeBooking), startTime: "2026-12-02T05:00:00.000Z" },
  },
};
const campaign = {
  ...{ name: "ac-checkup", stepsSkipped: 2, until: "2026-12-31", eligibleYears: { from: 2008, to: 2020 } },
  service: { typeCode: "gr-ac", label: "Air conditioning check" },
};

const after = (state: WizardState, ...events: WizardEvent[]) =>
  events.reduce((before, event) => step(before, event).state, state);
const failed = (code: string, status = 409, detail: Record<string, unknown> = {}) =>
  ({ ok: false, status, statusText: "", code, message: "why", detail }) as const;
const answered = (reply: SubmissionReply, isOnline = true): WizardEvent => ({
  ...{ type: "submission-answered", reply, isOnline },
});
const holdGranted: WizardEvent = {
  ...{ type: "hold-answered", request, reply: { ok: true, data: { heldUntil: heldAt } } },
};
const held = after(summary, { type: "started" }, holdGranted);
const sending = after(held, { type: "continue-pressed" });
const at = (booking: BookingState, step: BookingState["step"]) => wizardOf({ ...booking, step });
const times = after(at(completeBooking, "SelectDateTime"), { type: "started" }, holdGranted);
const offered = slotAt("2026-12-03T05:00:00.000Z", "promise-9");
const alternatives = [
  {
    startTime: offered.startTime,
    endTime: offered.endTime,
    territories: [{ id: "c1", territoryPromiseKey: "p" }],
  },
];

/** What an event leads to: the effects by name, and the step that is shown. */
function outcome(state: WizardState, event: WizardEvent) {
  const done = step(state, event);
  return [done.effects.map(({ type }) => type).join(" "), done.state.booking.step];
}

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
      "continue on a question without an answer",
      wizardOf(emptyBooking),
      { type: "continue-pressed" },
      "",
      "SelectVehicle",
    ],
    ["back", times, { type: "back-pressed" }, "save report-step", "SelectServiceCenter"],
    [
      "back on the first question",
      wizardOf(emptyBooking),
      { type: "back-pressed" },
      "navigate",
      "SelectVehicle",
    ],
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
});

describe("the hold", () => {
  test("is of the chosen time alone, and shown while it is", () => {
    expect(heldUntil(summary)).toBeNull();
    expect(heldUntil(held)).toBe(Date.parse(heldAt));
    expect(heldUntil(after(held, { type: "slot-chosen", slot: offered }))).toBeNull();
  });
  test("follows the last choice, one call at a time", () => {
    const calling = after(summary, { type: "started" });
    const other = step(calling, { type: "slot-chosen", slot: offered });
    expect(other.effects.map(({ type }) => type)).toEqual(["save"]);
    const next = step(other.state, holdGranted);
    expect(next.effects).toMatchObject([{ type: "hold", request: { schedStartTime: offered.startTime } }]);
    expect(heldUntil(next.state)).toBeNull();
  });
  test("granted for a choice that is no longer made is given back", () => {
    const gone = after(summary, { type: "started" }, { type: "date-chosen", date: "2026-12-09" });
    expect(step(gone, holdGranted).effects).toEqual([{ type: "release-hold", vehicleId: "v1" }]);
  });
  test("of a vehicle is given back when another one is chosen, and nothing is held until it is", () => {
    const other = step(held, { type: "vehicle-chosen", vehicle: vehicleOf("v2", {}) });
    expect(other.effects).toContainEqual({ type: "release-hold", vehicleId: "v1" });
    const released = step(other.state, { type: "hold-released" });
    expect([released.effects, released.state.hold.isCalling]).toEqual([[], false]);
  });
  test("of a time that is taken leads back to the times; refused otherwise, booking goes on without", () => {
    const calling = after(summary, { type: "started" });
    const reply = (code: string): WizardEvent => ({
      ...{ type: "hold-answered", request, reply: failed(code, 409, { alternatives }) },
    });
    const lost = after(calling, reply("slot-taken"));
    expect(lost.booking).toMatchObject({ step: "SelectDateTime", slot: null });
    expect(lost.lostSlot?.alternatives).toMatchObject([{ startTime: offered.startTime }]);
    expect(step(calling, reply("internal"))).toMatchObject({ effects: [], state: { lostSlot: null } });
  });
});

describe("the submission", () => {
  test("is sent again with the same body once there is a connection, whatever was chosen since", () => {
    const waiting = after(sending, answered(failed("network", 0), false), {
      type: "slot-chosen",
      slot: offered,
    });
    expect(waiting.submission.status).toBe("waiting");
    const again = step(waiting, { type: "connection-returned" });
    expect(again.effects).toEqual([{ type: "submit", body: appointmentBody(completeBooking) }]);
    const made = after(again.state, answered({ ok: true, data: booked }));
    expect(made.booking).toEqual({ ...completeBooking, booked });
  });
  test("of a change leads to the dashboard and forgets the change", () => {
    const sent = after(wizardOf(edited), { type: "continue-pressed" });
    const { effects } = step(sent, answered({ ok: true, data: booked }));
    expect(effects.slice(-2)).toEqual([
      { type: "forget-change" },
      { type: "navigate", to: "/dashboard", completed: "update" },
    ]);
  });
  test("of a change that changes nothing is not sent", () => {
    const same = { ...edited, slot: slotAt("2026-12-02T05:00:00.000Z", "promise-2") };
    expect(outcome(wizardOf(same), { type: "continue-pressed" })).toEqual(["", "Summary"]);
  });
  test.each([
    ["duplicate-appointment", "duplicate"],
    ["campaign-pending", "campaign-pending"],
  ])("refused as %s says which appointment is in the way", (code, kind) => {
    const mine = after(sending, answered(failed(code, 409, { appointmentId: "a5" })));
    expect(mine).toMatchObject({ obstacle: { kind, appointmentId: "a5" }, submission: { status: "idle" } });
    expect(after(sending, answered(failed(code)))).toMatchObject({
      obstacle: { kind, appointmentId: undefined },
    });
  });
  test("refused for another reason says why, until it is dismissed, sent again or left", () => {
    const refused = after(sending, answered(failed("promise-invalid", 422)));
    expect(refused.obstacle).toEqual({ kind: "refused", code: "promise-invalid", message: "why" });
    for (const type of ["obstacle-dismissed", "continue-pressed", "back-pressed"] as const)
      expect(after(refused, { type }).obstacle).toBeNull();
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
  const time = { center, day: "2026-12-03", slot: offered };
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

describe("the browser's history", () => {
  const shows = (
    key: string,
    cause: "POP" | "PUSH" | "REPLACE",
    trail: BookingState["step"][] = [],
  ): WizardEvent => ({
    ...{ type: "entry-shown", key, cause, trail },
  });
  const [, , where, when] = bookingSteps;
  const opened = after(times, shows("k1", "POP", [where, when]));
  test("that opened the wizard shows its question", () => {
    expect(after(times, shows("k0", "POP")).entry).toEqual({ key: "k0", trail: [when], isMoving: false });
  });
  test("gets an entry for the next question", () => {
    const { state } = step(opened, { type: "continue-pressed" });
    expect(step(state, shows("k1", "POP", [where, when])).effects).toEqual([
      { type: "move-in-history", move: { kind: "push", trail: [where, when, "Summary"] } },
    ]);
  });
  test("goes back by the wizard's own button, and is not followed on that way", () => {
    const { state } = step(opened, { type: "back-pressed" });
    const moving = step(state, shows("k1", "POP", [where, when]));
    expect(moving.effects).toEqual([{ type: "move-in-history", move: { kind: "go", entries: -1 } }]);
    expect(step(moving.state, shows("k1", "POP", [where, when])).effects).toEqual([]);
    const arrived = step(moving.state, shows("k0", "POP", [where]));
    expect([arrived.effects, arrived.state.booking.step]).toEqual([[], where]);
  });
  test("leads back and forward through the questions", () => {
    const back = after(opened, shows("k0", "POP", [where]));
    expect(back.booking.step).toBe(where);
    expect(after(back, shows("k1", "POP", [where, when])).booking.step).toBe(when);
  });
  test("does not lead forward past a question without an answer", () => {
    const back = after(opened, { type: "date-chosen", date: "2026-12-09" });
    const { state, effects } = step(back, shows("k2", "POP", [where, when, "Summary"]));
    expect(state.booking.step).toBe(when);
    expect(effects).toEqual([{ type: "move-in-history", move: { kind: "go", entries: -1 } }]);
  });
});

function slotOf({ slot }: BookingState) {
  return slot ?? never();
}

function never(): never {
  throw new Error("the example is complete");
}
