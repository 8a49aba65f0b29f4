import fc from "fast-check";
import { expect, test } from "vitest";
import { normalVin } from "#app/lib/validation/vin.ts";
import { readTypedVin, vinLikeness } from "./typed-vin.ts";

test.each([
  ["RMHJR24K7P1004821", "vin"],
  ["rmhjr24k7 p1004821", "vin"],
  ["RMHJR-24K7P-1004821", "vin"],
  ["RMHJR٢٤K٧P١٠٠٤٨٢١", "vin"],
  ["RMHJR24K7P100482", "mistyped"],
  ["RMHJR24K7P10048211", "mistyped"],
  ["44000HJR01", undefined],
  ["44000-HJR01-A2", undefined],
  ["brakepadsforhajar", undefined],
  ["brake pads hajar 24", undefined],
  ["brake pad rim 2024", undefined],
  ["97455123456123456", undefined],
  ["", undefined],
] as const)("%s is %s", (text, likeness) => {
  expect(vinLikeness(text)).toBe(likeness);
});

test("words with a year are none, whatever their length", () => {
  const words = fc.stringMatching(/^[a-z ]{1,40}$/);
  fc.assert(
    fc.property(words, fc.integer({ min: 1980, max: 2100 }), (text, year) => {
      expect(vinLikeness(`${text} ${year}`)).toBeUndefined();
    }),
  );
});

const vin = "RMLHJR4K7R1004821";

test.each([
  [`VIN: ${vin}`, ""],
  [`vin${vin}`, ""],
  [`V.I.N. ${vin}`, ""],
  [`chassis no. ${vin}`, ""],
  [`رقم الشاصي ${vin}`, ""],
  [`رقم الهيكل: RMLHJR4K7R١٠٠٤٨٢١`, ""],
  [`فحمات رقم الشاصي ${vin}`, "فحمات"],
  [`الشاصي${vin} فحمات`, "فحمات"],
  [`${vin} brake pads`, "brake pads"],
  [`brake pads, (${vin.toLowerCase()})`, "brake pads,"],
  ["RML HJR4K7 R1004821 brake pads", "brake pads"],
  ["RMLHJ-R4K7R-1004821 brake pads", "brake pads"],
  [`${vin} ${vin}`, ""],
  [`${vin}${vin}`, ""],
  [`${vin}brake pads`, "pads"],
] as const)("of %s the VIN is read, and the words: %s", (text, words) => {
  const read = readTypedVin(text);
  expect(read).toMatchObject({ likeness: "vin", words });
  expect(normalVin(read.vin)).toBe(vin);
});

test("of two cars the first is read, and neither is among the words", () => {
  const other = "RMHJR24K7P1004821";
  expect(readTypedVin(`${other} ${vin} oil`)).toEqual({ likeness: "vin", vin: other, words: "oil" });
});

test("a VIN with a sign too few is mistyped also among words", () => {
  expect(readTypedVin(`oil ${vin.slice(1)}`)).toEqual({
    likeness: "mistyped",
    vin: vin.slice(1),
    words: "oil",
  });
});

test.each([
  "brake pads gx460 2020",
  "land cruiser 2021 150000 km",
  "hilux gxr 2021 50000",
  "15101-12010 44000-HJR01-A2",
  "vin plate",
  "هيكل السيارة",
  "97455123456 brake pads 2024",
])("%s has none, and stays as it is", (text) => {
  expect(readTypedVin(text)).toEqual({ likeness: undefined, vin: "", words: text });
});
