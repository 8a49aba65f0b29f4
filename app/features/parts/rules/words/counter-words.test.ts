import { describe, expect, test } from "vitest";
import { demoCatalogue } from "#db/seed/demo/parts/demo-catalogue.ts";
import { type CounterQuery, counterQueries } from "../../../../../tests/factories/parts/counter-queries.ts";
import { wordIndexOf } from "../../../../../tests/factories/parts/word-index-of.ts";

const index = wordIndexOf(demoCatalogue());

function missing(queries: readonly CounterQuery[], most: number): string[] {
  return queries.flatMap(([q, types]) => {
    const found = index.find(q).types.slice(0, most);
    const isFound = found.some(({ code }) => types.split(" ").includes(code));
    return isFound ? [] : [`${q}: ${types}; found ${found.map(({ code }) => code)}`];
  });
}

test.each(Object.entries(counterQueries))(
  "of queries %s 95 %% have the part among the first three types",
  (_, queries) => {
    const missed = missing(queries, 3);
    expect(missed.length / queries.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
    expect(missing(queries, 10)).toEqual([]);
  },
);

describe("what a counter in Qatar calls it", () => {
  test.each([
    ["دعامية", "front-bumper"],
    ["بنيد", "hood"],
    ["سكان", "steering-wheel"],
    ["ليتات", "headlamp"],
    ["جام", "windshield"],
    ["كندشن", "cabin-filter ac-compressor ac-condenser"],
    ["لستك", "tire-pressure-sensor tire-valve tire-inflator"],
    ["لستك باب", "door-seal"],
    ["بيرنق", "wheel-bearing"],
    ["رنق", "alloy-wheel"],
    ["بتري", "battery"],
    ["مدقار", "front-fender"],
    ["دبة", "trunk-lid"],
    ["منظرة", "door-mirror"],
    ["سويج", "smart-key"],
    ["دشبول", "dashboard-trim"],
    ["عظمة", "stabilizer-link"],
    ["كفرات", "tire-pressure-sensor"],
    ["تاير", "tire-pressure-sensor"],
    ["fan belt", "drive-belt"],
    ["front bumper cover", "front-bumper"],
    ["air con filter", "cabin-filter"],
    ["جلد ميزان", "stabilizer-bushing"],
  ])("%s is first of all %s", (q, types) => {
    expect(types.split(" ")).toContain(index.find(q).types[0]?.code);
  });
});

test("an exact word comes before one that differs by a letter", () => {
  // "Bumper" and "bumber", "horn" and "hoen": the written word alone decides.
  for (const [q, type] of [
    ["hub", "wheel-hub"],
    ["horn", "horn"],
    ["rim", "alloy-wheel"],
    ["جيك", "jack"],
    ["سلف", "starter-motor"],
  ] as const)
    expect(index.find(q).types[0]?.code, q).toBe(type);
});

describe("where and for which car", () => {
  test.each([
    ["lait jeddam yesar wahat", "WHT", undefined, "front-left"],
    ["فحمات شمال لهجر", "HJR", undefined, "left"],
    ["side mirror driver side reem", "REM", undefined, "left"],
    ["منظرة جهة الراكب", undefined, undefined, "right"],
    ["brake pads front and rear wahat", "WHT", undefined, undefined],
    ["فحمات wa7at", "WHT", undefined, undefined],
    ["battery suhail model 22", "SHL", 2022, undefined],
    ["بطارية سهيل موديل ٢٢", "SHL", 2022, undefined],
    ["بطارية سهيل موديل الفين واثنين وعشرين", "SHL", 2022, undefined],
    ["بطارية سهيل ألفين وتسعتعش", "SHL", 2019, undefined],
    ["battery suhail twenty twenty one", "SHL", 2021, undefined],
    ["battery suhail two thousand and eighteen", "SHL", 2018, undefined],
    ["battery suhail 2k19", "SHL", 2019, undefined],
    ["twenty fuses", undefined, undefined, undefined],
  ])("%s: model %s, year %s, place %s", (q, code, year, position) => {
    const found = index.find(q);
    expect([found.model?.code, found.year, found.position]).toEqual([code, year, position]);
  });
});
