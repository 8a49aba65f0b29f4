import type { Language } from "#app/i18n/language.ts";

/** What a mail says. Every mail of the program is one of these: one frame, in both languages, beside the same as plain text. */
export interface EmailContent {
  readonly language: Language;
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preview: string;
  readonly title: string;
  /** Whom it greets; undefined where nobody is known by name. */
  readonly name: string | undefined;
  readonly paragraphs: readonly string[];
  /** The subject matter in large type: a day and its hours. Struck out where it is over. */
  readonly highlight?: Highlight | undefined;
  readonly facts?: readonly Fact[];
  readonly button: Link;
  /** Less than the button, below it. */
  readonly link?: Link | undefined;
  /** Ways to the same, side by side below that. */
  readonly ways?: { readonly name: string; readonly links: readonly Link[] } | undefined;
  readonly note?: string | undefined;
}
export interface Highlight {
  readonly day: string;
  /** Read from left to right in both languages. */
  readonly hours: string;
  readonly zone: string;
  readonly isOver: boolean;
}
/** `code` is set apart and always read from left to right: plates, references. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly code?: string;
  readonly link?: Link;
}
export interface Link {
  readonly label: string;
  readonly href: string;
}
