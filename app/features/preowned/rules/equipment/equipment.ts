import { fold } from "#app/lib/words/fold.ts";
import { unitOf, unitWords } from "#app/lib/words/number-words.ts";
import { type Feature, features } from "../../stock-terms.ts";
import { featurePhrases } from "./feature-phrases.ts";
import { anyOf } from "./phrase-patterns.ts";

/** A feature that a car is said to have, with its number where the phrase says one. */
export interface Fitted {
  readonly feature: Feature;
  /** Inches, a count, kilograms; null where the phrase names none. */
  readonly value: number | null;
}
/** What a car's list says: its features in their one order, and the phrases that mean none of them. */
export interface Equipment {
  readonly fitted: Fitted[];
  readonly others: string[];
}
/** The list of a car in both languages. Where both are as long, entries at one place say the same. */
export interface EquipmentLists {
  readonly en: readonly string[];
  readonly ar: readonly string[];
}

const countWords: Readonly<Record<string, number>> = { single: 1, dual: 2, ثنتين: 2 };
/** A count in digits or in words, as a part of a pattern over folded text. */
const countPattern = ["\\d{1,2}", ...unitWords, ...Object.keys(countWords)]
  .sort((one, other) => other.length - one.length)
  .join("|");

const patterns = features.map((feature) => {
  const { any, not = [], value = [] } = featurePhrases[feature];
  // bounded: 300 characters, to which featuresIn cuts a phrase.
  const values = value.map((one) => new RegExp(one.replace("COUNT", countPattern), "u"));
  return { feature, any: anyOf(any), not: not.length > 0 ? anyOf(not) : undefined, values };
});
/** Of what is folded, which may be longer than what was written. */
const longestPhrase = 300;
/** Feeds repeat few phrases many times: each is looked at once. */
const mostRemembered = 20_000;
const remembered = new Map<string, readonly Fitted[]>();

/** The features that one phrase means. */
export function featuresIn(phrase: string): readonly Fitted[] {
  const cached = remembered.get(phrase);
  if (cached !== undefined) return cached;
  const text = fold(phrase).text.slice(0, longestPhrase);
  const found = patterns
    .filter(({ any, not }) => any.test(text) && !not?.test(text))
    .map(({ feature, values }) => ({ feature, value: valueIn(text, values) }));
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(phrase, found);
  return found;
}

/** The features of a car, in their one order. */
export function featuresOf(lists: EquipmentLists): readonly Feature[] {
  return equipmentOf(lists, "en").fitted.map(({ feature }) => feature);
}

/** What a car is fitted with, from its list in both languages; the other phrases come in the requested language. */
export function equipmentOf({ en, ar }: EquipmentLists, language: "en" | "ar"): Equipment {
  const values = new Map<Feature, number | null>();
  const isPaired = en.length === ar.length;
  const own = language === "ar" ? ar : en;
  const other = language === "ar" ? en : ar;
  const unknown = own.filter((phrase, place) => {
    const twin = isPaired ? other[place] : undefined;
    return featuresIn(phrase).length === 0 && (twin === undefined || featuresIn(twin).length === 0);
  });
  for (const { feature, value } of [...en, ...ar].flatMap(featuresIn))
    values.set(feature, values.get(feature) ?? value);
  return {
    fitted: features.flatMap((feature) => {
      const value = values.get(feature);
      return value === undefined ? [] : [{ feature, value }];
    }),
    others: unknown,
  };
}

function valueIn(text: string, values: readonly RegExp[]): number | null {
  for (const pattern of values) {
    const said = pattern.exec(text)?.groups?.value;
    if (said === undefined) continue;
    if (said === "منطقتين") return 2;
    if (said === "منطقه واحده") return 1;
    return unitOf(said) ?? countWords[said] ?? Number(said.replaceAll(",", ""));
  }
  return null;
}
