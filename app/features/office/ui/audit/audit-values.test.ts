import { expect, test } from "vitest";
import { nameOf, valueInWords } from "./audit-values.ts";

const places = new Map([["al-sadd", "Al Sadd"]]);
const inWords = (value: unknown, language: "en" | "ar" = "en") =>
  valueInWords(value, { language, timeZone: "Asia/Qatar", places });

test.each([
  [null, "empty"],
  [undefined, "empty"],
  ["", "empty"],
  [[], "empty"],
  [true, "yes"],
  [0, "0"],
  ["CNF", "CNF"],
  ["+97455001200", "+974 5500 1200"],
  ["al-sadd", "Al Sadd"],
  [["pm10", "gr-brakes"], "pm10, gr-brakes"],
  [{ start: "08:00", end: "12:00" }, "08:00, 12:00"],
  [
    [
      { role: "adviser", place: "al-sadd" },
      { role: "auditor", place: "*" },
    ],
    "Service adviser (Al Sadd), Auditor (everywhere)",
  ],
  [{ role: "stranger", place: "al-sadd" }, "stranger, Al Sadd"],
])("%j is %s", (value, words) => expect(inWords(value)).toBe(words));

test("a moment is shown by the clock of the importer, in the reader's language", () => {
  expect(inWords("2026-12-01T05:30:00.000Z")).toContain("8:30");
  expect(inWords("2026-12-01T05:30:00.000Z", "ar")).toContain("8:30");
  expect(inWords("2026-12-01")).toBe("2026-12-01");
});

test("a list has the comma of the reader's language", () => {
  expect(inWords(["pm10", "gr-brakes"], "ar")).toBe("pm10، gr-brakes");
});

test("names are shown in words, unknown ones as they are", () => {
  expect(nameOf("deed", "change-roles", "ar")).toBe("تعديل الصلاحيات");
  expect(nameOf("field", "grants", "en")).toBe("Roles");
  expect(nameOf("record", "toString", "en")).toBe("toString");
});
