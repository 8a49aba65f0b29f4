import type * as z from "zod/mini";
import { nearDate } from "#app/lib/dates/typed-date.ts";
import { digitsAlone } from "#app/lib/feed/digits-alone.ts";
import { foldDigits } from "#app/lib/text/clean-text.ts";
import { normalPartNumber } from "../part-number.ts";
import { priceRow } from "./catalogue-records.ts";
import { type FieldProblem, quoted, type RowProblem } from "./row-problems.ts";

/** A row of a price tape. Without a price it says only which number took the place of this one. */
export interface ReadPrice {
  readonly number: string;
  readonly supersededBy: string | null;
  readonly price: Pick<
    z.output<typeof priceRow>,
    "price_list" | "valid_from" | "original_price" | "unit_discount" | "quantity_breaks"
  > | null;
}
export type ReadPriceRow = { readonly row: ReadPrice } | { readonly problems: readonly FieldProblem[] };

/** Columns of a price tape, and those that it needs to have. */
export const priceColumnNames = {
  known: Object.keys(priceRow.shape),
  needed: ["part_number", "valid_from", "original_price"],
};

type PriceField = keyof typeof priceRow.shape;
/** What is wrong with a field that its schema does not take: the sentence says how it is written. */
const problems: Readonly<Record<PriceField, RowProblem>> = {
  part_number: "not-a-part-number",
  superseded_by: "not-a-part-number",
  price_list: "not-a-list",
  valid_from: "not-a-day",
  original_price: "not-dirhams",
  unit_discount: "not-dirhams",
  quantity_breaks: "not-breaks",
};

/**
 * The cells of a row by the names of their columns, as a price or as what is wrong with them. Numbers come as they are printed, with
 * dashes. A tape without lists is one of `retail`; a list that is left empty in one that has them is a slip.
 */
export function readPrice(cells: Readonly<Record<string, string>>, now: Date): ReadPriceRow {
  const text = (name: PriceField) => (cells[name] ?? "").trim();
  const isOnlySuperseded = text("superseded_by") !== "" && text("original_price") === "";
  const hasLists = cells.price_list !== undefined && !isOnlySuperseded;
  const written = Object.entries({
    part_number: normalPartNumber(text("part_number")),
    superseded_by: normalPartNumber(text("superseded_by")) || undefined,
    price_list: hasLists ? text("price_list").toLowerCase() : undefined,
    valid_from: isOnlySuperseded ? "2000-01-01" : (nearDate(text("valid_from"), now) ?? ""),
    original_price: isOnlySuperseded ? 0 : whole(text("original_price")),
    unit_discount: text("unit_discount") === "" ? undefined : whole(text("unit_discount")),
    quantity_breaks: breaksIn(text("quantity_breaks")),
  }).filter(([, value]) => value !== undefined);
  const read = priceRow.safeParse(Object.fromEntries(written));
  if (!read.success) {
    const fields = new Set(read.error.issues.map(({ path }) => path[0] as PriceField));
    return { problems: [...fields].map((field) => problemWith(field, problems[field], text(field))) };
  }
  const { part_number, superseded_by, ...price } = read.data;
  const problem = isOnlySuperseded ? undefined : discountProblem(price);
  if (problem !== undefined) return { problems: [problemWith(...problem, text(problem[0]))] };
  return {
    row: { number: part_number, supersededBy: superseded_by, price: isOnlySuperseded ? null : price },
  };
}

function problemWith(field: PriceField, problem: RowProblem, written: string): FieldProblem {
  return written === "" ? { field, problem } : { field, problem, value: quoted(written) };
}

/** Discounts above the price, and breaks that would say less than what fewer pieces get already: their writer meant something else. */
function discountProblem(price: NonNullable<ReadPrice["price"]>): [PriceField, RowProblem] | undefined {
  const { original_price: original, unit_discount: discount, quantity_breaks: breaks } = price;
  if (discount > original) return ["unit_discount", "discount-above-price"];
  const field = "quantity_breaks";
  const discounts = [discount, ...breaks.map(({ unitDiscount }) => unitDiscount)];
  if (discounts.some((one) => one > original)) return [field, "discount-above-price"];
  const isBelow = discounts.some((one, place) => one < (discounts[place - 1] ?? 0));
  return isBelow ? [field, "break-below-discount"] : undefined;
}

/** What is no number stays a text, which no schema takes. */
function whole(text: string): number | string {
  return digitsAlone(text) ?? text;
}

/** `4:500 10:900` as breaks, the smallest quantity first; each quantity once. */
function breaksIn(text: string): object[] | string | undefined {
  if (text === "") return undefined;
  const pairs = foldDigits(text)
    .split(/\s+/)
    .map((pair) => /^(\d{1,4}):(\d{1,9})$/.exec(pair));
  const breaks = pairs.flatMap((pair) =>
    pair === null ? [] : [{ from: Number(pair[1]), unitDiscount: Number(pair[2]) }],
  );
  const isWhole =
    breaks.length === pairs.length && new Set(breaks.map(({ from }) => from)).size === breaks.length;
  return isWhole ? breaks.toSorted((one, other) => one.from - other.from) : text;
}
