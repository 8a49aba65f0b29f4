import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import {
  bytesOf,
  linesOf,
  numbers,
  smallCatalogue,
  smallPrices,
} from "../../../../../tests/factories/parts/small-catalogue.ts";
import { importCatalogue } from "./import-catalogue.server.ts";
import { importPrices } from "./import-prices.server.ts";

testDatabase();
const now = new Date("2026-11-26T08:00:00Z");
const header = smallPrices(now).split("\n")[0] ?? "";
const bring = (text: string, options = {}) => importPrices(bytesOf(text), { now, ...options });
const prices = async () =>
  (await sql`select * from parts.price order by number, from_day`.execute(database())).rows;

beforeAll(() => importCatalogue(linesOf(smallCatalogue), { now }));

test("a tape is taken in, and again changes nothing", async () => {
  expect(await bring(smallPrices(now), { dry: true })).toMatchObject({
    ok: true,
    value: { changes: { price: { added: 5 } } },
  });
  expect(await prices()).toEqual([]);
  expect(await bring(smallPrices(now))).toMatchObject({
    value: { rows: 5, changes: { price: { added: 5, changed: 0, unchanged: 0, removed: 0 } } },
  });
  expect(await prices()).toContainEqual({
    ...{
      number: numbers.oilFilter,
      list: "retail",
      from_day: "2026-01-01",
      original_price: 3500,
      unit_discount: 0,
    },
    ...{ break_from: [4, 10], break_discount: [500, 900] },
  });
  expect(await bring(smallPrices(now))).toMatchObject({
    value: { wasKnown: true, changes: { price: { added: 0, changed: 0, unchanged: 5 } } },
  });
});

test("a price of the same day takes the place of the earlier one, what the tape lacks stays", async () => {
  const before = (await prices()).length;
  expect(await bring(`${header}\n${numbers.oil},,retail,2026-01-01,17000,,`)).toMatchObject({
    value: { changes: { price: { added: 0, changed: 1, removed: 0 } } },
  });
  expect(await prices()).toHaveLength(before);
});

test("supersession is read before prices; a number that the catalogue does not know leads nowhere", async () => {
  const tape = [
    header,
    `${numbers.rearPads},04466HJR09,,,,,`,
    `04466HJR09,${numbers.padsAfter},,,,,`,
    "5555555555,6666666666,,,,,",
  ].join("\n");
  expect(await bring(tape)).toMatchObject({ value: { changes: { supersession: { added: 2 } } } });
  const { rows } = await sql`select number, final_number as final from parts.supersession
    where source = 'prices' order by number`.execute(database());
  expect(rows).toEqual([
    { number: numbers.rearPads, final: numbers.padsAfter },
    { number: "04466HJR09", final: numbers.padsAfter },
  ]);
  const heir = await sql`select from parts.fitment join parts.part on part.id = part_id
    where number = ${numbers.padsAfter} and year_from = 2018`.execute(database());
  expect(heir.rows, "it fits the same cars").toHaveLength(1);
  const live = await sql`select from parts.part where number = ${numbers.rearPads} and is_live`.execute(
    database(),
  );
  expect(live.rows).toEqual([]);
});

test.each([
  ["wrong number", "123,,retail,2026-01-01,100,0,", "part_number", "not-a-part-number"],
  ["no whole dirhams", "0888080001,,retail,2026-01-01,12.50,0,", "original_price", "not-dirhams"],
  ["an exponent", "0888080001,,retail,2026-01-01,1e3,0,", "original_price", "not-dirhams"],
  [
    "a discount above the price",
    "0888080001,,retail,2026-01-01,100,101,",
    "unit_discount",
    "discount-above-price",
  ],
  [
    "a break above the price",
    "0888080001,,retail,2026-01-01,100,0,4:101",
    "quantity_breaks",
    "discount-above-price",
  ],
  [
    "a break below the discount of one piece",
    "0888080001,,retail,2026-01-01,100,5,4:4",
    "quantity_breaks",
    "break-below-discount",
  ],
  [
    "breaks that cannot be read",
    "0888080001,,retail,2026-01-01,100,0,4:5 4:6",
    "quantity_breaks",
    "not-breaks",
  ],
  ["an empty list", "0888080001,,,2026-01-01,100,0,", "price_list", "not-a-list"],
  ["a cell too many", "0888080001,,retail,2026-01-01,100,0,,x", "row", "wrong-cells"],
])("a row with %s refuses the file", async (_, row, field, problem) => {
  const before = await prices();
  expect(await bring(`${header}\n${numbers.oil},,retail,2027-01-01,1,,\n${row}`)).toMatchObject({
    code: "rows-refused",
    detail: { refused: 1, refusedRows: [{ line: 3, problems: [{ field, problem }] }] },
  });
  expect(await prices()).toEqual(before);
});

