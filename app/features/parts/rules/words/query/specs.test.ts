import { describe, expect, test } from "vitest";
import { isExact, specsIn, withoutSpecs } from "./specs.ts";

describe("the measures in a query", () => {
  test.each([
    ["5W-30", ["5w30"]],
    ["5w30", ["5w30"]],
    ["engine oil 5W 30 4 liters", ["5w30"]],
    ["زيت ٥w٣٠", ["5w30"]],
    ["0W-16", ["0w16"]],
    ["0W-8", ["0w8"]],
    ["0w8", ["0w8"]],
    ["85W-140", ["85w140"]],
    ["gear oil 85w140", ["85w140"]],
    ["5W\u201330", ["5w30"]],
    ["5W\u201130", ["5w30"]],
    ["5W\u221230", ["5w30"]],
    ["5W \u2014 30", ["5w30"]],
    ["5W_30", ["5w30"]],
    ["5w 30", ["5w30"]],
    ["5w\u00a030", ["5w30"]],
    ["bulb 5W 2 pieces", ["5w"]],
    ["W5W", ["w5w"]],
    ["215/55R17", ["215/55r17"]],
    ["tyre 215/55 R17", ["215/55r17"]],
    ["225 / 65 zr-18", ["225/65zr18"]],
    ["brake fluid DOT 4", ["dot4"]],
    ["H11 bulb", ["h11"]],
    ["battery 12v", ["12v"]],
    ["front brake pads", []],
    ["فحمات ٢٠٢١", []],
    ["rim 17", []],
    ["", []],
  ])("of %j are %j", (query, specs) => {
    expect(specsIn(query).map(({ spec }) => spec)).toEqual(specs);
  });

  test("leave the other words", () => {
    const query = "engine oil 5W-30 hajar";
    expect(withoutSpecs(query, specsIn(query))).toBe("engine oil   hajar");
  });

  test("leave them however the dash is written", () => {
    const query = "engine oil 5W\u201330 hajar";
    expect(withoutSpecs(query, specsIn(query))).toBe("engine oil   hajar");
  });

  test("are exact where nothing else can be meant", () => {
    expect(specsIn("0w8 85w140 215/55R17").map(isExact)).toEqual([true, true, true]);
    expect(specsIn("h11 dot4").map(isExact)).toEqual([false, false]);
  });
});
