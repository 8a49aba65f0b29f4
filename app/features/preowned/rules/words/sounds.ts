/** Letters of both scripts that sound alike to a visitor who writes a name by ear. Vowels, h and their like are not heard. */
const heard: Readonly<Record<string, string>> = {
  ب: "b",
  ت: "t",
  ث: "s",
  ج: "j",
  خ: "x",
  د: "d",
  ذ: "s",
  ر: "r",
  ز: "s",
  س: "s",
  ش: "c",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "s",
  غ: "g",
  ف: "f",
  ق: "k",
  ك: "k",
  ل: "l",
  م: "m",
  ن: "n",
  z: "s",
  q: "k",
  p: "b",
  v: "f",
};
const pairs: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, "ش"],
  [/kh/g, "خ"],
  [/gh/g, "غ"],
  [/th|dh/g, "ث"],
  [/ph/g, "f"],
  [/ck|c/g, "k"],
  [/x/g, "ks"],
];

/** Names of fewer heard letters sound like too many others. */
const fewestHeard = 3;

/**
 * How the consonants of a folded word sound, the same in both scripts: لاندكروزر and landcruiser. Undefined where there
 * are too few of them to tell words apart.
 */
export function soundOf(word: string): string | undefined {
  const latin = pairs.reduce((said, [letters, one]) => said.replace(letters, one), word);
  const sounds = [...latin].map((letter) => heard[letter] ?? (/[bdfgjklmnrst\d]/.test(letter) ? letter : ""));
  const sound = sounds.join("").replace(/(.)\1+/g, "$1");
  return sound.length < fewestHeard ? undefined : sound;
}
