import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { doubtfulLetters, normalVin, vinInCode, withoutLookalikes } from "./vin.ts";

const vin = "RMLHJR4K7R1004821";

test.each([
  ["as it is stored", vin, vin],
  ["in small letters", "rmlhjr4k7r1004821", vin],
  ["in groups", "RML-HJR4K7 R1004821", vin],
  ["with Arabic-Indic digits", "RMLHJR٤K٧R١٠٠٤٨٢١", vin],
  ["with marks of direction around it", `\u2066${vin}\u2069`, vin],
])("a VIN %s is stored in one way", (_, typed, stored) => {
  expect(normalVin(typed)).toBe(stored);
});

test("to normalize a VIN twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => normalVin(normalVin(text)) === normalVin(text)),
  );
});

describe("letters that no vehicle has", () => {
  test("are named with their places and digits", () => {
    expect(doubtfulLetters("RMLHJR4K7RIOO4Q21")).toEqual([
      { place: 10, letter: "I", digit: "1" },
      { place: 11, letter: "O", digit: "0" },
      { place: 12, letter: "O", digit: "0" },
      { place: 14, letter: "Q", digit: "0" },
    ]);
    expect(doubtfulLetters(vin)).toEqual([]);
  });
  test("become digits on request, and then none is left", () => {
    expect(withoutLookalikes("RMLHJR4K7RIOO4Q21")).toBe("RMLHJR4K7R1004021");
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{17}$/), (any) => {
        const clear = withoutLookalikes(any);
        return clear.length === 17 && doubtfulLetters(clear).length === 0;
      }),
    );
  });
});

test.each([
  ["a plain code", vin, vin],
  ["one with the I of imported vehicles", `I${vin}`, vin],
  ["one with the marks of Code 39", `*${vin}*`, vin],
  ["one with other fields around it", `QA;482915;${vin};2024`, vin],
  ["one with an I and other fields", `VIN:I${vin}\r\n`, vin],
  ["a VIN that begins with I", "IMLHJR4K7R1004821", "IMLHJR4K7R1004821"],
  ["an address", "https://example.qa/cars/RMLHJR4K7R100482", undefined],
  ["a number of 17 digits", "12345678901234567", undefined],
  ["18 signs without an I", `A${vin}`, undefined],
  ["nothing", "", undefined],
])("of %s the VIN is read, where there is one", (_, text, read) => {
  expect(vinInCode(text)).toBe(read);
});
