import type { RawBuilder } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import type { AnyTransaction } from "../database.server.ts";
import type { ConsentPurpose } from "./consent-purposes.ts";

/** A text for the customer, in both languages. */
export type BothLanguages = Readonly<Record<Language, string>>;

/** A number that a person has confirmed. It may have been another's before. */
export interface ConfirmedPhone {
  readonly number: string;
  readonly since: Date;
}

/** Who is meant: their account, and the addresses and numbers that they have confirmed. */
export interface Person {
  readonly customerId: string;
  readonly emails: readonly string[];
  /** In every form in which they are stored: with and without the dial code. */
  readonly phones: readonly ConfirmedPhone[];
  /** Numbers and addresses that they only typed, where messages for them go: they find messages and nothing else. */
  readonly reached: readonly string[];
}

/** How long rows live. Without a job they live as long as the account. */
export interface Retention {
  readonly text: BothLanguages;
  /** The job that deletes, and the column from which the time counts. */
  readonly job?: string;
  readonly from?: string;
  readonly days?: number;
  readonly months?: number;
}

type Values = Readonly<Record<string, string | number | boolean | null>>;

export type OnDeletion =
  | { readonly does: "erase" }
  /** The row stays for the business, without anything that leads to the person. `set` replaces what does. */
  | { readonly does: "anonymize"; readonly set: Values }
  /** The law requires some rows: they stay until `until`, an expression of a moment; the others are erased. */
  | {
      readonly does: "keep";
      readonly rows: RawBuilder<unknown>;
      readonly until: RawBuilder<Date>;
      readonly reason: BothLanguages;
      /** What the law does not require of them. */
      readonly set: Values;
    };

/** Names of codes, or of the keys of a JSON column. */
export type Names = Readonly<Record<string, BothLanguages>>;
/** Reads them for the rows that a copy shows. */
type NamesOfRows = (trx: AnyTransaction, rows: readonly Record<string, unknown>[]) => Promise<Names>;

/**
 * Why a copy does not show a column. `key`: an id, which says nothing of the person by itself. `work`: how far the program has come
 * with the row. `secret`: it gives access. `repeats`: stands in another column, table or file of the copy, or
 * follows from it. `others`: it is about a member of staff.
 */
export type NotShown = "key" | "work" | "secret" | "repeats" | "others";

export interface PersonalTable {
  /** `schema.table` */
  readonly table: string;
  readonly title: BothLanguages;
  readonly purpose: BothLanguages;
  readonly retention: Retention;
  /** The condition that a person's rows meet. */
  readonly of: (person: Person) => RawBuilder<unknown>;
  /** What a copy shows of a row, with its heading. None: the rows are technical and only counted. */
  readonly columns: Readonly<Record<string, BothLanguages>>;
  /** All other columns, each with the reason why a copy does not show it: a test finds a new one that nobody thought of. */
  readonly notShown?: Readonly<Partial<Record<NotShown, readonly string[]>>>;
  /** The rows that a copy leaves out, though they go with a deletion: they are about the person and to somebody else. */
  readonly notInCopy?: RawBuilder<unknown>;
  /** What stands for the codes and keys of a column on the page for readers: `data.json` has the codes. */
  readonly names?: Readonly<Record<string, Names | NamesOfRows>>;
  readonly onDeletion: OnDeletion;
}

/** A file of the copy. */
export interface PersonalFile {
  /** Its path in the copy, without characters that a file system refuses. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Contribution {
  readonly feature: string;
  readonly tables: readonly PersonalTable[];
  readonly identifiers?: (
    trx: AnyTransaction,
    customerId: string,
  ) => Promise<Partial<Pick<Person, "emails" | "phones" | "reached">>>;
  /**
   * Ends what is still to come, each by its own deed. Answers whether nothing is left to be done: nothing is ahead, and staff and
   * customer have been notified. Until then it is called again. Runs without a transaction, so that it may call another system.
   */
  readonly settle?: (person: Person, now: Date) => Promise<boolean>;
  /** Follows a consent that the person gives or withdraws in their account, in its transaction. */
  readonly followConsent?: (
    trx: AnyTransaction,
    person: Person,
    consent: { readonly purpose: ConsentPurpose; readonly given: boolean },
  ) => Promise<void>;
  readonly files?: (person: Person, language: Language) => AsyncIterable<PersonalFile>;
  /** Removes what stands outside of the database. Runs after the rows are gone and bears a repetition. */
  readonly eraseFiles?: (person: Person) => Promise<void>;
}

const contributions = new Map<string, Contribution>();
const without = new Map<string, string>();

/** Adds what a feature stores about people. */
export function registerPersonalData(contribution: Contribution): void {
  contributions.set(contribution.feature, contribution);
}

/** Names a feature's tables that hold nothing about people, each with the reason. */
export function registerWithoutPersonalData(tables: Readonly<Record<string, string>>): void {
  for (const [table, reason] of Object.entries(tables)) without.set(table, reason);
}

export function personalData(): readonly Contribution[] {
  return [...contributions.values()];
}

export function personalTables(): readonly PersonalTable[] {
  return personalData().flatMap(({ tables }) => tables);
}

/** Tables without personal data, with the reason. */
export function tablesWithoutPersonalData(): ReadonlyMap<string, string> {
  return without;
}
