import { majorUnits } from "./amounts.ts";

/** Money that moved, as one side has it. Amounts are in the smallest unit. */
interface Line {
  readonly kind: "capture" | "refund";
  readonly chargeId: string;
  /** The attempt's id, or the refund's. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}
export interface OurLine extends Line {
  readonly method: string;
  /** The owner's id of what was paid. */
  readonly payable: string;
}
export interface TheirLine extends Line {
  /** Null where the report does not say. */
  readonly fee: number | null;
}
/** The instants at which a day begins and ends. */
export interface Day {
  readonly from: Date;
  readonly until: Date;
}

export const differenceKinds = [
  "missing-here",
  "missing-at-gateway",
  "amount-differs",
  "currency-differs",
  "charge-differs",
  "listed-twice",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export interface SettledLine {
  readonly ours: OurLine | undefined;
  readonly theirs: TheirLine | undefined;
  readonly difference: DifferenceKind | undefined;
}

const keyOf = ({ kind, reference }: Line) => `${kind} ${reference}`;

/**
 * Compares a day's money with the gateway's report. Both sides are given with the days around it: what one side counted a moment
 * after midnight is no difference. Each line of the day on either side comes out once; a repeated one as `listed-twice`.
 */
export function settledLines(
  ours: readonly OurLine[],
  theirs: readonly TheirLine[],
  day: Day,
): SettledLine[] {
  const isOfDay = ({ at }: Line) => at >= day.from && at < day.until;
  const ourByKey = new Map(ours.map((line) => [keyOf(line), line]));
  const seen = new Set<string>();
  const lines: SettledLine[] = [];
  for (const line of theirs) {
    const key = keyOf(line);
    const isRepeated = seen.has(key);
    seen.add(key);
    if (!isOfDay(line)) continue;
    const own = ourByKey.get(key);
    lines.push({
      ours: own,
      theirs: line,
      difference: isRepeated ? "listed-twice" : differenceOf(own, line),
    });
  }
  for (const own of ours) {
    if (!isOfDay(own) || seen.has(keyOf(own))) continue;
    lines.push({ ours: own, theirs: undefined, difference: "missing-at-gateway" });
  }
  return lines;
}

function differenceOf(ours: OurLine | undefined, theirs: TheirLine): DifferenceKind | undefined {
  if (ours === undefined) return "missing-here";
  if (ours.currency !== theirs.currency) return "currency-differs";
  if (ours.amount !== theirs.amount) return "amount-differs";
  return ours.chargeId === theirs.chargeId ? undefined : "charge-differs";
}

const heading = "method,kind,order,charge,currency,gross,refunds,fees,net,difference";

/** A day as a CSV table: its lines by method, and after those of each method their sums. */
export function settlementCsv(lines: readonly SettledLine[]): string {
  const byMethod = Map.groupBy(lines, ({ ours }) => ours?.method ?? "");
  const methods = [...byMethod].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rows = methods.flatMap(([method, own]) => [...own.map(rowOf), ...sumsOf(method, own)]);
  return [heading, ...rows].map((row) => `${row}\r\n`).join("");
}

interface Sums {
  readonly gross: number;
  readonly refunds: number;
  readonly fees: number;
}

function moneyOf({ ours, theirs }: SettledLine): Sums & { readonly currency: string } {
  // The gateway's figures are what it pays out.
  const line = theirs ?? ours;
  const amount = line?.amount ?? 0;
  const isRefund = line?.kind === "refund";
  return {
    gross: isRefund ? 0 : amount,
    refunds: isRefund ? amount : 0,
    fees: theirs?.fee ?? 0,
    currency: line?.currency ?? "",
  };
}

function rowOf(line: SettledLine): string {
  const { ours, theirs, difference } = line;
  const known = theirs ?? ours;
  const money = moneyOf(line);
  const names = [ours?.method ?? "", known?.kind ?? "", ours?.payable ?? "", known?.chargeId ?? ""];
  return [...names.map(cell), ...columnsOf(money), difference ?? ""].join(",");
}

function sumsOf(method: string, lines: readonly SettledLine[]): string[] {
  const byCurrency = Map.groupBy(lines.map(moneyOf), ({ currency }) => currency);
  return [...byCurrency].map(([currency, own]) => {
    const sum = (part: keyof Sums) => own.reduce((total, money) => total + money[part], 0);
    const money = { gross: sum("gross"), refunds: sum("refunds"), fees: sum("fees"), currency };
    return [cell(method), "total", "", "", ...columnsOf(money), ""].join(",");
  });
}

function columnsOf({ gross, refunds, fees, currency }: Sums & { readonly currency: string }): string[] {
  const net = gross - refunds - fees;
  const written = (minor: number) => `${minor < 0 ? "-" : ""}${majorUnits(Math.abs(minor), currency)}`;
  return [currency, written(gross), written(refunds), written(fees), written(net)];
}

/** Quoted where a sign would end it, and never the beginning of a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
