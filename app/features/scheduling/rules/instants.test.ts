import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf } from "./instants.ts";

test("a minute is written as its Date is, whatever minutes came before it", () => {
  const minutes = fc.integer({ min: -1_000_000, max: 60_000_000 });
  fc.assert(
    fc.property(fc.array(minutes, { minLength: 1 }), (some) => {
      expect(some.map(instantOf)).toEqual(some.map((minute) => new Date(minute * 60_000).toISOString()));
    }),
  );
});

test.each([
  [0, "1970-01-01T00:00:00.000Z"],
  [1439, "1970-01-01T23:59:00.000Z"],
  [1440, "1970-01-02T00:00:00.000Z"],
  [549, "1970-01-01T09:09:00.000Z"],
])("minute %i is %s", (minute, instant) => expect(instantOf(minute)).toBe(instant));
