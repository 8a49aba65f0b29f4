import fc from "fast-check";
import { expect, test } from "vitest";
import { dirhamsOf, kilometersOf, typedQar } from "./qar.ts";

test.each([
  ["450", 45_000],
  ["450.5", 45_050],
  ["1,250.05", 125_005],
  ["٤٥٠٫٥", 45_050],
  [" ", null],
  ["0", 0],
  ["1000000", 100_000_000],
  ["1000000.01", undefined],
  ["450.555", undefined],
  ["-3", undefined],
  ["450 riyals", undefined],
])("%s typed is %s dirhams", (typed, dirhams) => expect(dirhamsOf(typed)).toBe(dirhams));

test("an amount that is shown for editing is the same when it is read", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      (dirhams) => dirhamsOf(typedQar(dirhams)) === dirhams,
    ),
  ));

test.each([
  ["41250", 41_250],
  ["٤١٬٢٥٠", 41_250],
  ["41,250", 41_250],
  ["", undefined],
  ["41.5", undefined],
  ["12345678", undefined],
])("%s typed is a reading of %s", (typed, kilometers) => expect(kilometersOf(typed)).toBe(kilometers));
