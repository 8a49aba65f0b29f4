import { completeBooking, slotAt } from "../booking-examples.ts";
import { type BookingState, termsOf } from "../booking-state.ts";
import { holdRequest } from "../hold-request.ts";
import { step } from "./wizard-machine.ts";
import { type SubmissionReply, type WizardEvent, type WizardState, wizardOf } from "./wizard-state.ts";

/** Moments of the wizard that the tests of this folder start from. */
export const summary = wizardOf(completeBooking);
export const request = holdRequest(completeBooking) as NonNullable<ReturnType<typeof holdRequest>>;
export const heldAt = "2026-11-30T08:10:00.000Z";
export const booked = { serviceAppointmentId: "a1", reference: "RM-7K3QXA" };
export const edited: BookingState = {
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
export const campaign = {
  ...{
    name: "ac-checkup",
    stepsSkipped: 2,
    price: null,
    until: "2026-12-31",
    eligibleYears: { from: 2008, to: 2020 },
  },
  service: { typeCode: "gr-ac", label: "Air conditioning check" },
};

export const after = (state: WizardState, ...events: WizardEvent[]) =>
  events.reduce((before, event) => step(before, event).state, state);
export const failed = (code: string, status = 409, detail: Record<string, unknown> = {}) =>
  ({ ok: false, status, statusText: "", code, message: "why", detail }) as const;
export const answered = (reply: SubmissionReply, isOnline = true): WizardEvent => ({
  ...{ type: "submission-answered", reply, isOnline },
});
export const holdGranted: WizardEvent = {
  ...{ type: "hold-answered", request, reply: { ok: true, data: { heldUntil: heldAt } } },
};
export const held = after(summary, { type: "started" }, holdGranted);
export const sending = after(held, { type: "continue-pressed" });
export const at = (booking: BookingState, step: BookingState["step"]) => wizardOf({ ...booking, step });
export const times = after(at(completeBooking, "SelectDateTime"), { type: "started" }, holdGranted);
export const offered = slotAt("2026-12-03T05:00:00.000Z", "promise-9");
export const alternatives = [
  {
    startTime: offered.startTime,
    endTime: offered.endTime,
    territories: [{ id: "c1", territoryPromiseKey: "p" }],
  },
];

/** What an event leads to: the effects by name, and the step that is shown. */
export function outcome(state: WizardState, event: WizardEvent) {
  const done = step(state, event);
  return [done.effects.map(({ type }) => type).join(" "), done.state.booking.step];
}

export function slotOf({ slot }: BookingState) {
  return slot ?? never();
}

export function never(): never {
  throw new Error("the example is complete");
}
