import { expect, test } from "vitest";
import { hasSeenLately } from "./seen-lately.server.ts";

const at = (minutes: number) => new Date(Date.parse("2026-11-26T08:00:00Z") + minutes * 60_000);

test("a person is seen anew by another session, and by the same one after ten minutes", () => {
  expect(hasSeenLately("one", "noora", at(0))).toBe(false);
  expect(hasSeenLately("one", "noora", at(9))).toBe(true);
  expect(hasSeenLately("two", "noora", at(9))).toBe(false);
  expect(hasSeenLately("one", "khalid", at(9))).toBe(false);
  expect(hasSeenLately("one", "noora", at(10))).toBe(false);
  expect(hasSeenLately("one", "noora", at(11))).toBe(true);
});

test("what is remembered has an end: the oldest is written down once more", () => {
  hasSeenLately("many", "first", at(20));
  for (let person = 0; person < 5000; person += 1) hasSeenLately("many", String(person), at(20));
  expect(hasSeenLately("many", "4999", at(20))).toBe(true);
  expect(hasSeenLately("many", "first", at(20))).toBe(false);
});
