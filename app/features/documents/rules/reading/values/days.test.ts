import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDay, shortDay } from "./days.ts";

const today = "2026-11-23";

describe("a day beside its label", () => {
  test.each([
    ["07/06/2028", "expiry", "2028-06-07"],
    ["7-6-2028", "expiry", "2028-06-07"],
    ["07.06.2028", "expiry", "2028-06-07"],
    ["2028-06-07", "expiry", "2028-06-07"],
    ["7 JUN 2028", "expiry", "2028-06-07"],
    ["07 June 2028", "expiry", "2028-06-07"],
    ["valid 07/06/2028 only", "expiry", "2028-06-07"],
    ["29/02/2028", "expiry", "2028-02-29"],
    ["29/02/2027", "expiry", undefined],
    ["31/04/2027", "expiry", undefined],
    ["07/13/2027", "expiry", undefined],
    ["07/06/2061", "expiry", undefined],
    ["07/06/1990", "birth", "1990-06-07"],
    ["07/06/2030", "birth", undefined],
    ["07/06/1890", "birth", undefined],
    ["07/06/2031", "issue", undefined],
    ["07062028", "expiry", undefined],
    ["١٢/٠٣/٢٠٢٨", "expiry", undefined],
    ["", "expiry", undefined],
  ] as const)("%s as %s is %s", (text, kind, day) => {
    expect(readDay(text, kind, today)).toBe(day);
  });

  test("every written form of a day is that day", () => {
    const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2026-11-22"), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom("/", "-", "."), (instant, sign) => {
        const day = instant.toISOString().slice(0, 10);
        const turned = day.split("-").toReversed().join(sign);
        expect([readDay(day, "birth", today), readDay(turned, "birth", today)]).toEqual([day, day]);
      }),
    );
  });
});

describe("a day with two digits of the year", () => {
  test.each([
    ["900607", "birth", "1990-06-07"],
    ["200607", "birth", "2020-06-07"],
    ["261123", "birth", "2026-11-23"],
    ["261124", "birth", "1926-11-24"],
    ["310607", "expiry", "2031-06-07"],
    ["311307", "expiry", undefined],
    ["31O607", "expiry", undefined],
  ] as const)("%s as %s is %s", (text, kind, day) => {
    expect(shortDay(text, kind, today)).toBe(day);
  });
});
