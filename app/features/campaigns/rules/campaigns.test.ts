import { describe, expect, test } from "vitest";
import { campaignInCalls, campaignNamed, isEligible, offeredYears } from "./campaigns.ts";

test.each([
  ["ac-checkup", "ac-checkup"],
  ["ac", "ac-checkup"],
  ["aircare-service", "aircare-service"],
  ["aircare", undefined],
  ["AC", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("%j names %j", (value, name) => expect(campaignNamed(value)).toBe(name));

describe("model years", () => {
  const years = { from: 2008, to: 2025 };
  test.each([
    [2007, false],
    [2008, true],
    [2025, true],
    [2026, false],
  ])("%i may take part: %j", (year, may) => expect(isEligible(year, years)).toBe(may));

  test("the form offers eighteen, from the first eligible one: all that may take part", () => {
    const offered = offeredYears(years);
    expect(offered).toHaveLength(18);
    expect([offered[0], offered.at(-1)]).toEqual([2008, 2025]);
    expect(offered.every((year) => isEligible(year, years))).toBe(true);
  });
});

test.each([
  ["ac-checkup", "ac"],
  ["aircare-service", "aircare-service"],
])("%s is %s in the call for centers, and means the same", (name, named) => {
  expect(campaignInCalls(name)).toBe(named);
  expect(campaignNamed(named)).toBe(name);
});
