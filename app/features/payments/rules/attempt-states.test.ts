import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attemptStates, followers, isOpen, stateAfter } from "./attempt-states.ts";

const anyState = fc.constantFrom(...attemptStates);

describe("states of an attempt", () => {
  test("nothing follows a capture, and a capture follows everything else", () => {
    expect(followers.captured).toEqual([]);
    for (const state of attemptStates) expect(stateAfter(state, "captured")).toBe("captured");
  });

  test.each([
    ["created", "redirected", "redirected"],
    ["pending", "redirected", "pending"],
    ["authorized", "pending", "authorized"],
    ["failed", "pending", "failed"],
    ["failed", "cancelled", "failed"],
    ["cancelled", "failed", "failed"],
    ["expired", "authorized", "expired"],
    ["captured", "failed", "captured"],
  ] as const)("%s, then news of %s, is %s", (state, news, after) => {
    expect(stateAfter(state, news)).toBe(after);
  });

  test("the end does not depend on the order of news, nor on repetitions", () => {
    fc.assert(
      fc.property(fc.array(anyState, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (news, random) => {
        const doubled = [...news, ...news].toSorted(() => (random.next().value % 2 === 0 ? 1 : -1));
        const end = (all: typeof news) => all.reduce(stateAfter, "created");
        expect(end(doubled)).toBe(end(news));
      }),
    );
  });

  test("no state leads back to an earlier one", () => {
    for (const [state, after] of Object.entries(followers))
      for (const next of after) expect(followers[next], state).not.toContain(state);
  });

  test("open are those that wait for the customer or the bank", () => {
    expect(attemptStates.filter(isOpen)).toEqual(["created", "redirected", "pending", "authorized"]);
  });
});
