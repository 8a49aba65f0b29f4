import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatedStock } from "../../../../../tests/factories/stock/generated-stock.ts";
import type { StockQuery } from "../../calls.ts";
import { pageSize, type SortOrder, sortOrders } from "../../stock-terms.ts";
import type { Profile, StockCar } from "./stock-car.ts";
import { columnsOf } from "./stock-columns.ts";
import { filtersOf, type ListedFilter } from "./stock-filters.ts";
import { StockIndex } from "./stock-index.ts";

/** By number, as equals are ordered. */
const cars = [...generatedStock(700, 23)].sort((one, other) => (one.vehicleNo < other.vehicleNo ? -1 : 1));
const index = new StockIndex(columnsOf(cars));
const numbersOf = (places: readonly number[]) => places.map((place) => index.columns.vehicleNo[place]);

/** What each filter looks at, and how each order compares: written anew, the plain way. */
const valuesIn: Record<ListedFilter, (profile: Profile) => readonly string[]> = {
  make: ({ make }) => [make],
  model: ({ model }) => [model],
  bodyType: ({ bodyType }) => [bodyType],
  fuel: ({ fuelType }) => [fuelType],
  transmission: ({ transmission }) => [transmission],
  color: ({ color }) => [color],
  drive: ({ driveType }) => [driveType],
  seats: ({ seats }) => seats.map(String),
  doors: ({ doors }) => (doors === null ? [] : [String(doors)]),
  equipment: ({ features }) => features,
  place: ({ place }) => (place === null ? [] : [place]),
  certified: ({ certified }) => [String(certified)],
};
const names = Object.keys(valuesIn) as ListedFilter[];
const before: Record<SortOrder, (one: StockCar, other: StockCar) => number> = {
  newest: (one, other) => Math.floor(other.listedAtMs / 1000) - Math.floor(one.listedAtMs / 1000),
  "price-up": (one, other) => one.price - other.price,
  "price-down": (one, other) => other.price - one.price,
  mileage: (one, other) => one.kilometrage - other.kilometrage,
  year: (one, other) => other.profile.year - one.profile.year,
};

function isWithin(value: number | null, least: string | undefined, most: string | undefined): boolean {
  if (least === undefined && most === undefined) return true;
  return value !== null && value >= Number(least ?? 0) && value <= Number(most ?? Number.POSITIVE_INFINITY);
}

function fits({ profile, price, kilometrage }: StockCar, query: StockQuery, besides?: ListedFilter): boolean {
  const isChosen = names.every((name) => {
    const chosen = query[name]?.split(",");
    if (chosen === undefined || name === besides) return true;
    const has = (value: string) => valuesIn[name](profile).includes(value);
    return name === "equipment" ? chosen.every(has) : chosen.some(has);
  });
  return (
    isChosen &&
    isWithin(price, query.priceMin, query.priceMax) &&
    isWithin(kilometrage, undefined, query.mileageMax) &&
    isWithin(profile.year, query.yearMin, query.yearMax) &&
    isWithin(profile.power, query.powerMin, query.powerMax) &&
    isWithin(profile.engineSize, query.engineMin, query.engineMax)
  );
}

/** Searches for what some car has, with bounds on either side of it, so that most find something. */
const anyQuery: fc.Arbitrary<StockQuery> = fc
  .record({
    car: fc.constantFrom(...cars),
    other: fc.constantFrom(...cars),
    chosen: fc.subarray(names, { maxLength: 3 }),
    bounds: fc.subarray([
      "priceMin",
      "priceMax",
      "mileageMax",
      "yearMin",
      "yearMax",
      "powerMin",
      "engineMax",
    ]),
    slack: fc.constantFrom(0, 0, 1, 1_000),
  })
  .map(({ car, other, chosen, bounds, slack }) => {
    const { profile, price, kilometrage } = car;
    const ends: Record<string, number> = {
      ...{ priceMin: price - slack, priceMax: price + slack, mileageMax: kilometrage + slack },
      ...{ yearMin: profile.year, yearMax: profile.year, powerMin: profile.power ?? 1, engineMax: 3_000 },
    };
    const lists = chosen.map((name) => {
      const values = [...valuesIn[name](profile), ...valuesIn[name](other.profile)];
      return [name, [...new Set(values)].slice(0, 2).join(",") || "none"];
    });
    return Object.fromEntries([...lists, ...bounds.map((name) => [name, String(ends[name])])]) as StockQuery;
  });

describe("over any search", () => {
  it("a page, its total and every count are what a look at each car finds", () => {
    const paging = fc.record({ sort: fc.constantFrom(...sortOrders), page: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(anyQuery, paging, (query, { sort, page }) => {
        const found = index.find(filtersOf(query), { sort, page });
        const all = cars.filter((car) => fits(car, query)).sort(before[sort]);
        const pages = Math.max(1, Math.ceil(all.length / pageSize));
        const shown = Math.min(page, pages);
        expect(found).toMatchObject({ total: all.length, pages, page: shown });
        expect(numbersOf(found.places)).toEqual(
          all.slice((shown - 1) * pageSize, shown * pageSize).map(({ vehicleNo }) => vehicleNo),
        );
        for (const name of names) {
          const among = cars.filter((car) => fits(car, query, name === "equipment" ? undefined : name));
          for (const [value, count] of found.facets[name])
            expect(count, `${name} ${value}`).toBe(
              among.filter(({ profile }) => valuesIn[name](profile).includes(value)).length,
            );
        }
      }),
      { numRuns: 80 },
    );
  });

  it("the first, those among some, and whether any fits, agree with it", () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(...sortOrders), (query, sort) => {
        const filters = filtersOf(query);
        const all = cars.filter((car) => fits(car, query));
        const first = all.toSorted(before[sort]).slice(0, 5);
        expect(numbersOf(index.first(filters, sort, 5))).toEqual(first.map(({ vehicleNo }) => vehicleNo));
        expect(index.fits(filters)).toBe(all.length > 0);
        const some = [5, 3, 600, 20, 4];
        const expected = some.filter((place) => all.includes(cars[place] ?? ({} as StockCar)));
        expect(index.among(filters, some)).toEqual(expected);
      }),
    );
  });
});

it("every value of the stock is counted, also where nothing with it fits", () => {
  const { facets } = index.find(filtersOf({ model: "unicorn" }), { sort: "newest", page: 1 });
  for (const name of names) {
    const values = new Set(cars.flatMap(({ profile }) => valuesIn[name](profile)));
    expect(new Set(facets[name].keys())).toEqual(values);
  }
});
