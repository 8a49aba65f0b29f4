/** What is wrong with a row of a stock file. */
export type StockProblem =
  | "wrong-cells"
  | "not-a-part-number"
  | "not-a-quantity"
  | "not-a-day"
  | "unknown"
  | "same-again";
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

export const neededColumns = ["part_number", "center", "on_hand"];
const mostOnHand = 1_000_000;

/** Reads a row by the names of its columns. `part` is its number after folding, undefined where it is none. */
export function readStockRow(
  cells: Readonly<Record<string, string>>,
  part: string | undefined,
): { readonly row: StockRow } | { readonly problems: readonly StockRowProblem[] } {
  const problems: StockRowProblem[] = [];
  const center = (cells.center ?? "").trim();
  const onHand = (cells.on_hand ?? "").trim();
  const day = (cells.backorder_date ?? "").trim();
  if (part === undefined) problems.push({ field: "part_number", problem: "not-a-part-number" });
  if (center === "") problems.push({ field: "center", problem: "unknown" });
  if (!/^\d{1,7}$/.test(onHand) || Number(onHand) > mostOnHand)
    problems.push({ field: "on_hand", problem: "not-a-quantity" });
  if (day !== "" && !isDay(day)) problems.push({ field: "backorder_date", problem: "not-a-day" });
  if (problems.length > 0 || part === undefined) return { problems };
  return { row: { part, center, onHand: Number(onHand), backorderDate: day === "" ? null : day } };
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
