import { expect, test } from "vitest";
import { mayBeShort, withContradictions } from "./contradictions.ts";

const box = { page: 0, x: 0, y: 0, width: 1, height: 1 };
const sureties = (number: string, birthDate: string) =>
  withContradictions([
    { key: "number", value: number, confidence: 0.98, box },
    { key: "birthDate", value: birthDate, confidence: 0.95, box },
    { key: "expiry", value: "2030-01-01", confidence: 0.9, box },
  ]).map(({ confidence }) => confidence);

test.each([
  ["28463412345", "1984-05-06", [0.98, 0.95, 0.9]],
  ["30463412345", "2004-05-06", [0.98, 0.95, 0.9]],
  ["28463412345", "1934-05-06", [0.8, 0.8, 0.9]],
  ["28463412345", "", [0.98, 0.95, 0.9]],
  // No personal number of Qatar.
  ["A1234567", "1934-05-06", [0.98, 0.95, 0.9]],
  ["98463412345", "1934-05-06", [0.98, 0.95, 0.9]],
] as const)("the number %s of one who was born on %s", (number, birthDate, expected) => {
  expect(sureties(number, birthDate)).toEqual(expected);
});

test.each([
  ["name", "AMNA SALEH", true],
  ["name", "AMNA SALEH JASSIM", false],
  ["name", "FATIMA IBRAHIM NASSER AL", true],
  ["nameArabic", "آمنة صالح", true],
  ["nameArabic", "صالح محمد بن", true],
  ["insurer", "SAHEL GENERAL", true],
  ["insurer", "SAHEL TAKAFUL Q.S.C", false],
  ["model", "KHOR LX", false],
] as const)("whether the %s %s may be the beginning of a longer one: %s", (key, value, isShort) => {
  expect(mayBeShort(key, value)).toBe(isShort);
});
