import { expect, test } from "vitest";
import { demoStock } from "../../../../../tests/factories/stock/demo-stock.ts";
import type { StockQuery } from "../../calls.ts";
import { columnsOf } from "../stock/stock-columns.ts";
import { StockIndex } from "../stock/stock-index.ts";
import { readQuery } from "./read-query.ts";

const { reader } = new StockIndex(columnsOf(demoStock(new Date("2026-11-22T09:00:00Z"))));

test.each<[string, StockQuery, StockQuery, readonly string[]]>([
  ["without a text stays", { color: "red", page: "2" }, { color: "red", page: "2" }, []],
  [
    "of an old link becomes filters",
    { q: "white wahat under 100k", page: "2", lang: "ar" },
    { color: "white", model: "wahat", priceMax: "100000", page: "2", lang: "ar" },
    [],
  ],
  [
    "is beside filters that it does not speak of",
    { q: "white", fuel: "hybrid", sort: "year" },
    { color: "white", fuel: "hybrid", sort: "year" },
    [],
  ],
  [
    "takes the place of what it says otherwise, a range whole",
    { q: "red under 60k", color: "white", priceMin: "70000", priceMax: "90000" },
    { color: "red", priceMax: "60000" },
    [],
  ],
  ["keeps words of the stock", { q: "badia trail" }, { model: "badia", q: "trail" }, []],
  ["is left out where nobody understands it", { q: "clean", color: "white" }, { color: "white" }, ["clean"]],
  ["stays where it is all, and finds nothing", { q: "xqzwv" }, { q: "xqzwv" }, []],
  ["that says nothing goes", { q: "used cars" }, {}, []],
])("a text %s", (_, query, read, leftOut) => {
  expect(readQuery(query, reader)).toEqual({ query: read, leftOut });
});
