import fc from "fast-check";
import { expect, test } from "vitest";
import { readPrice } from "./read-price.ts";

const row = { part_number: "0888080001", valid_from: "2026-01-01", original_price: "3500" };
const now = new Date("2026-11-29T08:00:00Z");
const read = (changes: Record<string, string> = {}) => readPrice({ ...row, ...changes }, now);

test("a row has a price with what it does not say as usual", () => {
  expect(read()).toEqual({
    row: {
      ...{ number: "0888080001", supersededBy: null },
      price: {
        ...{ price_list: "retail", valid_from: "2026-01-01", original_price: 3500, unit_discount: 0 },
        quantity_breaks: [],
      },
    },
  });
});

test("breaks are read in any order and stand from the smallest quantity on", () => {
  expect(read({ quantity_breaks: " 10:900  4:500 " })).toMatchObject({
    row: {
      price: {
        quantity_breaks: [
          { from: 4, unitDiscount: 500 },
          { from: 10, unitDiscount: 900 },
        ],
      },
    },
  });
});

test("digits may be Arabic, and nothing is nothing in any unit", () => {
  const price = { original_price: "٣٥٠٠", unit_discount: "0.00", quantity_breaks: "٤:٥٠٠" };
  expect(read(price)).toMatchObject({
    row: {
      price: { original_price: 3500, unit_discount: 0, quantity_breaks: [{ from: 4, unitDiscount: 500 }] },
    },
  });
});

test("a row may say only which number took the place", () => {
  const replaced = { part_number: "0888080001", superseded_by: "0888080002", original_price: "" };
  expect(readPrice(replaced, now)).toEqual({
    row: { number: "0888080001", supersededBy: "0888080002", price: null },
  });
});

test("numbers come as they are printed, days as people write them", () => {
  const printed = { part_number: "08880-80001", superseded_by: " 08880 80002", valid_from: "29/11/2026" };
  expect(read({ ...printed, price_list: "Retail" })).toMatchObject({
    row: {
      number: "0888080001",
      supersededBy: "0888080002",
      price: { valid_from: "2026-11-29", price_list: "retail" },
    },
  });
});

test.each([
  [{ part_number: "15101" }, "part_number", "not-a-part-number"],
  [{ part_number: "1.51011E+09" }, "part_number", "not-a-part-number"],
  [{ part_number: "" }, "part_number", "not-a-part-number"],
  [{ superseded_by: "x" }, "superseded_by", "not-a-part-number"],
  [{ price_list: "" }, "price_list", "not-a-list"],
  [{ price_list: "List 1" }, "price_list", "not-a-list"],
  [{ original_price: "3,500" }, "original_price", "not-dirhams"],
  [{ original_price: "3500.00" }, "original_price", "not-dirhams"],
  [{ unit_discount: "1.00" }, "unit_discount", "not-dirhams"],
  [{ valid_from: "soon" }, "valid_from", "not-a-day"],
  [{ valid_from: "" }, "valid_from", "not-a-day"],
  [{ valid_from: "2026-31-01" }, "valid_from", "not-a-day"],
  [{ valid_from: "2026-02-30" }, "valid_from", "not-a-day"],
  [{ valid_from: "1448-06-09" }, "valid_from", "not-a-day"],
  [{ valid_from: "٠٩/٠٦/١٤٤٨" }, "valid_from", "not-a-day"],
  [{ valid_from: "1999-12-31" }, "valid_from", "not-a-day"],
  [{ valid_from: "2206-11-29" }, "valid_from", "not-a-day"],
  [{ original_price: "" }, "original_price", "not-dirhams"],
  [{ original_price: "-1" }, "original_price", "not-dirhams"],
  [{ original_price: "35.00" }, "original_price", "not-dirhams"],
  [{ original_price: "1e3" }, "original_price", "not-dirhams"],
  [{ original_price: "999999999" }, "original_price", "not-dirhams"],
  [{ unit_discount: "five" }, "unit_discount", "not-dirhams"],
  [{ quantity_breaks: "1:100" }, "quantity_breaks", "not-breaks"],
  [{ quantity_breaks: "4:5,6:7" }, "quantity_breaks", "not-breaks"],
  [{ quantity_breaks: "4:5 4:6" }, "quantity_breaks", "not-breaks"],
])("%o is refused by its field, with the value", (changes, field, problem) => {
  const [value] = Object.values(changes);
  expect(read(changes)).toEqual({
    problems: [value === "" ? { field, problem } : { field, problem, value }],
  });
});

test("no discount is greater than the price", () => {
  const above = (field: string, value: string) => ({
    problems: [{ field, problem: "discount-above-price", value }],
  });
  expect(read({ unit_discount: "3501" })).toEqual(above("unit_discount", "3501"));
  expect(read({ quantity_breaks: "4:3501" })).toEqual(above("quantity_breaks", "4:3501"));
  expect(read({ unit_discount: "3500", quantity_breaks: "4:3500" })).toHaveProperty("row");
});

test.each([
  ["a break below the discount of one piece", "200", "4:199"],
  ["a break below that of fewer pieces", "", "4:500 10:499"],
  ["the same, whatever their order in the cell", "", "10:499 4:500"],
])("%s is refused", (_, unit_discount, quantity_breaks) => {
  expect(read({ unit_discount, quantity_breaks })).toEqual({
    problems: [{ field: "quantity_breaks", problem: "break-below-discount", value: quantity_breaks }],
  });
});

test("a break may say what fewer pieces get already", () => {
  expect(read({ unit_discount: "200", quantity_breaks: "4:200 10:200" })).toHaveProperty("row");
});

test("whatever stands in the cells, a price that is taken in is never below nothing", () => {
  const cell = fc.oneof(fc.string(), fc.integer({ min: -10, max: 10_000 }).map(String));
  fc.assert(
    fc.property(cell, cell, cell, (original_price, unit_discount, quantity_breaks) => {
      const price = read({ original_price, unit_discount, quantity_breaks });
      if ("problems" in price || price.row.price === null) return;
      const { original_price: original, unit_discount: discount } = price.row.price;
      expect(original - discount).toBeGreaterThanOrEqual(0);
    }),
  );
});
