import fc from "fast-check";
import { expect, test } from "vitest";
import type { FreeSlot } from "../../rules/slots.ts";
import { timeSlots } from "./slots-answer.server.ts";

const slot = fc
  .record({
    centerId: fc.constantFrom("al-sadd", "west-bay", "lusail"),
    start: fc.integer({ min: 29_800_000, max: 29_800_003 }).map((minute) => minute * 60),
    length: fc.constantFrom(60, 120),
    day: fc.constant(20_000),
    afterMidnight: fc.boolean(),
  })
  .map(({ length, ...rest }): FreeSlot => ({ ...rest, end: rest.start + length, freeBays: 1 }));

test("slots of the same times are one entry, in order of time, with the centers in the order given", () => {
  fc.assert(
    fc.property(fc.array(slot), (free) => {
      const found = timeSlots(
        free,
        free.map((_, place) => `key ${place}`),
      );
      const times = found.map(({ startTime, endTime, openingDay = "" }) =>
        [startTime, endTime, openingDay].join(),
      );
      expect(times).toEqual([...new Set(times)].sort());
      const keys = found.flatMap(({ territories }) =>
        territories.map(({ territoryPromiseKey }) => territoryPromiseKey),
      );
      expect(keys.toSorted()).toEqual(free.map((_, place) => `key ${place}`).sort());
      for (const { startTime, openingDay, territories } of found) {
        const places = territories.map(({ territoryPromiseKey }) => Number(territoryPromiseKey.slice(4)));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        for (const [index, place] of places.entries()) {
          expect(territories[index]?.id).toBe(free[place]?.centerId);
          expect(Date.parse(startTime)).toBe((free[place]?.start ?? 0) * 60_000);
          expect(openingDay !== undefined).toBe(free[place]?.afterMidnight);
        }
      }
    }),
  );
});
