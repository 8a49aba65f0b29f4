import { describe, expect, it } from "vitest";
import { codesOf, groupForVisit, splitCodes } from "./service-groups.ts";

describe("services of a visit", () => {
  it("need a repair bay as soon as one is a repair", () => {
    expect(groupForVisit(["periodic"])).toBe("periodic");
    expect(groupForVisit(["periodic", "repair"])).toBe("repair");
  });
  it("are read from a joined list, each once", () => {
    expect(splitCodes("pm10;gr-ac;pm10;")).toEqual(["pm10", "gr-ac"]);
    expect(splitCodes("")).toEqual([]);
  });
  it("are read from a list of codes and whole services, each once", () => {
    const whole = { serviceTypeCode: "gr-ac", name: "Air conditioning" };
    expect(codesOf(["pm10", whole, "gr-ac", "pm10"])).toEqual(["pm10", "gr-ac"]);
  });
});
