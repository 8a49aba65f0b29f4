import { expect, test } from "vitest";
import { riyalDigits } from "./dirhams.ts";

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [123_450, "1,234.50"],
  [100_000_000, "1,000,000.00"],
  [-250, "-2.50"],
])("%i dirhams are %s", (dirhams, digits) => {
  expect(riyalDigits(dirhams)).toBe(digits);
});
