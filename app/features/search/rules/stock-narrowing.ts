import { pathOf } from "#app/lib/address/path-of.ts";
import type { Entry } from "./index/entry.ts";
import { withWholeNumbers } from "./words/query-words.ts";
import { stemOf } from "./words/word-stem.ts";
import { wordsOf } from "./words/words-of.ts";

const cheap = new Set(["cheap", "cheapest", "lowest", "ارخص", "رخيص", "اقل", "اوفر"].map(stemOf));
/** No year, and no distance. */
const price = String.raw`\s*(?!20\d\d(?!\d))(\d{4,7})(?!\d|\s*(?:km|kilo|كم|كيلو))`;
const wordsUpTo = [
  "under|below|less than|cheaper than|not? (?:more than|over)|up to|max|within|budget(?: of| is)?",
  "ta7t|taht|تحت|[أا]قل من|[أا]رخص من|حتى|حدود|لين|ما [يت](?:تعدى|تجاوز|زيد عن)|ميزاني(?:ة|ه|تي)",
].join("|");
const comparing = new RegExp(wordsUpTo, "giu");
const upTo = new RegExp(`(?:${wordsUpTo})${price}`, "iu");
const from = new RegExp(`(?:over|above|more than|from|فوق|[أا]كثر من|من)${price}`, "iu");
const between = new RegExp(
  String.raw`(?:between|from|من|بين)\s*(\d{2,7})\s*(?:and|to|و|[إا]ل[ىي]|لين|ل)${price}`,
  "iu",
);

interface Named {
  /** Ids of models. */
  readonly models: readonly string[];
  /** Numbers of seats. */
  readonly seats: readonly number[];
}

/** What a query says about used cars, added to the address of their listing: what it names, bounds, the order. */
export function narrowedStock(url: string, query: string, { models, seats }: Named): string {
  const address = new URL(url, "http://site");
  const text = withWholeNumbers(query);
  const { least, most } = boundsIn(text);
  if (models.length > 0) address.searchParams.set("model", models.join(","));
  if (seats.length > 0) address.searchParams.set("seats", seats.join(","));
  if (least !== undefined) address.searchParams.set("priceMin", least);
  if (most !== undefined) address.searchParams.set("priceMax", most);
  if (wordsOf(text.replace(comparing, " ")).some(({ bare }) => cheap.has(stemOf(bare))))
    address.searchParams.set("sort", "price-up");
  return `${address.pathname}${address.search.replaceAll("%2C", ",")}`;
}

/** Prices that a text names: the least, the most, or both; "from 40 to 70000" names thousands. */
function boundsIn(text: string): { readonly least?: string; readonly most?: string } {
  const [, low, high] = between.exec(text) ?? [];
  if (low !== undefined && high !== undefined)
    return { least: low.length < 4 ? `${low}000` : low, most: high };
  const most = upTo.exec(text)?.[1];
  if (most !== undefined) return { most };
  const least = from.exec(text)?.[1];
  return least === undefined ? {} : { least };
}

/** Actions that lead to one listing and narrow it by different things narrow it together: used SUVs, the cheapest first. */
export function inOneListing(actions: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const action of actions) {
    const place = joined.findIndex(({ url }) => pathOf(url) === pathOf(action.url));
    const before = joined[place];
    const together = before && joinedAddress(before.url, action.url);
    if (before && together !== undefined) joined[place] = { ...before, url: together };
    else joined.push(action);
  }
  return joined;
}

/** Both addresses' parameters in one; undefined where they want different things by one name, or something is no parameter. */
function joinedAddress(one: string, other: string): string | undefined {
  if (one.includes("#") || other.includes("#")) return undefined;
  const params = new URLSearchParams(one.split("?")[1]);
  for (const [name, value] of new URLSearchParams(other.split("?")[1])) {
    if ((params.get(name) ?? value) !== value) return undefined;
    params.set(name, value);
  }
  const query = params.toString().replaceAll("%2C", ",");
  return query === "" ? pathOf(one) : `${pathOf(one)}?${query}`;
}
