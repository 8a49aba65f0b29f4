import { formsOf, nounAfter } from "#app/i18n/numbers/counted.ts";
import { type Noun, nouns } from "#app/i18n/numbers/nouns.ts";

/** The nouns that the product counts, by each form that they have after a number; its units of few letters (كم، كجم) have one. */
const nounOf = new Map(
  (Object.keys(nouns) as Noun[]).flatMap((noun) => {
    const [, , few, many] = formsOf(noun);
    return [few, many, many.replace(/اً$/u, "")].map((form) => [form, noun] as const);
  }),
);
const forms = [...nounOf.keys()].sort((one, other) => other.length - one.length).join("|");

/** A number with the noun after it, isolated or not. `{x}` is a number that varies. */
const counted = new RegExp(
  String.raw`(?<![\d.,:/×\u0621-\u064a-])([\d,]*\d(?:\.\d+)?|\{\w+\})[\u2066-\u2069]*[ \u00a0](${forms})(?![\u0621-\u0652/])`,
  "gu",
);
/** A clock time, or a sum; with a word before the range it says «من … إلى …». */
const bareRange =
  /(?<!(?:من|بين) )(?<![\d.,:])(?:\d{1,2}:\d\d(?: [صم])? (?:إلى|حتى) \d{1,2}:\d\d|\d[\d,]*(?: ريال\S*)? إلى \d[\d,]* ريال)/u;

/** Numbers whose noun has another form after them. */
export function uncountedNouns(text: string): string[] {
  const wrong = [...text.matchAll(counted)].filter(([, number = "", form = ""]) => !agrees(number, form));
  return wrong.map(([found]) => `a number without the form of its noun: ${found}`);
}

/** Ranges of times and sums without «من … إلى …». */
export function bareRanges(text: string): string[] {
  return bareRange.test(text) ? ["a range of times or sums without «من … إلى …»"] : [];
}

/** What varies is written by `i18n/numbers/counted.ts`. Of a sum one and two riyals stand in digits as well. */
function agrees(number: string, form: string): boolean {
  const noun = nounOf.get(form);
  if (number.startsWith("{") || noun === undefined) return false;
  const count = Number(number.replaceAll(",", ""));
  // An engine of 2.0 liters is called by a measure that counts nothing.
  if (number.includes(".") && form === nounAfter(0.5, noun)) return true;
  if ((count === 1 || count === 2) && noun !== "riyal") return false;
  return nounAfter(count, noun) === form;
}
