import { kindOf } from "../labels/label-words.ts";
import type { ReadValue } from "../values/read-value.ts";
import { type Area, heightOf } from "../words.ts";
import { readRun, unreadable } from "./read-run.ts";
import type { Run, Sign } from "./signs.ts";

/** Where a value stands, seen from its label. */
export type Side = "beside" | "below" | "above";

/** A value that may belong to a label. */
export interface Pair {
  readonly sign: Sign;
  readonly run: Run;
  readonly side: Side;
  readonly read: ReadValue;
  /** The words of the run that are the value. */
  readonly area: Area;
  readonly confidence: number;
  readonly cost: number;
}

/** How far a value begins above or below its label, in heights; twice as far where the other language's stands between. */
const mostDrop = 2.4;
const passed = 0.6;
/** A value stands left or right of its label's beginning by so many heights. */
const mostShift = 1.6;
const mostGap = 60;

/** Every value that stands beside, below or above a label and looks like one of its kind. */
export function pairsOf(signs: readonly Sign[], runs: readonly Run[], today: string): readonly Pair[] {
  const pieces = [...signs, ...runs];
  return signs.flatMap((sign) => {
    const kind = kindOf(sign.meaning);
    if (kind === "heading") return [];
    return runs.flatMap((run) => {
      const place = placeOf(sign, run, pieces);
      if (place === undefined) return [];
      const read = readRun(run, kind, place.side === "beside", today) ?? unreadable(run, kind);
      if (read === undefined) return [];
      return [{ sign, run, ...place, ...read, cost: place.cost + read.cost }];
    });
  });
}

function placeOf(
  sign: Sign,
  run: Run,
  pieces: readonly (Sign | Run)[],
): { readonly side: Side; readonly cost: number } | undefined {
  if (sign.lines.includes(run.line)) return besideCost(sign, run, pieces);
  const height = Math.max(heightOf(sign.area), heightOf(run.area) * 0.7);
  const shift = shiftOf(sign.area, run.area) / height;
  if (shift > mostShift) return undefined;
  const side = run.area.y0 + run.area.y1 > sign.area.y0 + sign.area.y1 ? "below" : "above";
  const drop = (side === "below" ? run.area.y0 - sign.area.y1 : sign.area.y0 - run.area.y1) / height;
  if (drop < -0.6) return undefined;
  const between = pieces.filter((piece) => standsBetween(piece, sign, run, side));
  const isBlocked = between.some((piece) => !mayBePassed(piece, sign, run));
  if (isBlocked || drop > mostDrop + between.length * 1.3) return undefined;
  return { side, cost: 0.35 + Math.max(0, drop) * 0.4 + shift * 0.25 + between.length * passed };
}

/** After a label in the order in which its language is read. */
function besideCost(sign: Sign, run: Run, pieces: readonly (Sign | Run)[]) {
  const isArabic = sign.script === "arabic";
  if (run.isSentence) {
    if (isArabic || run.place <= sign.place) return undefined;
    const between = pieces.filter(
      (piece) => isOn(piece, run.line) && piece.place > sign.place && piece.place < run.place,
    );
    return between.length > 0 ? undefined : { side: "beside" as const, cost: 0.2 };
  }
  const gap = (isArabic ? sign.area.x0 - run.area.x1 : run.area.x0 - sign.area.x1) / heightOf(sign.area);
  if (gap < -1 || gap > mostGap) return undefined;
  const between = pieces.filter((piece) => {
    if (piece === sign || piece === run || !isOn(piece, run.line)) return false;
    const middle = (piece.area.x0 + piece.area.x1) / 2;
    const [from, to] = isArabic ? [run.area.x1, sign.area.x0] : [sign.area.x1, run.area.x0];
    return middle > from && middle < to;
  });
  if (between.some((piece) => !mayBePassed(piece, sign, run))) return undefined;
  return { side: "beside" as const, cost: Math.max(0, gap) * 0.05 + between.length * passed };
}

const isOn = (piece: Sign | Run, line: number) =>
  "lines" in piece ? piece.lines.includes(line) : piece.line === line;

/** What may stand between a label and its value: the same label, or the same value, in the other language. */
function mayBePassed(piece: Sign | Run, sign: Sign, run: Run): boolean {
  if ("meaning" in piece) return piece.meaning === sign.meaning;
  return piece.script !== run.script;
}

function standsBetween(piece: Sign | Run, sign: Sign, run: Run, side: Side): boolean {
  if (piece === sign || piece === run) return false;
  const { y0, y1 } = piece.area;
  const middle = (y0 + y1) / 2;
  const [from, to] = side === "below" ? [sign.area.y1, run.area.y0] : [run.area.y1, sign.area.y0];
  const isWithin = middle > from - heightOf(piece.area) * 0.2 && middle < to + heightOf(piece.area) * 0.2;
  return isWithin && shared(piece.area, sign.area) > 0;
}

const shared = (one: Area, other: Area) => Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);

/** By how many pixels neither their edges nor their middles stand above each other. */
function shiftOf(one: Area, other: Area): number {
  return Math.min(
    Math.abs(one.x0 - other.x0),
    Math.abs(one.x1 - other.x1),
    Math.abs(one.x0 + one.x1 - other.x0 - other.x1) / 2,
  );
}
