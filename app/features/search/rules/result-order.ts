import type { Entry } from "./index/entry.ts";
import type { MatchedIntent } from "./intents/intent.ts";
import type { FoundParts, ReadCars } from "./other-finds.ts";

/** From this on a query names a part, and from the second on it may. */
const [sure, likely] = [0.7, 0.4];
/** From this on words may be those of a part, where little else is found. */
const guessed = 0.25;
/** So many parts are shown where something else is meant first. */
const mostBeside = 2;
/** These stand behind so many results of what is meant. */
const mostBefore = 2;
/** Above this coverage the intents are what the query means. */
export const certainCoverage = 0.8;
/** One condition beside a name may be chance. */
const fewestConditions = 2;
/** So many conditions outweigh a word that describes no car. */
const perWordLeft = 5;
/** What is said of the car that a part is for. */
const ofCar = new Set(["model", "make", "bodyType", "fuel", "transmission", "yearMin", "yearMax"]);
/** What new cars and parts have not. */
const ofUsedCars = new Set(["mileageMax", "priceMin", "priceMax", "monthlyMax", "sort", "certified"]);
/** What parts are called by, too: "rear camera". */
const ofParts = new Set([...ofCar, "equipment"]);

export interface Finds {
  /** The intents of the words that say nothing about a car; of all words where none does. */
  readonly matched: readonly MatchedIntent[];
  readonly coverage: number;
  readonly parts: FoundParts;
  readonly cars: ReadCars;
  /** Whether every word is the name of a model, or nearly one. */
  readonly isName: boolean;
}

/** What a query means above all. */
export type Meant = "part" | "used-cars" | "intent";

export function meantBy({ matched, coverage, parts, cars, isName }: Finds): Meant {
  const [first] = matched;
  const other = first !== undefined && !first.intent.narrowsStock && !first.intent.ofParts;
  // A part that is named as it is written wins over words that are guessed.
  const isOther = other && first.score >= Math.max(parts.sureness, likely);
  const least = first?.intent.ofParts || isAroundPart(cars) ? likely : sure;
  const isPart = !isOther && parts.sureness >= least;
  const isCertain = other && coverage >= certainCoverage && !isDetailed(cars);
  if (describesCars(cars) && !isCertain && !(isPart && isOfPart(cars))) return "used-cars";
  return isPart || (parts.sureness >= likely && first === undefined && !isName) ? "part" : "intent";
}

/** Whether a query describes used cars by more than a name, or says nothing but what only used cars have: "low km". */
export function describesCars({ params, leftOut }: ReadCars): boolean {
  const names = Object.keys(params).filter((name) => name !== "q");
  const [only = ""] = names;
  return names.length >= fewestConditions || (leftOut.length === 0 && ofUsedCars.has(only));
}

/** Whether so much is said of cars that a word beside it is no request of its own: "urgent", "strong". */
function isDetailed({ params, leftOut }: ReadCars): boolean {
  const conditions = Object.values(params).flatMap((values) => values.split(","));
  return conditions.length >= perWordLeft * leftOut.join(" ").split(" ").length;
}

/** Whether nothing is said of a car that is not said of parts, too, and other words are left: "glass nada hybrid". */
function isAroundPart({ params, leftOut }: ReadCars): boolean {
  const names = Object.keys(params);
  return names.length >= fewestConditions && leftOut.length > 0 && names.every((name) => ofCar.has(name));
}

/**
 * Whether words that describe a car may be those of a part: "hajar 2021 brake pads" leaves some out, "rear camera" none. Two features
 * are those of a car.
 */
function isOfPart({ params, leftOut }: ReadCars): boolean {
  const features = params.equipment?.split(",").length ?? 0;
  return leftOut.length > 0 || (features < 2 && Object.keys(params).every((name) => ofParts.has(name)));
}

interface Groups {
  /** Whether intents, or conditions of cars, are what all of its words say: a part is no guess then. */
  readonly isCertain: boolean;
  readonly actions: readonly Entry[];
  readonly cars: readonly Entry[];
  readonly models: readonly Entry[];
  readonly others: readonly Entry[];
}

/**
 * All results in the order in which they are shown: what the query means first, then what it may mean. Used cars stand at the latest
 * second, and a part that may be meant third.
 */
export function inOrder(meant: Meant, { sureness, entries }: FoundParts, groups: Groups): Entry[] {
  const { isCertain, actions, cars, models, others } = groups;
  const beside = sureness >= (isCertain ? likely : guessed) ? entries.slice(0, mostBeside) : [];
  const [near, far] = [others.slice(0, mostBeside), others.slice(mostBeside)];
  if (meant !== "part") {
    const leading = meant === "used-cars" ? 0 : 1;
    const first = [...actions.slice(0, leading), ...cars, ...actions.slice(leading)];
    if (first.length === 0) return [...models, ...inTurn(beside, others)];
    const [before, behind] = [first.slice(0, mostBefore), first.slice(mostBefore)];
    const [part, otherParts] = [beside.slice(0, 1), beside.slice(1)];
    return [...before, ...part, ...behind, ...models, ...near, ...otherParts, ...far];
  }
  if (sureness >= sure) return [...inTurn(entries, actions), ...cars, ...models, ...others];
  const rest = [...near, ...entries.slice(mostBeside), ...far];
  return [...inTurn(beside, actions), ...cars, ...models, ...rest];
}

/** A part, then what can be done about it, then the next part. */
function inTurn(parts: readonly Entry[], actions: readonly Entry[]): Entry[] {
  const rounds = Array.from({ length: Math.max(parts.length, actions.length) }, (_, at) => at);
  return rounds.flatMap((at) => [...parts.slice(at, at + 1), ...actions.slice(at, at + 1)]);
}
