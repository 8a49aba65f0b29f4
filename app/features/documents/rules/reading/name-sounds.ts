import { textDistance } from "./text-distance.ts";

/** Sounds of Latin spellings; two letters before one. Vowels and h, which spellings drop or add at will, are silent. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/\bAL(?=[ -])/g, ""],
  [/KH/g, "x"],
  [/SH/g, "c"],
  [/GH/g, "g"],
  [/TH/g, "t"],
  [/DH/g, "d"],
  [/[CKQ]/g, "k"],
  [/J/g, "j"],
  [/P/g, "b"],
  [/V/g, "f"],
  [/[^A-Zxcgtdkjbf]|[AEIOUWYH]/g, ""],
];
const arabic: Readonly<Record<string, string>> = {
  ...{ ب: "b", ت: "t", ث: "t", ج: "j", خ: "x", د: "d", ذ: "d", ر: "r", ز: "z", س: "s", ش: "c", ص: "s" },
  ...{ ض: "d", ط: "t", ظ: "z", غ: "g", ف: "f", ق: "k", ك: "k", ل: "l", م: "m", ن: "n" },
};

/** Whether a name in Arabic letters sounds like the one in Latin letters, but for one sound. */
export function soundsAlike(latinName: string, arabicName: string): boolean {
  const [one, other] = [latinSounds(latinName), arabicSounds(arabicName)];
  return one.length > 2 && textDistance(one, other) <= 1;
}

/** The words of what was read in Arabic that sound like the Latin name, without what stood beside them; or all of it. */
export function partThatSounds(latinName: string, arabicText: string): string {
  const words = arabicText.split(" ");
  for (let count = words.length; count > 1; count -= 1) {
    for (let start = 0; start + count <= words.length; start += 1) {
      const part = words.slice(start, start + count).join(" ");
      if (soundsAlike(latinName, part)) return part;
    }
  }
  return arabicText;
}

function latinSounds(name: string): string {
  const sounds = latin.reduce((text, [pattern, sound]) => text.replace(pattern, sound), name.toUpperCase());
  return single(sounds.toLowerCase());
}

function arabicSounds(name: string): string {
  const words = name.split(" ").map((word) => word.replace(/^(?:ال|لل)(?=..)/u, ""));
  return single([...words.join("")].map((letter) => arabic[letter] ?? "").join(""));
}

/** Double letters count once, as Arabic does not write them. */
const single = (text: string) => text.replace(/(.)\1+/g, "$1");
