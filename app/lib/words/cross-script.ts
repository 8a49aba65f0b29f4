import { soundOf } from "./name-sound.ts";

/** Letters by their sound where English is written in Arabic letters: these have no p, no v and no hard g. */
const loanSounds: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["b", "bpبپ"],
    ["f", "fvفڤ"],
    ["t", "tتط"],
    ["d", "dدض"],
    ["s", "szسزصثذظ"],
    ["k", "kcqgjكقجغگ"],
    ["l", "lل"],
    ["m", "mم"],
    ["n", "nن"],
    ["r", "rر"],
    ["h", "hهح"],
    ["S", "Sش"],
    ["W", "W"],
    ["x", "خ"],
  ].flatMap(([sound = "", letters = ""]) => [...letters].map((letter) => [letter, sound])),
);

/** How English is pronounced, applied in order; S is "sh" or "ch", W a "w" at the beginning. */
const englishSpelling: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/^kn/, "n"],
  [/^wr/, "r"],
  [/^wh?/, "W"],
  [/tch|ch|sh/g, "S"],
  [/ph/g, "f"],
  [/th/g, "s"],
  [/gh/g, ""],
  [/(?:ss|[tsc])i(?=[oa])/g, "S"],
  [/t(?=ur[ea])|(?<=[a-z])s(?=ur)/g, "S"],
  [/ign/g, "in"],
  [/cc(?=[eiy])|x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/h(?![aeiouy])/g, ""],
];
const arabicSpelling: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/تش|چ/gu, "S"],
  [/^و/u, "W"],
  [/ه$/u, ""],
];

/** The consonants of an English word, in English or in Arabic letters, as far as Arabic letters tell them apart. */
export function loanwordSound(bare: string): string {
  let letters = bare;
  for (const [spelling, letter] of isArabic(bare) ? arabicSpelling : englishSpelling)
    letters = letters.replace(spelling, letter);
  let sound = "";
  for (const letter of letters) {
    const letterSound = loanSounds[letter] ?? "";
    if (letterSound !== sound.at(-1)) sound += letterSound;
  }
  return sound;
}

const vowelAtStart = /^[اويع]/u;

/** Whether the vowels of an Arabic word leave room for an English one with the same consonants. */
export function isLoanword(arabic: string, english: string): boolean {
  if (/^[aeiouy]/.test(english) && !vowelAtStart.test(arabic)) return false;
  if (/^ا/u.test(arabic) && !/^(?:[aeiouyh]|s[^aeiou])/.test(english)) return false;
  const longVowels = arabic.slice(1).match(/[اوي]+/gu)?.length ?? 0;
  const vowels = english.match(/[aeiouyw]+/g)?.length ?? 0;
  return longVowels <= vowels && (!/.و/u.test(arabic) || /[ouw]|a[lw]/.test(english));
}

/** Plurals of loanwords: «اوفرز», «اوفرات». */
export const loanwordPlural = /(?:[سز]|ات)$/u;

/** What Latin letters may stand for, beside how `soundOf` reads them. */
const ambiguous: readonly (readonly [letters: RegExp, others: readonly string[]])[] = [
  [/dh/g, ["d"]],
  [/th/g, ["t", "s", "d"]],
  [/g(?!h)/g, ["q", "gh"]],
  [/8/g, ["q", "gh"]],
  [/ch/g, ["k"]],
  [/2/g, ["q"]],
  [/v/g, ["f", "w"]],
  [/c(?=[eiy])/g, ["s", "z"]],
];
/** "ma3radkum" is your showroom: endings that say whose, of a verb, or of a feminine word. */
const ending = /(?:kum|kom|hum|ha|na|ak|ik|ti|et|at|een|i|y)$/;
const articleBefore = /^(?:w?[bl]?[aei]l)(?=.{3})/;
const mostReadings = 16;

/** How an Arabic word in Latin letters ("ma3radkum", "siyanat", "3oroodh") may sound, the likeliest first. */
export function arabiziSounds(typed: string): string[] {
  const readings = new Set([typed]);
  for (const [letters, others] of ambiguous)
    for (const reading of [...readings])
      for (const other of others) readings.add(reading.replace(letters, other));
  for (const part of [ending, articleBefore])
    for (const reading of [...readings]) readings.add(reading.replace(part, ""));
  return [...new Set([...readings].slice(0, mostReadings).map(soundWithAin))];
}

/**
 * Whether Latin letters may write an Arabic word with the same sound: both begin with a vowel or neither does, and the
 * Latin word, which writes short vowels, too, is the longer one. With digits for letters vowels are often left out.
 */
export function isRomanized(latin: string, arabic: string): boolean {
  const startsWithVowel = /^[aeiou23]/.test(latin);
  if (startsWithVowel && !vowelAtStart.test(arabic) && !articleBefore.test(latin)) return false;
  const isTerse = /[a-z]/.test(latin) && /[235679]/.test(latin);
  return latin.length > arabic.length - (startsWithVowel || isTerse ? 1 : 0);
}

/** How an Arabic word may be written in Latin letters: with or without its ع and its article. */
export function arabicSounds(bare: string): string[] {
  const forms = [bare, bare.replace(/^(?:ال|لل)/u, "")];
  return [...new Set(forms.flatMap((form) => [soundWithAin(form), soundOf(form)]))];
}

/** ع counts where it is written: a 3 in Latin letters. */
function soundWithAin(word: string): string {
  return word
    .split(/([3ع])/u)
    .map((part, place) => (place % 2 === 1 ? "3" : soundOf(part)))
    .join("");
}

export function isArabic(word: string): boolean {
  return /^\p{Script=Arabic}/u.test(word);
}

/** A word of Latin letters and of the digits that stand for Arabic ones. */
export function isLatin(word: string): boolean {
  return /^\d?[a-z]/.test(word);
}
