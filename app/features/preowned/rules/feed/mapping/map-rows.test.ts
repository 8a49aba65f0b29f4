import { expect, test } from "vitest";
import { type VehicleFeed, vehicleFeed, vehicleFeedFields } from "#app/lib/feed/vehicle-feed.ts";
import { carFieldNames } from "../../fields/car-fields.ts";
import { neededFields } from "../feed-row.ts";
import type { Cell } from "./columns.ts";
import { flatJson } from "./flat-json.ts";
import { likeliestFormat, rowMapper } from "./map-rows.ts";
import { publishedFormats } from "./published-formats.ts";
import { mappingOf, sourcesIn } from "./source-mapping.ts";

const mapped = (feed: VehicleFeed, row: Readonly<Record<string, Cell>>) =>
  rowMapper(feed, Object.keys(row)).map(Object.values(row));

test("every field of a car can be mapped, and every format is a mapping", () => {
  expect(vehicleFeedFields).toEqual(expect.arrayContaining([...carFieldNames, ...neededFields]));
  for (const [name, format] of Object.entries(publishedFormats))
    expect(vehicleFeed.safeParse(format).success, name).toBe(true);
});

test.each<[string, VehicleFeed, Record<string, Cell>, object | undefined]>([
  [
    "our own columns, whatever their case and signs",
    {},
    { "Vehicle No": "7", BODY_TYPE: "SUV" },
    { vehicleNo: "7", bodyType: "SUV" },
  ],
  [
    "the first column that says something",
    { columns: { price: ["offer", "price"] } },
    { offer: " ", price: "9" },
    { price: "9" },
  ],
  [
    "texts beside each other",
    { columns: { kilometrage: { join: ["km.value", "km.unit"] } } },
    { "km.value": "5", "km.unit": "mi" },
    { kilometrage: "5 mi" },
  ],
  [
    "a join without its second column",
    { columns: { kilometrage: { join: ["km", "unit"] } } },
    { km: "5" },
    { kilometrage: "5" },
  ],
  [
    "numbered columns in their order",
    { columns: { images: "image[*].url" } },
    { "image[0].url": "a", "image[0].tag": "x", "image[1].url": "b" },
    { images: "a b" },
  ],
  [
    "a fixed value where nothing is said",
    { fixed: { make: "Rimal", year: "2020" } },
    { make: "", year: "2021" },
    { make: "Rimal", year: "2021" },
  ],
  [
    "a word for nothing as an empty cell",
    { columns: { price: ["offer", "price"] }, fixed: { make: "Rimal" } },
    { offer: "#N/A", price: "9", make: "NULL", mileage_unit: "-", kilometrage: "5", model: "None" },
    { price: "9", make: "Rimal", kilometrage: "5" },
  ],
  [
    "a word for nothing that the source explains",
    { values: { status: { "N/A": "sold" } } },
    { status: "N/A" },
    { status: "sold" },
  ],
  [
    "the source's words",
    { values: { fuelType: { Benz: "petrol" } } },
    { fuelType: "BENZ." },
    { fuelType: "petrol" },
  ],
  [
    "the unit of bare numbers alone",
    { units: { kilometrage: "miles" } },
    { kilometrage: "500" },
    { kilometrage: "500 miles" },
  ],
  [
    "a unit that is there",
    { units: { kilometrage: "miles" } },
    { kilometrage: "500 km" },
    { kilometrage: "500 km" },
  ],
  ...(["own", "meta", "google", "trovit", "oodle"] as const).map(
    (format): [string, VehicleFeed, Record<string, Cell>, object] => [
      `the unit of a column of its own, in the format of ${format}`,
      publishedFormats[format],
      { kilometrage: "25000", Mileage_Unit: "MI", weight: "1500 kg", weightUnits: "lb" },
      { kilometrage: "25000 MI", weight: "1500 kg" },
    ],
  ),
  [
    "the unit of a row before that of its source",
    { units: { kilometrage: "miles" } },
    { kilometrage: "500", mileage_units: "KM" },
    { kilometrage: "500 KM" },
  ],
  [
    "a comma before fractions",
    { decimal: "," },
    { price: "85.000,50 QAR", kilometrage: "1.250", engineSize: "1,5 L", year: "2,022" },
    { price: "85000.5 QAR", kilometrage: "1250", engineSize: "1.5 L", year: "2,022" },
  ],
  [
    "a point before fractions, with the unit of bare numbers",
    { decimal: ".", units: { kilometrage: "miles" } },
    { price: "85,000.00", kilometrage: "45.000" },
    { price: "85000", kilometrage: "45 miles" },
  ],
  ["a state by its usual name", {}, { Availability: "out of stock" }, { status: "out of stock" }],
  ["a state by its own name first", {}, { availability: "in stock", status: "sold" }, { status: "sold" }],
  ["places without names", { columns: { make: "2" } }, { "1": "a", "2": "b" }, { make: "b" }],
  [
    "a list as it is",
    {},
    { specifications: ["Doors, glazed", "Sunroof"] },
    { specifications: ["Doors, glazed", "Sunroof"] },
  ],
  [
    "a row that is no used car",
    { leaveOut: { condition: ["new"] } },
    { condition: "NEW", make: "x" },
    undefined,
  ],
  [
    "a row that may be one",
    { leaveOut: { condition: ["new"] } },
    { condition: "", make: "x" },
    { make: "x" },
  ],
])("%s", (_, feed, row, expected) => expect(mapped(feed, row)).toEqual(expected));

