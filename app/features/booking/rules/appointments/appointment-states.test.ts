import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Actor,
  type AppointmentCode,
  appointmentCodes,
  moveAppointment,
  moves,
  needsReason,
  statusOfCode,
} from "./appointment-states.ts";
import { badgeGroupOf } from "./status-badge.ts";

describe("the life of an appointment", () => {
  it.each<[AppointmentCode, string, string | undefined]>([
    ["NEW", "CREA", "CREA"],
    ["CREA", "CNF", "CNF"],
    ["CNF", "CIN", "CIN"],
    ["CIN", "WORK", "WIP"],
    ["WIP", "QCA", "QCA"],
    ["QCA", "PPY", "PPY"],
    ["PPY", "RFD", "RFD"],
    ["RFD", "PPY", "PPY"],
    ["RFD", "OUT", "OUT"],
    ["CREA", "RJD", "RJD"],
    ["CNF", "CANC", "CANC"],
    ["CNF", "RJD", undefined],
    ["CIN", "CANC", "CANC"],
    ["QCA", "WIP", "WIP"],
    ["WIP", "CANC", undefined],
    ["RFD", "WIP", undefined],
    ["WIP", "CNF", undefined],
    ["CANC", "CREA", undefined],
    ["OUT", "CIN", undefined],
    ["CREA", "nonsense", undefined],
  ])("%s to %s gives %s", (from, to, expected) => {
    const moved = moveAppointment(from, to, "staff");
    expect(moved.ok ? moved.value : undefined).toBe(expected);
  });

  it.each<[AppointmentCode, string, Actor, string]>([
    ["CNF", "CANC", "customer", "CANC"],
    ["CREA", "CANC", "customer", "CANC"],
    ["CREA", "CNF", "customer", "not-theirs"],
    ["CREA", "CNF", "system", "CNF"],
    ["CNF", "CIN", "customer", "not-theirs"],
    ["CNF", "CANC", "system", "not-theirs"],
    ["CIN", "CANC", "customer", "not-theirs"],
    ["QCA", "WIP", "system", "not-theirs"],
    ["OUT", "CANC", "customer", "illegal-move"],
  ])("%s to %s by the %s: %s", (from, to, actor, expected) => {
    const moved = moveAppointment(from, to, actor);
    expect(moved.ok ? moved.value : moved.code).toBe(expected);
  });

  it("a refusal says what was to become what, and by whom", () => {
    expect(moveAppointment("OUT", "CANC", "staff")).toMatchObject({ detail: { from: "OUT", to: "CANC" } });
    expect(moveAppointment("CNF", "CIN", "customer")).toMatchObject({
      detail: { from: "CNF", to: "CIN", actor: "customer" },
    });
  });

  it.each<[AppointmentCode, AppointmentCode, boolean]>([
    ["QCA", "WIP", true],
    ["CREA", "RJD", true],
    ["NEW", "RJD", true],
    ["CIN", "CANC", true],
    ["CNF", "CANC", false],
    ["CIN", "WIP", false],
  ])("%s to %s needs a reason: %s", (from, to, expected) => {
    expect(needsReason(from, to)).toBe(expected);
  });

  it("never returns to an earlier code, but from the quality check to work and between payment and readiness", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...appointmentCodes), { maxLength: 40 }), (codes) => {
        let code: AppointmentCode = "NEW";
        const past = new Set<AppointmentCode>([code]);
        for (const next of codes) {
          const moved = moveAppointment(code, next, "staff");
          if (!moved.ok) continue;
          const within = (...group: AppointmentCode[]) => group.includes(code) && group.includes(moved.value);
          const backAndForth = within("PPY", "RFD") || within("WIP", "QCA");
          expect(past.has(moved.value) && !backAndForth).toBe(false);
          code = moved.value;
          past.add(code);
        }
      }),
    );
  });

  it("can reach an end from every code", () => {
    const next = (code: AppointmentCode) => appointmentCodes.filter((other) => other in moves[code]);
    const ends = (code: AppointmentCode, seen: AppointmentCode[] = []): boolean =>
      next(code).length === 0 || next(code).some((one) => !seen.includes(one) && ends(one, [...seen, code]));
    expect(appointmentCodes.filter((code) => !ends(code))).toEqual([]);
  });
});

describe("status badges", () => {
  it.each([
    ["in progress", "in-progress"],
    ["WIP", "in-progress"],
    ["QCA", "in-progress"],
    ["CIN", "in-progress"],
    ["WORK", "in-progress"],
    ["completed", "finished"],
    ["finished", "finished"],
    ["active", "active"],
    ["expired", "expired"],
    ["upcoming", "upcoming"],
    ["open", "upcoming"],
    ["NEW", "upcoming"],
    ["CNF", "upcoming"],
    ["CREA", "upcoming"],
    ["Scheduled", "upcoming"],
    ["Request Submitted", "upcoming"],
    ["canceled", "canceled"],
    ["RJD", "canceled"],
    ["rejected", "canceled"],
    ["CANC", "canceled"],
    ["RFD", "ready"],
    ["PPY", "ready"],
    ["OUT", "ready"],
    ["nobody knows", "upcoming"],
    [" wip ", "in-progress"],
    ["ready", "ready"],
  ])("%s is %s", (status, group) => {
    expect(badgeGroupOf(status)).toBe(group);
  });

  it("exist for the status of every code", () => {
    for (const code of appointmentCodes) {
      const isPast = badgeGroupOf(statusOfCode[code]) !== "upcoming";
      expect(isPast || ["upcoming", "request submitted"].includes(statusOfCode[code])).toBe(true);
    }
  });
});
