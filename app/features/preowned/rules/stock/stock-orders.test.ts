import { describe, expect, it } from "vitest";
import { generatedStock } from "../../../../../tests/factories/stock/generated-stock.ts";
import { sortOrders } from "../../stock-terms.ts";
import type { StockCar } from "./stock-car.ts";
import { columnsOf } from "./stock-columns.ts";
import { placesInOrder, ranksOf } from "./stock-orders.ts";

const cars = [...generatedStock(400, 11)];
const byNumber = new Map(cars.map((car) => [car.vehicleNo, car]));
const columns = columnsOf(cars);

/** What each order promises of two neighbors. */
const isBefore: Record<(typeof sortOrders)[number], (one: StockCar, next: StockCar) => boolean> = {
  newest: (one, next) => Math.floor(one.listedAtMs / 1000) >= Math.floor(next.listedAtMs / 1000),
  "price-up": (one, next) => one.price <= next.price,
  "price-down": (one, next) => one.price >= next.price,
  mileage: (one, next) => one.kilometrage <= next.kilometrage,
  year: (one, next) => one.profile.year >= next.profile.year,
};

describe.each(sortOrders)("cars in the order %s", (order) => {
  const places = placesInOrder(columns, order);
  const inOrder = [...places].map((place) => byNumber.get(columns.vehicleNo[place] ?? ""));

  it("are all there, each once", () => {
    expect(new Set(places).size).toBe(cars.length);
  });

  it("stand as it promises; of equals the lower number comes first", () => {
    for (const [at, one] of inOrder.entries()) {
      const next = inOrder[at + 1];
      if (one === undefined || next === undefined) continue;
      expect(isBefore[order](one, next)).toBe(true);
      if (isBefore[order](next, one)) expect(one.vehicleNo < next.vehicleNo).toBe(true);
    }
  });

  it("each place knows its rank", () => {
    const ranks = ranksOf(places);
    expect([...places].map((place) => ranks[place])).toEqual([...places].map((_, rank) => rank));
  });
});

it("an empty stock has an empty order", () => {
  expect(placesInOrder(columnsOf([]), "newest")).toHaveLength(0);
});
