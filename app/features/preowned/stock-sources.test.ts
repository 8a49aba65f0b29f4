import { beforeEach, describe, expect, test } from "vitest";
import type { VehicleFeed } from "#app/lib/feed/vehicle-feed.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { publishedFeeds } from "../../../tests/factories/stock/published-feeds.ts";
import { importStock } from "./server/import/import-stock.server.ts";
import type { PreownedTables } from "./tables.ts";

testDatabase();
const today = new Date("2026-11-29T09:00:00Z");
const feeds = config.usedCars.feeds as Record<string, VehicleFeed>;
const take = (
  text: string | Uint8Array,
  options: { source?: string; charset?: string; complete?: boolean; now?: Date } = {},
) => {
  async function* bytes() {
    yield Buffer.from(text);
  }
  const { complete = false, now = today, ...form } = options;
  return importStock(bytes(), { complete, now, confirmedRemovals: Number.POSITIVE_INFINITY, ...form });
};
const cars = () =>
  database<PreownedTables>().selectFrom("preowned.vehicle").selectAll().orderBy("vehicle_no").execute();
const listed = async () =>
  (await cars()).filter(({ status }) => status !== "out-of-stock").map(({ vehicle_no: number }) => number);

beforeEach(async () => {
  for (const name of Object.keys(feeds)) delete feeds[name];
  await database<PreownedTables>().deleteFrom("preowned.vehicle").execute();
  await database<PreownedTables>().deleteFrom("preowned.stock_import").execute();
});

const ofAll = {
  ...{
    make: "rimal",
    model: "reem",
    model_year: 2023,
    price: 91_000,
    transmission: "automatic",
  },
  body_type: "suv",
  color: "white",
  full_color_en: "Pearl White",
  full_color_ar: "أبيض",
};

describe.each([
  [
    "meta",
    {
      vehicle_no: "FB-7",
      status: "reserved",
      fuel_type: "plug-in-hybrid",
      drive_type: "2wd",
      certified: true,
    },
  ],
  [
    "google",
    {
      vehicle_no: "7",
      kilometrage: 31_001,
      fuel_type: "plug-in-hybrid",
      drive_type: "2wd",
      engine_size: 2500,
    },
  ],
  [
    "trovit",
    {
      vehicle_no: "7",
      kilometrage: 31_000,
      fuel_type: "plug-in-hybrid",
      drive_type: "other",
      engine_size: 2487,
      doors: 5,
    },
  ],
  [
    "oodle",
    { vehicle_no: "7", kilometrage: 31_001, fuel_type: "other", drive_type: "other", certified: true },
  ],
] as const)("a feed in the published format of %s", (format, car) => {
  test.each([undefined, format])(
    "is taken in as its columns or its sender say (source %s)",
    async (source) => {
      const taken = await take(publishedFeeds[format], source === undefined ? {} : { source });
      expect(taken).toMatchObject({ ok: true, value: { rows: 2, refused: 0, leftOut: 1, added: 1 } });
      expect(await cars()).toMatchObject([{ ...ofAll, ...car, source: source ?? "" }]);
    },
  );

  test("says with which of its pictures and words nothing could be done", async () => {
    const taken = await take(publishedFeeds[format].replaceAll("Pearl White", "Wandering Thought"));
    const warnings = taken.ok ? taken.value.warnings : [];
    expect(warnings).toContainEqual(
      expect.objectContaining({
        field: "color",
        problem: "unknown-value",
        value: "Wandering Thought",
        line: 2,
        cars: 1,
      }),
    );
    expect(warnings).toContainEqual(
      expect.objectContaining({ field: "images", problem: "address-not-allowed" }),
    );
    expect(await cars()).toMatchObject([{ color: "other", images: [] }]);
  });
});

const header = "vehicleNo,make,model,year,price,kilometrage,bodyType,color,fuelType,transmission,driveType";
const row = (no: string) => `${no},Rimal,Reem,2023,91000,31000,SUV,White,Petrol,Automatic,AWD`;

test("a source of the configuration says columns, words, units, encoding and that there is no header", async () => {
  feeds["dealer-one"] = {
    header: false,
    delimiter: ";",
    encoding: "windows-1256",
    columns: { vehicleNo: "1", model: "2", year: "3", price: "4", kilometrage: "5", color: "6" },
    fixed: { make: "Rimal", bodyType: "suv", fuelType: "petrol", transmission: "auto", driveType: "fwd" },
    values: { model: { "R-1": "Reem" } },
    units: { kilometrage: "miles" },
  };
  const white = [0xc3, 0xc8, 0xed, 0xd6];
  const bytes = Buffer.concat([
    Buffer.from("STK#9;R-1;2023;91000;19262;"),
    Buffer.from(white),
    Buffer.from("\r\n"),
  ]);
  expect(await take(bytes, { source: "dealer-one" })).toMatchObject({
    ok: true,
    value: { added: 1, warned: 0 },
  });
  expect(await cars()).toMatchObject([
    { ...ofAll, kilometrage: 30_999, vehicle_no: "STK-9", full_color_en: "White", source: "dealer-one" },
  ]);
});

test("a complete feed takes out cars of its own source alone", async () => {
  await take([header, row("A-1"), row("A-2")].join("\n"), { complete: true });
  feeds.lusail = {};
  await take([header, row("L-1"), row("L-2")].join("\n"), { complete: true, source: "lusail" });
  expect(await listed()).toEqual(["A-1", "A-2", "L-1", "L-2"]);
  const one = await take([header, row("L-2")].join("\n"), { complete: true, source: "lusail" });
  expect(one).toMatchObject({ ok: true, value: { gone: 1 } });
  expect(await listed()).toEqual(["A-1", "A-2", "L-2"]);
});

