import type { Kysely } from "kysely";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { greetingNameIn } from "../../rules/names.ts";
import type { AccountTables, Customer } from "../../tables.ts";

/** The language of messages to a customer; the other one where theirs is not known. */
export function languageFor(
  customer: Pick<Customer, "message_language"> | undefined,
  otherwise: Language,
): Language {
  const stored = customer?.message_language;
  return isLanguage(stored) ? stored : otherwise;
}

/** The name by which a mail in a language greets. */
export function greetingNameOf(
  { first_name, last_name, name_ar }: Pick<Customer, "first_name" | "last_name" | "name_ar">,
  language: Language,
): string {
  return greetingNameIn({ firstName: first_name, lastName: last_name, nameAr: name_ar }, language);
}

/**
 * In which language customers read messages: the one that they chose, else the one in which they last signed in. Without an
 * entry for those who have not signed in since this is stored.
 */
export async function messageLanguageOf(
  customerIds: readonly string[],
  connection: Kysely<unknown> = database<unknown>(),
): Promise<ReadonlyMap<string, Language>> {
  if (customerIds.length === 0) return new Map();
  const rows = await (connection as Kysely<AccountTables>)
    .selectFrom("account.customer")
    .select(["id", "message_language"])
    .where("id", "in", customerIds)
    .execute();
  return new Map(
    rows.flatMap(({ id, message_language: language }) => (isLanguage(language) ? [[id, language]] : [])),
  );
}

/**
 * The one rule for the language of a message: that of the account, else that in which it was booked, requested or ordered,
 * which is also that of a guest. Codes and links that a page has just requested come in the language of that page.
 */
export async function messageLanguageFor(
  customerId: string | null,
  used: string | undefined,
  connection?: Kysely<unknown>,
): Promise<Language> {
  const own =
    customerId === null ? undefined : (await messageLanguageOf([customerId], connection)).get(customerId);
  return own ?? (isLanguage(used) ? used : "en");
}

/** Stores the language in which a customer signed in, unless they chose one. */
export async function noteUsedLanguage(customerId: string, language: Language): Promise<void> {
  await database<AccountTables>()
    .updateTable("account.customer")
    .set({ message_language: language })
    .where("id", "=", customerId)
    .where("message_language_chosen_at", "is", null)
    .where("message_language", "is distinct from", language)
    .execute();
}

/** Stores the language that a customer chose; no sign-in changes it from now on. False where there is no such customer. */
export async function chooseMessageLanguage(
  trx: AnyTransaction,
  customerId: string,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<boolean> {
  const changed = await tablesOf<AccountTables>(trx)
    .updateTable("account.customer")
    .set({ message_language: language, message_language_chosen_at: now })
    .where("id", "=", customerId)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}
