import type { Language } from "#app/i18n/language.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";

/** The names of what leads name (models, offers, places), by ids and by names in another language. */
export type LeadNames = ReadonlyMap<string, string>;
type ReadNames = (language: Language, trx?: AnyTransaction) => Promise<LeadNames>;

let readNames: ReadNames = async () => new Map();

/**
 * Sets where the names are read, and returns what takes it back. The office calls it, which has their features; without it ids
 * stand for names.
 */
export function provideLeadNames(read: ReadNames): () => void {
  const before = readNames;
  readNames = read;
  return () => {
    readNames = before;
  };
}

/** The names in the language of a reader. */
export function namesFor(language: Language, trx?: AnyTransaction): Promise<LeadNames> {
  return readNames(language, trx);
}
