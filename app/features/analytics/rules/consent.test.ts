import { expect, test } from "vitest";
import { type ConsentChoice, parseChoice, stillHolds } from "./consent.ts";

const choice: ConsentChoice = { answer: "refused", at: "2026-11-21T08:00:00.000Z", version: 2 };

test("a stored choice is read with its date and version", () => {
  expect(parseChoice(JSON.stringify(choice))).toEqual(choice);
});

test("a granted one too", () => {
  expect(parseChoice(JSON.stringify({ ...choice, answer: "granted" }))?.answer).toBe("granted");
});

test.each([
  null,
  "",
  "yes",
  "{",
  "[]",
  "null",
  JSON.stringify({ ...choice, answer: "yes" }),
  JSON.stringify({ ...choice, at: "yesterday" }),
  JSON.stringify({ ...choice, version: "2" }),
  JSON.stringify({ ...choice, at: 1_795_000_000_000 }),
  JSON.stringify({ ...choice, at: 2026 }),
  JSON.stringify({ answer: "granted" }),
  "7",
])("%s is no choice", (stored) => {
  expect(parseChoice(stored)).toBeNull();
});

test.each([
  [1, true],
  [2, true],
  [3, false],
])("a choice about version 2 holds for version %i: %s", (version, holds) => {
  expect(stillHolds(choice, version)).toBe(holds);
});

test("no choice holds for nothing", () => {
  expect(stillHolds(null, 1)).toBe(false);
});
