import { textDistance } from "../text-distance.ts";

/** Sounds of Latin spellings; two letters before one. Vowels and h, which spellings drop or add at will, are silent; th, dh, d and t are written for each other. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/KH/g, "x"],
  [/SH/g, "c"],
  [/GH/g, "g"],
  [/TH|DH|D/g, "t"],
  [/[CKQ]/g, "k"],
  [/J/g, "j"],
  [/P/g, "b"],
  [/V/g, "f"],
  [/[^A-Zxcgtkjbf]|[AEIOUWYH]/g, ""],
];
const arabic: Readonly<Record<string, string>> = {
  ب: "b",
  ت: "t",
  ث: "t",
  ج: "j",
  خ: "x",
  د: "t",
  ذ: "t",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "c",
  ص: "s",
  ض: "t",
  ط: "t",
  ظ: "z",
  غ: "g",
  ف: "f",
  ق: "k",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
};

/** Whether a name in Arabic letters sounds like the one in Latin letters, but for one sound in six. */
export function soundsAlike(latinName: string, arabicName: string): boolean {
  const count = soundsOf(latinName);
  return count > 2 && soundDistance(latinName, arabicName) <= Math.max(1, Math.floor(count / 6));
}

/** In how many sounds the names differ. */
export function soundDistance(latinName: string, arabicName: string): number {
  return textDistance(latinSounds(latinName), arabicSounds(arabicName));
}

/**
 * The words of what was read in Arabic that sound most like the Latin name, without what stood beside them; or all of it. Of
 * several that sound alike those that are as many.
 */
export function partThatSounds(latinName: string, arabicText: string): string {
  const words = arabicText.split(" ");
  const expected = latinWords(latinName).length;
  const parts = words.flatMap((_, start) =>
    words.slice(start + 1).map((__, more) => words.slice(start, start + more + 2)),
  );
  const [best] = parts
    .map((part) => ({ part, text: part.join(" ") }))
    .filter(({ text }) => soundsAlike(latinName, text))
    .map(({ part, text }) => ({
      text,
      weight: soundDistance(latinName, text) * 10 + Math.abs(part.length - expected),
    }))
    .toSorted((one, other) => one.weight - other.weight);
  return best?.text ?? arabicText;
}

/** The words of a Latin name without its articles. */
export const latinWords = (name: string): readonly string[] =>
  name
    .toUpperCase()
    .replace(/\bAL(?:[ -]|$)/g, "")
    .split(/[ -]/)
    .filter((word) => word !== "");

/** Of each of these words whether an article stands before it. */
export function articlesIn(name: string): readonly boolean[] {
  const words = name.toUpperCase().split(/[ -]/);
  return words.flatMap((word, place) => (word === "AL" || word === "" ? [] : [words[place - 1] === "AL"]));
}

/** How many sounds a Latin name has. */
export const soundsOf = (latinName: string): number => latinSounds(latinName).length;

function latinSounds(name: string): string {
  const sounds = latinWords(name).map((word) =>
    latin.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word),
  );
  return sounds.map((word) => single(word.toLowerCase())).join("");
}

function arabicSounds(name: string): string {
  const words = name.split(" ").map((word) => word.replace(/^(?:ال|لل)(?=..)/u, ""));
  return words.map((word) => single([...word].map((letter) => arabic[letter] ?? "").join(""))).join("");
}

/** Double letters count once, as Arabic does not write them. */
const single = (text: string) => text.replace(/(.)\1+/g, "$1");
