import type { Language } from "#app/i18n/language.ts";

export const entryKinds = ["action", "model", "trim", "offer", "page", "location", "article"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What an entry says in one language. The title counts most, then the names it is also known by, then the text. */
export interface EntryTexts {
  readonly title: string;
  readonly text: string;
  readonly alsoKnownAs?: string;
  /** Read by the search only. */
  readonly body?: string;
}

/** Something that can be found. It is found by the words of both languages, whichever the visitor reads. */
export interface Entry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly url: string;
  readonly picture?: string;
  /** The drawing of an action. */
  readonly icon?: string;
  /** How many people a model seats, for each of its trims. */
  readonly seats?: readonly number[];
  /** Days, YYYY-MM-DD, between which it may be found. */
  readonly from?: string;
  readonly until?: string;
  readonly texts: Readonly<Record<Language, EntryTexts>>;
}
