import type { Profile } from "../stock/stock-car.ts";
import { isFilter, withoutNegations } from "./negations.ts";
import type { AmountWord } from "./phrases/amount-phrases.ts";
import { fixedPhrases } from "./phrases/meanings.ts";
import { namesOfStock } from "./stock-names.ts";
import { readAmounts } from "./text-amounts.ts";
import { FiltersOfText, type TextFilters } from "./text-filters.ts";
import { type Item, itemsOf, type StockWords, wordOf } from "./text-items.ts";
import { WordBook } from "./word-book.ts";

/** What a text requests of used cars. */
export interface StockText {
  /** In the terms of the address. */
  readonly filters: TextFilters;
  /** What no filter says but the stock's texts have: names of trims and paints, places, numbers of cars. */
  readonly words: string;
  /** What nothing understood, as it was typed. */
  readonly leftOut: readonly string[];
  /** How many of its words say something that is understood. */
  readonly understood: number;
}

const fixedBook = new WordBook(fixedPhrases);
const farthestNegation = 3;
/** What a vague word makes of the topic beside it. */
const vague: Readonly<Partial<Record<AmountWord, "mileage" | "price-up" | "year">>> = {
  kilometers: "mileage",
  mileage: "mileage",
  price: "price-up",
  payment: "price-up",
  monthly: "price-up",
  year: "year",
};

/** Reads texts in either script by the names and words of one stock. */
export class StockTextReader {
  readonly #books: readonly WordBook[];
  readonly #stock: StockWords;

  constructor(profiles: readonly Profile[], stock: StockWords) {
    this.#books = [new WordBook(namesOfStock(profiles), true), fixedBook];
    this.#stock = stock;
  }

  read(text: string): StockText {
    const { rest, numbers } = this.#numbersIn(text);
    const items = withoutNegations(itemsOf(rest, this.#books, this.#stock));
    const filters = new FiltersOfText();
    readAmounts(items, filters);
    readVague(items, filters);
    const words = [...numbers];
    const leftOut: string[] = [];
    let understood = numbers.length;
    for (const [place, item] of items.entries()) {
      const typed = item.tokens.map((token) => token.typed).join(" ");
      const isOpen = place === items.length - 1;
      const isOurs = this.#isOurs(item, items[place - 1], isOpen);
      if (isOurs) words.push(typed);
      else if (isLeftOut(item)) leftOut.push(typed);
      else if (!item.isUsed && item.meaning && !isCounted(item, filters)) filters.add(item.meaning);
      if (isOurs || item.isUsed || isFilter(item)) understood += item.tokens.length;
    }
    return { filters: filters.all(), words: words.join(" "), leftOut, understood };
  }

  /** Whether the stock's texts have it; what is elsewhere a word of the trade may be a trim behind its model: "badia work". */
  #isOurs({ meaning, isUsed, tokens }: Item, before: Item | undefined, isOpen: boolean): boolean {
    const bare = tokens.length === 1 ? (tokens[0]?.bare ?? "") : "";
    if (isUsed || bare === "") return false;
    if (meaning === undefined) return this.#stock.has(bare, isOpen) !== undefined;
    const isBehindModel = before?.meaning?.kind === "choice" && before.meaning.name === "model";
    return meaning.kind === "unknown" && isBehindModel && this.#stock.has(bare, false) === "exactly";
  }

  /** Numbers that dealers give their cars stand between spaces as they are. */
  #numbersIn(text: string): { readonly rest: string; readonly numbers: readonly string[] } {
    const parts = text.split(/\s+/);
    const isNumber = (part: string) => /\d{2}/.test(part) && this.#stock.isNumber(part);
    return { rest: parts.filter((part) => !isNumber(part)).join(" "), numbers: parts.filter(isNumber) };
  }
}

/** "Family" says seats, unless a number does. */
function isCounted({ meaning }: Item, filters: FiltersOfText): boolean {
  return (
    meaning?.kind === "choice" &&
    (meaning.name === "seats" || meaning.name === "doors") &&
    filters.has(meaning.name)
  );
}

function isLeftOut(item: Item): boolean {
  if (item.isUsed) return false;
  const word = wordOf(item);
  if (item.meaning === undefined || item.meaning.kind === "unknown") return true;
  return (
    word === "unit" ||
    word === "children" ||
    word === "payment" ||
    word === "few" ||
    word === "new" ||
    word === "many" ||
    word === "horsepower"
  );
}

/** A few or new of something, in either order: «عداد قليل», "low monthly", «جديد الموديل», «ما تكون ماشيه وايد». */
function readVague(items: readonly Item[], filters: FiltersOfText): void {
  const rest = items.filter(({ meaning, isUsed }) => meaning?.kind !== "empty" && !isUsed);
  for (const [place, item] of rest.entries()) {
    const negation = wordOf(item) === "many" ? negationAround(rest, place) : undefined;
    const word = negation === undefined ? wordOf(item) : "few";
    if (word !== "few" && word !== "new") continue;
    const isNegated = rest[place - 1] === negation;
    const beside = [rest[place + 1], rest[isNegated ? place - 2 : place - 1]].find((one) => {
      const order = one?.isUsed ? undefined : vague[wordOf(one) ?? "and"];
      return order !== undefined && (order === "year") === (word === "new");
    });
    const order = vague[wordOf(beside) ?? "and"];
    if (beside === undefined || order === undefined) continue;
    filters.add({ kind: "sort", order });
    for (const one of [item, beside, negation]) if (one !== undefined) one.isUsed = true;
  }
}

/** Before what there is not much of, or between both. */
function negationAround(items: readonly Item[], place: number): Item | undefined {
  return items
    .slice(Math.max(0, place - farthestNegation), place)
    .findLast((one) => wordOf(one) === "without");
}
