import fc from "fast-check";
import { expect, it } from "vitest";
import { readPriceHistory } from "./price-history.ts";

it("earlier prices are read with their days, the oldest first", () => {
  expect(readPriceHistory("60:95000 12:91000", 91_000)).toEqual([
    { daysAgo: 60, price: 95_000 },
    { daysAgo: 12, price: 91_000 },
  ]);
});

it("a feed may say nothing of them", () => {
  expect(readPriceHistory("", 91_000)).toEqual([]);
});

it.each([
  ["its last price is another than the car's", "60:95000 12:90000"],
  ["a day is written twice", "12:95000 12:91000"],
  ["the days run backwards", "12:95000 60:91000"],
  ["a price has no day", "95000 12:91000"],
  ["a price has a fraction", "60:95000.5 12:91000"],
  ["a day lies ahead", "-3:91000"],
  ["there is a space before", " 12:91000"],
])("it is refused where %s", (_, text) => {
  expect(readPriceHistory(text, 91_000)).toBeUndefined();
});

it("what is written in order is read as it was", () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(days, fc.infiniteStream(fc.integer({ min: 1, max: 999_999_999 })), (ages, prices) => {
      const history = ages
        .sort((one, other) => other - one)
        .map((daysAgo) => ({ daysAgo, price: prices.next().value }));
      const text = history.map(({ daysAgo, price }) => `${daysAgo}:${price}`).join(" ");
      expect(readPriceHistory(text, history.at(-1)?.price ?? 0)).toEqual(history);
    }),
  );
});
