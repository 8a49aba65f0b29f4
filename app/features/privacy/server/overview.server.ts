import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { personOf } from "#app/platform/personal-data/person.server.ts";
import { countRows, lawfullyRetained } from "#app/platform/personal-data/person-rows.server.ts";
import { type PersonalTable, personalData } from "#app/platform/personal-data/register.server.ts";
import type { HeldData } from "../calls.ts";

/**
 * What is stored about a customer: one entry for each table of the register that has rows of theirs. A feature names its tables
 * as they are deleted, what belongs to others first; here the account stands before its devices, a car before its warranties.
 */
export function listHeldData(customerId: string, language: Language): Promise<HeldData[]> {
  return inTransaction<unknown, HeldData[]>(async (trx) => {
    const person = await personOf(trx, customerId);
    const held: HeldData[] = [];
    for (const table of personalData().flatMap(({ tables }) => tables.toReversed())) {
      const count = await countRows(trx, table, person);
      if (count === 0) continue;
      const retained = await lawfullyRetained(trx, table, person);
      held.push({ ...shown(table, language), count, retained: retainedOf(table, retained, language) });
    }
    return held;
  });
}

function shown({ table, title, purpose, retention, columns }: PersonalTable, language: Language) {
  return {
    id: table,
    title: title[language],
    purpose: purpose[language],
    retention: retention.text[language],
    isTechnical: Object.keys(columns).length === 0,
  };
}

function retainedOf(
  { onDeletion }: PersonalTable,
  { count, until }: { readonly count: number; readonly until: Date | undefined },
  language: Language,
): HeldData["retained"] {
  if (onDeletion.does !== "keep" || count === 0 || until === undefined) return null;
  return { count, reason: onDeletion.reason[language], until: dayIn(until, config.importer.zone) };
}
