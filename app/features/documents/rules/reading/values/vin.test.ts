import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readVin, withoutDouble } from "./vin.ts";

describe("a VIN as it was read", () => {
  test.each([
    ["1M8GDM9AXKP042788", "1M8GDM9AXKP042788", [], false, true],
    ["11111111111111111", "11111111111111111", [], false, true],
    ["1m8gdm9axkp042788", "1M8GDM9AXKP042788", [], false, true],
    ["1M8GDM9A XKP 042788", "1M8GDM9AXKP042788", [], false, true],
    ["1M8GDM9AXKPO42788", "1M8GDM9AXKP042788", [{ position: 11, read: "O" }], true, true],
    ["IM8GDM9AXKP042788", "1M8GDM9AXKP042788", [{ position: 0, read: "I" }], true, true],
    ["1M8GDM9AXKPQ42788", "1M8GDM9AXKP042788", [{ position: 11, read: "Q" }], true, true],
    [
      "im8gdm9 axkp-o42788",
      "1M8GDM9AXKP042788",
      [
        { position: 0, read: "I" },
        { position: 11, read: "O" },
      ],
      true,
      true,
    ],
    ["1M8GDM9AXKP0427B8", "1M8GDM9AXKP042788", [], true, true],
    ["1TMBV3MA4VK273673", "JTMBV3MA4VK273673", [], true, false],
    ["1NSX3WVM8NS994849", "JN8X3WVM8NS994849", [], true, false],
    ["1M8GDM9A1KP042788", "1M8GDM9A1KP042788", [], false, false],
  ] as const)("%s", (text, value, doubts, isDoubtful, checks) => {
    expect(readVin(text)).toEqual({ value, doubts, isDoubtful, checks });
  });

  test.each(["1M8GDM9AXKP04278", "1M8GDM9AXKP0427888", "1M8GDM9AXKP04278X", ""])("%s is none", (text) => {
    expect(readVin(text)).toBeUndefined();
  });

  test("no value has an I, an O or a Q, and reading it again changes nothing", () => {
    const texts = fc.string({ unit: fc.constantFrom(..."ABIOQZ0123456789-"), minLength: 17, maxLength: 19 });
    fc.assert(
      fc.property(texts, (text) => {
        const vin = readVin(text);
        if (vin === undefined) return;
        expect(vin.value).toMatch(/^[A-HJ-NPR-Z0-9]{13}\d{4}$/);
        expect(readVin(vin.value)).toEqual({ ...vin, doubts: [], isDoubtful: false });
      }),
    );
  });

  test("with the doubts put back it says what was read", () => {
    const texts = fc.string({ unit: fc.constantFrom(..."ACIOQX0123456789"), minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1000, max: 9999 }), (start, end) => {
        const vin = readVin(`${start}${end}`);
        const letters = [...(vin?.value ?? "")];
        for (const { position, read } of vin?.doubts ?? []) {
          expect(letters[position]).toBe(read === "I" ? "1" : "0");
          letters[position] = read;
        }
        // The first three may have become those of a maker.
        expect(letters.slice(3).join("")).toBe(`${start}${end}`.slice(3));
      }),
    );
  });
});

test("of 18 characters one may be another one's double", () => {
  const found = withoutDouble("1MS8GDM9AXKP042788");
  expect(found.map(({ value, checks }) => [value, checks])).toContainEqual(["1M8GDM9AXKP042788", true]);
  expect(withoutDouble("1M8GDM9AXKP042788")).toEqual([]);
  expect(withoutDouble("1M7GDM9AXKP0427889")).toEqual([]);
});
