import { endBefore, isStrict } from "./amount-ends.ts";
import { type Amount, addAmount, isCount, isYear } from "./amount-filters.ts";
import type { AmountWord } from "./phrases/amount-phrases.ts";
import type { FiltersOfText } from "./text-filters.ts";
import { type Item, wordOf } from "./text-items.ts";

/** They stand before a number; behind one they belong to the next, where one follows. */
const leading = new Set<AmountWord>(["payment", "mileage", "price", "year", "monthly"]);
const comparing = new Set<AmountWord>([
  ...(["most", "least", "newer", "older", "from", "to", "few", "without"] as const),
]);
const before = new Set<AmountWord>([...leading, ...comparing, "riyals", "kilometers", "seats"]);
/** A year has no few kilometers: "mileage low 2023". */
const beforeYear = before.difference(new Set(["mileage", "kilometers", "few"]));
const scales: Partial<Readonly<Record<AmountWord, number>>> = { thousand: 1000, lakh: 100_000 };
const behind = new Set<AmountWord>([
  ...leading,
  ...([
    "riyals",
    "kilometers",
    "horsepower",
    "seats",
    "children",
    "doors",
    "unit",
    "thousand",
    "lakh",
  ] as const),
]);
/** The first of two numbers shares the scale of the second below this: "50 to 60k". */
const mostShared = 1000;

/** A number, or the words beside it: what they say, the items that they are, and where the next one stands. */
interface Part {
  readonly words: readonly AmountWord[];
  readonly used: readonly Item[];
  readonly next: number;
}

/** Makes filters of the numbers of a text; an item that is part of one is used. */
export function readAmounts(items: readonly Item[], filters: FiltersOfText): void {
  for (const [place, item] of items.entries()) {
    if (item.value === undefined || item.isUsed) continue;
    const { amount, used } = amountAt(items, place, item.value);
    if (addAmount(filters, amount)) for (const one of [item, ...used]) one.isUsed = true;
  }
}

function amountAt(items: readonly Item[], place: number, low: number) {
  const right = wordsBehind(items, place + 1, low);
  const isOfYear = isYear(low) && !right.words.some((word) => word === "kilometers" || word === "thousand");
  const left = wordsBefore(items, place, isOfYear ? beforeYear : before);
  const said = [...left.words, ...right.words];
  const other = rangeEnd(items, right.next, said, low);
  const high = items[other ?? -1]?.value;
  const after = other === undefined || high === undefined ? right : wordsBehind(items, other + 1, high);
  const words = new Set([...said, ...after.words]);
  const scale = scaleOf(right.words);
  const highScale = scaleOf(after.words);
  const ending = endBehind(items, after.next);
  const amount: Amount = {
    low: low * (high !== undefined && low < mostShared ? Math.max(scale, highScale) : scale),
    high: high === undefined ? undefined : high * highScale,
    isThousands: Math.max(scale, highScale) > 1,
    words,
    end: ending ?? endBefore(left.words),
    isStrict: ending === undefined && isStrict(left.words),
    besideModel: isModel(items[place - 1]) || isModel(items[place + 1]),
  };
  const between = other === undefined ? [] : items.slice(right.next, other + 1);
  const last = ending === undefined ? [] : items.slice(after.next, after.next + 1);
  return { amount, used: [...left.used, ...right.used, ...between, ...after.used, ...last] };
}

function wordsBefore(items: readonly Item[], place: number, kind: ReadonlySet<AmountWord>): Part {
  let at = place - 1;
  while (isPart(items[at], kind)) at -= 1;
  const used = items.slice(at + 1, place);
  return { words: used.flatMap((item) => wordOf(item) ?? []), used, next: at };
}

/** Units behind a number, and what it is about, unless that goes on with another number. */
function wordsBehind(items: readonly Item[], from: number, value: number): Part {
  const words: AmountWord[] = [];
  let next = from;
  for (let at = from; isPart(items[at], behind); at += 1) {
    const word = wordOf(items[at]);
    if (word === undefined) continue;
    const isOwn = word === "year" ? isYear(value) && at === from : !leadsOn(items, at);
    const isLeading = leading.has(word) || (word === "kilometers" && isYear(value));
    if ((isLeading && !isOwn) || (needsNumber(word) && at !== from)) break;
    words.push(word);
    next = at + 1;
  }
  return { words, used: items.slice(from, next), next };
}

/** Of "55k owner" the owner is no unit. */
function needsNumber(word: AmountWord): boolean {
  return word in scales || word === "unit";
}

/** Words about numbers of a kind, and what says nothing. */
function isPart(item: Item | undefined, kind: ReadonlySet<AmountWord>): boolean {
  if (item === undefined || item.isUsed || item.value !== undefined) return false;
  const word = wordOf(item);
  return word === undefined ? item.meaning?.kind === "empty" : kind.has(word);
}

/** Whether a number follows, with or without comparing words; one with a unit of its own does not need this. */
function leadsOn(items: readonly Item[], at: number): boolean {
  let next = at + 1;
  while (isPart(items[next], comparing)) next += 1;
  if (items[next]?.value === undefined) return false;
  const unit = wordOf(items[next + 1]);
  return unit !== "seats" && unit !== "doors" && !isYear(items[next]?.value);
}

const within = new Set<AmountWord>(["year", "price"]);

/** Where the other end of a range stands: behind "to", behind "and" after "between", or beside a like one. */
function rangeEnd(
  items: readonly Item[],
  next: number,
  words: readonly AmountWord[],
  low: number,
): number | undefined {
  const join = wordOf(items[next]);
  let at = join === "to" || join === "and" ? next + 1 : next;
  while (isPart(items[at], within)) at += 1;
  const { value, isUsed = false } = items[at] ?? {};
  if (value === undefined || isUsed) return undefined;
  const areYears = isYear(low) && isYear(value) && !words.includes("riyals");
  const areCounts = isCount(low) && isCount(value) && wordOf(items[at + 1]) === "seats";
  if (join === "to" || areYears || areCounts) return at;
  return join === "and" && words.includes("from") ? at : undefined;
}

/** "2020 or newer", "1800 max": what compares a number from behind, and does not begin the next one. */
function endBehind(items: readonly Item[], at: number): Amount["end"] {
  const word = wordOf(items[at]);
  if (word === "plus") return "least";
  if (word === "minus") return "most";
  if ((word !== "most" && word !== "least") || items[at]?.isUsed) return undefined;
  const next = items.slice(at + 1, at + 3).find((item) => item.meaning?.kind !== "empty" && !wordOf(item));
  return next?.value === undefined ? word : undefined;
}

function isModel(item: Item | undefined): boolean {
  return item?.meaning?.kind === "choice" && item.meaning.name === "model";
}

function scaleOf(words: readonly AmountWord[]): number {
  return Math.max(1, ...words.map((word) => scales[word] ?? 1));
}
