import type { FileFragment } from "#db/seed/content-files.ts";
import { differentFacts } from "./facts/facts.ts";
import { type Leaf, leavesOf, nameOf } from "./fragments.ts";

/** Ways whose value is an address, a name of something, or the text of another system: the same in any language. */
const untranslated =
  /(url|icon|\bid|\bkind|phone|phrases\.\d+|image(OnDark)?|link|serverMessage|errorMessages\.\d+\.\w+)$/i;
/** The switch is written in the other language. */
const otherLanguage = "languageSelector.label";
/** Names of techniques that Arabic readers know in Latin letters. */
const latinTerms = /\b(LED|USB(-C)?|ISOFIX|i-Size|V6|GPS|Wi-Fi|Bluetooth|ABS|PDF|DOT ?[345](\.1)?)\b/g;

/** What visitors type, in each language for itself. */
const typed = /phrases\.\d+$/;

/** Both languages say the same things in the same places, and Arabic is written as Arabic is written. */
export function checkLanguages(fragments: readonly FileFragment[]): string[] {
  return fragments.flatMap((fragment) => {
    const { en, ar } = fragment.texts;
    if (ar === undefined) return [`${nameOf(fragment)}: is not written in Arabic`];
    const english = textsOf(en);
    const arabic = textsOf(ar);
    return [
      ...differences(english, arabic),
      ...differences(sameEverywhere(en), sameEverywhere(ar), "differs between the languages"),
      ...statedDifferently(english, arabic),
      ...arabic.flatMap(problemsOfArabic),
    ].map((problem) => `${nameOf(fragment)}: ${problem}`);
  });
}

const textsOf = (part: object): Leaf[] => leavesOf(part).filter(([way]) => !untranslated.test(way));

/** Ids and kinds with their values: what a page joins the languages by. */
const sameEverywhere = (part: object): Leaf[] =>
  leavesOf(part)
    .filter(([way]) => /\b(id|kind)$/.test(way))
    .map(([way, value]) => [`${way}=${value}`, ""]);

/** Places like `{minutes}` that only one language fills, and texts that only one language has. */
function differences(english: Leaf[], arabic: Leaf[], how = "stands in one language only"): string[] {
  const places = new Map(arabic.map(([way, text]) => [way, placesIn(text)]));
  const missing = english.filter(([way]) => !places.has(way));
  const ways = new Set(english.map(([way]) => way));
  const alone = [...missing, ...arabic.filter(([way]) => !ways.has(way))];
  const unlike = english.filter(([way, text]) => places.has(way) && places.get(way) !== placesIn(text));
  return [
    ...alone.map(([way]) => `${way} ${how}`),
    ...unlike.map(([way, text]) => `${way} fills ${placesIn(text)} in English, ${places.get(way)} in Arabic`),
  ];
}

function statedDifferently(english: Leaf[], arabic: Leaf[]): string[] {
  const twins = new Map(arabic);
  return english
    .filter(([way]) => twins.has(way) && !typed.test(way))
    .flatMap(([way, en]) =>
      differentFacts({ en, ar: twins.get(way) ?? "" }).map((problem) => `${way}: ${problem}`),
    );
}

const placesIn = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(" ") || "nothing";

function problemsOfArabic([way, text]: Leaf): string[] {
  if (way === otherLanguage) return [];
  const words = text.replace(/<[^>]*>|\{\w+\}/g, "").replace(latinTerms, "");
  const problems = [];
  const foreign = words.match(/[A-Za-z]+/g);
  if (foreign) problems.push(`${way}: Latin words in Arabic: ${foreign.join(" ")}`);
  if (/[,?;]/.test(words.replace(/\d,\d/g, ""))) problems.push(`${way}: Western punctuation in Arabic`);
  if (words.includes("\u0640")) problems.push(`${way}: a kashida`);
  if (/[٠-٩۰-۹]/.test(words)) problems.push(`${way}: Arabic-Indic digits; the site sets digits itself`);
  if (!/[\u0621-\u064a]/.test(words) && /[^\d\s.,:%+-]/.test(words))
    problems.push(`${way}: not Arabic: ${text}`);
  return problems;
}
