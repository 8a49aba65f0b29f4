import { errorsBetween } from "./typing-errors.ts";

/** Letters of both scripts by their sound; vowels, ع and ء have none. Names are written in Latin as each ear hears them. */
const sounds: Readonly<Record<string, string>> = {
  ...{
    b: "b",
    p: "b",
    ب: "b",
    پ: "b",
    t: "t",
    ت: "t",
    ط: "t",
    j: "j",
    g: "j",
    ج: "j",
    h: "h",
    ه: "h",
    ح: "h",
  },
  ...{
    d: "d",
    د: "d",
    ض: "d",
    r: "r",
    ر: "r",
    z: "z",
    ز: "z",
    ذ: "z",
    ظ: "z",
    s: "s",
    س: "s",
    ص: "s",
    ث: "s",
  },
  ...{ f: "f", v: "f", ف: "f", q: "q", k: "q", c: "q", ق: "q", ك: "q", l: "l", ل: "l", m: "m", م: "m" },
  ...{ n: "n", ن: "n", w: "w", و: "w", X: "x", خ: "x", C: "c", ش: "c", G: "g", غ: "g" },
};
/** Two Latin letters for one sound, and digits that stand for Arabic letters: 3 and 2 are ع and ء, which have none. */
const soundsOfTwo: Readonly<Record<string, string>> = {
  ...{ sh: "C", ch: "C", kh: "X", "5": "X", gh: "G" },
  ...{ "7": "h", "6": "t", "9": "s", th: "z", dh: "z", ph: "f" },
};
const digraph = /[sckgtdp]h|[5679]/g;

/**
 * How a folded word sounds, without vowels and doubled letters, the same for both scripts: «جوزاء», "jawza" and "joza"
 * are "jz". An h at the end is a vowel in either script, و and ي count at the beginning only.
 */
export function soundOf(bare: string): string {
  const spelled = bare.replace(digraph, (two) => soundsOfTwo[two] ?? two);
  const letters = /[hه]$/u.test(bare) ? spelled.replace(/[hه]$/u, "") : spelled;
  let sound = "";
  for (const [place, letter] of [...letters].entries()) {
    const letterSound = sounds[letter] ?? "";
    if (letterSound === "w" && place > 0) continue;
    if (letterSound !== sound.at(-1)) sound += letterSound;
  }
  return sound;
}

/** A word that sounds alike and differs in more letters is another word. */
const mostErrors = 2;
const arabic = /\p{Script=Arabic}/u;

/** Whether a word may be a name that a visitor only heard, in the same script. One sound is no proof. */
export function soundsLike(word: string, name: string): boolean {
  const sound = soundOf(word);
  if (sound.length < 2 || word.length < 3 || sound !== soundOf(name)) return false;
  return arabic.test(word) === arabic.test(name) && errorsBetween(word, name, mostErrors) <= mostErrors;
}
