import { expect, test } from "vitest";
import { readQuote, standingOf } from "./price-quote.ts";

const quote = {
  typeCode: "pm40",
  service: "40,000 km service",
  price: 980,
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
])("%j asks for %j", (search, expected) => {
  expect(readQuote(new URLSearchParams(search))).toEqual(expected);
});

test.each([
  [undefined, undefined],
  ["Suhail", "holds"],
  [" suhail ", "holds"],
  ["Hajar", "of-another-model"],
  // Another price list may hold for it: nobody is promised a price that was not theirs.
  ["Suhail Hybrid Sport", "of-another-model"],
])("for a %s the price of a Suhail: %s", (model, expected) => {
  expect(standingOf(quote, model)).toBe(expected);
});
