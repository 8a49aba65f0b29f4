import { expect, test } from "vitest";
import { promisedDate, promisedDay, promisedMoment } from "./promised-day.ts";

test.each([
  ["en", "Tuesday, 1 December 2026 (21 Jumada II 1448\u00a0AH)"],
  ["ar", "الثلاثاء، 1 ديسمبر 2026 الموافق 21 جمادى الآخرة 1448\u00a0هـ"],
] as const)("a promised day stands in both calendars: %s", (language, said) => {
  expect(promisedDay("2026-12-01", language)).toBe(said);
});

test.each([
  ["en", "1 December 2026 (21 Jumada II 1448\u00a0AH)"],
  ["ar", "1 ديسمبر 2026 الموافق 21 جمادى الآخرة 1448\u00a0هـ"],
] as const)("so does one whose weekday does not matter: %s", (language, said) => {
  expect(promisedDate("2026-12-01", language)).toBe(said);
});

test.each([
  ["en", "Tuesday, 1 December 2026 (21 Jumada II 1448\u00a0AH), 12:30\u00a0am"],
  ["ar", "الثلاثاء، 1 ديسمبر 2026 الموافق 21 جمادى الآخرة 1448\u00a0هـ، 12:30\u00a0ص"],
] as const)("a moment is that of the place's day, not of UTC's: %s", (language, said) => {
  expect(promisedMoment("2026-11-30T21:30:00Z", "Asia/Qatar", language)).toBe(said);
});
