import { describe, expect, test } from "vitest";
import { isExact, specsIn, withoutSpecs } from "./specs.ts";

describe("the measures in a query", () => {
  test.each([
    ["5W-30", ["5w30"]],
    ["5w30", ["5w30"]],
    ["engine oil 5W 30 4 liters", ["5w30"]],
    ["زيت ٥w٣٠", ["5w30"]],
    ["0W-16", ["0w16"]],
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

  test("are exact where nothing else can be meant", () => {
    expect(specsIn("5w30 215/55R17 h11 dot4").map(isExact)).toEqual([true, true, false, false]);
  });
});
