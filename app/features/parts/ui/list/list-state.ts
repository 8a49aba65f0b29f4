import type { AnswerOf } from "#app/platform/api/call.ts";
import type { listPartsCall, PartCategory } from "../../calls.ts";
import type { PartsSearch } from "../shop/shop-address.ts";

export type PartsFound = AnswerOf<typeof listPartsCall>;

/** A list of parts as its page has loaded it. */
export interface ListState {
  readonly search: PartsSearch;
  /** The last answer that came; undefined before the first. */
  readonly found: PartsFound | undefined;
  /** The answer is to something that was requested before. */
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** All categories, by which a list that has no words is narrowed; empty until they are there. */
  readonly tree: readonly PartCategory[];
  /** The address of another request on this page. */
  readonly addressOf: (search: PartsSearch) => string;
}
