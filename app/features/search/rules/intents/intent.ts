import type { Entry } from "../index/entry.ts";

/** Something that people want to do: where it is done, and how they request it. */
export interface Intent {
  readonly entry: Entry;
  readonly phrases: readonly string[];
  /** Ids of models that answer it, too, the best first, and how many of them are enough. */
  readonly models: readonly string[];
  readonly mostModels: number;
  /** Whether the order of its models matters beside other intents: the largest, the most economical. */
  readonly isMeasured: boolean;
  /** Whether its models have a number of seats: a query may name another number. */
  readonly seated: boolean;
  /** Where it is done for one model, with `{model}` for its id. */
  readonly modelUrl?: string;
  /** Whether it leads to the listing of used cars, which what the query says of cars narrows. */
  readonly narrowsStock: boolean;
  /** Whether a query for it may name a part: "brakes". The part stands beside it then. */
  readonly ofParts: boolean;
  /** The id of the intent that is offered after it. */
  readonly next?: string;
}
export interface MatchedIntent {
  readonly intent: Intent;
  readonly score: number;
  /** The phrase that covers most of the query. */
  readonly phrase: string;
  /** The places of the query's words that its phrases have. */
  readonly places: ReadonlySet<number>;
}
/** The intents of a query, the best first, and how much of the query they cover. */
export interface MatchedIntents {
  readonly intents: readonly MatchedIntent[];
  readonly coverage: number;
}
