import type { RefObject } from "react";

/** What the list under the field tells the field about itself. */
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
