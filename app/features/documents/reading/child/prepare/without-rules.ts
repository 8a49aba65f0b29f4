import type { Gray } from "../skew.ts";

/** Darker than paper, where the light is even. */
const ink = 205;
/** No word, blurred as it may be, is such a share of its picture long. No rule, nor fold, is so thick, in pixels. */
const longest = 0.22;
const thickest = 9;
/** A letter that crosses a rule is so much darker. */
const darker = 45;
const paper = 235;

/** Takes the rules of tables, and folds, out of a picture with even light: engines take them for letters. */
export function withoutRules(gray: Gray): Gray {
  const data = Buffer.from(gray.data);
  erase(gray, data, gray.width, gray.height, 1, gray.width);
  erase(gray, data, gray.height, gray.width, gray.width, 1);
  return { ...gray, data };
}

/** Along lines of `length` pixels, `along` apart; the next line is `across` away. */
function erase(
  { data }: Gray,
  to: Buffer,
  length: number,
  count: number,
  along: number,
  across: number,
): void {
  for (let line = thickest; line < count - thickest; line += 1) {
    let start = -1;
    for (let at = 0; at <= length; at += 1) {
      const isInk = at < length && (data[line * across + at * along] ?? 255) < ink;
      if (isInk && start < 0) start = at;
      if (isInk || start < 0) continue;
      if (at - start >= longest * length)
        eraseRun(data, to, { from: line * across + start * along, count: at - start, along, across });
      start = -1;
    }
  }
}

interface Stretch {
  readonly from: number;
  readonly count: number;
  readonly along: number;
  readonly across: number;
}

function eraseRun(data: Buffer, to: Buffer, { from, count, along, across }: Stretch): void {
  let [own, before, after] = [0, 0, 0];
  for (let step = 0; step < count; step += 1) {
    const at = from + step * along;
    own += data[at] ?? 0;
    before += data[at - thickest * across] ?? 0;
    after += data[at + thickest * across] ?? 0;
  }
  const level = own / count;
  // Paper on both sides: a rule, and no picture.
  if (Math.min(before, after) / count < level + darker / 2) return;
  for (let step = 0; step < count; step += 1) {
    const at = from + step * along;
    if ((data[at] ?? 0) > level - darker) to[at] = paper;
  }
}
