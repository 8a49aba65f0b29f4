import { type ColorFamily, colors, type FuelType } from "../../stock-terms.ts";
import type { Meaning } from "./phrases/meanings.ts";
import { type Item, wordOf } from "./text-items.ts";

/** «ما» asks a question, and "mo" is a month, unless a color or a comparison stands behind it. */
const negating = /^(?:و?ما|mo)$/u;
const comparisons = new Set(["most", "least", "older", "newer"]);
const gearboxes = ["automatic", "manual"];
const usualFuels: readonly FuelType[] = ["petrol", "diesel", "hybrid", "plug-in-hybrid", "electric"];

/**
 * Negated conditions, each as one item: "not red" is every other color, "not diesel" every other fuel, "not manual" automatic, what
 * is not expensive is cheap. "Without sunroof" requests no sunroof, and no filter says that.
 */
export function withoutNegations(all: readonly Item[]): Item[] {
  const items = all.map((item, place) => withNegation(item, all[place + 1], all[place + 2]));
  const read: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const negated = wordOf(items[at]) === "without" ? negatedFrom(items, at + 1) : [];
    const last = negated.at(-1);
    read.push(last === undefined ? (items[at] as Item) : joined(items.slice(at, last + 1), negated, items));
    at = (last ?? at) + 1;
  }
  return read;
}

/** «ما بيضا», «ما اقدم من ٢٠٢٠», «ما مشى أكثر من ٥٠ ألف» */
function withNegation(item: Item, next: Item | undefined, second: Item | undefined): Item {
  const isNegating = item.tokens.length === 1 && negating.test(item.tokens[0]?.word ?? "");
  const compared = wordOf(next) === "mileage" ? second : next;
  const isNegated = choiceOf(next) === "color" || comparisons.has(wordOf(compared) ?? "");
  return isNegating && isNegated ? { ...item, meaning: { kind: "amount", word: "without" } } : item;
}

/** The places of what is negated: one condition, or several colors, with words between that say nothing. */
function negatedFrom(items: readonly Item[], from: number): number[] {
  const first = items.findIndex((item, at) => at >= from && item.meaning?.kind !== "empty");
  const name = choiceOf(items[first]);
  if (name !== "color")
    return (first === from && isFilter(items[first])) || name === "transmission" ? [first] : [];
  const places = [first];
  for (let at = first + 1; isJoin(items[at]) && choiceOf(items[at + 1]) === name; at += 2)
    places.push(at + 1);
  return places;
}

function isJoin(item: Item | undefined): boolean {
  return wordOf(item) === "and" || wordOf(item) === "without";
}

function joined(items: readonly Item[], places: readonly number[], all: readonly Item[]): Item {
  const tokens = items.flatMap((item) => item.tokens);
  const meanings = places.flatMap((place) => all[place]?.meaning ?? []);
  const others = all.filter(
    (item, place) => !places.includes(place) && choiceOf(item) === choiceOf(all[places[0] ?? 0]),
  );
  return { tokens, meaning: oppositeOf(meanings, others.length > 0), value: undefined, isUsed: false };
}

/** Beside a value that is requested the negated one says nothing more. */
function oppositeOf(meanings: readonly Meaning[], isSaid: boolean): Meaning {
  const [first] = meanings;
  if (first?.kind === "sort" && first.order === "price-down") return { kind: "sort", order: "price-up" };
  if (first?.kind !== "choice") return { kind: "unknown" };
  if (isSaid) return { kind: "empty" };
  const values = meanings.flatMap((one) => (one.kind === "choice" ? one.values : []));
  const others = (all: readonly string[]) => all.filter((value) => !values.includes(value));
  if (first.name === "color") return { kind: "choice", name: "color", values: others(namedColors) };
  if (first.name === "fuel") return { kind: "choice", name: "fuel", values: others(usualFuels) };
  if (first.name !== "transmission") return { kind: "unknown" };
  return { kind: "choice", name: "transmission", values: others(gearboxes) };
}

const namedColors: readonly ColorFamily[] = colors.filter((color) => color !== "other");

function choiceOf(item: Item | undefined): string | undefined {
  return item?.meaning?.kind === "choice" ? item.meaning.name : undefined;
}

export function isFilter(item: Item | undefined): boolean {
  const kind = item?.meaning?.kind;
  return kind === "choice" || kind === "certified" || kind === "sort";
}
