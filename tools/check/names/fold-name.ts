/** Letters that sound or look so alike that a name differing in them alone is the same name. */
const alikeArabic: readonly (readonly [RegExp, string])[] = [
  [/[\u064b-\u065f\u0670\u0640]/g, ""],
  [/[أإآٱ]/g, "ا"],
  [/[ىئ]/g, "ي"],
  [/ؤ/g, "و"],
  [/ة/g, "ه"],
  [/ء/g, ""],
  [/[گغ]/g, "ج"],
  [/چ/g, "ج"],
  [/پ/g, "ب"],
  [/ڤ/g, "ف"],
];

/**
 * A name as it is compared: without case, accents, vowel signs, spaces, doubled letters and the Arabic article. Nothing
 * else is dropped, so that the near ones stay apart.
 */
export function foldName(name: string): string {
  const latin = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  // Taking letters apart has split the marked Arabic ones, too; put together they are known by the list.
  const arabic = alikeArabic.reduce((text, [from, to]) => text.replace(from, to), latin.normalize("NFC"));
  return arabic
    .replace(/[^\p{Letter}\p{Number}]/gu, "")
    .replace(/^ال(?=.{3})/, "")
    .replace(/(\p{Letter})\1+/gu, "$1");
}
