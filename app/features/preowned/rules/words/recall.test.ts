import { expect, test } from "vitest";
import { demoStock } from "../../../../../tests/factories/stock/demo-stock.ts";
import { stockQueries } from "../../../../../tests/factories/stock/stock-queries.ts";
import { columnsOf } from "../stock/stock-columns.ts";
import { filtersOf } from "../stock/stock-filters.ts";
import { StockIndex } from "../stock/stock-index.ts";
import { readQuery } from "./read-query.ts";

const index = new StockIndex(columnsOf(demoStock(new Date("2026-11-22T09:00:00Z"))));
const { columns } = index;
const profileAt = (place: number) => {
  const profile = columns.profiles[columns.profile[place] ?? 0];
  if (profile === undefined) throw new Error("every car has a profile");
  return profile;
};
const found = (q: string) =>
  index.find(filtersOf(readQuery({ q }, index.reader).query), { sort: "newest", page: 1 });

test("of what each search means, at least 98 in 100 stand among its first ten, and little else", () => {
  const wrong: string[] = [];
  let [recall, precision] = [0, 0];
  for (const [query, wanted] of stockQueries) {
    const meant = index.order("newest").filter((place) => wanted(profileAt(place)));
    const { places, total } = found(query);
    const first = new Set(places.slice(0, 10));
    const due = meant.slice(0, 10);
    const share = due.filter((place) => first.has(place)).length / due.length;
    const right = places.filter((place) => wanted(profileAt(place))).length / Math.max(1, places.length);
    recall += share;
    precision += right;
    if (share < 1 || right < 1) wrong.push(`${query}: ${share} ${right} of ${total}, meant ${meant.length}`);
  }
  expect(recall / stockQueries.length, wrong.join("\n")).toBeGreaterThanOrEqual(0.98);
  expect(precision / stockQueries.length, wrong.join("\n")).toBeGreaterThanOrEqual(0.98);
});

test.each(["", "   ", "؟!", "سيارات مستعملة", "used cars for sale"])(
  "%j requests nothing in particular",
  (query) => {
    expect(found(query).total).toBe(columns.count);
  },
);

test.each(["xqzwv", "لاندكروزر", "2019", "suhail 2019"])("nothing is found for %j", (query) => {
  expect(found(query).total).toBe(0);
});

test.each(["لاندكروزر", "لاند كروزر", "landcruiser", "land cruser"])(
  "a name that the feed has in one script only is found by ear in the other: %s",
  (query) => {
    const names = { en: "Land Cruiser", ar: "Land Cruiser" };
    const [car] = demoStock(new Date());
    if (car === undefined) throw new Error("the demo has cars");
    const other = {
      ...car,
      vehicleNo: "LC-1",
      profile: { ...car.profile, model: "land-cruiser", modelNames: names },
    };
    const both = new StockIndex(columnsOf([car, other]));
    const { places } = both.find(filtersOf(readQuery({ q: query }, both.reader).query), {
      sort: "newest",
      page: 1,
    });
    expect(places.map((place) => both.columns.vehicleNo[place])).toEqual(["LC-1"]);
  },
);
