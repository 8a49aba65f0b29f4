import { fold } from "#app/features/search/rules/words/fold.ts";

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
  inch: "inch inches in انش بوصه انج",
};
const unitOf = new Map(
  Object.entries(units).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit] as const)),
);
const written = [...unitOf.keys()].toSorted((one, other) => other.length - one.length).join("|");
/** "60/55 W" is two of them. A viscosity (5W-30), a V-belt and A/C are none. */
const quantity = String.raw`(\d+(?:[.,٫]\d+)?)(?:\s?/\s?(\d+))?\s?-?(${written})(?![\p{L}\p{N}/]|-[\p{L}\p{N}])`;
const anywhere = new RegExp(String.raw`(?<![\d.,٫])${quantity}`, "gu");
const standing = new RegExp(String.raw`(?<![\p{L}\p{N}.,٫/-])${quantity}`, "gu");
const whole = new RegExp(`^${quantity}$`, "u");
/** A number of up to three digits by itself: with more it is a year or a code. */
const bareNumber = /(?<![\p{L}\p{N}.,٫/-])\d{1,3}(?:[.,٫]\d+)?(?![\p{L}\p{N}/-]|[.,٫]\d)/gu;
/** Arabic says one, two and a half of a unit without a number. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})نصف?\s(?=لتر|كيلو)/gu, "0.5 "],
  [/(?<!\p{L})(لتر|كيلو)ين(?!\p{L})/gu, "2 $1"],
  [/(?<![\p{L}\p{N}]|\d\s?)(?=(?:لتر|كيلو)(?!\p{L}))/gu, "1 "],
];

/** A text with its quantities in digits, folded. */
function inDigits(text: string): string {
  return spoken.reduce((read, [form, instead]) => read.replace(form, instead), fold(text).text);
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
  const rest = inDigits(query).replace(standing, " ").replace(bareNumber, " ").trim();
  return /\p{L}/u.test(rest) ? rest : query;
}

/** Whether a measure is a number of a unit. */
export function isQuantity(spec: string): boolean {
  return whole.test(spec);
}

function decimal(number: string): string {
  return String(Number(number.replace(/[,٫]/, ".")));
}
