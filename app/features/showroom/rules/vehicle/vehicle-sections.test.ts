import { describe, expect, it } from "vitest";
import { availableSections, kindOfSection } from "./vehicle-sections.ts";

const everything = {
  colors: 5,
  gallery: 6,
  trims: 3,
  comparison: 2,
  specifications: 3,
  offers: 1,
  related: 2,
  finance: 3,
  "test-drive": 1,
};
const section = (id: string) => ({ id, label: `Label of ${id}` });
const shown = (ids: string[], data: Partial<typeof everything> = {}) =>
  availableSections(ids.map(section), { ...everything, ...data });

describe("sections of a vehicle page", () => {
  it("keep the order and the labels of the content", () => {
    expect(shown(["T16", "T2", "calculator", "T4"])).toMatchObject(
      ["T16", "T2", "calculator", "T4"].map(section),
    );
  });

  it.each([
    ["T13", "colors"],
    ["T14", "gallery"],
    ["T16", "trims"],
    ["T17", "comparison"],
    ["T18", "specifications"],
    ["T20", "test-drive"],
    ["T21", "offers"],
    ["T22", "related"],
    ["calculator", "finance"],
  ] as const)("%s is hidden, and so is its menu entry, without %s", (id, data) => {
    expect(shown([id]).map(({ kind }) => kind)).toEqual([data]);
    expect(shown(["T2", id], { [data]: 0 }).map((one) => one.id)).toEqual(["T2"]);
  });

  it.each([
    ["T2", "introduction"],
    ["T3", "facts"],
    ["T4", "exterior"],
    ["T5", "interior"],
    ["T6", "performance"],
    ["T7", "film"],
    ["T8", "safety"],
    ["T9", "banner"],
    ["T10", "story"],
    ["T11", "technology"],
    ["T12", "story"],
    ["T15", "facts"],
    ["T19", "accessories"],
  ] as const)("%s is about the %s, and always shown", (id, kind) => {
    expect(shown([id]).map((one) => one.kind)).toEqual([kind]);
  });

  it("an unknown id is shown as T10", () => {
    expect(kindOfSection("T99")).toBeUndefined();
    expect(kindOfSection("constructor")).toBeUndefined();
    expect(shown(["T99"])).toEqual([{ ...section("T99"), kind: kindOfSection("T10") }]);
  });
});
