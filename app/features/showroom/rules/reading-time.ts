/** Words a minute of an unhurried reader. */
const wordsPerMinute = 200;

/** Minutes that texts take to read, tags left out; at least one. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts
    .join(" ")
    .replace(/<[^<>]*>/g, " ")
    .split(/\s/)
    .filter((word) => /[\p{L}\d]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
