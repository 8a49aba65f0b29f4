import { expect, test } from "vitest";
import { models } from "./cars/models.ts";
import type { CarRow } from "./cars/sharing.ts";
import { splitBySerial, timesReplaced } from "./changes.ts";

const row = (code: string, yearFrom: number, yearTo: number): CarRow => {
  const model = models.find((one) => one.code === code);
  if (!model) throw new Error(code);
  return { model, yearFrom, yearTo, trim: null, drive: null };
};
const split = (...of: Parameters<typeof splitBySerial>) =>
  splitBySerial(...of).map((rows) =>
    rows.map(({ model, yearFrom, yearTo, serialFrom, serialTo }) => [
      model.code,
      yearFrom,
      yearTo,
      serialFrom,
      serialTo,
    ]),
  );

test("a part without a change has one number", () => {
  expect(split("brake-pads", ["rear"], [row("HJR", 2022, 2027)])).toEqual([
    [["HJR", 2022, 2027, undefined, undefined]],
  ]);
});

test("a change within a model year divides that year at its serial number", () => {
  expect(split("brake-pads", ["front"], [row("HJR", 2022, 2027)])).toEqual([
    [
      ["HJR", 2022, 2023, undefined, undefined],
      ["HJR", 2024, 2024, undefined, 4820],
    ],
    [
      ["HJR", 2024, 2024, 4821, undefined],
      ["HJR", 2025, 2027, undefined, undefined],
    ],
  ]);
});

test("a model that shares the part stays with the first number", () => {
  const [first = [], second = []] = split(
    "brake-pads",
    ["front"],
    [row("HJR", 2022, 2027), row("DRR", 2022, 2027)],
  );
  expect(first.map(([code]) => code)).toEqual(["DRR", "HJR", "HJR"]);
  expect(second.map(([code]) => code)).toEqual(["HJR", "HJR"]);
});

test("a change in the first year of a row leaves nothing before it", () => {
  expect(split("radiator", [], [row("JMN", 2024, 2024)])).toEqual([
    [["JMN", 2024, 2024, undefined, 2064]],
    [["JMN", 2024, 2024, 2065, undefined]],
  ]);
});

test("a change of another year or position divides nothing", () => {
  expect(split("brake-pads", ["front"], [row("HJR", 2014, 2021)])).toHaveLength(1);
  expect(split("mirror-glass", ["right"], [row("HJR", 2022, 2027)])).toHaveLength(1);
});

test("a part was replaced up to three times, most never", () => {
  const times = Array.from({ length: 2000 }, (_, turn) => timesReplaced("hood", "XX", turn));
  expect(new Set(times)).toEqual(new Set([0, 1, 2, 3]));
  expect(times.filter((count) => count === 0).length / times.length).toBeGreaterThan(0.95);
});
