import { typedDate } from "#app/lib/dates/typed-date.ts";

/** What can be wrong with a row of a stock file. */
export const stockProblems = {
  "wrong-cells": {
    en: "This row has another number of cells than the first one has columns.",
    ar: "عدد خانات هذا السطر يختلف عن عدد الأعمدة.",
  },
  "not-a-part-number": {
    en: "A part number has 10 or 12 letters and digits.",
    ar: "رقم القطعة يتكون من 10 أو 12 حرفاً ورقماً.",
  },
  "not-a-quantity": {
    en: "Pieces are a whole number from 0 to 1,000,000.",
    ar: "عدد القطع رقم صحيح من 0 إلى 1,000,000.",
  },
  "not-a-day": {
    en: "A day is written as 2027-01-31.",
    ar: "يُكتب التاريخ بهذه الصيغة: 2027-01-31.",
  },
  unknown: { en: "There is no parts counter with this id.", ar: "لا يوجد منفذ قطع غيار بهذا المعرّف." },
  "same-again": {
    en: "An earlier row is about the same part at the same counter.",
    ar: "وردت القطعة نفسها في المنفذ نفسه في سطر سابق.",
  },
} as const;
export type StockProblem = keyof typeof stockProblems;
export interface StockRowProblem {
  readonly field: string;
  readonly problem: StockProblem;
}

export interface StockRow {
  readonly part: string;
  readonly center: string;
  readonly onHand: number;
  readonly backorderDate: string | null;
}

export const stockColumns = {
  known: ["part_number", "center", "on_hand", "backorder_date"],
  needed: ["part_number", "center", "on_hand"],
};
const mostOnHand = 1_000_000;

/** Reads a row by the names of its columns. `part` is its number after folding, undefined where it is none. */
export function readStockRow(
  cells: Readonly<Record<string, string>>,
  part: string | undefined,
): { readonly row: StockRow } | { readonly problems: readonly StockRowProblem[] } {
  const problems: StockRowProblem[] = [];
  const center = (cells.center ?? "").trim();
  const onHand = (cells.on_hand ?? "").trim();
  const written = (cells.backorder_date ?? "").trim();
  const day = written === "" ? "" : typedDate(written);
  if (part === undefined) problems.push({ field: "part_number", problem: "not-a-part-number" });
  if (center === "") problems.push({ field: "center", problem: "unknown" });
  if (!/^\d{1,7}$/.test(onHand) || Number(onHand) > mostOnHand)
    problems.push({ field: "on_hand", problem: "not-a-quantity" });
  if (day === undefined) problems.push({ field: "backorder_date", problem: "not-a-day" });
  if (problems.length > 0 || part === undefined) return { problems };
  return { row: { part, center, onHand: Number(onHand), backorderDate: day || null } };
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The moment of a count, as a caller writes it: with its zone, as in 2026-11-26T06:00:00+03:00. */
export function momentOfCount(text: string): Date | undefined {
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const at = new Date(text);
  return hasZone && isDay(text.slice(0, 10)) && !Number.isNaN(at.getTime()) ? at : undefined;
}
