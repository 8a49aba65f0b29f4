import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readVin, withoutDouble } from "./vin.ts";

describe("a VIN as it was read", () => {
  test.each([
    ["1M8GDM9AXKP042788", { value: "1M8GDM9AXKP042788", isDoubtful: false, checks: true }],
    ["11111111111111111", { value: "11111111111111111", isDoubtful: false, checks: true }],
    ["1m8gdm9axkp042788", { value: "1M8GDM9AXKP042788", isDoubtful: false, checks: true }],
    ["1M8GDM9A XKP 042788", { value: "1M8GDM9AXKP042788", isDoubtful: false, checks: true }],
    ["1M8GDM9AXKPO42788", { value: "1M8GDM9AXKP042788", isDoubtful: true, checks: true }],
    ["IM8GDM9AXKP042788", { value: "1M8GDM9AXKP042788", isDoubtful: true, checks: true }],
    ["1M8GDM9AXKPQ42788", { value: "1M8GDM9AXKP042788", isDoubtful: true, checks: true }],
    ["1M8GDM9AXKP0427B8", { value: "1M8GDM9AXKP042788", isDoubtful: true, checks: true }],
    ["1M8GDM9A1KP042788", { value: "1M8GDM9A1KP042788", isDoubtful: false, checks: false }],
    ["1M8GDM9AXKP04278", undefined],
    ["1M8GDM9AXKP0427888", undefined],
    ["1M8GDM9AXKP04278X", undefined],
    ["", undefined],
  ])("%s", (text, vin) => {
    expect(readVin(text)).toEqual(vin);
  });

  test("no value has an I, an O or a Q, and reading it again changes nothing", () => {
    const texts = fc.string({ unit: fc.constantFrom(..."ABIOQZ0123456789-"), minLength: 15, maxLength: 19 });
    fc.assert(
      fc.property(texts, (text) => {
        const vin = readVin(text);
        if (vin === undefined) return;
        expect(vin.value).toMatch(/^[A-HJ-NPR-Z0-9]{13}\d{4}$/);
        expect(readVin(vin.value)).toEqual({ ...vin, isDoubtful: false });
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
