import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import * as z from "zod/mini";
import { longestSearch, stockQuery } from "../../calls.ts";
import {
  bodyTypes,
  colors,
  driveTypes,
  features,
  fuelTypes,
  sortOrders,
  transmissions,
} from "../../stock-terms.ts";
import {
  changed,
  cleared,
  isNarrowed,
  leftOutOf,
  readAddress,
  readStockAddress,
  type StockSearch,
  stockAddress,
  stockParams,
  stockQueryOf,
  toggled,
  withoutFilters,
} from "./stock-address.ts";

const read = (query: string) => readStockAddress(new URLSearchParams(query));
const everything = read("");

const someOf = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 });
const bound = fc.option(fc.nat({ max: 999_999_999 }), { nil: undefined });
const searches: fc.Arbitrary<StockSearch> = fc
  .record({
    q: fc.constantFrom("", "white suv", "جيب أبيض", "سهيل 2024", "a&b=c"),
    make: someOf(["rimal", "lulwa"]),
    model: someOf(["suhail", "reem", "سهيل"]),
    bodyType: someOf(bodyTypes),
    fuel: someOf(fuelTypes),
    transmission: someOf(transmissions),
    color: someOf(colors),
    drive: someOf(driveTypes),
    seats: someOf(["2", "5", "7"]),
    doors: someOf(["2", "4"]),
    place: someOf(["rimal-showroom-lusail", "rimal-showroom-salwa-road"]),
    equipment: someOf(features),
    monthlyMax: bound,
    powerMin: bound,
    powerMax: bound,
    engineMin: bound,
    engineMax: bound,
    priceMin: bound,
    priceMax: bound,
    yearMin: bound,
    yearMax: bound,
    mileageMax: bound,
    certified: fc.boolean(),
    sort: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 99_999 }),
  })
  .map((search) => ({ ...everything, ...search }))
  .map((search) => ({ ...changed(search, {}), page: search.page }));

describe("the address of the listing", () => {
  test("what is written is read again", () => {
    fc.assert(
      fc.property(searches, (search) => {
        const address = stockAddress(search);
        expect(read(address)).toEqual(search);
        for (const name of new URLSearchParams(address).keys()) expect(stockParams).toContain(name);
      }),
    );
  });

  test("whatever stands in an address, the call takes what is made of it", () => {
    const anyQuery = fc.dictionary(
      fc.constantFrom("make", "bodyType", "priceMin", "yearMax", "q", "page", "sort", "certified", "x"),
      fc.oneof(fc.string({ maxLength: 200 }), fc.constantFrom("١٢٣", "suv,,sedan", "-1", "0", "true")),
    );
    fc.assert(
      fc.property(anyQuery, (query) => {
        const search = readStockAddress(new URLSearchParams(query));
        expect(z.safeParse(stockQuery, stockQueryOf(search)).success).toBe(true);
      }),
    );
  });

  it("names nothing for the whole stock, nor its first page and usual order", () => {
    expect(stockAddress(everything)).toBe("");
    expect(stockAddress(read("page=1&sort=newest&lang=ar&utm_source=mail"))).toBe("");
  });

  it("keeps commas readable", () => {
    expect(stockAddress(read("bodyType=suv,sedan&priceMax=90000"))).toBe(
      "?bodyType=suv,sedan&priceMax=90000",
    );
  });

  it.each([
    ["bodyType=SUV,,suv,sedan", { bodyType: ["suv", "sedan"] }],
    ["bodyType=suv&bodyType=van", { bodyType: ["suv", "van"] }],
    ["model=<b>,reem", { model: ["reem"] }],
    ["priceMax=٩٠٠٠٠", { priceMax: 90_000 }],
    ["priceMax=90,000&priceMin=", { priceMax: 90_000 }],
    ["priceMin=90000&priceMax=50000", { priceMin: 50_000, priceMax: 90_000 }],
    ["powerMin=300&powerMax=200", { powerMin: 200, powerMax: 300 }],
    ["seats=7&seats=5&monthlyMax=١٥٠٠", { seats: ["7", "5"], monthlyMax: 1500 }],
    ["yearMin=20x4", {}],
    ["certified=1", {}],
    ["certified=true", { certified: true }],
    ["sort=fastest&page=0", {}],
    ["page=99999", { page: 99_999 }],
    ["page=100000", {}],
    ["page=x2", {}],
    ["page=2x", {}],
    ["priceMax=x90000", {}],
    ["priceMax=999999999", { priceMax: 999_999_999 }],
    ["priceMax=1000000000", {}],
    ["priceMax=90 000٬000", { priceMax: 90_000_000 }],
    ["priceMin=5&priceMax=5", { priceMin: 5, priceMax: 5 }],
    [`model=${"a".repeat(60)}`, { model: ["a".repeat(60)] }],
    [`model=${"a".repeat(61)}`, {}],
    ["seats=1,2,3,4,5,6,7,8,9,10,11,12,13", { seats: "1,2,3,4,5,6,7,8,9,10,11,12".split(",") }],
    ["page=٣", { page: 3 }],
    ["q=++white++suv+", { q: "white suv" }],
    ["q=%00white%07%00suv", { q: "white suv" }],
    ["q=%00", {}],
    [`q=${"a".repeat(200)}`, { q: "a".repeat(longestSearch) }],
    [`q=+${"a".repeat(longestSearch)}`, { q: "a".repeat(longestSearch) }],
    [`q=${"a".repeat(longestSearch - 1)} b`, { q: "a".repeat(longestSearch - 1) }],
  ])("reads %s", (query, expected) => {
    expect(read(query)).toEqual({ ...everything, ...expected });
  });
});

describe("the address of a text that was read", () => {
  it.each([
    ["model=reem", ["clean", "lady driven"], "?model=reem&leftOut=clean,lady+driven"],
    ["", ["نظيف"], "?leftOut=%D9%86%D8%B8%D9%8A%D9%81"],
    ["model=reem", [], "?model=reem"],
  ])("of %j without %j is %s, and says so again", (query, leftOut, address) => {
    expect(readAddress(read(query), leftOut)).toBe(address);
    expect(leftOutOf(new URLSearchParams(address))).toEqual(leftOut);
    expect(read(address)).toEqual(read(query));
  });
});

describe("changing a search", () => {
  test("a value taken in and out leaves the search as it was, on its first page", () => {
    fc.assert(
      fc.property(searches, (search) => {
        const twice = toggled(toggled(search, "bodyType", "new-one"), "bodyType", "new-one");
        expect(twice).toEqual({ ...search, page: 1 });
      }),
    );
  });

  it("begins at the first page again", () => {
    expect(toggled(read("page=3"), "make", "rimal")).toEqual(read("make=rimal"));
    expect(changed(read("page=3&priceMin=10"), { priceMax: 5 })).toEqual(read("priceMin=5&priceMax=10"));
  });

  it("leaves filters aside by their names", () => {
    expect(withoutFilters(read("priceMax=5&color=red&fuel=diesel&page=2"), ["priceMax", "color"])).toEqual(
      read("fuel=diesel"),
    );
  });

  it("clears everything but the order", () => {
    expect(cleared(read("q=suv&certified=true&sort=year&page=2"))).toEqual(read("sort=year"));
    expect(isNarrowed(read("sort=year&page=2"))).toBe(false);
    expect(isNarrowed(read("certified=true"))).toBe(true);
  });
});
