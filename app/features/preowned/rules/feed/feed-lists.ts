/** Signs that a feed puts between entries and never within one. */
const safeSeparators = /[|;؛•\n\r\t]+/;
const commas = new Set([",", "،"]);
const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]" };

/**
 * The entries of a list that a feed wrote as one text. Where it has a separator that no phrase needs (`|`, `;`), only
 * that one separates; else the commas do that stand neither between digits ("160,000 km") nor within brackets.
 */
export function entriesOf(text: string): string[] {
  const parts = safeSeparators.test(text) ? text.split(safeSeparators) : cutAtCommas(text);
  return parts.map((one) => one.trim()).filter((one) => one !== "");
}

function cutAtCommas(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let place = 0; place < text.length; place += 1) {
    const close = closing[text[place] ?? ""];
    // A bracket that is never closed encloses nothing.
    if (close !== undefined) place = Math.max(place, text.indexOf(close, place));
    else if (commas.has(text[place] ?? "") && !isWithinNumber(text, place)) {
      parts.push(text.slice(start, place));
      start = place + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function isWithinNumber(text: string, comma: number): boolean {
  return /\p{Nd}/u.test(text[comma - 1] ?? "") && /\p{Nd}/u.test(text[comma + 1] ?? "");
}
