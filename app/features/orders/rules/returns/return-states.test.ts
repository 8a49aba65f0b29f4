import { expect, test } from "vitest";
import { moveReturn, returnStates } from "./return-states.ts";

test("a request is answered once, and pieces are received after it was accepted", () => {
  const legal = returnStates.flatMap((from) =>
    returnStates.filter((to) => moveReturn(from, to).ok).map((to) => `${from} ${to}`),
  );
  expect(legal).toEqual(["requested accepted", "requested refused", "accepted refused", "accepted received"]);
});

test("a state that nobody knows leads nowhere", () => {
  expect(moveReturn("lost", "received")).toMatchObject({ ok: false, code: "illegal-move" });
});
