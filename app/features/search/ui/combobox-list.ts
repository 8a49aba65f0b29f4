import type { RefObject } from "react";

/** What the field needs to know of the list under it. */
export interface ListState {
  readonly expanded: boolean;
  /** The id of the option that the arrow keys are on. */
  readonly active: string | undefined;
}

export interface SuggestionsProps {
  /** The id of the list; options are `{id}-{place}`. */
  id: string;
  field: RefObject<HTMLInputElement | null>;
  list: ListState;
  onList: (list: ListState) => void;
}
