import { isLabelWord } from "../labels/label-text.ts";
import type { ReadValue } from "../values/read-value.ts";
import type { ValueKind } from "../values/value-kind.ts";
import { readValue } from "../values/values.ts";
import { type Area, areaOf } from "../words.ts";
import type { Run } from "./signs.ts";
import type { Token } from "./tokens.ts";

/** A value of a run, with the words that it is. */
interface RunValue {
  readonly read: ReadValue;
  readonly area: Area;
  /** The lowest of its words, 0 to 1. */
  readonly confidence: number;
  readonly cost: number;
}

/** Kinds whose values may stand in Arabic letters. */
const ofBothScripts: readonly ValueKind[] = ["name", "nationality", "text", "words"];
/** Kinds without a form of their own take what has one last. */
const formless: readonly ValueKind[] = ["text", "words", "model"];
const ofAPart = 0.5;
const ofAForm = 1.5;

/** The value of a kind in a run: all of it, or, where more follows, the longest beginning that can be one. */
export function readRun(run: Run, kind: ValueKind, isBeside: boolean, today: string): RunValue | undefined {
  const isArabic = run.script === "arabic";
  if (isArabic && !ofBothScripts.includes(kind)) return undefined;
  const tokens = isArabic ? run.tokens.toReversed() : withoutSentence(run, kind);
  for (let count = tokens.length; count > 0; count -= 1) {
    const part = tokens.slice(0, count);
    const text = part.map((token) => token.text).join(" ");
    if (isMadeOfLabels(part)) continue;
    const read = readValue(isArabic ? arabicKind(kind) : kind, text, today);
    if (read === undefined) continue;
    const isPart = count < tokens.length && !run.isSentence;
    if (isPart && !isBeside) return undefined;
    const hasForm = formless.includes(kind) && hasOwnForm(text, today);
    const confidence = Math.min(...part.map((token) => token.confidence));
    return { read, area: areaOf(part), confidence, cost: (isPart ? ofAPart : 0) + (hasForm ? ofAForm : 0) };
  }
  return undefined;
}

/** Values of these kinds have digits, by which their place is seen even where they cannot be read. */
const withDigits: readonly ValueKind[] = [
  ...(["birth", "issue", "expiry", "id", "year", "plate", "vin", "document", "policy"] as const),
];
const leastDigits = 2;
const ofAnUnread = 3;

/** The place of a value that could not be read: its value is empty. */
export function unreadable(run: Run, kind: ValueKind): RunValue | undefined {
  const digits =
    run.tokens
      .map(({ text }) => text)
      .join("")
      .match(/\d/g)?.length ?? 0;
  if (run.script === "arabic" || digits < leastDigits || !withDigits.includes(kind)) return undefined;
  return { read: { value: "", certainty: 1 }, area: run.area, confidence: 0, cost: ofAnUnread };
}

const arabicKind = (kind: ValueKind): ValueKind => (kind === "name" ? "arabic-name" : kind);

/** Single letters say nothing. */
function isMadeOfLabels(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ text }) => /\p{L}.*\p{L}/u.test(text));
  const hasDigits = tokens.some(({ text }) => /\d/.test(text));
  return words.length > 0 && !hasDigits && words.every(({ text }) => isLabelWord(text));
}

const hasOwnForm = (text: string, today: string) =>
  (["expiry", "birth", "issue", "vin"] as const).some((kind) => readValue(kind, text, today) !== undefined) ||
  /^\d{8,}$/.test(text);

/** In a sentence a name ends where words in small letters go on. */
function withoutSentence({ tokens, isSentence }: Run, kind: ValueKind): readonly Token[] {
  if (!isSentence || !["text", "name", "words", "model"].includes(kind)) return tokens;
  const end = tokens.findIndex(({ text }, place) => {
    const before = tokens[place - 1];
    return /^[a-z(]/.test(text) || (before !== undefined && /[,;]$/.test(before.text));
  });
  return end < 0 ? tokens : tokens.slice(0, end);
}
