import { fold } from "#app/features/search/rules/words/fold.ts";
import { anything, type Bounds } from "../stock/bounds.ts";
import { countOf, countPattern } from "./number-words.ts";
import { amount, amountOf, least, most, rangeOf, units } from "./text-amounts.ts";

/** What a free text requests: bounds and counts that it says, and the words that remain. */
export interface TextMeaning {
  readonly words: string;
  /** Whole riyals. */
  readonly price: Bounds;
  readonly year: Bounds;
  /** Horsepower. */
  readonly power: Bounds;
  /** Kilometers. */
  readonly mileageMax: number;
  /** Whole riyals a month. */
  readonly monthlyMax?: number;
  /** As filters have them: a number in digits. */
  readonly seats?: string;
  readonly doors?: string;
}

/** A text that requests nothing. */
export const nothingMeant: TextMeaning = {
  words: "",
  price: anything,
  year: anything,
  power: anything,
  mileageMax: anything.max,
};

/** Takes what it understands out of a text and says what it means; undefined where the match means nothing. */
type Reading = readonly [
  RegExp,
  (match: Readonly<Record<string, string>>) => Partial<TextMeaning> | undefined,
];

/** Twice what a search may hold: some signs are folded into several. */
const longestFolded = 160;
// bounded: 160 characters, to which textMeaning cuts what is folded.
const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "gu");
const riyals = new RegExp(units.riyals, "u");
const bounded = (comparing: string, unit: string) => pattern(`${comparing}\\s*${amount}\\s*${unit}`);

/** From the surest to the vaguest: a number with its unit, then one that is bounded, then one of thousands alone. */
const readings: readonly Reading[] = [
  [
    pattern(
      `(?:ابو )?(?<count>${countPattern})[\\s-]*(?:seats?|seaters?|passengers?|مقاعد|مقعدا?|ركاب|راكبا?)`,
    ),
    ({ count = "" }) => ({ seats: String(countOf(count)) }),
  ],
  [
    pattern(`(?<count>${countPattern})[\\s-]*(?:doors?|ابواب|باب)`),
    ({ count = "" }) => ({ doors: String(countOf(count)) }),
  ],
  [pattern("ببابين|بابين"), () => ({ doors: "2" })],
  [
    pattern(`(?:${most}\\s*)?(?:${units.riyals}\\s*)?${amount}\\s*${units.riyals}?\\s*${units.monthly}`),
    ({ value = "", thousands }) => ({ monthlyMax: amountOf(value, thousands) }),
  ],
  [
    pattern(`(?:قسط|instalments?|installments?)\\s*(?:${most}\\s*)?${amount}`),
    ({ value = "", thousands }) => ({ monthlyMax: amountOf(value, thousands) }),
  ],
  [
    bounded(most, units.kilometers),
    ({ value = "", thousands }) => ({ mileageMax: amountOf(value, thousands) }),
  ],
  [
    bounded(`${least}?`, `${units.horsepower}(?:\\s*(?:and|or)? ?(?:up|more)|\\s*(?:وفوق|او اكثر|فاكثر))?`),
    ({ value = "" }) => ({ power: { min: Number(value), max: anything.max } }),
  ],
  [
    pattern(
      "(?<value>(?:19|20)\\d\\d)\\s*(?:\\+|or newer|and newer|and up|or later|onwards|وفوق|فما فوق|واحدث|او احدث|وطالع)",
    ),
    ({ value = "" }) => ({ year: { min: Number(value), max: anything.max } }),
  ],
  [
    pattern(
      `(?:between|بين|from|من)?\\s*${rangeOf.from}\\s*(?:and|to|-|–|و|الي|ل)\\s*${rangeOf.to}\\s*${units.riyals}?`,
    ),
    ({ first = "", firstThousands, value = "", thousands }) =>
      rangeMeant(first, firstThousands ?? thousands, value, thousands),
  ],
  [
    pattern(`${most}\\s*(?:${units.riyals}\\s*)?${amount}\\s*${units.riyals}?`),
    ({ value = "", thousands }) => boundMeant(value, thousands, (max) => ({ min: 0, max })),
  ],
  [
    pattern(`${least}\\s*(?:${units.riyals}\\s*)?${amount}\\s*${units.riyals}?`),
    ({ value = "", thousands }) => boundMeant(value, thousands, (min) => ({ min, max: anything.max })),
  ],
  // A price alone is the visitor's budget.
  [
    pattern(`(?:${units.riyals}\\s*)?${amount}\\s*${units.riyals}?`),
    ({ value = "", thousands, 0: whole = "" }) =>
      thousands !== undefined || riyals.test(whole)
        ? { price: { min: 0, max: amountOf(value, thousands) } }
        : undefined,
  ],
];

/** Reads a text in either script: "under 60k", «٧ مقاعد», «تحت 60 الف». */
export function textMeaning(typed: string): TextMeaning {
  let words = fold(typed)
    .text.slice(0, longestFolded)
    .replace(/(?<=\d)[,٬،](?=\d{3}(?!\d))/g, "")
    .trim();
  let meant: Partial<TextMeaning> = {};
  for (const [said, read] of readings)
    words = words.replace(said, (...match) => {
      const groups = match.at(-1) as Readonly<Record<string, string>>;
      const found = read({ ...groups, 0: match[0] as string });
      if (found === undefined) return match[0] as string;
      meant = { ...meant, ...found };
      return " ";
    });
  return { ...nothingMeant, ...meant, words: words.replace(/\s+/g, " ").trim() };
}

/** A bound on years where the number is one, else on prices; below a thousand, thousands are meant. */
function boundMeant(value: string, thousands: string | undefined, range: (bound: number) => Bounds) {
  return isYear(value, thousands)
    ? { year: range(Number(value)) }
    : { price: range(priceMeant(value, thousands)) };
}

function rangeMeant(
  first: string,
  firstThousands: string | undefined,
  last: string,
  thousands: string | undefined,
) {
  if (isYear(first, firstThousands) && isYear(last, thousands))
    return { year: { min: Number(first), max: Number(last) } };
  const [min, max] = [priceMeant(first, firstThousands), priceMeant(last, thousands)];
  return min < max && max >= leastPrice ? { price: { min, max } } : undefined;
}

/** No car costs less; a smaller number was meant in thousands. */
const leastPrice = 1000;

function priceMeant(value: string, thousands: string | undefined): number {
  const sum = amountOf(value, thousands);
  return sum < leastPrice ? sum * 1000 : sum;
}

function isYear(value: string, thousands: string | undefined): boolean {
  return thousands === undefined && /^(?:19|20)\d\d$/.test(value);
}
