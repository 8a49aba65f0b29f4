import { describe, expect, test } from "vitest";
import { appointmentCodes, moves } from "#app/features/booking/rules/appointments/appointment-states.ts";
import { moveCalls } from "../../../calls/appointment-deed-calls.ts";
import { deedOfMove } from "../../../rules/take-back.ts";
import { nextMoves } from "./next-moves.ts";

const keysOf = (from: (typeof appointmentCodes)[number]) =>
  nextMoves(from)
    .map(({ key }) => key)
    .join("");

test.each([
  ["CREA", "cxx"],
  ["CNF", "ixn"],
  ["CIN", "wx"],
  ["WIP", "q"],
  ["QCA", "bpr"],
  ["PPY", "ro"],
  ["RFD", "po"],
  ["OUT", ""],
  ["CANC", ""],
] as const)("from %s the keys are %s", (from, keys) => expect(keysOf(from)).toBe(keys));

describe("every step of the table", () => {
  test("is offered, and none besides but no-show", () => {
    for (const from of appointmentCodes) {
      const offered = nextMoves(from).filter(({ name }) => name !== "no-show");
      const staffs = Object.entries(moves[from]).filter(([, actors]) => actors?.includes("staff"));
      expect(offered.map(({ to }) => to).toSorted()).toEqual(staffs.map(([to]) => to).toSorted());
    }
  });

  test("is a deed with the right of its call", () => {
    for (const from of appointmentCodes)
      for (const { name } of nextMoves(from)) expect(moveCalls[name].deed).toBe(deedOfMove(name));
  });
});
