import fc from "fast-check";
import { expect, test } from "vitest";
import { vehicleQueryOf } from "./vehicle-query.ts";

const none = { plate: undefined, vin: undefined, vinEnd: undefined };

test.each([
  ["RMLHJR4K7R1004821", { vin: "RMLHJR4K7R1004821" }],
  [" rml-hjr4k7r1 004821 ", { vin: "RMLHJR4K7R1004821" }],
  ["RMLHJR4K7R1٠٠٤٨٢١", { vin: "RMLHJR4K7R1004821" }],
  ["1004821", { plate: "1004821", vinEnd: "1004821" }],
  ["004821", { plate: "004821", vinEnd: "004821" }],
  ["٤٨٢ ٩١٥", { plate: "482915", vinEnd: "482915" }],
  ["04821", { plate: "04821" }],
  ["7", { plate: "7" }],
  ["JR4K7R1004821", { vinEnd: "JR4K7R1004821" }],
  ["q 12/345", { plate: "Q12345", vinEnd: "Q12345" }],
])("%j is read as %j", (typed, found) => {
  expect(vehicleQueryOf(typed)).toEqual({ ...none, ...found });
});

test.each(["", "noora", "نورة", "noora@example.qa", "RMLHJR4K7R10048210", "%", "12 قطر"])(
  "%j is nothing of a vehicle",
  (typed) => {
    expect(vehicleQueryOf(typed)).toEqual(none);
  },
);

test("what is looked up holds capital letters and digits alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      for (const part of Object.values(vehicleQueryOf(typed)))
        if (part !== undefined) expect(part).toMatch(/^[A-Z0-9]{1,17}$/);
    }),
  );
});
