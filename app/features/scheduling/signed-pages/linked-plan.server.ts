import type { Markup } from "#app/features/account/account.server.ts";
import type { GuardedPages } from "#app/features/signed-pages/guard-pages.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Result } from "#app/lib/result.ts";
import type { CalendarEntry } from "../calendar/calendar-file.ts";
import type { FreeSlot } from "../rules/slots.ts";
import type { PlanWords } from "./plan-words.ts";

/** What is planned at a place, as a signed link opens it. */
export interface LinkedPlan {
  readonly id: string;
  readonly language: Language;
  readonly reference: string;
  readonly version: number;
  readonly isCanceled: boolean;
  /** The place has turned it down: its time is struck out. */
  readonly isRejected?: boolean;
  /** Whether it can still be moved and canceled online. */
  readonly mayChange: boolean;
  /** How it stands, in a sentence; also that it can no longer be changed online, where that is so. */
  readonly state: string;
  /** Instants, ISO 8601; null where it has no time yet. */
  readonly time: { readonly start: string; readonly end: string } | null;
  readonly timeZone: string;
  readonly place: { readonly title: string; readonly address: string; readonly phoneNumber: string };
  /** What it is for: entries of a list of facts, between the place and the reference. */
  readonly facts: Markup;
  /** Null where there is nothing for a calendar yet. */
  readonly entry: CalendarEntry | null;
}

/** A day, YYYY-MM-DD, with its free times, in order; those after midnight as well. */
export interface FreeDay {
  readonly day: string;
  readonly slots: readonly Pick<FreeSlot, "start" | "end" | "afterMidnight">[];
}

/** Times are UTC minutes. */
export interface OtherTime {
  readonly start: number;
  readonly end: number;
}

/** What the customer saw: a plan that has changed since is not changed by them. */
export interface Seen<P extends LinkedPlan> {
  readonly plan: P;
  readonly version: number;
  readonly now: Date;
}

/** A kind of signed pages: what they show, and the deeds behind them. */
export interface SignedPages<P extends LinkedPlan> extends GuardedPages<P> {
  readonly words: { readonly of: (language: Language) => PlanWords };
  /** Where one books again. */
  readonly bookingAddress: string;
  /** When else it could be. */
  readonly findOtherTimes: (plan: P, now: Date) => Promise<readonly FreeDay[]>;
  /** Refused, nothing has changed. */
  readonly cancel: (seen: Seen<P>) => Promise<Result<unknown, string>>;
  readonly move: (seen: Seen<P>, time: OtherTime) => Promise<Result<unknown, string>>;
  /** Why it was not moved. */
  readonly sentenceOf: (code: string, language: Language) => string;
  /** What else stands on the page of a plan, below its facts. */
  readonly more?: (plan: P, base: string) => Markup;
}
