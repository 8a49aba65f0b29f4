import { type PriceTerms, piecesByPart, type UnitPrice, unitPriceOf } from "./prices.ts";

export const mostLines = 100;
export const mostPieces = 99;
/** Days without a change after which a cart is deleted. */
export const cartDays = 30;

export type LineChange =
  | { readonly kind: "price"; readonly from: number; readonly to: number }
  | { readonly kind: "superseded"; readonly from: string }
  | { readonly kind: "withdrawn" };

/** A line as it is stored: the price is the one that the customer saw last. */
export interface StoredLine {
  readonly id: string;
  readonly part: string;
  readonly car: string | null;
  readonly saved: boolean;
  readonly quantity: number;
  readonly originalPrice: number | null;
  readonly unitDiscount: number;
  readonly changes: readonly LineChange[];
}

/** What the catalogue answers for a number: under another one where it was superseded. */
export interface Offer extends PriceTerms {
  readonly number: string;
}
export type Offers = ReadonlyMap<string, Offer>;

/** The pieces by which a line is priced: all of its part in the cart, or its own where it is saved for later. */
export function piecesOf(line: StoredLine, inCart: ReadonlyMap<string, number>): number {
  return line.saved ? line.quantity : (inCart.get(line.part) ?? line.quantity);
}

/** Lines with the price of now; undefined for what is not sold any more. */
export function pricedLines<L extends StoredLine>(
  lines: readonly L[],
  offers: Offers,
): { readonly line: L; readonly unit: UnitPrice | undefined }[] {
  const inCart = piecesByPart(lines.filter(({ saved }) => !saved));
  return lines.map((line) => {
    const offer = offers.get(line.part);
    return { line, unit: offer && unitPriceOf(offer, piecesOf(line, inCart)) };
  });
}

/** Whether a line is the one that a part for a car would join. */
export function isSameLine(
  line: Pick<StoredLine, "part" | "car" | "saved">,
  other: Pick<StoredLine, "part" | "car" | "saved">,
): boolean {
  return line.part === other.part && line.car === other.car && line.saved === other.saved;
}

/** Lines under the numbers of now. One that meets another of the same part and car becomes part of it. */
function withSuccessors<L extends StoredLine>(lines: readonly L[], offers: Offers): L[] {
  const renewed: L[] = [];
  for (const line of lines) {
    const number = offers.get(line.part)?.number ?? line.part;
    const changes: LineChange[] =
      number === line.part ? [...line.changes] : [...line.changes, { kind: "superseded", from: line.part }];
    const next = { ...line, part: number, changes };
    const met = renewed.findIndex((other) => isSameLine(other, next));
    const other = renewed[met];
    if (other === undefined) renewed.push(next);
    else {
      const quantity = Math.min(mostPieces, other.quantity + line.quantity);
      renewed[met] = { ...other, quantity, changes: [...other.changes, ...changes] };
    }
  }
  return renewed;
}

/** What changed of a line from what the customer saw: its price, or that it is not sold any more. */
export function changesOf(line: StoredLine, unit: UnitPrice | undefined): readonly LineChange[] {
  const others = line.changes.filter(({ kind }) => kind === "superseded");
  const earlier = line.changes.find((change) => change.kind === "price");
  if (unit === undefined) return [...others, ...(earlier ? [earlier] : []), { kind: "withdrawn" }];
  if (line.originalPrice === null) return others;
  const from = earlier?.from ?? line.originalPrice - line.unitDiscount;
  return from === unit.price ? others : [...others, { kind: "price", from, to: unit.price }];
}

/** Lines with numbers and prices of now, and what that changes; equal to those before where nothing has changed. */
export function renewedLines<L extends StoredLine>(lines: readonly L[], offers: Offers): L[] {
  return pricedLines(withSuccessors(lines, offers), offers).map(({ line, unit }) => ({
    ...line,
    changes: changesOf(line, unit),
    ...(unit && { originalPrice: unit.originalPrice, unitDiscount: unit.unitDiscount }),
  }));
}

/** Whether a line counts in no total, as it is not sold any more. */
export function isWithdrawn({ changes }: Pick<StoredLine, "changes">): boolean {
  return changes.some(({ kind }) => kind === "withdrawn");
}

/** Offers under the numbers that they lead to as well. */
export function bySuccessor<O extends Offer>(offers: ReadonlyMap<string, O>): Map<string, O> {
  const all = new Map(offers);
  for (const offer of offers.values()) if (!all.has(offer.number)) all.set(offer.number, offer);
  return all;
}
