import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Look } from "./agreement.ts";
import { confident } from "./reading.ts";
import { settleVin } from "./settle-vin.ts";
import { readValue } from "./values/values.ts";

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

describe("letters that no VIN has", () => {
  /** A look that reads a text with whatever certainty its letters give. */
  const reading = (text: string, confidence = 0.9): Look | undefined => {
    const read = readValue("vin", text, "");
    return read && { ...read, confidence };
  };

  test.each([
    ["none of them was read", [good, good, good], [], good],
    ["all looks read an O", ["1M8GDM9AXKPO42788", "1M8GDM9AXKPO42788"], [{ position: 11, read: "O" }], good],
    ["one look of several did", [good, good, "1M8GDM9AXKPQ42788"], [{ position: 11, read: "Q" }], good],
    [
      "looks did at several places",
      ["1M8GDM9AXKPO42788", "IM8GDM9AXKP042788"],
      [
        { position: 0, read: "I" },
        { position: 11, read: "O" },
      ],
      good,
    ],
    ["a look at another value did", [good, good, "1MBGDM9AXKPO42788"], [], good],
    [
      "a combination of looks has one of theirs",
      ["1MBGDM9AXKPO42788", "1M8GDM9AXKP042789"],
      [{ position: 11, read: "O" }],
      good,
    ],
    [
      "the car has no check digit",
      ["1M8GDM9A1KPO42788", unchecked],
      [{ position: 11, read: "O" }],
      unchecked,
    ],
  ] as const)("%s", (_, texts, doubts, value) => {
    expect(settleVin(texts.map((text) => reading(text)))).toMatchObject({ value, doubts });
  });

  test("whatever was read: a VIN with a doubt is not sure, and no other place can make it so", () => {
    const vins = [
      good,
      unchecked,
      "1M8GDM9AXKPO42788",
      "IM8GDM9AXKP042788",
      "1MBGDM9A1KPQ42788",
      "1M8GDM9AXKP0427B8",
    ];
    const looks = fc.array(fc.tuple(fc.constantFrom(...vins), fc.double({ min: 0, max: 1, noNaN: true })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(looks, (read) => {
        const settled = settleVin(read.map(([text, confidence]) => reading(text, confidence)));
        expect(settled?.confidence).toBeLessThanOrEqual(settled?.most ?? -1);
        if (settled?.doubts.length !== 0) expect(settled?.most).toBeLessThan(confident);
      }),
    );
  });
});
