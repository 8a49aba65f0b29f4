/** Signs that a feed puts between entries and never within one. */
const safeSeparators = /[|;؛•\n\r\t]+/;
const commas = new Set([",", "،"]);
/** Small letters alone: an entry of its own may begin with "With". */
const goesOn =
  /^\s{0,3}(?:(?:with|without|including|incl|for|in|on|at|by|from|to|and|or|that|which|when|while|even|also|runs?|works?|opens?|folds?|stays?)\b|(?:مع|بدون|دون|حتى|من|في|على|عند|أو|يعمل|تعمل|يبقى|تبقى|يفتح|تفتح|بما|التي|الذي)\s)/u;
const longestStart = 20;
const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]" };

/**
 * The entries of a list that a feed wrote as one text. Where it has a separator that no phrase needs (`|`, `;`), only
 * that one separates; else the commas do that stand neither between digits ("160,000 km") nor within brackets, nor
 * before words with which a phrase goes on ("Electric air conditioner, runs with the engine at rest").
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
    else if (commas.has(text[place] ?? "") && separates(text, place)) {
      parts.push(text.slice(start, place));
      start = place + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function separates(text: string, comma: number): boolean {
  return !isWithinNumber(text, comma) && !goesOn.test(text.slice(comma + 1, comma + 1 + longestStart));
}

function isWithinNumber(text: string, comma: number): boolean {
  return /\p{Nd}/u.test(text[comma - 1] ?? "") && /\p{Nd}/u.test(text[comma + 1] ?? "");
}
