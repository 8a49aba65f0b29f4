import { expect, test } from "vitest";
import { callOutcomes, isOpen, type LeadMove, leadStates, stateAfter } from "./lead-states.ts";

const moves: readonly LeadMove[] = [...callOutcomes, "assign", "release", "duplicate", "reopen"];

test("the whole table of moves", () => {
  const table = leadStates.map((state) => [
    state,
    moves.flatMap((move) => {
      const next = stateAfter(state, move);
      return next === undefined ? [] : [`${move} ${next}`];
    }),
  ]);
  const answers = ["call-later contacted", "wrong-number lost", "won won", "lost lost"];
  expect(Object.fromEntries(table)).toEqual({
    new: ["reached contacted", "no-answer assigned", ...answers, "assign assigned", "duplicate duplicate"],
    assigned: [
      ...["reached contacted", "no-answer assigned", ...answers],
      ...["assign assigned", "release new", "duplicate duplicate"],
    ],
    contacted: [
      ...["reached contacted", "no-answer contacted", ...answers],
      ...["assign contacted", "release contacted", "duplicate duplicate"],
    ],
    won: ["reopen assigned"],
    lost: ["reopen assigned"],
    duplicate: ["reopen assigned"],
  });
});

test("what is open can be closed, and what is closed only opened again", () => {
  for (const state of leadStates) {
    expect(stateAfter(state, "won") !== undefined).toBe(isOpen(state));
    expect(stateAfter(state, "reopen") === undefined).toBe(isOpen(state));
  }
});
