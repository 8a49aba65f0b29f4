import { describe, expect, test } from "vitest";
import { numbersFrom } from "../../factories/random-numbers.ts";
import { findImpossible, type SlotEvent } from "./linearizability.ts";

const event = (what: SlotEvent["what"], invoked: number, answered: number): SlotEvent => ({
  ...{ what, invoked, answered, by: "somebody" },
});
const take = (invoked: number, answered: number) => event("take", invoked, answered);
const give = (invoked: number, answered: number) => event("give", invoked, answered);
const full = (invoked: number, answered: number) => event("full", invoked, answered);

describe("histories that may have happened", () => {
  test.each([
    ["nothing", []],
    ["room for both", [take(0, 1), take(2, 3)]],
    ["a refusal while full", [take(0, 1), take(2, 3), full(4, 5)]],
    ["a refusal beside the second one that takes", [take(0, 1), take(2, 6), full(3, 4)]],
    ["a third after one gave, though it began before", [take(0, 1), take(2, 3), take(4, 8), give(5, 6)]],
    ["two at once of which either came first", [take(0, 1), give(2, 9), take(3, 8), take(4, 7)]],
    ["a refusal, then room", [take(0, 1), take(2, 3), full(4, 9), give(5, 8), take(6, 7)]],
  ])("%s", (_, events) => {
    expect(findImpossible(events, { capacity: 2 })).toBeUndefined();
  });
});

describe("planted bugs are caught", () => {
  test.each([
    ["one too many", [take(0, 1), take(2, 3), take(4, 5)], 2],
    ["one too many, all at once", [take(0, 9), take(1, 9), take(2, 9)], 2],
    ["refused though there was room all the time", [take(0, 1), full(2, 3)], 1],
    ["refused after all was given back", [take(0, 1), take(2, 3), give(4, 5), give(6, 7), full(8, 9)], 4],
    ["given back twice", [take(0, 1), give(2, 3), give(4, 5)], 2],
    ["given back and still gone: a unit leaked", [take(0, 1), take(2, 3), give(4, 5), full(6, 7)], 3],
    ["taken before it was given back", [take(0, 1), take(2, 3), take(4, 5), give(6, 7)], 2],
  ])("%s", (_, events, place) => {
    expect(findImpossible(events, { capacity: 2 })?.event).toBe(events[place]);
  });

  test("counts that were there before are included", () => {
    expect(findImpossible([take(0, 1)], { capacity: 1, before: 1 })).toBeDefined();
    expect(findImpossible([full(0, 1)], { capacity: 1, before: 1 })).toBeUndefined();
  });
});

/** What callers of a true counter see: each thing happens at a moment between its two. */
function trueHistory(seed: number, { capacity, leaksAt = -1 }: Planted): SlotEvent[] {
  const random = numbersFrom(seed);
  const events: SlotEvent[] = [];
  let count = 0;
  for (let at = 0; at < 400; at += 1) {
    const [invoked, answered] = [at - random.upTo(5), at + random.upTo(5)];
    if (count > 0 && random.upTo(2) === 0) {
      if (events.length < leaksAt || leaksAt < 0) count -= 1;
      events.push(give(invoked, answered));
    } else if (count < capacity) {
      count += 1;
      events.push(take(invoked, answered));
    } else {
      events.push(full(invoked, answered));
    }
  }
  return events;
}
interface Planted {
  readonly capacity: number;
  /** From this event on nothing that is given back becomes free. */
  readonly leaksAt?: number;
}

test("of sixty-four at once two win, and a third is one too many", () => {
  const rush = (winners: number) =>
    Array.from({ length: 64 }, (_, client) =>
      client < winners ? take(0, 99 - client) : full(0, 99 - client),
    );
  expect(findImpossible(rush(2), { capacity: 2 })).toBeUndefined();
  expect(findImpossible(rush(3), { capacity: 2 })).toBeDefined();
  expect(findImpossible(rush(1), { capacity: 2 })).toBeDefined();
});

describe("long histories", () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  test("of a true counter may have happened", () => {
    for (const seed of seeds)
      expect(findImpossible(trueHistory(seed, { capacity: 3 }), { capacity: 3 })).toBeUndefined();
  });
  test("of one that leaks are caught, every one", () => {
    const caught = seeds.filter((seed) =>
      findImpossible(trueHistory(seed, { capacity: 3, leaksAt: 200 }), { capacity: 3 }),
    );
    expect(caught).toEqual(seeds);
  });
  test("of one that believed to be larger than it is are caught", () => {
    const caught = seeds.filter((seed) =>
      findImpossible(trueHistory(seed, { capacity: 4 }), { capacity: 3 }),
    );
    expect(caught).toEqual(seeds);
  });
});
