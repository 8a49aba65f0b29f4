import { expect, test } from "vitest";
import { demoStock } from "../../../../../tests/factories/stock/demo-stock.ts";
import { colors } from "../../stock-terms.ts";
import { columnsOf } from "../stock/stock-columns.ts";
import { StockIndex } from "../stock/stock-index.ts";
import type { TextFilters } from "./text-filters.ts";

const { reader } = new StockIndex(columnsOf(demoStock(new Date("2026-11-22T09:00:00Z"))));
const but = (...left: string[]) => ({
  color: colors.filter((one) => one !== "other" && !left.includes(one)),
});

test.each<[string, TextFilters]>([
  ["not red", but("red")],
  ["any colour but not red", but("red")],
  ["not white or silver", but("white", "silver")],
  ["no black no white", but("black", "white")],
  ["مش حمرا", but("red")],
  ["ما بيضا", but("white")],
  ["بس ما بدي ياها سودا", but("black")],
  ["اي لون غير الابيض", but("white")],
  ["mesh 7amra", but("red")],
  ["mo sooda", but("black")],
  ["white not silver", { color: ["white"] }],
  ["electric not hybrid", { fuel: ["electric"] }],
  ["بنزين مش هايبرد", { fuel: ["petrol"] }],
  ["not manual", { transmission: ["automatic"] }],
  ["مو تماتيك", { transmission: ["manual"] }],
  ["not expensive", { sort: "price-up" }],
  // What is compared.
  ["newer than 2020", { yearMin: 2021 }],
  ["موديلها احدث من ٢٠٢١", { yearMin: 2022 }],
  ["older than 2020", { yearMax: 2019 }],
  ["no older than 2020", { yearMin: 2020 }],
  ["ما يكون اقدم من 2021", { yearMin: 2021 }],
  ["ما اقدم من 2021", { yearMin: 2021 }],
  ["ما اغلى عن 70 الف", { priceMax: 70_000 }],
  ["not above 50k", { priceMax: 50_000 }],
  ["ومو ماشيه فوق مية الف كيلو", { mileageMax: 100_000 }],
  // A family by its children.
  ["عندي خمس عيال", { seats: ["7"] }],
  ["6 kids", { seats: ["8"] }],
  ["2 kids", {}],
  // Words that are joined.
  ["كراسي تبريد وتدفئه", { equipment: ["ventilated-seats", "heated-seats"] }],
  ["كاميرا ورا وارخص شي", { equipment: ["rear-camera"], sort: "price-up" }],
])("%s", (text, filters) => {
  expect(reader.read(text).filters).toEqual(filters);
});
