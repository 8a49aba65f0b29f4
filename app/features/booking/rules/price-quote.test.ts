import { expect, test } from "vitest";
import { readQuote, standingOf } from "./price-quote.ts";

const quote = {
  typeCode: "pm40",
  service: "40,000 km service",
  price: 980,
  car: { brand: "rimal", modelCode: "SHL" },
  model: "Suhail",
  driveTrain: "1.8 hybrid",
};

test.each([
  ["quote=suhail-hybrid.km-40000", { list: "suhail-hybrid", serviceType: "km-40000" }],
  ["lang=ar&service=pm40&quote=hajar-v6.brakes", { list: "hajar-v6", serviceType: "brakes" }],
  ["", undefined],
  ["quote=", undefined],
  ["quote=suhail-hybrid", undefined],
  ["quote=980", undefined],
  ["quote=../secret.km", undefined],
  ["quote=a.b.c", undefined],
  ["quote=a.b%20", undefined],
  ["quote=%20a.b", undefined],
  ["quote=ab", undefined],
  [`quote=${"a".repeat(80)}.${"b".repeat(80)}`, { list: "a".repeat(80), serviceType: "b".repeat(80) }],
  [`quote=${"a".repeat(81)}.b`, undefined],
  [`quote=a.${"b".repeat(81)}`, undefined],
])("%j requests %j", (search, expected) => {
  expect(readQuote(new URLSearchParams(search))).toEqual(expected);
});

test.each([
  ["no vehicle yet", null, undefined],
  ["the same code of the same brand", { brand: "rimal", modelCode: "SHL" }, "holds"],
  ["the code of another model", { brand: "rimal", modelCode: "HJR" }, "of-another-model"],
  ["the same code of the other brand", { brand: "lulwa", modelCode: "SHL" }, "of-another-model"],
  // Nobody is promised a price that was not theirs.
  ["a code that content does not know", { brand: "rimal", modelCode: "SHL-2009" }, "of-another-model"],
  ["no code at all", { brand: "rimal", modelCode: "" }, "of-another-model"],
] as const)("for %s the price of a Suhail: %j %s", (_, vehicle, expected) => {
  expect(standingOf(quote, vehicle)).toBe(expected);
});
