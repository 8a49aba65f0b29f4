import { expect, test } from "vitest";
import { fuelInWords } from "./fuel-in-words.ts";
import { fullTank } from "./rules/check-in.ts";

test("a tank is said in words, in both languages", () => {
  const said = [0, 2, 6, fullTank].map((eighths) => [fuelInWords(eighths, "en"), fuelInWords(eighths, "ar")]);
  expect(said).toEqual([
    ["Empty", "فارغ"],
    ["A quarter", "ربع"],
    ["Three quarters", "ثلاثة أرباع"],
    ["Full", "ممتلئ"],
  ]);
});
