import type { Language } from "#app/i18n/language.ts";
import { type Stated, statedNumbers } from "./stated-numbers.ts";

type Pair = Readonly<Record<Language, string>>;

/** Days, months and occasions by their names in both languages. Spring, autumn and May are other words too. */
const named: readonly (readonly [english: string, arabic: string])[] = [
  ["january", "يناير"],
  ["february", "فبراير"],
  ["april", "أبريل"],
  ["june", "يونيو"],
  ["july", "يوليو"],
  ["august", "أغسطس"],
  ["september", "سبتمبر"],
  ["october", "أكتوبر"],
  ["november", "نوفمبر"],
  ["december", "ديسمبر"],
  ["sunday|sundays", "الأحد"],
  ["monday|mondays", "يوم الاثنين|صباح الاثنين"],
  ["tuesday|tuesdays", "(?:ال)?ثلاثاء"],
  ["wednesday|wednesdays", "(?:ال)?أربعاء"],
  ["thursday|thursdays", "(?:ال)?خميس"],
  ["friday|fridays", "الجمعة"],
  ["saturday|saturdays", "(?:ال)?سبت"],
  ["ramadan", "رمضان"],
  ["eid", "العيد|عيد الفطر|عيد الأضحى"],
  ["national day", "اليوم الوطني"],
];

/** What two texts that say the same state differently: numbers, what they count, months, weekdays and occasions. */
export function differentFacts({ en, ar }: Pair): string[] {
  const [english, arabic] = [statedNumbers(en, "en"), statedNumbers(ar, "ar")];
  return [
    ...english.filter((one) => !isIn(one, arabic)).map((one) => `English alone states ${inWords(one)}`),
    ...arabic.filter((one) => !isIn(one, english)).map((one) => `Arabic alone states ${inWords(one)}`),
    ...otherUnits(english, arabic),
    ...named.flatMap(([one, other]) => differentNames(en, ar, one, other)),
  ];
}

/** Whether the other text has a number: as it is, or in another unit of its kind (half an hour, 30 minutes). */
function isIn({ value, unit, isFact }: Stated, others: readonly Stated[]): boolean {
  if (!isFact || value === 1 || value === 0) return true;
  return others.some(
    (other) =>
      other.value === value ||
      (unit !== undefined && other.unit?.kind === unit.kind && amountOf(other) === value * unit.size) ||
      (other.unit === undefined && other.value % 12 === value % 12 && value > 12 && value < 24),
  );
}

const amountOf = ({ value, unit }: Stated) => value * (unit?.size ?? 1);

/** Numbers that both texts state, of different things. */
function otherUnits(english: readonly Stated[], arabic: readonly Stated[]): string[] {
  return english.flatMap(({ value, unit }) => {
    const same = arabic.filter((other) => other.value === value);
    const isOther =
      unit !== undefined &&
      same.length > 0 &&
      same.every((other) => other.unit && other.unit.kind !== unit.kind);
    const alone = english.filter((other) => other.value === value).length === 1;
    return isOther && alone
      ? [`${value} counts ${unit.kind} in English, ${same[0]?.unit?.kind} in Arabic`]
      : [];
  });
}

function differentNames(en: string, ar: string, one: string, other: string): string[] {
  const inEnglish = new RegExp(`\\b(?:${one})\\b`, "i").test(en);
  const inArabic = new RegExp(`(?<![\\u0621-\\u064a])[وفل]?(?:${other})(?![\\u0621-\\u064a])`).test(
    ar.replaceAll(/[\u064b-\u0652]/g, ""),
  );
  return inEnglish === inArabic
    ? []
    : [`${inEnglish ? "English" : "Arabic"} alone names ${one.split("|")[0]}`];
}

function inWords({ value, unit }: Stated): string {
  return [Number(value.toFixed(2)), unit?.kind].filter((part) => part !== undefined).join(" ");
}
