import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { isSameLine, type LineChange, mostLines, mostPieces, type StoredLine } from "./cart-lines.ts";
import { piecesByPart } from "./prices.ts";

/** A line as customers change it; one that is new has no id yet. */
export interface EditedLine extends Omit<StoredLine, "id"> {
  readonly id: string | undefined;
  readonly note: string;
  readonly misfitAcknowledged: boolean;
}
export interface NewLine {
  readonly part: string;
  readonly car: string | null;
  readonly quantity: number;
  readonly note?: string | undefined;
  readonly misfitAcknowledged?: boolean | undefined;
  /** True: among what is saved for later. */
  readonly saved?: boolean | undefined;
  /** The number that was requested, where another one took its place. */
  readonly supersedes?: string | undefined;
}
export interface LineEdit {
  readonly quantity?: number | undefined;
  /** So many more or fewer than there are now; with none left the line goes. */
  readonly by?: number | undefined;
  readonly note?: string | undefined;
  readonly saved?: boolean | undefined;
  readonly misfitAcknowledged?: boolean | undefined;
}
type Lines<C extends string> = Result<EditedLine[], C>;

/** The same part for the same car adds to the quantity of its line. */
export function addLine(
  lines: readonly EditedLine[],
  added: NewLine,
): Lines<"too-many-pieces" | "cart-full"> {
  const { part, car, quantity, note = "", misfitAcknowledged = false, supersedes } = added;
  const saved = added.saved ?? false;
  const place = lines.findIndex((line) => isSameLine(line, { part, car, saved }));
  const there = lines[place];
  const changes: LineChange[] = supersedes === undefined ? [] : [{ kind: "superseded", from: supersedes }];
  if (there === undefined) {
    if (lines.length >= mostLines) return refuse("cart-full");
    const price = { originalPrice: null, unitDiscount: 0 };
    const id = undefined;
    const line = { id, part, car, saved, quantity, note, misfitAcknowledged, changes, ...price };
    return withinLimit([...lines, line], part);
  }
  const joined = {
    ...there,
    quantity: there.quantity + quantity,
    note: note || there.note,
    misfitAcknowledged: misfitAcknowledged || there.misfitAcknowledged,
    changes,
  };
  return withinLimit(lines.with(place, joined), part);
}

/** Moved to where the same part and car is already, it joins that line. */
export function changeLine(
  lines: readonly EditedLine[],
  id: string,
  { by = 0, ...edit }: LineEdit,
): Lines<"line-not-found" | "too-many-pieces"> {
  const line = lines.find((one) => one.id === id);
  if (line === undefined) return refuse("line-not-found");
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const quantity = (edit.quantity ?? line.quantity) + by;
  if (quantity < 1) return succeed(lines.filter((one) => one !== line));
  const edited: EditedLine = { ...line, ...given, quantity };
  const others = lines.filter((one) => one !== line);
  const met = others.find((one) => isSameLine(one, edited));
  if (met === undefined) return withinLimit(lines.with(lines.indexOf(line), edited), line.part);
  const joined = { ...met, quantity: met.quantity + edited.quantity, note: met.note || edited.note };
  return withinLimit(others.with(others.indexOf(met), joined), line.part);
}

function withinLimit(lines: EditedLine[], part: string): Lines<"too-many-pieces"> {
  const inCart = piecesByPart(lines.filter(({ saved }) => !saved)).get(part) ?? 0;
  const isTooMany = inCart > mostPieces || lines.some(({ quantity }) => quantity > mostPieces);
  return isTooMany ? refuse("too-many-pieces") : succeed(lines);
}

/** Adds several, each as far as the limits let it. */
export function addLines(lines: readonly EditedLine[], added: readonly NewLine[]): EditedLine[] {
  let all: EditedLine[] = [...lines];
  for (const line of added) {
    const inCart = piecesByPart(all.filter(({ saved }) => !saved)).get(line.part) ?? 0;
    const quantity = Math.min(line.quantity, mostPieces - inCart);
    const next = quantity > 0 ? addLine(all, { ...line, quantity }) : undefined;
    if (next?.ok) all = next.value;
  }
  return all;
}

/** What is left after lines were ordered: only the pieces that were. */
export function withoutOrdered(
  lines: readonly EditedLine[],
  ordered: readonly { readonly cartLineId: string; readonly quantity: number }[],
): EditedLine[] {
  return lines.flatMap((line) => {
    const taken = ordered.find(({ cartLineId }) => cartLineId === line.id)?.quantity ?? 0;
    if (taken === 0 || line.saved) return [line];
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}
