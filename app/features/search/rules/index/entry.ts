import type { Language } from "#app/i18n/language.ts";

export const entryKinds = [
  "action",
  "part",
  "model",
  "trim",
  "offer",
  "page",
  "location",
  "article",
] as const;
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
  /** Of an action that calls: the page on the same thing, and the number of a chat. */
  readonly page?: string;
  readonly chat?: string;
  /** Of used cars: words of the query that say nothing about a car. */
  readonly leftOut?: readonly string[];
  /** Of a part its type, the category of that, and the number by which it was found, as it is read. */
  readonly part?: { readonly typeId: string; readonly category: string; readonly number?: string };
  /** How many people a model seats, for each of its trims. */
  readonly seats?: readonly number[];
  /** Days, YYYY-MM-DD, between which it may be found. */
  readonly from?: string;
  readonly until?: string;
  readonly texts: Readonly<Record<Language, EntryTexts>>;
}
