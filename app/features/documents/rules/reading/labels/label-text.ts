import { labelWords } from "./label-words.ts";

const single = new Set(
  Object.values(labelWords).flatMap(({ names }) => names.flatMap((name) => name.split(" ").map(plain))),
);
/** Words of labels that are words of names as well. */
const ordinary = new Set([
  "insurance",
  "company",
  "motor",
  "general",
  "of",
  "al",
  "no",
  "in",
  "at",
  "on",
  "to",
  "a",
  "d",
  "o",
  "b",
  "صالح",
  "qatar",
  "قطر",
]);

/** Whether a word stands in labels and in no value. */
export function isLabelWord(text: string): boolean {
  const read = plain(text);
  return read.length > 1 && single.has(read) && !ordinary.has(read);
}

/** Letters alone, in one form each: neither case, points and hamzas nor digits that look alike tell labels apart. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replaceAll("0", "o")
    .replaceAll("1", "i")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
