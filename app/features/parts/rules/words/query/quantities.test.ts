import { describe, expect, test } from "vitest";
import { bareNumbersIn, isQuantity, quantitiesIn, withoutQuantities } from "./quantities.ts";

describe("the quantities of a text", () => {
  test.each([
    ["Fuse, 7.5 A", ["7.5a"]],
    ["فيوز، 7.5 أمبير", ["7.5a"]],
    ["fuse 15A", ["15a"]],
    ["15 amp fuse", ["15a"]],
    ["4 liters, 4 litre, 4L, ٤ لتر", ["4l"]],
    ["زيت مكينة، عبوة 4 لترات", ["4l"]],
    ["زيت مكينة، عبوة لتر", ["1l"]],
    ["زيت فرامل، عبوة نصف لتر", ["0.5l"]],
    ["ماء، عبوة لترين", ["2l"]],
    ["H4 60/55 W", ["60w", "55w"]],
    ["PY21W", ["21w"]],
    ["radiator cap 1.4 bar", ["1.4bar"]],
    ["بطارية 12 فولت", ["12v"]],
    ["battery 12V 60Ah", ["12v", "60ah"]],
    ["زيت اربعة لتر", ["4l"]],
    ["بطارية خمسة وسبعين امبير", ["75a"]],
    ["battery seventy amp", ["70a"]],
    ["engine oil 5W-30", []],
    ["2 a/c hoses and 1 v-belt", []],
    ["brake pads", []],
  ])("%j are %j", (text, found) => {
    expect(quantitiesIn(text)).toEqual(found);
  });

  test("are left out of the words that name a type, unless nothing else is there", () => {
    expect(withoutQuantities("engine oil 4 liters")).toBe("engine oil");
    expect(withoutQuantities("fuse 30")).toBe("fuse");
    expect(withoutQuantities("hajar 2021 W5W 5W-30")).toBe("hajar 2021 w5w 5w-30");
    expect(withoutQuantities("12 V")).toBe("12 V");
  });

  test("may miss their unit", () => {
    expect(bareNumbersIn("radiator cap 1.4")).toEqual(["1.4"]);
    expect(bareNumbersIn("oil 4 l 2021")).toEqual([]);
  });

  test("are measures of a unit alone", () => {
    expect(["12v", "4l", "h11", "5w30", "dot4"].filter(isQuantity)).toEqual(["12v", "4l"]);
  });
});
