import { resembles, textDistance } from "./text-distance.ts";
import type { Row, Word } from "./words.ts";

/** A label that was found in a row: its words are `row[start]` up to, but not, `row[end]`. */
export interface FoundLabel {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

const mostWords = 4;

/** The labels in a row, the best match where several begin at one word; a misread character in four is forgiven. */
export function findLabels(row: Row, labels: readonly string[]): readonly FoundLabel[] {
  const found: FoundLabel[] = [];
  const wanted = labels.map((label) => ({ label, expected: plain(label) }));
  for (let start = 0; start < row.length; ) {
    const here = labelAt(row, start, wanted);
    if (here !== undefined) found.push(here);
    start = here?.end ?? start + 1;
  }
  return found;
}

function labelAt(
  row: Row,
  start: number,
  wanted: readonly { readonly label: string; readonly expected: string }[],
): FoundLabel | undefined {
  let best: (FoundLabel & { readonly share: number }) | undefined;
  for (let count = Math.min(mostWords, row.length - start); count > 0; count -= 1) {
    const words = row.slice(start, start + count);
    const read = words.map(({ text }) => plain(text)).join("");
    for (const { label, expected } of wanted) {
      if (!resembles(read, expected)) continue;
      const share = textDistance(read, expected) / expected.length;
      if (best === undefined || share < best.share) best = { label, start, end: start + count, share };
    }
  }
  return best;
}

/** Letters alone, in one form each: neither case, points and hamzas nor digits that look alike tell labels apart. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[أإآٱ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replaceAll("0", "o")
    .replaceAll("1", "i")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether a word has at least two Arabic letters and no Latin one. */
export function isArabic({ text }: Pick<Word, "text">): boolean {
  return /\p{Script=Arabic}.*\p{Script=Arabic}/u.test(text) && /\p{L}/u.test(text) && !/[A-Za-z]/.test(text);
}
