import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generatedStock } from "../../../../../tests/factories/stock/generated-stock.ts";
import { queryOfSearch, searchAddress } from "../address/search-address.ts";
import { ratePrice } from "../price/price-rating.ts";
import { featuredOf, similarTo } from "./alike.ts";
import { nearestFilters } from "./nearest.ts";
import { columnsOf, placeOf } from "./stock-columns.ts";
import { everything, filtersOf } from "./stock-filters.ts";
import { StockSnapshot } from "./stock-snapshot.ts";

const cars = [...generatedStock(600, 11)];
const stock = new StockSnapshot(columnsOf(cars));
const { columns, index } = stock;
const carAt = (place: number) => {
  const car = cars.find(({ vehicleNo }) => vehicleNo === columns.vehicleNo[place]);
  if (car === undefined) throw new Error("every place is a car");
  return car;
};

describe("a price", () => {
  test.each([
    [90, "very-good"],
    [92, "very-good"],
    [95, "good"],
    [97, "good"],
    [100, "fair"],
    [103, "fair"],
    [108, "high"],
    [111, "very-high"],
  ])("of %i among prices around 100 is %s", (price, rating) => {
    expect(ratePrice(price, [98, 99, 100, 101, 102])).toEqual({ rating, usual: { min: 99, max: 101 } });
  });

  test("is judged by the middle of the others, in whatever order they come", () => {
    const others = [140, 90, 120, 100, 130, 110];
    expect(ratePrice(115, others)).toEqual({ rating: "fair", usual: { min: 103, max: 128 } });
    expect(ratePrice(105, others).rating).toBe("very-good");
    expect(ratePrice(127, others).rating).toBe("very-high");
  });

  test("is not judged by fewer than five others", () => {
    expect(ratePrice(90, [98, 99, 100, 101])).toEqual({ rating: null, usual: null });
  });

  test("is compared with the nearest of the same model, a year apart and within 30 % of the mileage, and not with itself", () => {
    for (const car of cars) {
      const { vehicleNo, price, kilometrage } = car;
      const { make, model, year } = car.profile;
      const all = cars.filter(
        (other) =>
          other !== car &&
          other.profile.make === make &&
          other.profile.model === model &&
          Math.abs(other.profile.year - year) <= 1 &&
          Math.abs(other.kilometrage - kilometrage) <= kilometrage * 0.3,
      );
      const apart = (other: { kilometrage: number }) => Math.abs(other.kilometrage - kilometrage);
      const nearest = all
        .map(apart)
        .sort((one, other) => one - other)
        .slice(0, 40);
      const { comparables, ...rated } = stock.ratings.rate({
        vehicleNo,
        make,
        model,
        year,
        price,
        kilometrage,
      });
      const compared = comparables.map(carAt);
      expect(compared.map(apart)).toEqual(nearest);
      expect(rated).toEqual(
        ratePrice(
          price,
          compared.map((other) => other.price),
        ),
      );
    }
  });
});

test("similar cars have the body, a price within a fifth and a year within two; none is reserved, the nearest price comes first", () => {
  for (const car of cars.slice(0, 100)) {
    const { vehicleNo, price, profile } = car;
    const found = similarTo(stock, { vehicleNo, price, bodyType: profile.bodyType, year: profile.year }).map(
      carAt,
    );
    const wanted = cars
      .filter((other) => other !== car && other.profile.bodyType === profile.bodyType && !other.isReserved)
      .filter(
        (other) =>
          Math.abs(other.price - price) <= price / 5 && Math.abs(other.profile.year - profile.year) <= 2,
      )
      .map((other) => Math.abs(other.price - price))
      .sort((one, other) => one - other)
      .slice(0, 8);
    expect(found.map((other) => Math.abs(other.price - price))).toEqual(wanted);
  }
});

test("featured cars are certified, to be had, of different models, the newest of each", () => {
  const found = featuredOf(stock).map(carAt);
  expect(found.length).toBe(8);
  expect(new Set(found.map(({ profile }) => `${profile.make} ${profile.model}`)).size).toBe(8);
  expect(found.every(({ profile, isReserved }) => profile.certified && !isReserved)).toBe(true);
  const times = found.map(({ listedAtMs }) => listedAtMs);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test("a car is found by its number, and no other", () => {
  for (const [place, number] of columns.vehicleNo.entries()) expect(placeOf(columns, number)).toBe(place);
  expect([placeOf(columns, "A"), placeOf(columns, "G0000012X"), placeOf(columns, "Z")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe("where nothing fits", () => {
  const nearest = (query: Parameters<typeof filtersOf>[0]) =>
    nearestFilters(filtersOf(query), new Set(Object.keys(query)), (filters) => index.fits(filters));

  test.each([
    [{ model: "suhail", color: "brown" as string }, ["color"]],
    [{ model: "hajar", priceMax: "20000" }, ["priceMax"]],
    [{ model: "suhail", bodyType: "van" }, ["bodyType"]],
    [{ model: "nada", fuel: "diesel", color: "white" }, ["fuel"]],
    [{ model: "unicorn", color: "white" }, ["model"]],
    [{ q: "xqzwv", color: "white" }, ["q"]],
  ])("%j leaves aside %j and nothing that need not be", (query, without) => {
    const found = nearest(query);
    expect(found?.without).toEqual(without);
    expect(found && index.fits(found.filters)).toBe(true);
  });

  test("an empty stock has nothing near", () => {
    const empty = new StockSnapshot(columnsOf([]));
    expect(
      nearestFilters(filtersOf({ color: "white" }), new Set(["color"]), (one) => empty.index.fits(one)),
    ).toBeUndefined();
    expect(empty.index.find(everything, { sort: "newest", page: 3 })).toMatchObject({
      places: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });
});

test("a search has one address, and the address is the search", () => {
  expect(
    searchAddress({ model: "b,a,b", q: " white ", sort: "year", page: "4", lang: "ar", certified: "true" }),
  ).toBe("certified=true&model=a%2Cb&q=white");
  expect(searchAddress({ q: "b,a,b" })).toBe("q=b%2Ca%2Cb");
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.constantFrom("suv", "suv,sedan"), (q, bodyType) => {
      const address = searchAddress({ q, bodyType });
      const query = queryOfSearch(address);
      expect(query && searchAddress(query)).toBe(address);
    }),
  );
  expect(queryOfSearch("priceMax=cheap")).toBeUndefined();
});
