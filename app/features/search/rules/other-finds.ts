import type { Entry } from "./index/entry.ts";

/** Parts that a query names, the likeliest first, and how surely it names them, 0 to 1. */
export interface FoundParts {
  readonly sureness: number;
  /** Whether it is the number of a part, or begins one: two numbers with a dash are no range of prices then. */
  readonly isNumber: boolean;
  readonly entries: readonly Entry[];
}

/** What a query says about used cars. */
export interface ReadCars {
  /** In the parameters of their listing. */
  readonly params: Readonly<Record<string, string>>;
  /** Words that say nothing about a car, as they were typed. */
  readonly leftOut: readonly string[];
}

export const noParts: FoundParts = { sureness: 0, isNumber: false, entries: [] };
export const noCars: ReadCars = { params: {}, leftOut: [] };
