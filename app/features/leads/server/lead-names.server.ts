import type { Language } from "#app/i18n/language.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";

/** The names of what leads name (models, offers, campaigns, places, a used car), by ids and by names in another language. */
export type LeadNames = ReadonlyMap<string, string>;
export interface NamesQuery {
  /** The used car that a lead is about: one of very many. */
  readonly vehicleNo?: string | null | undefined;
  readonly trx?: AnyTransaction | undefined;
}
type ReadNames = (language: Language, query: NamesQuery) => Promise<LeadNames>;

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
export function namesFor(language: Language, query: NamesQuery = {}): Promise<LeadNames> {
  return readNames(language, query);
}
