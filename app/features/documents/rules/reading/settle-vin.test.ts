import { expect, test } from "vitest";
import type { Look } from "./agreement.ts";
import { confident } from "./reading.ts";
import { settleVin } from "./settle-vin.ts";

const good = "1M8GDM9AXKP042788";
/** Without a check digit, as many cars from Europe and Japan. */
const unchecked = "1M8GDM9A1KP042788";
const look = (value: string, confidence = 0.6, certainty = 1): Look => ({ value, confidence, certainty });

test.each([
  ["all agree and the check digit holds", [look(good, 0.1), look(good, 0.2), look(good)], good, true],
  ["most agree and the check digit holds", [look(good), look(good), look("1M8GDM9AXKPD42788")], good, true],
  ["one alone fits its check digit", [look(good), look("1MBGDM9AXKP042788")], good, false],
  [
    "no look is right, but one combination of them is",
    [look("1MBGDM9AXKP042788"), look("1M8GDM9AXKPD42788")],
    good,
    false,
  ],
  ["an O was read as 0", [look(good, 0.9, 0.7), look(good, 0.9, 0.7)], good, false],
  [
    "all agree without a check digit, badly read",
    [look(unchecked, 0.6), look(unchecked, 0.5)],
    unchecked,
    false,
  ],
  [
    "all agree without a check digit, well read",
    [look(unchecked, 0.9), look(unchecked, 0.9)],
    unchecked,
    true,
  ],
] as const)("%s", (_, looks, value, isSure) => {
  const settled = settleVin(looks);
  expect(settled?.value).toBe(value);
  expect((settled?.confidence ?? 0) >= confident).toBe(isSure);
});

test("nothing was read", () => {
  expect(settleVin([undefined])).toBeUndefined();
});
