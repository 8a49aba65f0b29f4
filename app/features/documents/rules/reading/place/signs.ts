import { findLabels, labelAt } from "../labels/find-labels.ts";
import { kindOf, type Meaning } from "../labels/label-words.ts";
import { type Area, areaOf, heightOf } from "../words.ts";
import type { Line, Script, Token } from "./tokens.ts";

/** A label on a page. */
export interface Sign {
  readonly meaning: Meaning;
  readonly script: Script;
  readonly tokens: readonly Token[];
  readonly area: Area;
  /** The lines on which it stands, by their places. */
  readonly lines: readonly number[];
  /** The place of its last word among its line's. */
  readonly place: number;
}

/** Words beside each other that belong to no label: perhaps a value. */
export interface Run {
  readonly tokens: readonly Token[];
  readonly script: Script;
  readonly area: Area;
  readonly line: number;
  readonly place: number;
  readonly isSentence: boolean;
}

/** Words of a value stand at most so many heights apart. */
const mostGap = 1.7;
/** A word that stands so near before a label belongs to it: "visa expiry". In heights. */
const nearWord = 0.8;
const nearCapitals = 1.3;

/** What stands on a page: its labels, and what stands beside them. */
export function signsAndRuns(lines: readonly Line[]): { signs: readonly Sign[]; runs: readonly Run[] } {
  const signs: Sign[] = [];
  const runs: Run[] = [];
  for (const [place, line] of lines.entries()) {
    const own = signsOf(line, place);
    signs.push(...own);
    runs.push(...runsOf(line, place, new Set(own.flatMap(({ tokens }) => tokens))));
  }
  return joinedOverLines(signs, runs);
}

function signsOf(line: Line, place: number): readonly Sign[] {
  return (["latin", "arabic"] as const).flatMap((script) => {
    const own = line.tokens.filter((token) => token.script === script);
    const row = script === "arabic" ? own.toReversed() : own;
    return findLabels(row).flatMap(({ meaning, start, end }) => {
      const tokens = row.slice(start, end);
      if (isPartOfAnother(row, start, end, line, meaning)) return [];
      const last = tokens.at(-1);
      const at = last === undefined ? 0 : line.tokens.indexOf(last);
      return [{ meaning, script, tokens, area: areaOf(tokens), lines: [place], place: at }];
    });
  });
}

/**
 * Whether words that are a label stand in a longer one that we do not have ("visa expiry"), or in a value ("DUNE INSURANCE
 * COMPANY"): Latin qualifiers come before it, Arabic ones after it.
 */
function isPartOfAnother(
  row: readonly Token[],
  start: number,
  end: number,
  { isSentence }: Line,
  meaning: Meaning,
): boolean {
  const [first, last] = [row[start], row[end - 1]];
  if (first === undefined || last === undefined) return false;
  if (first.script === "arabic") {
    const next = row[end];
    const isDigits = !["name", "text", "nationality", "heading", "words", "model"].includes(kindOf(meaning));
    return (
      isDigits &&
      next !== undefined &&
      !/[:：]/.test(last.text) &&
      last.x0 - next.x1 < nearWord * heightOf(last)
    );
  }
  const before = row[start - 1];
  if (before === undefined) return false;
  const gap = (first.x0 - before.x1) / heightOf(first);
  const areCapitals = [before, first].every(({ text }) => /^[A-Z]{3,}/.test(text));
  if (gap > (areCapitals ? nearCapitals : nearWord)) return false;
  if (isSentence && /^[a-z]/.test(first.text) && before.y1 < first.y0) return false;
  const isSameCase = /^[A-Z]{2}/.test(before.text) === /^[A-Z]{2}/.test(first.text);
  if (isSentence) return /^[A-Z]/.test(before.text) && /^[A-Z]/.test(first.text);
  if (/[:/|)\d]$/.test(before.text) || labelAt([before], 0) !== undefined) return false;
  return isSameCase && /[A-Za-z]{2}/.test(before.text);
}

function runsOf({ tokens, isSentence }: Line, line: number, labeled: ReadonlySet<Token>): readonly Run[] {
  const parts: Token[][] = [[]];
  let before: Token | undefined;
  for (const token of tokens) {
    const isFar =
      before !== undefined && token.x0 - before.x1 > mostGap * Math.max(heightOf(token), heightOf(before));
    if (isFar || token.script !== before?.script || labeled.has(token)) parts.push([]);
    if (!labeled.has(token)) parts.at(-1)?.push(token);
    before = token;
  }
  return parts.flatMap((part) => {
    const [first] = part;
    if (first === undefined) return [];
    const place = tokens.indexOf(first);
    return [{ tokens: part, script: first.script, area: areaOf(part), line, place, isSentence }];
  });
}

/** Labels that a narrow cell breaks over two lines: "Insurance Valid" above "Until". */
function joinedOverLines(signs: readonly Sign[], runs: readonly Run[]): ReturnType<typeof signsAndRuns> {
  const gone = new Set<Sign | Run>();
  const joined: Sign[] = [];
  const pieces = [...signs, ...runs.filter(({ isSentence }) => !isSentence)].filter(
    ({ tokens }) => tokens.length < 4,
  );
  for (const upper of pieces) {
    for (const lower of pieces) {
      // Of two whole labels each has a value of its own, but a heading.
      const areWhole = "meaning" in upper && "meaning" in lower && upper.meaning !== "heading";
      if (lower.script !== upper.script || areWhole || gone.has(upper) || gone.has(lower)) continue;
      if (!continues(upper.area, lower.area, upper.script)) continue;
      const meaning = wholeLabel([...inOrder(upper), ...inOrder(lower)]);
      if (meaning === undefined) continue;
      gone.add(upper).add(lower);
      const { script, place } = upper;
      const tokens = [...upper.tokens, ...lower.tokens];
      joined.push({
        meaning,
        script,
        tokens,
        area: areaOf(tokens),
        lines: [...linesOf(upper), ...linesOf(lower)],
        place,
      });
    }
  }
  return {
    signs: [...signs.filter((sign) => !gone.has(sign)), ...joined],
    runs: runs.filter((run) => !gone.has(run)),
  };
}

const linesOf = (piece: Sign | Run) => ("lines" in piece ? piece.lines : [piece.line]);
const inOrder = (piece: Sign | Run) =>
  piece.script === "arabic" && "line" in piece ? piece.tokens.toReversed() : piece.tokens;

/** The label that words are from the first to the last, wherever they stand. */
function wholeLabel(tokens: readonly Token[]): Meaning | undefined {
  const words = tokens.map((token) => ({ ...token, x0: 0, x1: 0 }));
  const label = labelAt(words, 0);
  return label?.end === words.length ? label.meaning : undefined;
}

function continues(upper: Area, lower: Area, script: Script): boolean {
  const height = Math.min(heightOf(upper), heightOf(lower));
  const gap = lower.y0 - upper.y1;
  const shift = script === "arabic" ? upper.x1 - lower.x1 : upper.x0 - lower.x0;
  return gap > -0.5 * height && gap < 0.8 * height && Math.abs(shift) < height;
}
