import fc from "fast-check";
import { expect, test } from "vitest";
import { lastSerial } from "./fit.ts";
import { serialRange } from "./serial-range.ts";

test.each([
  [[], 4821, null],
  [[4822], 4821, 0],
  [[4822], 4822, 4822],
  [[100, 4822], 4821, 100],
  [[100, 4822], lastSerial, 4822],
])("of the ranges from %j on %i is in the one from %s on", (starts, serial, range) => {
  expect(serialRange(starts, serial)).toBe(range);
});

test("an application holds all serial numbers of a range or none", () => {
  const serial = fc.integer({ min: 0, max: lastSerial });
  const application = fc
    .tuple(serial, serial)
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
  fc.assert(
    fc.property(fc.array(application), serial, (applications, own) => {
      const bounds = applications.flatMap(({ from, to }) => [from, to + 1]);
      const starts = bounds.filter((bound) => bound > 0 && bound <= lastSerial).sort((a, b) => a - b);
      const range = serialRange(starts, own) ?? 0;
      const held = (number: number) => applications.map(({ from, to }) => number >= from && number <= to);
      expect(held(range)).toEqual(held(own));
    }),
  );
});
