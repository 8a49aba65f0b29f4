import { DistanceTable } from "./distance-table.ts";
import { errorsAllowed } from "./typing-errors.ts";

/** A word of the index that a word of the query may mean, and the confidence: 1 for the word itself. */
export interface Meaning {
  readonly id: number;
  readonly confidence: number;
}

/** One letter in search of its word means too many words: more than these are not followed. */
const mostContinuations = 400;

/** All words of an index in order. A word's id is its place. */
export class Vocabulary {
  readonly words: readonly string[];
  readonly #idOf: ReadonlyMap<string, number>;
  /** How many letters each word shares with the one before it. */
  readonly #shared: Uint8Array;

  constructor(words: Iterable<string>) {
    this.words = [...new Set(words)].sort();
    this.#idOf = new Map(this.words.map((word, id) => [word, id]));
    this.#shared = Uint8Array.from(this.words, (word, id) => sharedStart(word, this.words[id - 1] ?? ""));
  }

  idOf(word: string): number | undefined {
    return this.#idOf.get(word);
  }

  /** The word itself, and the words that go on from it: the shorter their rest, the likelier. */
  continuationsOf(start: string): Meaning[] {
    const found: Meaning[] = [];
    for (let id = this.#firstFrom(start); found.length < mostContinuations; id += 1) {
      const word = this.words[id];
      if (!word?.startsWith(start)) break;
      found.push({ id, confidence: word === start ? 1 : 0.55 + 0.35 * (start.length / word.length) });
    }
    return found;
  }

  /**
   * Words that differ by a few letters from it; with `open`, also words that go on after such a start. One pass over
   * the ordered words: what a word shares with the one before it is not computed again, and a branch that differs too
   * much is skipped unread.
   */
  similarTo(typed: string, open: boolean): Meaning[] {
    const most = errorsAllowed(typed.length);
    const found: Meaning[] = [];
    if (most === 0) return found;
    const table = new DistanceTable(typed, most);
    for (let id = 0; id < this.words.length; id += 1) {
      const shared = this.#shared[id] ?? 0;
      // Where the rows end before the shared start does, it was given up, and this word with it.
      const isSkipped = table.depth < shared;
      if (isSkipped && !(open && table.startErrors <= most)) continue;
      const word = this.words[id] ?? "";
      if (!isSkipped) table.read(word, shared);
      const errors = table.depth >= word.length ? table.errorsAt(word.length) : most + 1;
      if (errors <= most) found.push({ id, confidence: 0.6 - 0.15 * errors });
      else if (open && table.startErrors <= most)
        found.push({ id, confidence: 0.4 - 0.1 * table.startErrors });
    }
    return found;
  }

  #firstFrom(start: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? "") < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function sharedStart(one: string, other: string): number {
  let shared = 0;
  while (shared < 255 && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}
