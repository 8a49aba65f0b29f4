import { describe, expect, it, test } from "vitest";
import { demoStock } from "../../../../../tests/factories/stock/demo-stock.ts";
import { readQuery } from "../words/read-query.ts";
import type { Profile } from "./stock-car.ts";
import { columnsOf } from "./stock-columns.ts";
import { filtersOf } from "./stock-filters.ts";
import { StockIndex } from "./stock-index.ts";

const cars = demoStock(new Date("2026-11-22T09:00:00Z"));
const index = new StockIndex(columnsOf(cars));
const { columns } = index;
const setOf = (image = "") => image.replace(/\/\d+\.webp$/, "");
const isFourWheel = ({ driveType }: Profile) => driveType === "awd" || driveType === "4wd";
const numbersFor = (q: string) => {
  const { places, total } = index.find(filtersOf(readQuery({ q }, index.reader).query), {
    sort: "newest",
    page: 1,
  });
  return { total, numbers: places.map((place) => columns.vehicleNo[place]) };
};

test("each car begins with a picture of its own, so that no neighbors show the same one in any order", () => {
  const images = cars.map(({ image }) => image);
  expect(new Set(images).size).toBe(cars.length);
});

test("a set of pictures shows cars of one color", () => {
  const colors = Map.groupBy(cars, ({ image }) => setOf(image));
  for (const [set, shown] of colors)
    expect(new Set(shown.map(({ profile }) => profile.fullColor?.en)).size, set).toBe(1);
});

test("a picture that several cars show is marked as a sample", () => {
  for (const { vehicleNo, image, hasSamples } of cars) {
    const isShared = cars.some((car) => car.vehicleNo !== vehicleNo && setOf(car.image) === setOf(image));
    expect(!isShared || hasSamples, vehicleNo).toBe(true);
  }
});

describe("a search finds", () => {
  it.each(["SHL-240111", "shl-240111", "SHL240111", "240111", "suhail 240111"])("one car by %s", (q) => {
    expect(numbersFor(q)).toEqual({ total: 1, numbers: ["SHL-240111"] });
  });
  it("the cars whose number begins so", () => {
    expect(numbersFor("SHL-24").numbers.every((number) => number?.startsWith("SHL-24"))).toBe(true);
    expect(numbersFor("SHL-24").total).toBeGreaterThan(2);
  });
  it.each(["SHL-999999", "999999"])("nothing by %s", (q) => {
    expect(numbersFor(q).total).toBe(0);
  });

  const count = (fits: (car: (typeof cars)[number]) => boolean) => cars.filter(fits).length;
  it.each([
    ["7 seats", count(({ profile }) => profile.seats.includes(7))],
    ["٧ مقاعد", count(({ profile }) => profile.seats.includes(7))],
    ["under 60k", count(({ price }) => price <= 60_000)],
    ["تحت 60 الف", count(({ price }) => price <= 60_000)],
    ["automatic", count(({ profile }) => profile.transmission === "automatic")],
    [
      "sunroof under 100k",
      count(({ profile, price }) => profile.features.includes("sunroof") && price <= 100_000),
    ],
    ["فتحة سقف", count(({ profile }) => profile.features.includes("sunroof"))],
    ["lusail", count(({ profile }) => profile.place === "rimal-showroom-lusail")],
    ["4x4 7 seats", count(({ profile }) => isFourWheel(profile) && profile.seats.includes(7))],
    ["واحات دفع رباعي", count(({ profile }) => isFourWheel(profile) && profile.model === "wahat")],
  ])("%s: %i cars", (q, total) => {
    expect(total).toBeGreaterThan(0);
    expect(numbersFor(q).total).toBe(total);
  });
});
