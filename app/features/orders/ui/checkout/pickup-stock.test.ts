import { describe, expect, it } from "vitest";
import { lineExample } from "../cart/cart-examples.ts";
import { hoursToday, missingAt, nextOpenDay } from "./pickup-stock.ts";

const stock = (number: string, available: number) => ({
  ...{ number, available },
  centers: [{ centerId: "west", available, backorderDate: null }],
});
const stockOf = (number: string) => ({ a: stock("a", 4), b: stock("b", 0) })[number];
const line = (number: string, quantity: number) => lineExample({ number, name: number, quantity });

describe("what a counter cannot hand over", () => {
  it.each([
    [[line("a", 4)], []],
    [[line("a", 5)], [{ name: "a", wanted: 5, available: 4 }]],
    [[line("a", 3), line("a", 2)], [{ name: "a", wanted: 5, available: 4 }]],
    [[line("a", 1), line("b", 1)], [{ name: "b", wanted: 1, available: 0 }]],
    [[line("a", 1), line("c", 1)], undefined],
    [[], []],
  ])("case %#", (lines, missing) => {
    expect(missingAt("west", lines, stockOf)).toEqual(missing);
  });

  it("another counter, of which nothing is said, has none", () => {
    expect(missingAt("north", [line("a", 1)], stockOf)).toEqual([{ name: "a", wanted: 1, available: 0 }]);
  });
});

describe("hours by the counter's clock", () => {
  const open = [{ opens: "07:00", closes: "19:00" }];
  const center = { timeZone: "Asia/Qatar", weekdays: [open, open, open, open, open, [], open] };

  it.each([
    ["2026-11-26T12:00:00Z", open],
    ["2026-11-27T12:00:00Z", []],
    // Already Friday in Doha.
    ["2026-11-26T21:30:00Z", []],
  ])("at %s", (now, hours) => {
    expect(hoursToday(center, Date.parse(now))).toEqual(hours);
  });

  it.each([
    ["2026-11-25T12:00:00Z", "2026-11-26"],
    ["2026-11-26T12:00:00Z", "2026-11-28"],
  ])("after %s the next day is %s", (now, day) => {
    expect(nextOpenDay(center, Date.parse(now))).toBe(day);
  });

  it("is none where it never opens", () => {
    expect(nextOpenDay({ ...center, weekdays: [] }, 0)).toBeUndefined();
  });
});
