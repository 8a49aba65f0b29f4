import { describe, expect, test } from "vitest";
import { appointmentBody } from "../appointment-body.ts";
import { completeBooking, slotAt } from "../booking-examples.ts";
import { after, answered, booked, edited, failed, offered, outcome, sending } from "./machine-examples.ts";
import { step } from "./wizard-machine.ts";
import { wizardOf } from "./wizard-state.ts";

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
