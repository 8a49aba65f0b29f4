import { uncountedNouns } from "./arabic-numbers.ts";

const letter = String.raw`[\u0621-\u064a]`;
const marks = String.raw`[\u2066-\u2069]*`;

/** How numbers, times and commas are written, and what each mistake looks like in a text as it is shown. */
const kinds: readonly (readonly [problem: string, pattern: RegExp])[] = [
  [
    "a Latin comma between Arabic words",
    new RegExp(String.raw`${letter}${marks}[\u064b-\u0652]?,\s?${marks}${letter}`, "u"),
  ],
  ["a percent sign before its number or of the other script", /%\d|٪/u],
  [
    "a time joined to the next word",
    new RegExp(String.raw`\d:\d\d(?:\u00a0(?:[صم]|ظهراً))?${marks}${letter}`, "u"),
  ],
  ["noon or midnight as ص or م", /(?<!\d)12:00[ \u00a0][صم](?![\u0621-\u064a])/u],
  ["a half of the day that is said twice", /\d:\d\d[ \u00a0][صم][ \u00a0](?:صباح|مساء)/u],
  ["a phone number without groups", /(?<![\w.:/=+-])\+?(?:974)?[3-7]\d{7}(?![\w-])/u],
];

/** What is wrong with the numbers, times and commas of an Arabic text; `{name}` stands for a value that is filled in. */
export function formProblems(text: string): string[] {
  const found = kinds.filter(([, pattern]) => pattern.test(text)).map(([problem]) => problem);
  return [...found, ...uncountedNouns(text)];
}
