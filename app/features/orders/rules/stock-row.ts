import { quoted, rowProblems } from "#app/features/parts/rules/feed/row-problems.ts";
import { nearDate } from "#app/lib/dates/typed-date.ts";
import { digitsAlone } from "#app/lib/feed/digits-alone.ts";

/** What can be wrong with a row of a stock file. */
export const stockProblems = {
  "wrong-cells": rowProblems["wrong-cells"],
  "not-a-part-number": rowProblems["not-a-part-number"],
  "not-a-day": rowProblems["not-a-day"],
  "not-a-quantity": {
    en: "Pieces are a whole number in digits alone, from 0 to 1000000.",
    ar: "يُكتب عدد القطع رقماً صحيحاً من دون فواصل، من 0 إلى 1000000.",
  },
  unknown: { en: "There is no parts counter with this id.", ar: "لا يوجد فرع قطع غيار بهذا المعرّف." },
  "same-again": {
    en: "An earlier row is about the same part at the same counter.",
    ar: "وردت القطعة نفسها في الفرع نفسه في سطر سابق.",
  },
} as const;
export type StockProblem = keyof typeof stockProblems;
export interface StockRowProblem {
  readonly field: string;
  readonly problem: StockProblem;
  /** How the row says it. */
  readonly value?: string;
}

export interface StockRow {
  readonly part: string;
  readonly center: string;
  readonly onHand: number;
  readonly backorderDate: string | null;
}

const columns = ["part_number", "center", "on_hand", "backorder_date"] as const;
type StockField = (typeof columns)[number];
export const stockColumns = {
  known: columns,
  needed: ["part_number", "center", "on_hand"],
};
const mostOnHand = 1_000_000;

/** Reads a row by the names of its columns. `part` is its number after folding, undefined where it is none. */
export function readStockRow(
  cells: Readonly<Record<string, string>>,
  part: string | undefined,
  now: Date,
): { readonly row: StockRow } | { readonly problems: readonly StockRowProblem[] } {
  const text = (field: StockField) => (cells[field] ?? "").trim();
  const center = text("center");
  const onHand = digitsAlone(text("on_hand")) ?? Number.NaN;
  const day = text("backorder_date") === "" ? null : nearDate(text("backorder_date"), now);
  const refused: StockRowProblem[] = [];
  const refuse = (field: StockField, problem: StockProblem) =>
    refused.push(stockRowProblem(cells, field, problem));
  if (part === undefined) refuse("part_number", "not-a-part-number");
  if (center === "") refuse("center", "unknown");
  if (!(onHand <= mostOnHand)) refuse("on_hand", "not-a-quantity");
  if (day === undefined) refuse("backorder_date", "not-a-day");
  if (part === undefined || day === undefined || refused.length > 0) return { problems: refused };
  return { row: { part, center, onHand, backorderDate: day } };
}

/** What is wrong with a cell of a row, and what is written there. */
export function stockRowProblem(
  cells: Readonly<Record<string, string>>,
  field: StockField,
  problem: StockProblem,
): StockRowProblem {
  const written = (cells[field] ?? "").trim();
  return written === "" ? { field, problem } : { field, problem, value: quoted(written) };
}

/** A day of the calendar; one before 2000 is of another calendar. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return text >= "2000" && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The moment of a count, as a caller writes it: with its zone, as in 2026-11-26T06:00:00+03:00. */
export function momentOfCount(text: string): Date | undefined {
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const at = new Date(text);
  return hasZone && isDay(text.slice(0, 10)) && !Number.isNaN(at.getTime()) ? at : undefined;
}