test.each(["meta", "google"] as const)("of %s a sale price counts while its dates hold", (format) => {
  const row = { price: "91000", sale_price: "85000", sale_price_effective_date: "2026-11-01/2026-11-30" };
  const priceWhere = (holds: boolean, { ...cells }: Record<string, string>) =>
    rowMapper(publishedFormats[format], Object.keys(cells), () => holds).map(Object.values(cells))?.price;
  expect([true, false].map((holds) => priceWhere(holds, row))).toEqual(["85000", "91000"]);
  expect(priceWhere(false, { ...row, sale_price_effective_date: " " })).toBe("85000");
  expect(priceWhere(false, { price: "91000", sale_price: "85000" })).toBe("85000");
  expect(priceWhere(true, { ...row, sale_price: "" })).toBe("91000");
});

test.each<[keyof typeof publishedFormats, string]>([
  ["own", "vehicleNo make model year price kilometrage"],
  ["own", "Vehicle No|make|model|year|price|kilometrage|availability"],
  ["google", "id make model year mileage price condition availability"],
  ["google", "id make model year mileage price condition image_link"],
  ["oodle", "id make model year mileage mileage_units price condition body_type exterior_color"],
  ["meta", "vehicle_id make model year mileage.value mileage.unit price availability"],
  ["trovit", "id make model year mileage price car_type fuel"],
])("the columns of %s say so: %s", (name, header) => {
  expect(likeliestFormat(header.split(header.includes("|") ? "|" : " "))).toBe(publishedFormats[name]);
});

test.each(Object.entries(publishedFormats))("a car that %s says is sold is not offered", (_, format) => {
  for (const column of ["availability", "Stock Status", "status"])
    expect(mapped(format, { [column]: "sold" })).toMatchObject({ status: "sold" });
});

test("what no column and no fixed value can fill is missing", () => {
  const { missing } = rowMapper({ fixed: { make: "Rimal" } }, ["vehicleNo", "model", "price", "year"]);
  expect(missing).toEqual(["kilometrage"]);
});

test("a source of the configuration changes a format; what nobody has is none", () => {
  const feeds: Record<string, VehicleFeed> = {
    lusail: { format: "google", columns: { color: "shade" }, fixed: { location: "showroom-lusail" } },
    meta: { columns: { vehicleNo: "ours" } },
  };
  const lusail = mappingOf("lusail", feeds);
  expect(lusail?.columns).toMatchObject({ color: "shade", bodyType: "body_style" });
  expect(lusail).toMatchObject({ fixed: { location: "showroom-lusail" }, leaveOut: { condition: ["new"] } });
  expect(mappingOf("meta", feeds)?.columns, "the importer's own goes first").toEqual({ vehicleNo: "ours" });
  expect(mappingOf("google", feeds)?.columns).toMatchObject({ vehicleNo: ["id", "vin"] });
  for (const none of ["constructor", "__proto__", "", "elsewhere"])
    expect(mappingOf(none, feeds)).toBeUndefined();
  expect(sourcesIn(feeds)).toEqual(["lusail", "meta", "own", "google", "trovit", "oodle"]);
});

test("a JSON object is its fields by their paths", () => {
  const car = {
    a: 1,
    none: null,
    exact: 9_007_199_254_740_991,
    inexact: JSON.parse("123456789012345678901") as unknown,
    mileage: { value: 5, unit: "KM" },
    image: [{ url: "x" }, { url: "y" }],
    list: ["p", 2],
  };
  expect([...(flatJson(car) ?? [])]).toEqual([
    ["a", "1"],
    ["none", ""],
    ["exact", "9007199254740991"],
    ["inexact", "1.2345678901234568e+20"],
    ["mileage.value", "5"],
    ["mileage.unit", "KM"],
    ["image[0].url", "x"],
    ["image[1].url", "y"],
    ["list", ["p", "2"]],
  ]);
  for (const none of [null, "text", 5, [], undefined]) expect(flatJson(none)).toBeUndefined();
});

test.each([
  [{ encoding: "klingon" }],
  [{ columns: { wheels: "w" } }],
  [{ columns: { make: [] } }],
  [{ format: "elsewhere" }],
  [{ delimiter: "x" }],
  [{ unknown: true }],
])("%j is no mapping", (feed) => expect(vehicleFeed.safeParse(feed).success).toBe(false));
