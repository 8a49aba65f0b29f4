import { describe, expect, test } from "vitest";
import { digitsOf, type TypedCard, wrongCardFields } from "./card-fields.ts";
import { scenarioOf, testCards } from "./test-cards.ts";

const now = new Date("2026-11-26T09:00:00Z");
const card: TypedCard = {
  number: "9634000000000013",
  expiry: "12/28",
  securityCode: "123",
  name: "Noora Salem",
};
const wrong = (changes: Partial<TypedCard>) => [...wrongCardFields({ ...card, ...changes }, now)];

describe("a typed card", () => {
  test("that may be right has no wrong field", () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ number: "9634-0000 0000-0013", name: "نورة سالم", securityCode: "1234" })).toEqual([]);
  });

  test.each(["", "1234", "9634000000000014", "96340000000000131", "9634 0000 0000 001x"])(
    "%s is no number",
    (number) => {
      expect(wrong({ number })).toEqual(["number"]);
    },
  );

  test.each([
    ["11/26", true],
    ["10/26", false],
    ["1/27", true],
    ["01/2027", true],
    ["0127", true],
    ["13/27", false],
    ["00/27", false],
    ["12/1999", false],
    ["2027-01", false],
  ])("the expiry %s is good: %s", (expiry, isGood) => {
    expect(wrong({ expiry })).toEqual(isGood ? [] : ["expiry"]);
  });

  test("of which nothing is right has all of them", () => {
    expect(wrong({ number: "", expiry: "", securityCode: "", name: "" })).toHaveLength(4);
  });
});

test("every test card may be right, differs from the others in its last four digits, and is nobody's", () => {
  for (const { number, scenario } of testCards) {
    expect(wrong({ number })).toEqual([]);
    expect(scenarioOf(number)).toBe(scenario);
    expect(scenarioOf(number.slice(-4))).toBe(scenario);
    expect(number).toMatch(/^9634/);
  }
  expect(scenarioOf("4111111111111111")).toBe("declined");
  expect(digitsOf("٩٦٣٤ ۰۰-00")).toBe("96340000");
});