test("a circle of numbers refuses the tape, and so does a price that stands twice in it", async () => {
  const circle = `${header}\n7777777777,8888888888,,,,,\n8888888888,7777777777,,,,,`;
  expect(await bring(circle)).toMatchObject({
    detail: { refusedRows: [{ line: 2 }, { line: 3, problems: [{ problem: "endless-chain" }] }] },
  });
  const twice = `${header}\n${numbers.oil},,retail,2027-01-01,1,,\n${numbers.oil},,retail,2027-01-01,2,,`;
  expect(await bring(twice)).toMatchObject({
    detail: { refusedRows: [{ line: 3, problems: [{ field: "part_number", problem: "same-again" }] }] },
  });
});

test("a tape without a needed column is no tape", async () => {
  expect(await bring("part_number,valid_from\n")).toEqual({
    ...{ ok: false, code: "missing-columns", detail: { columns: ["original_price"] } },
  });
});

test("a dry run shows the prices that change beside those of now, and first those that are tenfold", async () => {
  await bring(smallPrices(now), { dry: false });
  const tape = [
    "Part Number;Price List;Valid From;Original Price;Unit Discount",
    "08880-80001;retail;29/11/2026;160;0",
    `${numbers.padsBefore};retail;29/11/2026;41000;0`,
    `${numbers.oilFilter};retail;29/11/2026;3500;0`,
    `${numbers.oilFilter};wholesale;29/11/2026;1;0`,
  ].join("\r\n");
  const before = await prices();
  const shown = await bring(tape, { dry: true });
  expect(await prices()).toEqual(before);
  const of = (line: number, number: string, was: number, will: number, isTenfold: boolean) => ({
    line,
    number,
    list: "retail",
    from: "2026-11-29",
    before: was,
    after: will,
    isTenfold,
  });
  expect(shown.ok && shown.value.prices).toEqual({
    changed: 2,
    tenfold: 1,
    list: [of(2, numbers.oil, 16_000, 160, true), of(3, numbers.padsBefore, 40_000, 41_000, false)],
    newLists: ["wholesale"],
  });
});

test("a list that no price has yet is shown, until it has one", async () => {
  const tape = `${header}\n${numbers.oil},,retial,2027-02-01,1,,\n${numbers.oil},,retail,2027-02-01,1,,`;
  expect(await bring(tape, { dry: true })).toMatchObject({ value: { prices: { newLists: ["retial"] } } });
  expect(await bring(tape)).toMatchObject({ value: { prices: { newLists: ["retial"] } } });
  expect(await bring(tape)).toMatchObject({ value: { prices: { newLists: [] } } });
});

test("a price of a number that the catalog does not have is stored, and warned of", async () => {
  const tape = [
    header,
    `${numbers.oil},,retail,2027-03-01,1,,`,
    "99999-99999,,retail,2027-03-01,1,,",
    "15l0ll20l0,,retail,2027-03-01,1,,",
    "15l0ll20l0,,retail,2027-04-01,1,,",
    `04466HJR09,${numbers.padsAfter},retail,2027-03-01,1,,`,
    "5555555555,6666666666,,,,,",
  ].join("\n");
  const warning = (line: number, value: string) => ({
    line,
    field: "part_number",
    problem: "not-in-catalog",
    value,
  });
  const warned = { warned: 2, warnings: [warning(3, "9999999999"), warning(4, "15L0LL20L0")] };
  expect(await bring(tape, { dry: true })).toMatchObject({ value: warned });
  expect(await bring(tape)).toMatchObject({ value: { ...warned, changes: { price: { added: 5 } } } });
  expect(await prices()).toContainEqual(expect.objectContaining({ number: "9999999999" }));
});
