import { expect, test } from "vitest";
import { specsIn } from "./specs.ts";

test.each([
  ["زيت ٥ دبليو ٣٠", "5w30"],
  ["زيت 5دبليو30", "5w30"],
  ["زيت خمسة دبليو ثلاثين", "5w30"],
  ["صفر دبليو عشرين", "0w20"],
  ["five w thirty oil", "5w30"],
  ["oil 5w/30", "5w30"],
  ["10 double u 40", "10w40"],
])("the grade of %j is %s", (query, spec) => {
  expect(specsIn(query).map((one) => one.spec)).toContain(spec);
});