test.each<[string | undefined, string | undefined]>([
  ["meta", "google"],
  ["lusail", undefined],
  [undefined, "lusail"],
])(
  "a car of source %s keeps all it has when source %s brings another of its number",
  async (first, second) => {
    feeds.lusail = {};
    const bring = (numbers: string[], source: string | undefined, model = "Reem") =>
      take([header, ...numbers.map((no) => row(no).replace("Reem", model))].join("\n"), {
        complete: true,
        ...(source === undefined ? {} : { source }),
      });
    await bring(["X-1"], first);
    const before = await cars();
    const others = Array.from({ length: 20 }, (_, place) => `Y-${place}`);
    const value = first === undefined ? {} : { value: first };
    expect(await bring(["X-1", ...others], second, "Suhail")).toMatchObject({
      value: {
        ...{ added: 20, updated: 0, gone: 0, refused: 1 },
        refusedRows: [
          { line: 2, problems: [{ field: "vehicleNo", problem: "of-another-source", ...value }] },
        ],
      },
    });
    expect((await cars()).filter(({ vehicle_no: no }) => no === "X-1")).toEqual(before);
    expect(await bring(["X-1"], first, "Suhail")).toMatchObject({ value: { updated: 1 } });
  },
);

test("a sale price holds on its days alone, also where the same file comes again", async () => {
  const file = [
    ...["id,make,model,year,mileage,mileage_unit,price,sale_price,sale_price_effective_date,currency"],
    ...["S-1,Rimal,Reem,2023,19262,MI,91000,85000,2026-11-29/2026-11-30,QAR"],
    ...["S-2,Rimal,Reem,2023,31000,KM,91000,,,QAR"],
  ].join("\n");
  const pricesOn = async (day: string) => {
    const taken = await take(file, { source: "google", now: new Date(`${day}T09:00:00Z`) });
    expect(taken).toMatchObject({ ok: true, value: { refused: 0 } });
    return (await cars()).map(({ price, kilometrage }) => [price, kilometrage]);
  };
  const regular = [91_000, 30_999];
  const other = [91_000, 31_000];
  expect(await pricesOn("2026-11-28")).toEqual([regular, other]);
  expect(await pricesOn("2026-11-30")).toEqual([[85_000, 30_999], other]);
  expect(await pricesOn("2026-12-01")).toEqual([regular, other]);
});

test("a price in another currency is refused with its value and line", async () => {
  const taken = await take([`${header},Currency`, `${row("A-1")},USD`, `${row("A-2")},QAR`].join("\n"));
  expect(taken).toMatchObject({
    detail: {
      refused: 1,
      refusedRows: [{ line: 2, problems: [{ field: "currency", problem: "unknown-value", value: "USD" }] }],
    },
  });
});

test("a make of ours has its names in both languages, however the feed writes it", async () => {
  await take(
    [header, row("A-1"), row("A-2").replace("Rimal", "رمال"), row("A-3").replace("Rimal", "RIMAL")].join(
      "\n",
    ),
  );
  const names = (await cars()).map(({ make, make_en, make_ar }) => [make, make_en, make_ar]);
  expect(names).toEqual(Array.from({ length: 3 }, () => ["rimal", "Rimal", "رمال"]));
});

test("a source that nobody knows is refused with those that there are", async () => {
  feeds.lusail = {};
  expect(await take("x", { source: "elsewhere" })).toMatchObject({
    ok: false,
    code: "unknown-source",
    detail: { sources: ["lusail", "own", "meta", "google", "trovit", "oodle"] },
  });
});

const plain = [header, row("A-1"), row("A-2")].join("\n");
test.each<[string, string | Uint8Array]>([
  ["semicolons", plain.replaceAll(",", ";")],
  ["a line that names the separator", `sep=;\r\n${plain.replaceAll(",", ";")}`],
  ["tabs in UTF-16, as Unicode text", Buffer.from(`\ufeff${plain.replaceAll(",", "\t")}`, "utf16le")],
  ["a mark of UTF-8 and line ends of Windows", `\ufeff${plain.replaceAll("\n", "\r\n")}`],
  ["line ends of old", plain.replaceAll("\n", "\r")],
  ["other names of the columns", plain.replace("vehicleNo", "Vehicle No").replace("bodyType", "body_type")],
  ["numbers as a person writes them", plain.replaceAll("91000", '"91,000"').replaceAll("31000", "31 000")],
  [
    "numbers as a spreadsheet writes them",
    plain.replaceAll("91000", "9.1E+04").replaceAll("31000", "31000.0"),
  ],
  ["a mark before the number", plain.replaceAll("A-", "'0").replaceAll("'0", "'-A-")],
  ["empty columns and rows at the end", plain.replaceAll("\n", ",,\n").concat(",,\n,,,,,,,,,,,,\n,,,,\n")],
  ["the header again", `${plain}\n${header}`],
  ["a break within quotes", plain.replaceAll("White", '"White\n"')],
])("what Excel writes is read: %s", async (_, text) => {
  expect(await take(text)).toMatchObject({ ok: true, value: { rows: 2, refused: 0, warned: 0 } });
  expect(await cars()).toMatchObject([
    { vehicle_no: "A-1", price: 91_000, kilometrage: 31_000, color: "white" },
    { vehicle_no: "A-2", price: 91_000, kilometrage: 31_000, color: "white" },
  ]);
});

test("a workbook itself is refused by a sentence of its own", async () => {
  expect(await take(Buffer.from([0x50, 0x4b, 3, 4, 1, 2]))).toMatchObject({ ok: false, code: "packed-file" });
});
