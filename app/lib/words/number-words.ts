import { arabicSounds, arabiziSounds } from "./cross-script.ts";
import { type SearchWord, wordsOf } from "./words-of.ts";

/** Folded, and of Arabic words the form that counts men, that which counts women, and what people say. */
const units: ReadonlyMap<string, number> = numbered(
  "one واحد وحده",
  "two اثنين ثنين اتنين تنين",
  "three ثلاثه ثلاث تلاته تلات",
  "four اربعه اربع",
  "five خمسه خمس",
  "six سته ست",
  "seven سبعه سبع",
  "eight ثمانيه ثماني ثمان ثمن تمانيه تماني تمان تمنيه",
  "nine تسعه تسع",
  "ten عشره عشر",
  "eleven احدعش حدعش احدعشر حداشر احداشر",
  "twelve اثنعش اثناعشر اثنعشر اتنعش اتناشر اطناشر",
  "thirteen ثلاثتعش ثلطعش ثلتعش تلتعش تلطعش تلتاشر تلاتاشر",
  "fourteen اربعتعش اربعطعش اربعتاشر",
  "fifteen خمستعش خمسطعش خمستاشر",
  "sixteen ستعش سطعش ستاشر سطاشر",
  "seventeen سبعتعش سبعطعش سبعتاشر",
  "eighteen ثمنتعش ثمنطعش ثمانتعش تمنتعش تمنطعش تمنتاشر تمنطاشر",
  "nineteen تسعتعش تسعطعش تسعتاشر تسعطاشر",
);
/** Their stems in Arabic; that of Egypt and the Levant has ت for ث. */
const tens: readonly (readonly [english: string, ...arabic: readonly string[]])[] = [
  ["twenty", "عشر"],
  ["thirty", "ثلاث", "تلات"],
  ["forty", "اربع"],
  ["fifty", "خمس"],
  ["sixty", "ست"],
  ["seventy", "سبع"],
  ["eighty", "ثمان", "تمان"],
  ["ninety", "تسع"],
];
/** «ميه» is how مية and مئة are folded, «مايه» how مائة is. */
const hundred = ["ميه", "مايه", "ميت"];
/** «تلتميه», «تمنميه» */
const shortStems: Readonly<Record<number, readonly string[]>> = { 3: ["ثلث", "تلت"], 8: ["ثمن", "تمن"] };
const numbers: ReadonlyMap<string, number> = new Map([
  ...units,
  ...tens.flatMap(([english, ...stems], place) =>
    [english, ...stems.flatMap((stem) => [`${stem}ين`, `${stem}ون`])].map(
      (word) => [word, (place + 2) * 10] as const,
    ),
  ),
  ...tens
    .slice(1)
    .flatMap(([, ...stems], place) =>
      [...stems, ...(shortStems[place + 3] ?? [])].flatMap((stem) =>
        hundred.map((word) => [stem + word, (place + 3) * 100] as const),
      ),
    ),
  ...["hundred", ...hundred].map((word) => [word, 100] as const),
  ...["ميتين", "مايتين", "ميتان"].map((word) => [word, 200] as const),
  ...["half", "نص", "نصف"].map((word) => [word, 0.5] as const),
  ...["quarter", "ربع"].map((word) => [word, 0.25] as const),
]);
/** Words that are a scale elsewhere: «الفين وعشرين», "two thousand twenty". */
const wholeThousands: ReadonlyMap<string, number> = new Map([
  ...["thousand", "الف"].map((word) => [word, 1000] as const),
  ...["الفين", "الفان", "alfen", "alfeen", "alfain"].map((word) => [word, 2000] as const),
]);
const romanized: ReadonlyMap<string, number> = new Map(
  [...numbers].flatMap(([word, value]) => arabicSounds(word).map((sound) => [sound, value] as const)),
);
const scales: ReadonlyMap<string, number> = new Map([
  ...["thousand", "k", "alf", "الف", "الفا", "الاف"].map((word) => [word, 1000] as const),
  ...["million", "مليون"].map((word) => [word, 1_000_000] as const),
]);
const anyScale = /thousand|million|alf|\bk\b|[اأآ]ل(?:ف|اف)|مليون/iu;
/** Words within a number; the article before it goes with it. */
const joins = new Set(["and", "a", "و"]);
/** «بخمسين», «وعشرين» */
const prefix = /^[وبل]/u;

