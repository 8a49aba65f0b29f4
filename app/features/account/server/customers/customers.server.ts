import type { Kysely } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { type Id, newId } from "#app/lib/id.ts";
import { type AnyTransaction, database, tablesFor, tablesOf } from "#app/platform/database.server.ts";
import type { Profile } from "../../rules/profile.ts";
import type { AccountTables, Customer } from "../../tables.ts";
import { builtInIssuer, staffIssuer } from "../openid/audience.server.ts";

export type { Customer } from "../../tables.ts";

export interface NewCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The whole name in Arabic letters, where they have one. */
  readonly nameAr?: string | undefined;
  readonly phone: string;
  readonly passwordHash: string;
  /** In which they registered; messages come in it. */
  readonly language?: Language;
  /** Given by a seed or an importer; made here otherwise. */
  readonly id?: string;
  readonly sfAccountId?: string;
  readonly kunnr?: string;
}

/** Writes a customer of the built-in site; undefined when the e-mail already has one. */
export async function insertCustomer(
  trx: AnyTransaction,
  person: NewCustomer,
  now: Date,
): Promise<string | undefined> {
  const id = person.id ?? newId<"Customer">(now.getTime());
  const row = await tablesOf<AccountTables>(trx)
    .insertInto("account.customer")
    .values({
      id,
      issuer: builtInIssuer,
      subject: id,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      name_ar: person.nameAr ?? null,
      phone: person.phone,
      sf_account_id: person.sfAccountId ?? "",
      kunnr: person.kunnr ?? "",
      password_hash: person.passwordHash,
      message_language: person.language ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/**
 * An account of the built-in site by e-mail, as normalized by the validation patterns: a customer's, unless that of a member
 * of staff is meant.
 */
export async function findByEmail(
  email: string,
  issuer = builtInIssuer,
  trx?: AnyTransaction,
): Promise<Customer | undefined> {
  return tablesFor<AccountTables>(trx)
    .selectFrom("account.customer")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("email", "=", email)
    .executeTakeFirst();
}

export async function setPassword(id: string, passwordHash: string): Promise<void> {
  await database<AccountTables>()
    .updateTable("account.customer")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .execute();
}

/** Sets the number that a customer has confirmed here. */
export async function setConfirmedPhone(
  trx: AnyTransaction,
  id: string,
  phone: string,
  now: Date,
): Promise<void> {
  await tablesOf<AccountTables>(trx)
    .updateTable("account.customer")
    .set({ phone, phone_confirmed_at: now })
    .where("id", "=", id)
    .execute();
}

/** Removes a number from the profiles of all customers but one. */
export async function removePhone(trx: AnyTransaction, phone: string, butOf: string): Promise<void> {
  await tablesOf<AccountTables>(trx)
    .updateTable("account.customer")
    .set({ phone: "", phone_confirmed_at: null })
    .where("phone", "=", phone)
    .where("id", "<>", butOf)
    .execute();
}

/** Removes a number that a customer has confirmed from then on. */
export async function removePhoneSince(trx: AnyTransaction, id: string, since: Date): Promise<void> {
  await tablesOf<AccountTables>(trx)
    .updateTable("account.customer")
    .set({ phone: "", phone_confirmed_at: null })
    .where("id", "=", id)
    .where("phone_confirmed_at", ">=", since)
    .execute();
}

export async function findById(
  id: string,
  connection: Kysely<unknown> = database<unknown>(),
): Promise<Customer | undefined> {
  return (connection as Kysely<AccountTables>)
    .selectFrom("account.customer")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Whether an account is a customer's; those of staff stand in the same table. */
export function isCustomer({ issuer }: Pick<Customer, "issuer">): boolean {
  return issuer !== staffIssuer;
}

/** A customer's row, locked: what begins, ends or changes something of theirs at the same moment goes one after the other. */
export function lockedCustomer(trx: AnyTransaction, id: string): Promise<Customer | undefined> {
  return tablesOf<AccountTables>(trx)
    .selectFrom("account.customer")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export interface IssuedClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined where the issuer says none: one that was given here stays. */
  readonly nameAr?: string | undefined;
  readonly phone: string;
  readonly sfAccountId: string;
  readonly kunnr: string;
}

/**
 * Stores what another issuer says about its customer, at every login, and answers with our id. A number that was confirmed
 * here stays.
 */
export async function upsertIssuedCustomer(claims: IssuedClaims, now: Date): Promise<Id<"Customer">> {
  const values = {
    email: claims.email,
    first_name: claims.firstName,
    last_name: claims.lastName,
    phone: claims.phone,
    sf_account_id: claims.sfAccountId,
    kunnr: claims.kunnr,
    ...(claims.nameAr && { name_ar: claims.nameAr }),
  };
  const { id } = await database<AccountTables>()
    .insertInto("account.customer")
    .values({
      id: newId<"Customer">(now.getTime()),
      issuer: claims.issuer,
      subject: claims.subject,
      ...values,
      password_hash: null,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["issuer", "subject"]).doUpdateSet(({ eb, ref }) => ({
        ...values,
        phone: eb
          .case()
          .when("account.customer.phone_confirmed_at", "is", null)
          .then(values.phone)
          .else(ref("account.customer.phone"))
          .end(),
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id as Id<"Customer">;
}

export function profileOf(customer: Customer): Profile {
  return {
    id: customer.id,
    sfAccountId: customer.sf_account_id,
    kunnr: customer.kunnr,
    firstName: customer.first_name,
    lastName: customer.last_name,
    nameAr: customer.name_ar || undefined,
    phones: customer.phone === "" ? [] : [{ phoneNumber: customer.phone }],
    emails: [{ email: customer.email }],
  };
}
