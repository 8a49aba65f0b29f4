import { fold } from "#app/lib/words/fold.ts";
import { valueInWords } from "#app/lib/words/number-words.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";

/** Units as they are written, folded, each by the form that they are compared in. */
const units: Readonly<Record<string, string>> = {
  l: "l lt ltr liter liters litre litres لتر لترات لترا ليتر ليترات",
  ml: "ml مل ملل",
  a: "a amp amps ampere amperes امبير امبيرات",
  ah: "ah",
  w: "w watt watts واط وات",
  v: "v volt volts فولت فولط",
  bar: "bar بار",
  mm: "mm ملم مم ملي مليمتر",
  cm: "cm سم",
  kg: "kg kilo kilos كيلو كجم كغ كيلوغرام كيلوجرام",
  g: "g gram grams gr غرام جرام قرام",
  cylinder: "cyl cylinder cylinders سلندر سلندرات",
  seat: "seater seaters seats راكب ركاب",
  inch: "inch inches in انش بوصه انج",
};
const unitOf = new Map(
  Object.entries(units).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit] as const)),
);
const written = [...unitOf.keys()].toSorted((one, other) => other.length - one.length).join("|");
/** A number in words before a unit: five and seventy. */
const mostWords = 3;
/** "60/55 W" is two of them. A viscosity (5W-30), a V-belt and A/C are none. */
const quantity = String.raw`(\d+(?:[.,٫]\d+)?)(?:\s?/\s?(\d+))?\s?-?(${written})(?![\p{L}\p{N}/]|-[\p{L}\p{N}])`;
const anywhere = new RegExp(String.raw`(?<![\d.,٫])${quantity}`, "gu");
const standing = new RegExp(String.raw`(?<![\p{L}\p{N}.,٫/-])${quantity}`, "gu");
/** What a quantity is packed in: a bottle of half a liter is no bottle of a car. */
const packed =
  /(?<=^|\s)(?:bottle|bottles|can|cans|tin|tins|jug|jugs|gallon|gallons|carton|cartons|packet|packets|غرشه|غراش|علبه|علب|قوطي|قواطي|دبه|دبات|جالون|جالونات|كرتون|كراتين|جركن|تنكه)(?=\s|$)/u;
const whole = new RegExp(`^${quantity}$`, "u");
/** A number of up to three digits by itself: with more it is a year or a code. */
const bareNumber = /(?<![\p{L}\p{N}.,٫/-])\d{1,3}(?:[.,٫]\d+)?(?![\p{L}\p{N}/-]|[.,٫]\d)/gu;
/** Arabic says one, two and a half of a unit without a number. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})نصف?\s(?=لتر|كيلو)/gu, "0.5 "],
  [/(?<!\p{L})half\s(?:an?\s)?(?=lit(?:er|re))/gu, "0.5 "],
  [/(?<!\p{L})(لتر|كيلو)ين(?!\p{L})/gu, "2 $1"],
  [/(?<![\p{L}\p{N}]|\d\s?)(?=(?:لتر|كيلو)(?!\p{L}))/gu, "1 "],
];

/** A text with its quantities in digits, folded: «اربعة لتر», «خمسة وسبعين امبير», "seventy amp". */
function inDigits(text: string): string {
  return spoken.reduce((read, [form, instead]) => read.replace(form, instead), withNumbers(fold(text).text));
}

/** Numbers in words before a unit as digits. */
function withNumbers(text: string): string {
  const words = wordsOf(text);
  let digits = text;
  for (let unit = words.length - 1; unit > 0; unit -= 1) {
    if (!unitOf.has(words[unit]?.word ?? "")) continue;
    let [first, sum] = [unit, 0];
    for (let place = unit - 1; place >= Math.max(0, unit - mostWords); place -= 1) {
      const { word = "" } = words[place] ?? {};
      const value = valueInWords(word) ?? valueInWords(word.replace(/^و/u, ""));
      if (value === undefined || value < 1) break;
      [first, sum] = [place, sum + value];
    }
    if (first < unit)
      digits = `${digits.slice(0, words[first]?.from)}${sum} ${digits.slice(words[unit]?.from)}`;
  }
  return digits;
}

/** The quantities that a text names, in one form whatever its language: `4l`, `15a`, `1.4bar`. */
export function quantitiesIn(text: string): string[] {
  const found = [...inDigits(text).matchAll(anywhere)].flatMap(([, first, second, unit = ""]) =>
    [first, second].flatMap((number) =>
      number === undefined ? [] : [`${decimal(number)}${unitOf.get(unit) ?? unit}`],
    ),
  );
  return [...new Set(found)];
}

/** The numbers of a query that name no unit: "radiator cap 1.4". */
export function bareNumbersIn(query: string): string[] {
  const rest = inDigits(query).replace(standing, " ");
  return [...rest.matchAll(bareNumber)].map(([number]) => decimal(number));
}

/** The query without quantities and small numbers, where other words are left: they tell parts of a type apart, not types. */
export function withoutQuantities(query: string): string {
  const digits = inDigits(query);
  const named = digits.replace(standing, " ");
  const unpacked = named === digits ? named : named.replace(packed, " ");
  const rest = unpacked.replace(bareNumber, " ").trim();
  return /\p{L}/u.test(rest) ? rest : query;
}

/** Whether a measure is a number of a unit. */
export function isQuantity(spec: string): boolean {
  return whole.test(spec);
}

function decimal(number: string): string {
  return String(Number(number.replace(/[,٫]/, ".")));
}
