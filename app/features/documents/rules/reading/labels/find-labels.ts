import { textDistance } from "../text-distance.ts";
import { heightOf, type Row, type Word } from "../words.ts";
import { plain } from "./label-text.ts";
import { labelWords, type Meaning } from "./label-words.ts";

/** A label that was found in a row: its words are `row[start]` up to, but not, `row[end]`. */
export interface FoundLabel {
  readonly name: string;
  readonly meaning: Meaning;
  readonly start: number;
  readonly end: number;
}

interface Name {
  readonly name: string;
  readonly meaning: Meaning;
  readonly expected: string;
  readonly words: readonly string[];
}

const mostWords = 5;
/** Words of a label stand at most so many heights apart. */
const mostGap = 1.3;

/** All names by how many letters they have, so that a word is compared with those alone that it can be. */
const byLength = new Map<number, Name[]>();
for (const [meaning, { names }] of Object.entries(labelWords)) {
  for (const name of names) {
    const expected = plain(name);
    const same = byLength.get(expected.length) ?? [];
    same.push({ name, meaning: meaning as Meaning, expected, words: name.split(" ").map(plain) });
    byLength.set(expected.length, same);
  }
}
const longest = Math.max(...byLength.keys());

/**
 * The labels in a row of one script, in the order in which it is read: the longest name where several begin at one word; a
 * misread character in five is forgiven.
 */
export function findLabels(row: Row): readonly FoundLabel[] {
  const found: FoundLabel[] = [];
  for (let start = 0; start < row.length; ) {
    const here = labelAt(row, start);
    if (here !== undefined) found.push(here);
    start = here?.end ?? start + 1;
  }
  return found;
}

/** The label that begins at a word. Where the words of a value were nearly those of a longer name the shorter one counts. */
export function labelAt(row: Row, start: number): FoundLabel | undefined {
  let near: FoundLabel | undefined;
  for (let count = Math.min(mostWords, row.length - start); count > 0; count -= 1) {
    const words = row.slice(start, start + count);
    if (!stand(words)) continue;
    const texts = words.map(({ text }) => plain(text));
    const best = nameOf(texts);
    if (best === undefined) continue;
    const label = { name: best.name, meaning: best.meaning, start, end: start + count };
    if (best.words.length === count || best.expected === texts.join("")) return label;
    near ??= label;
  }
  return near;
}

/** The name that a text is, or nearly is. */
function nameOf(words: readonly string[]): Name | undefined {
  const read = words.join("");
  if (read === "" || !/\p{L}/u.test(read)) return undefined;
  let best: { readonly candidate: Name; readonly distance: number } | undefined;
  for (let length = Math.max(1, read.length - 3); length <= Math.min(longest, read.length + 3); length += 1) {
    for (const candidate of byLength.get(length) ?? []) {
      const most = Math.min(
        mistakesIn(candidate.expected, candidate.words.length),
        (best?.distance ?? length) - 1,
      );
      if (most < 0 || Math.abs(read.length - length) > most) continue;
      const distance = textDistance(read, candidate.expected);
      if (distance <= most && areAlike(words, candidate.words)) best = { candidate, distance };
    }
  }
  return best?.candidate;
}

/** How many characters of a name may be misread. A single Arabic word with another letter is often another word. */
function mistakesIn(expected: string, words: number): number {
  if (expected.length < 4 || (words === 1 && /\p{Script=Arabic}/u.test(expected))) return 0;
  return Math.max(1, Math.floor(expected.length / 5));
}

/** Of names of as many words each word is the other's, but for one character in three. */
function areAlike(words: readonly string[], expected: readonly string[]): boolean {
  if (words.length !== expected.length) return true;
  return words.every((word, place) => {
    const other = expected[place] ?? "";
    return (
      word === other ||
      textDistance(word, other) <= Math.max(word.length < 4 ? 0 : 1, Math.floor(other.length / 3))
    );
  });
}

/** Whether words follow each other without a gap, each with a letter of its own. */
function stand(words: Row): boolean {
  return words.every((word, place) => {
    const next = words[place + 1];
    if (!/\p{L}/u.test(word.text)) return false;
    if (next === undefined) return true;
    const gap = Math.max(next.x0 - word.x1, word.x0 - next.x1);
    return gap < mostGap * Math.max(heightOf(word), heightOf(next));
  });
}

/** Whether a word has at least two Arabic letters and no Latin one. */
export function isArabic({ text }: Pick<Word, "text">): boolean {
  return /\p{Script=Arabic}.*\p{Script=Arabic}/u.test(text) && /\p{L}/u.test(text) && !/[A-Za-z]/.test(text);
}
