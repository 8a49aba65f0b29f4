import { requestWords } from "#app/lib/words/request-words.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import type { SortOrder } from "../../../stock-terms.ts";
import type { ChoiceFilter } from "../../fields/car-filters.ts";
import { type AmountWord, amountPhrases } from "./amount-phrases.ts";
import { doorPhrases, seatPhrases } from "./count-phrases.ts";
import { equipmentPhrases, heatedAndCooledPhrases } from "./equipment-phrases.ts";
import {
  bodyPhrases,
  certifiedPhrases,
  champagnePhrases,
  colorPhrases,
  drivePhrases,
  fourWheelPhrases,
  fuelPhrases,
  sortPhrases,
  transmissionPhrases,
} from "./filter-phrases.ts";
import { emptyPhrases, unknownPhrases } from "./other-phrases.ts";

/** What a phrase says: values of a filter, an order, a word about numbers, nothing, or what no filter knows. */
export type Meaning =
  | { readonly kind: "choice"; readonly name: ChoiceFilter; readonly values: readonly string[] }
  | { readonly kind: "certified" }
  | { readonly kind: "sort"; readonly order: SortOrder }
  | { readonly kind: "amount"; readonly word: AmountWord }
  | { readonly kind: "empty" }
  | { readonly kind: "unknown" };

/** Phrases as they are compared: their folded words without articles, joined by spaces. */
export type Phrases = ReadonlyMap<string, Meaning>;

export function phraseOf(text: string): string {
  return wordsOf(text)
    .map(({ bare }) => bare)
    .join(" ");
}

/** The phrases of a list that is divided by commas. A sign that is no word stands for itself. */
export function phrasesIn(list: string): string[] {
  return list.split(",").map((text) => phraseOf(text) || text.trim());
}

/** Of phrases that stand in several lists the first one counts. */
function phrasesOf(lists: readonly (readonly [list: string, meaning: Meaning])[]): Phrases {
  const phrases = new Map<string, Meaning>();
  for (const [list, meaning] of lists)
    for (const phrase of phrasesIn(list)) if (!phrases.has(phrase)) phrases.set(phrase, meaning);
  return phrases;
}

const choices = (name: ChoiceFilter, lists: Readonly<Record<string, string>>) =>
  Object.entries(lists)
    .filter(([, list]) => list !== "")
    .map(([value, list]) => [list, { kind: "choice", name, values: [value] }] as const);

/** What the words of a text may mean, whatever the stock has. */
export const fixedPhrases = phrasesOf([
  [fourWheelPhrases, { kind: "choice", name: "drive", values: ["awd", "4wd"] }],
  [
    heatedAndCooledPhrases,
    { kind: "choice", name: "equipment", values: ["ventilated-seats", "heated-seats"] },
  ],
  [champagnePhrases, { kind: "choice", name: "color", values: ["beige", "gold"] }],
  [drivePhrases["2wd"], { kind: "choice", name: "drive", values: ["fwd", "rwd", "2wd"] }],
  ...choices("drive", drivePhrases),
  ...choices("bodyType", bodyPhrases),
  ...choices("fuel", fuelPhrases),
  ...choices("transmission", transmissionPhrases),
  ...choices("color", colorPhrases),
  ...choices("seats", seatPhrases),
  ...choices("doors", doorPhrases),
  ...choices("equipment", equipmentPhrases),
  [certifiedPhrases, { kind: "certified" }],
  ...Object.entries(sortPhrases).map(
    ([order, list]) => [list, { kind: "sort", order: order as SortOrder }] as const,
  ),
  ...Object.entries(amountPhrases).map(
    ([word, list]) => [list, { kind: "amount", word: word as AmountWord }] as const,
  ),
  [unknownPhrases, { kind: "unknown" }],
  [requestWords.join(","), { kind: "empty" }],
  [emptyPhrases, { kind: "empty" }],
]);
