import { sql } from "kysely";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database, tablesFor } from "#app/platform/database.server.ts";
import { fullNameIn } from "../../rules/names.ts";
import type { AccountTables } from "../../tables.ts";
import { builtInIssuer, staffIssuer } from "../openid/audience.server.ts";
import type { Customer } from "./customers.server.ts";

/** A customer as a line of a list. */
export interface CustomerBrief {
  readonly id: string;
  /** Their name for readers of each language; the same where they have one alone, empty where none. */
  readonly name: Readonly<Record<Language, string>>;
  readonly email: string;
  /** Null without one. */
  readonly phone: string | null;
  /** It was confirmed by a code; otherwise it is what a form or another issuer says. */
  readonly isPhoneConfirmed: boolean;
  /** When the account was closed: it is being deleted. */
  readonly closedAt: Date | null;
}
export type CustomerRow = Pick<
  Customer,
  "id" | "first_name" | "last_name" | "name_ar" | "email" | "phone" | "phone_confirmed_at" | "closed_at"
>;
export const briefColumns = sql`id, first_name, last_name, name_ar, email, phone, phone_confirmed_at, closed_at`;

export function briefOf(row: CustomerRow): CustomerBrief {
  const names = { firstName: row.first_name, lastName: row.last_name, nameAr: row.name_ar };
  return {
    id: row.id,
    name: { en: fullNameIn(names, "en"), ar: fullNameIn(names, "ar") },
    email: row.email,
    phone: row.phone === "" ? null : row.phone,
    isPhoneConfirmed: row.phone !== "" && row.phone_confirmed_at !== null,
    closedAt: row.closed_at,
  };
}

/** Customers by their ids, in one query whatever their number. One that is erased has no entry. */
export async function customersForStaff(
  ids: readonly string[],
  trx?: AnyTransaction,
): Promise<ReadonlyMap<string, CustomerBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await tablesFor<AccountTables>(trx)
    .selectFrom("account.customer")
    .select(["id", "first_name", "last_name", "name_ar", "email", "phone", "phone_confirmed_at", "closed_at"])
    .where("id", "in", [...new Set(ids)])
    .where("issuer", "<>", staffIssuer)
    .execute();
  return new Map(rows.map((row) => [row.id, briefOf(row)]));
}

/** A customer as the page about them begins. */
export interface CustomerForStaff extends CustomerBrief {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneConfirmedAt: Date | null;
  /** Of messages: what they chose, or used when they last signed in; null where neither is known. */
  readonly language: Language | null;
  readonly hasChosenLanguage: boolean;
  readonly since: Date;
  /** The issuer that they sign in with; null for the own accounts site. */
  readonly issuer: string | null;
  readonly crmId: string;
  readonly customerNumber: string;
}

/** One customer; undefined where there is none, or none any more. */
export async function customerForStaff(id: string): Promise<CustomerForStaff | undefined> {
  const row = await database<AccountTables>()
    .selectFrom("account.customer")
    .selectAll()
    .where("id", "=", id)
    .where("issuer", "<>", staffIssuer)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...briefOf(row),
    ...{ firstName: row.first_name, lastName: row.last_name, since: row.created_at },
    phoneConfirmedAt: row.phone === "" ? null : row.phone_confirmed_at,
    language: isLanguage(row.message_language) ? row.message_language : null,
    hasChosenLanguage: row.message_language_chosen_at !== null,
    issuer: row.issuer === builtInIssuer ? null : row.issuer,
    ...{ crmId: row.sf_account_id, customerNumber: row.kunnr },
  };
}
