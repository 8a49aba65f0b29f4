import type { Word } from "#app/features/documents/rules/reading/words.ts";

const height = 20;

/** Words of a line as an engine gives them; a number between them is a gap in pixels. */
export function line(y: number, x: number, parts: readonly (string | number)[], confidence = 0.95): Word[] {
  const words: Word[] = [];
  let at = x;
  for (const part of parts) {
    if (typeof part === "number") {
      at += part;
      continue;
    }
    const width = part.length * 12;
    words.push({ text: part, confidence, x0: at, y0: y, x1: at + width, y1: y + height });
    at += width + 8;
  }
  return words;
}
