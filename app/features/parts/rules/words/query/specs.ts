import { foldDigits } from "#app/lib/text/clean-text.ts";

/** The SQL function `parts.specs_of` reads the same of a part's name. */
const measure =
  /(?<![a-z0-9])(\d{1,2}\s?w(?:\s?-\s?\d{1,3}|\d{1,3}|\s{1,2}\d{2})|\d{3}\s?\/\s?\d{2}\s?z?r\s?-?\s?\d{2}|dot\s?-?\s?\d(?:\.\d)?|[a-z]{1,4}\d{1,4}[a-z]?|\d{1,4}[a-z]{1,3})(?![a-z0-9])/gi;
/** Nobody who types one of these means anything else. */
const exact = /^(?:\d{1,2}w\d{1,3}|\d{3}\/\d{2}z?r\d{2})$/;
/** What people and documents write for a dash. */
const dash = /[\u2010-\u2015\u2212\uff0d_]/g;
/** How the numbers of grades are said. */
const spokenNumbers: ReadonlyMap<string, string> = new Map(
  [
    "0 صفر زيرو zero",
    "5 خمسة five",
    "10 عشرة ten",
    "20 عشرين twenty",
    "30 ثلاثين thirty",
    "15 fifteen",
    "40 اربعين أربعين forty",
    "50 خمسين fifty",
  ].flatMap((line) => {
    const [digits = "", ...words] = line.split(" ");
    return words.map((word) => [word, digits] as const);
  }),
);
const spokenNumber = [...spokenNumbers.keys()].map((word) => word.replace("ة", "[ةه]")).join("|");
/** "5 دبليو 30", "five w thirty", "5w/30" */
const spokenGrade = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\d{1,2}|${spokenNumber})\s?-?(?:w|دبليو|دابليو|دبلو|dabliu|dablyu|double\su)\s?[-/.]?\s?(\d{2,3}|${spokenNumber})(?![\p{L}\p{N}])`,
  "giu",
);
/** «زيت صفر عشرين», "oil 5 30", «خمسة في ثلاثين»: a grade without its W, of those that there are. */
const bareGrade =
  /(?<![\p{L}\p{N}.,/])(0|5|10|15|صفر|زيرو|zero|خمس[ةه]|five|عشر[ةه]|ten)(?:\s|\s?[-/x]\s?|\s(?:في|على|ب)\s)(?:ال)?(16|20|30|40|50|عشرين|ثلاثين|[اأ]ربعين|خمسين|twenty|thirty|forty|fifty)(?![\p{L}\p{N}])/giu;
const oil = /oil|زيت|دهن|\bz[aeiy]+t\b/iu;
const mostSpecs = 4;

export interface Spec {
  /** In one form: `5w30`, `215/55r17`. */
  readonly spec: string;
  readonly typed: string;
}

/** The measures in a query: a part that has another one is not what is meant. */
export function specsIn(query: string): Spec[] {
  const found = [...plain(query).matchAll(measure)].slice(0, mostSpecs);
  return found.map(([typed]) => ({ typed, spec: typed.toLowerCase().replace(/[\s-]/g, "") }));
}

/** A viscosity or a tire's size: where no part has it there is none, rather than one of another. */
export function isExact({ spec }: Spec): boolean {
  return exact.test(spec);
}

/** The query without some of its measures. */
export function withoutSpecs(query: string, specs: readonly Spec[]): string {
  return specs.reduce((left, { typed }) => left.replace(typed, " "), plain(query)).trim();
}

function plain(query: string): string {
  return withGradesInDigits(foldDigits(query).replace(dash, "-"));
}

/** A query with grades of oil as they are written, where they are said: «خمسة دبليو ثلاثين», «زيت صفر عشرين». */
export function withGradesInDigits(query: string): string {
  const written = (_: string, first: string, second: string) => `${inDigits(first)}W-${inDigits(second)}`;
  const read = query.replace(spokenGrade, written);
  return oil.test(read) ? read.replace(bareGrade, written) : read;
}

function inDigits(number: string): string {
  return spokenNumbers.get(number.toLowerCase().replace("ه", "ة")) ?? number;
}
