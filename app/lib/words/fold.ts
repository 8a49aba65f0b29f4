/** A text as search compares it, and where each of its characters stood in the original (UTF-16 places). */
export interface Folded {
  readonly text: string;
  /** For each character of `text` the place in the original where it begins, and one more: where it ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Vowel signs, the small signs of the Quran, tatweel; marks of direction and joins that nobody sees. */
const invisible =
  /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const sameLetter: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ئ: "ي",
  ؤ: "و",
  ة: "ه",
  ک: "ك",
};
/** A letter with the marks that follow it, so that composing never crosses the border of a letter. */
const letters = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Folds a text for index and query alike (product/lessons.md#search-and-numbers): NFKC first, then alef forms, ى ة ؤ
 * ئ, vowel signs, tatweel and digits; Latin letters lose case and accents.
 */
export function fold(original: string): Folded {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: letter, index } of original.matchAll(letters)) {
    const folded = foldLetter(letter);
    for (let place = 0; place < folded.length; place += 1) {
      starts.push(index);
      ends.push(index + letter.length);
    }
    text += folded;
  }
  return { text, starts, ends };
}

function foldLetter(letter: string): string {
  let folded = "";
  for (const sign of letter.normalize("NFKC")) {
    if (invisible.test(sign)) continue;
    const digit = digitOf(sign);
    folded += digit ?? sameLetter[sign] ?? sign;
  }
  // Accents go from Latin letters only: the marks of Arabic letters are decided above.
  return /\p{Script=Latin}/u.test(folded)
    ? folded.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    : folded.toLowerCase();
}

function digitOf(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  return code >= 0x6f0 && code <= 0x6f9 ? String(code - 0x6f0) : undefined;
}
