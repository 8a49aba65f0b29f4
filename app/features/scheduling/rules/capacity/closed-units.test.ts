import fc from "fast-check";
import { expect, it } from "vitest";
import { generatedCalendar } from "../../../../../tests/factories/booking/generated-calendars.ts";
import { obviousSlots } from "../../../../../tests/factories/booking/slots-oracle.ts";
import { findFreeSlots, type SlotQuery } from "../slots.ts";
import { unitsCovering } from "./closed-units.ts";

it.each([
  [[600, 660], [600]],
  [
    [600, 720],
    [600, 660],
  ],
  [
    [600, 690],
    [600, 630],
  ],
  [
    [605, 700],
    [605, 640],
  ],
])("the hours that cover %j begin at %j", ([from = 0, to = 0], units) => {
  expect(unitsCovering(from, to)).toEqual(units);
});

const anyClosure = fc.record({
  seed: fc.integer({ min: 0, max: 100_000 }),
  bay: fc.integer({ min: 0, max: 3 }),
  after: fc.integer({ min: -300, max: 6_000 }),
  minutes: fc.integer({ min: 60, max: 3_000 }),
});

it("a closed bay is free in no slot that touches its closure, across midnight too, and all else stays as it was", () => {
  fc.assert(
    fc.property(anyClosure, ({ seed, bay, after, minutes }) => {
      const query = generatedCalendar(seed);
      const from = query.firstDay * 1440 + after;
      const to = from + minutes;
      const expected = findFreeSlots(query).flatMap((slot) => {
        const isTouched = slot.start < to && slot.end > from;
        const freeBays = isTouched ? slot.freeBays & ~(1 << bay) : slot.freeBays;
        return freeBays === 0 ? [] : [{ ...slot, freeBays }];
      });
      const closed = withClosure(query, { bay, from, to });
      expect(findFreeSlots(closed)).toEqual(expected);
      expect(obviousSlots(closed)).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});

function withClosure(
  query: SlotQuery,
  { bay, from, to }: { bay: number; from: number; to: number },
): SlotQuery {
  const closed = unitsCovering(from, to).map((unitStart) => ({ unitStart, bays: 1 << bay }));
  return {
    ...query,
    centers: query.centers.map((center) => ({
      ...center,
      taken: [...center.taken, ...closed].sort((one, other) => one.unitStart - other.unitStart),
    })),
  };
}
