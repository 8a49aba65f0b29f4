import { expect, test } from "vitest";
import { shownDay, typedDay } from "./typed-day.ts";

test.each([
  ["12/01/2026", "2026-12-01"],
  ["1/2/2026", "2026-01-02"],
  [" 02/28/2027 ", "2027-02-28"],
  ["١٢/٠١/٢٠٢٦", "2026-12-01"],
  ["02.28.2027", "2027-02-28"],
  ["02/29/2027", undefined],
  ["13/01/2026", undefined],
  ["2026-12-01", undefined],
  ["12/01/26", undefined],
  ["", undefined],
])("%j is %j", (typed, day) => expect(typedDay(typed)).toBe(day));

test("what is shown is read again", () => {
  expect(shownDay("2026-12-01")).toBe("12/01/2026");
  expect(typedDay(shownDay("2028-02-29"))).toBe("2028-02-29");
});
