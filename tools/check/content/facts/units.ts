import type { Language } from "#app/i18n/language.ts";

/** A unit by its kind, and how many of the kind's smallest ones it is: an hour is 60 minutes. */
export interface Unit {
  readonly kind: string;
  readonly size: number;
}

const rows: readonly (readonly [
  kind: string,
  size: number,
  english: string,
  arabic: string,
  dual: string,
])[] = [
  ["second", 1, "second seconds s", "ثانية ثوان ثواني", "ثانيتان ثانيتين"],
  ["minute", 1, "minute minutes min", "دقيقة دقائق", "دقيقتان دقيقتين"],
  ["minute", 60, "hour hours", "ساعة ساعات", "ساعتان ساعتين"],
  ["day", 1, "day days", "يوم يوما أيام", "يومان يومين"],
  ["day", 7, "week weeks", "أسبوع أسبوعا أسابيع", "أسبوعان أسبوعين"],
  ["month", 1, "month months", "شهر شهرا أشهر شهور", "شهران شهرين"],
  ["month", 12, "year years", "سنة سنوات عام عاما أعوام سنين", "سنتان سنتين عامان عامين"],
  ["dirham", 1, "dirham dirhams", "درهم درهما دراهم", "درهمان درهمين"],
  ["dirham", 100, "riyal riyals qar", "ريال ريالا ريالات", "ريالان ريالين"],
  ["percent", 1, "percent %", "بالمئة %", ""],
  ["power", 1, "hp horsepower", "حصان حصانا أحصنة", ""],
  ["power", 1000, "kw kilowatt kilowatts", "كيلوواط", ""],
  ["torque", 1, "nm", "نيوتن", ""],
  ["meter", 1, "mm millimeter millimeters", "مم مليمتر مليمترا", "مليمتران مليمترين"],
  ["meter", 10, "cm centimeter centimeters", "سم سنتيمتر سنتيمترا", "سنتيمتران سنتيمترين"],
  ["meter", 1000, "m meter meters", "متر مترا أمتار", "متران مترين"],
  ["meter", 1_000_000, "km kilometer kilometers", "كم كيلومتر كيلومترا كيلومترات", "كيلومتران كيلومترين"],
  ["weight", 1, "kg kilogram kilograms", "كجم كيلوجرام كيلوجراما", ""],
  ["weight", 1000, "ton tons tonnes", "طن طنا أطنان", "طنان طنين"],
  ["volume", 1, "liter liters l", "لتر لترا لترات", "لتران لترين"],
  ["degree", 1, "degree degrees °c", "درجة درجات", "درجتان درجتين"],
  ["bar", 1, "bar", "بار", ""],
  ["inch", 1, "inch inches", "بوصة بوصات", "بوصتان بوصتين"],
];

const named = (column: 2 | 3 | 4) =>
  new Map(
    rows.flatMap((row) =>
      row[column]
        .split(" ")
        .flatMap((word): [string, Unit][] => (word === "" ? [] : [[word, { kind: row[0], size: row[1] }]])),
    ),
  );
const units = { en: named(2), ar: named(3) };
const duals = named(4);

/** The unit that a word names, also behind an Arabic article or preposition. */
export function unitOf(word: string | undefined, language: Language): Unit | undefined {
  if (word === undefined) return undefined;
  if (language === "en") return units.en.get(word.toLowerCase());
  return units.ar.get(word) ?? units.ar.get(word.replace(/^[وبلف]?(?:ال)?/, ""));
}

/** The unit of which an Arabic word says two. */
export function dualOf(word: string): Unit | undefined {
  return duals.get(word) ?? duals.get(word.replace(/^[وبلف]?(?:ال)?/, ""));
}
