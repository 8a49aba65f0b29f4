import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import { monthNames } from "#app/i18n/dates/month-names.ts";
import { isDay, nearDate, partsOfDate, textOfParts, typedDate, typedParts, wholeYear } from "./typed-date.ts";

describe("a whole date that is pasted", () => {
  test.each([
    "2026-07-03",
    "2026/7/3",
    "03/07/2026",
    "3/7/26",
    "3.7.2026",
    "03-07-2026",
    "٠٣/٠٧/٢٠٢٦",
    "\u206703\u200f/07/2026\u2069",
    "3 July 2026",
    "3rd Jul 2026",
    "July 3, 2026",
    "Friday, 3 July 2026",
    "3-Jul-26",
    "2026 July 3",
    "٣ يوليو ٢٠٢٦",
    "الجمعة، 3 يوليو 2026",
    "3 يوليه 2026م",
    "3 تموز 2026",
    "٣/٧/٢٠٢٦م",
    "3/7/2026 م",
    "03/07/2026 10:00",
    "2026-07-03T10:00:00Z",
    "20260703",
  ])("%j is 3 July 2026", (typed) => expect(typedDate(typed)).toBe("2026-07-03"));

  test.each([
    ["07/13/2026", "2026-07-13"],
    ["13/07/2026", "2026-07-13"],
    ["1 أبريل 2027", "2027-04-01"],
    ["1 ابريل 2027", "2027-04-01"],
    ["1 كانون الثاني 2027", "2027-01-01"],
    ["1 كانون الأول 2027", "2027-12-01"],
    ["1 آب 2027", "2027-08-01"],
    ["29/02/2028", "2028-02-29"],
    ["5 May 1985", "1985-05-05"],
    ["5/5/85", "1985-05-05"],
  ])("%j is %s", (typed, day) => expect(typedDate(typed)).toBe(day));

  test.each([
    ...["", "3", "July", "3 July", "03/07", "31/02/2026", "29/02/2027", "13/13/2026", "0/7/2026"],
    ...["3 July 2026 to 5 July 2026", "12 رجب 1448", "3/7/0026", "2026", "tomorrow"],
  ])("%j is none", (typed) => expect(typedDate(typed)).toBeUndefined());

  test.each([
    ["15/08/1447", { day: "15", month: "8", year: "1447" }],
    ["1447-08-15", { day: "15", month: "8", year: "1447" }],
    ["31/02/2026 10:00", { day: "31", month: "2", year: "2026" }],
    ["31", undefined],
    ["5512 3456", undefined],
  ])("%j, which is none, has the parts %j", (typed, parts) => expect(typedParts(typed)).toEqual(parts));

  test("is read as it is written in either language", () => {
    const days = fc.date({ min: new Date("1971-01-01"), max: new Date("2150-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom("en", "ar" as const), (date, language) => {
        const day = date.toISOString().slice(0, 10);
        expect(isDay(day)).toBe(true);
        expect(typedDate(day)).toBe(day);
        expect(typedDate(dateInWords(day, language))).toBe(day);
        expect(textOfParts(partsOfDate(day))).toBe(day);
      }),
    );
  });
});

test.each([
  ["", { day: "", month: "", year: "" }],
  ["2026-07-03", { day: "3", month: "7", year: "2026" }],
  ["--03", { day: "3", month: "", year: "" }],
  ["202-07-", { day: "", month: "7", year: "202" }],
])("the parts of %j stay as they are", (text, parts) => {
  expect(partsOfDate(text)).toEqual(parts);
  expect(textOfParts(parts)).toBe(text);
});

test("months are words in both languages", () => {
  expect([monthNames("en")[6], monthNames("ar")[6]]).toEqual(["July", "يوليو"]);
});

test.each([
  ["26", "2026"],
  ["85", "1985"],
  ["2026", "2026"],
  ["2", "2"],
])("the year %s is %s", (typed, year) => expect(wholeYear(typed)).toBe(year));

test.each([
  ["2026-11-29", "2026-11-29"],
  ["2026/11/29", "2026-11-29"],
  ["29/11/2026", "2026-11-29"],
  ["11/29/2026", "2026-11-29"],
  ["3/7/2026", "2026-07-03"],
  ["29.11.2026", "2026-11-29"],
  ["29-Nov-2026", "2026-11-29"],
  ["29 November 2026", "2026-11-29"],
  ["29/11/2026 00:00", "2026-11-29"],
  ["٢٩/١١/٢٠٢٦", "2026-11-29"],
  ["29/02/2026", undefined],
  ["2026-31-01", undefined],
  ["29/11/26", "2026-11-29"],
  ["1-Dec-26", "2026-12-01"],
  ["Dec 1, 2026", "2026-12-01"],
  ["١ ديسمبر ٢٠٢٦", "2026-12-01"],
  ["1 مايو 2026", "2026-05-01"],
  ["1/12/2026 12:00:00 AM", "2026-12-01"],
  ["01/12/2026 00:00:00", "2026-12-01"],
  ["01/12/2026 10:22", "2026-12-01"],
  ["2026-05-01 10:22:11", "2026-05-01"],
  ["5/1/2026 9:05 PM", "2026-01-05"],
  ["10:22", undefined],
  ["2026-05-01 to 2026-06-01", undefined],
  ["46355", undefined],
  ["yesterday", undefined],
  ["", undefined],
])("in a file %j is the day %s", (text, day) => expect(typedDate(text)).toBe(day));

describe("a day of a file", () => {
  const now = new Date("2026-11-29T08:00:00Z");
  test.each([
    ["2000-01-01", "2000-01-01"],
    ["29/11/2026", "2026-11-29"],
    ["2036-12-31", "2036-12-31"],
    ["2037-01-01", undefined],
    ["1999-12-31", undefined],
    ["1448-06-09", undefined],
    ["٩/٦/١٤٤٨", undefined],
    ["9/6/48", undefined],
    ["2206-11-29", undefined],
    ["soon", undefined],
  ])("%j is %s", (typed, day) => expect(nearDate(typed, now)).toBe(day));
});
