import { slotAt } from "#app/features/scheduling/wizard/wizard-examples.ts";
import { holdRequest } from "../drive-bodies.ts";
import { bookedDrive, completeDrive } from "../drive-examples.ts";
import type { DriveState } from "../drive-state.ts";
import { step } from "./wizard-machine.ts";
import { newWizard, type SubmissionReply, type WizardEvent, type WizardState } from "./wizard-state.ts";

/** Moments of the wizard that the tests of this folder start from. */
export const holder = "h".repeat(32);
export const confirmed = { phone: "55001299", proof: "proof-1", browser: "b".repeat(22) };
export const anna = {
  ...{ id: "anna", firstName: "Anna", lastName: "Saleh", email: "anna@example.qa" },
  mobile: "55001201",
};
export const after = (state: WizardState, ...events: WizardEvent[]) =>
  events.reduce((before, event) => step(before, event).state, state);
export const started = (changes: Partial<Extract<WizardEvent, { type: "started" }>> = {}): WizardEvent => ({
  ...{ type: "started", customer: null, holder, saved: null, unfinished: null },
  ...changes,
});
/** The wizard of a visitor in the middle of a drive, its time promised. */
export const at = (drive: DriveState): WizardState => ({ ...after(newWizard, started()), drive });

export const request = holdRequest(completeDrive, holder) as NonNullable<ReturnType<typeof holdRequest>>;
const holdGranted: WizardEvent = {
  ...{ type: "hold-answered", request },
  reply: { ok: true, data: { heldUntil: "2026-11-30T08:10:00.000Z" } },
};
export const summary = after(at(completeDrive), { type: "phone-confirmed", confirmed }, holdGranted);
export const sending = after(summary, { type: "continue-pressed" });
export const times = after(
  at({ ...completeDrive, step: "SelectDateTime" }),
  { type: "obstacle-dismissed" },
  holdGranted,
);
export const offered = slotAt("2026-12-03T05:00:00.000Z", "promise-9");

export const failed = (code: string, status = 409, detail: Record<string, unknown> = {}) =>
  ({ ok: false, status, statusText: "", code, message: "why", detail }) as const;
export const answered = (reply: SubmissionReply, isOnline = true): WizardEvent => ({
  ...{ type: "submission-answered", reply, isOnline },
});
export const done = answered({ ok: true, data: bookedDrive });

/** What an event leads to: the effects by name, and the step that is shown. */
export function outcome(state: WizardState, event: WizardEvent) {
  const next = step(state, event);
  return [next.effects.map(({ type }) => type).join(" "), next.state.drive.step];
}
