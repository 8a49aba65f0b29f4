import fc from "fast-check";
import { expect, test } from "vitest";
import { filterOffers, readOfferFilter, toggledAddress } from "./offer-filter.ts";

const offers = [
  { id: "reem", cars: ["reem"], carTypes: ["suv", "hybrid"] },
  { id: "shihab", cars: ["shihab"], carTypes: ["sport"] },
  { id: "battery", cars: ["reem", "shihab", "qafila"], carTypes: ["suv", "sport", "van", "hybrid"] },
];

test.each([
  ["", ["reem", "shihab", "battery"]],
  ["model=shihab", ["shihab", "battery"]],
  ["model=Shihab,qafila", ["shihab", "battery"]],
  ["bodyType=hybrid", ["reem", "battery"]],
  ["bodyType=van,sport&model=reem", ["battery"]],
  ["model=unknown", []],
  ["model=,,&bodyType=", ["reem", "shihab", "battery"]],
])("?%s shows %j", (query, ids) => {
  const shown = filterOffers(offers, readOfferFilter(new URLSearchParams(query)));
  expect(shown.map(({ id }) => id)).toEqual(ids);
});

test("a value goes in and out of the address, the language stays", () => {
  expect(toggledAddress(new URLSearchParams("lang=ar"), "model", "reem")).toBe("?lang=ar&model=reem");
  const two = new URLSearchParams("lang=ar&model=reem");
  expect(toggledAddress(two, "model", "hajar")).toBe("?lang=ar&model=reem,hajar");
  expect(toggledAddress(two, "model", "reem")).toBe("?lang=ar");
});

test("what is pressed twice is as before", () => {
  const value = fc.constantFrom("reem", "hajar", "suv", "van");
  fc.assert(
    fc.property(fc.uniqueArray(value), value, (chosen, pressed) => {
      const before = new URLSearchParams(chosen.length > 0 ? { model: chosen.join(",") } : {});
      const once = new URLSearchParams(toggledAddress(before, "model", pressed));
      const twice = new URLSearchParams(toggledAddress(once, "model", pressed));
      expect(new Set(readOfferFilter(twice).models)).toEqual(new Set(readOfferFilter(before).models));
    }),
  );
});