/** A number from one to nineteen in words, folded. */
export function unitOf(word: string): number | undefined {
  return units.get(word);
}

/** Any whole number that one word says, folded, with or without what is joined to it: «وعشرين». */
export function valueInWords(word: string): number | undefined {
  for (const form of [word, word.replace(prefix, "")]) {
    const value = wholeThousands.get(form) ?? numbers.get(form);
    if (value !== undefined && value >= 1) return value;
  }
  return undefined;
}

/** Words for the numbers from one to nineteen, folded. */
export const unitWords: readonly string[] = [...units.keys()];

/** Thousands and millions in words as digits: "fifty thousand", «مية وعشرين الف» and "khamseen alf". */
export function withNumerals(text: string): string {
  if (!anyScale.test(text)) return text;
  const words = wordsOf(text);
  let rest = text;
  for (let place = words.length - 1; place >= 0; place -= 1) {
    const scaleWord = words[place];
    const scale = scales.get(scaleWord?.bare ?? "");
    if (scaleWord === undefined || scale === undefined) continue;
    const first = firstOfNumber(words, place);
    const values = valuesOf(words.slice(first, place), scaleWord);
    const isMillion = values.length === 0 && scale > 1000 && !/\d$/.test(words[place - 1]?.word ?? "");
    if (values.length === 0 && !isMillion) continue;
    const number = (isMillion ? [1] : sumsOf(values)).map((sum) => sum * scale).join(" و ");
    rest = rest.slice(0, words[first]?.from) + number + rest.slice(scaleWord.to);
    place = first;
  }
  return rest;
}

/** Where the words of a number begin that end before its scale. */
function firstOfNumber(words: readonly SearchWord[], scale: number): number {
  const [scaleWord] = words.slice(scale);
  let first = scale;
  for (let place = scale - 1; place >= 0; place -= 1) {
    const word = words[place];
    if (word === undefined || scaleWord === undefined) break;
    if (numberOf(word, scaleWord) !== undefined) first = place;
    else if (!joins.has(word.word)) break;
    else if (word.word === "a" && first === place + 1) first = place;
  }
  return first;
}

function valuesOf(words: readonly SearchWord[], scale: SearchWord): number[] {
  const values: number[] = [];
  for (const [place, word] of words.entries()) {
    const value = numberOf(word, scale);
    if (value === undefined) continue;
    const before = words[place - 1];
    if (before && countsHundreds(numberOf(before, scale), value, word.bare)) values.push(100);
    values.push(value);
  }
  return values;
}

/** "One fifty" is 150, as English says it. */
export function countsHundreds(before: number | undefined, value: number, word: string | undefined): boolean {
  const isTens = value >= 20 && value < 100 && tens.some(([english]) => english === word);
  return isTens && before !== undefined && before >= 1 && before < 10;
}

function numberOf({ bare }: SearchWord, scale: SearchWord): number | undefined {
  const value = numbers.get(bare) ?? numbers.get(bare.replace(prefix, ""));
  if (value !== undefined || scale.word !== "alf" || /^\d+$/.test(bare)) return value;
  return [bare, bare.replace(/^(?:bi?|wa?)(?=.{3})/, "")]
    .flatMap(arabiziSounds)
    .map((sound) => romanized.get(sound))
    .find((one) => one !== undefined);
}

/**
 * "three hundred and fifty": a unit counts the hundreds that follow it. Two tens are two numbers, and so are tens before hundreds:
 * "between forty and sixty", «بين ثمانين ومية».
 */
function sumsOf(values: readonly number[]): number[] {
  const sums: number[] = [];
  for (const value of values) {
    const sum = sums.at(-1) ?? 0;
    const isTens = value >= 20 && value < 100;
    const isNext = isTens ? sum % 100 >= 20 : value >= 100 && sum >= 10;
    if (sums.length === 0 || isNext) sums.push(value);
    else sums[sums.length - 1] = value === 100 && sum < 10 ? sum * value : sum + value;
  }
  return sums;
}

/** Each line's words with its place, from one on. */
function numbered(...lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(lines.flatMap((line, place) => line.split(" ").map((word) => [word, place + 1] as const)));
}
