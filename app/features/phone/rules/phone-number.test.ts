import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialledNumber, rangeOf } from "./phone-number.ts";

const qatar = { own: "974", others: [] };
const gulf = { own: "974", others: ["966", "971"] };

test.each([
  "55123456",
  "5512 3456",
  "+974 5512 3456",
  "+97455123456",
  "00974-5512-3456",
  "97455123456",
  "(974) 5512.3456",
  "٥٥١٢٣٤٥٦",
  "+٩٧٤ ۵۵۱۲ ۳۴۵۶",
  "\u2066+974 5512 3456\u2069",
])("%j is the number +97455123456", (typed) => {
  expect(dialledNumber(typed, qatar)).toBe("+97455123456");
});

test.each([
  "",
  "5512345",
  "551234567",
  "45123456",
  "+974",
  "+9745512345",
  "+966551234567",
  "00966551234567",
  "+1 202 555 0143",
  "abc",
  "+97455123456x",
  "++97455123456",
])("%j is no number that we serve", (typed) => expect(dialledNumber(typed, qatar)).toBeUndefined());

describe("with the dial codes of neighbors", () => {
  test.each([
    ["+966 55 123 4567", "+966551234567"],
    ["00971501234567", "+971501234567"],
    ["55123456", "+97455123456"],
  ])("%j is %s", (typed, number) => expect(dialledNumber(typed, gulf)).toBe(number));

  test.each(["+965 5512 3456", "+9665", "+966123456789012345"])("%j is none", (typed) => {
    expect(dialledNumber(typed, gulf)).toBeUndefined();
  });
});

test("a number that was read once is read as the same again", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-35-9]\d{7}$/), (digits) => {
      const number = dialledNumber(digits, qatar);
      expect(number).toBe(`+974${digits}`);
      expect(dialledNumber(number ?? "", qatar)).toBe(number);
    }),
  );
});

test.each([
  ["+97455123456", "+9745512"],
  ["+966551234567", "+9665512"],
] as const)("%s lies in the range %s", (number, range) => expect(rangeOf(number, gulf)).toBe(range));
