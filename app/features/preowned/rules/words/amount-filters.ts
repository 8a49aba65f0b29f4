import type { AmountWord } from "./phrases/amount-phrases.ts";
import type { FiltersOfText } from "./text-filters.ts";

/** A number of a text with all that is said about it. */
export interface Amount {
  readonly low: number;
  /** Where it is a range. */
  readonly high: number | undefined;
  readonly isThousands: boolean;
  readonly words: ReadonlySet<AmountWord>;
  readonly end: "most" | "least" | undefined;
  /** Whether a year that is compared is itself left out: "newer than 2020". */
  readonly isStrict: boolean;
  /** It stands beside the name of a model. */
  readonly besideModel: boolean;
}

type Topic = "price" | "monthly" | "mileage" | "year" | "power" | "seats" | "doors";
interface Ends {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Sums of cars and ways below these were meant in thousands. */
const leastSum = 1000;
const mostMonthly = 20_000;
const mostSeats = 19;
/** Every car seats so many, and one with more has two more. */
const mostUsual = 5;
const yearPattern = /^(?:19[5-9]|20[0-4])\d$/;

export function isYear(value: number | undefined): boolean {
  return yearPattern.test(String(value));
}

/** A number of seats or doors. */
export function isCount(value: number | undefined): boolean {
  return value !== undefined && value >= 1 && value <= mostSeats;
}

/** Makes a filter of a number; false where no filter says it, or it makes no sense. */
export function addAmount(filters: FiltersOfText, amount: Amount): boolean {
  const topic = topicOf(amount);
  if (topic === undefined) return false;
  if (amount.words.has("children") && !amount.words.has("seats")) return addFamily(filters, amount.low);
  return topic === "seats" || topic === "doors"
    ? addCounts(filters, topic, amount)
    : addBounds(filters, topic, amount);
}

function topicOf(amount: Amount): Topic | undefined {
  const { low, high, words, end, isThousands, besideModel } = amount;
  const said = (...those: readonly AmountWord[]) => those.some((one) => words.has(one));
  const isMeant = (topic: Topic | "unit") => (topic !== "seats" && topic !== "doors") || isCount(low);
  const named = topics.find(([topic, ...those]) => said(...those) && isMeant(topic))?.[0];
  if (named === "unit") return undefined;
  if (named === "monthly" ? (high ?? low) <= mostMonthly : named !== undefined) return named;
  const isSum = isThousands || said("riyals", "price");
  if (isYear(low) && !isSum) return "year";
  if (low >= 10 && low < 30 && (said("year") || besideModel) && !isThousands) return "year";
  const isBounded = isSum || end !== undefined || high !== undefined;
  return isBounded || (low >= 5000 && low % 500 === 0) ? "price" : undefined;
}

/** What the words about a number say that it is; the surest first. */
const topics: readonly (readonly [topic: Topic | "unit", ...words: AmountWord[]])[] = [
  ["seats", "seats", "children"],
  ["doors", "doors"],
  ["unit", "unit"],
  ["power", "horsepower"],
  ["mileage", "kilometers", "mileage"],
  ["monthly", "monthly", "payment"],
];

function addCounts(filters: FiltersOfText, topic: "seats" | "doors", { low, high = low }: Amount): boolean {
  if (!isCount(low) || !isCount(high)) return false;
  for (const count of [low, high]) filters.choose(topic, String(count));
  return true;
}

/** A family with so many children has two more people, who fit into any car up to five. */
function addFamily(filters: FiltersOfText, children: number): boolean {
  const people = children + 2;
  if (people > mostUsual) filters.choose("seats", String(Math.max(people, mostUsual + 2)));
  return true;
}

/** Without a comparison a sum is the most, power the least, and a year the one. */
function addBounds(
  filters: FiltersOfText,
  topic: Exclude<Topic, "seats" | "doors">,
  amount: Amount,
): boolean {
  const { low, high, end } = amount;
  const isOne = high === undefined && end === undefined;
  const isLeast = high !== undefined || end === "least";
  const ends = { min: isLeast ? low : undefined, max: high ?? (isLeast ? undefined : low) };
  if (topic === "mileage" && ends.max === undefined) return false;
  if (topic === "year") return add(filters, topic, isOne ? { min: low, max: low } : ends, yearOf(amount));
  if (topic === "power") return add(filters, topic, isOne ? { min: low, max: undefined } : ends, Math.round);
  if (topic === "monthly") return add(filters, topic, { min: undefined, max: ends.max ?? low }, Math.round);
  const bounds = topic === "mileage" ? { min: undefined, max: ends.max } : ends;
  return add(filters, topic, bounds, inThousands);
}

function add(
  filters: FiltersOfText,
  topic: "price" | "monthly" | "mileage" | "year" | "power",
  { min, max }: Ends,
  meant: (value: number) => number,
): true {
  if (topic !== "monthly" && topic !== "mileage" && min !== undefined)
    filters.bound(`${topic}Min`, meant(min));
  if (max !== undefined) filters.bound(`${topic}Max`, meant(max));
  return true;
}

/** A year of the century; the next one where it is only the bound of what is meant. */
function yearOf({ end, isStrict }: Amount): (year: number) => number {
  const step = end === "least" ? 1 : -1;
  return (year) => (year < 100 ? year + 2000 : year) + (isStrict ? step : 0);
}

function inThousands(sum: number): number {
  return Math.round(sum < leastSum ? sum * 1000 : sum);
}
