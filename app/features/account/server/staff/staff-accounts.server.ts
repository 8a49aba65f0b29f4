import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { AccountTables, Customer } from "../../tables.ts";
import { findById, isCustomer, lockedCustomer } from "../customers/customers.server.ts";
import { removeAuthenticator, storeAuthenticator } from "../factors/authenticator.server.ts";
import { staffIssuer } from "../openid/audience.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import { endAllSessions } from "../sessions/end-sessions.server.ts";
import type { StaffName } from "./invitation-mail.server.ts";
import { sendInvitation } from "./invitations.server.ts";

export interface StaffPerson {
  readonly email: string;
  readonly name: string;
  readonly nameAr: string;
  /** In which they get their mails. */
  readonly language: Language;
}

/**
 * Makes an account of a member of staff, without a password, and mails the link that sets it up. An address that has one gets
 * a new link to it: there is one account for each. Answers its id, the subject of its sign-ins; the link is its reader's alone.
 */
export async function inviteStaffAccount(
  trx: AnyTransaction,
  person: StaffPerson,
  now: Date,
): Promise<{ readonly id: string }> {
  const account = await upsertStaff(trx, { id: newId<"Staff">(now.getTime()), ...person }, now);
  await sendInvitation(trx, account, { now });
  return { id: account.id };
}

/**
 * Mails a new link to the address of a member of staff, and to nobody else; nothing changes until it is used. Refuses where there
 * is no such account.
 */
export async function renewStaffInvitation(
  trx: AnyTransaction,
  { id, renewedBy }: { readonly id: string; readonly renewedBy: StaffName },
  now: Date,
): Promise<Result<{ readonly email: string }, "not-found">> {
  const account = await lockedCustomer(trx, id);
  if (account === undefined || isCustomer(account)) return refuse("not-found");
  await sendInvitation(trx, account, { now, renewedBy });
  return succeed({ email: account.email });
}

/**
 * Ends an account of a member of staff at once and for good: sessions, logins under way, password, factors and links. Its
 * address may be invited again. False where there is no such account.
 */
export async function closeStaffAccount(trx: AnyTransaction, id: string, now: Date): Promise<boolean> {
  const account = await lockedCustomer(trx, id);
  if (account === undefined || isCustomer(account)) return false;
  await endAllSessions(trx, id, now);
  await tablesOf<AccountTables>(trx).deleteFrom("account.customer").where("id", "=", id).execute();
  return true;
}

/** Ends what is open of a member of staff at the accounts site, and their logins under way; the account stays. */
export async function endStaffAccountSessions(trx: AnyTransaction, id: string, now: Date): Promise<void> {
  const account = await lockedCustomer(trx, id);
  if (account !== undefined && !isCustomer(account)) await endAllSessions(trx, id, now);
}

export interface ImportedStaff extends StaffPerson {
  readonly id: string;
  readonly password: string;
  /** Of the authenticator app, in base32. */
  readonly totpSecret: string;
}

/** Takes in an account of a member of staff with its factor. One that is there already stays, unless it was locked. */
export async function importStaffAccount(
  { id, email, name, nameAr, password, totpSecret, language }: ImportedStaff,
  now: Date,
): Promise<void> {
  const there = await findById(id);
  if (there !== undefined && there.password_hash !== null) return;
  const passwordHash = await hashPassword(password);
  await inTransaction<unknown, void>(async (trx) => {
    await upsertStaff(trx, { id, email, name, nameAr, language }, now);
    await tablesOf<AccountTables>(trx)
      .updateTable("account.customer")
      .set({ password_hash: passwordHash })
      .where("id", "=", id)
      .where("issuer", "=", staffIssuer)
      .execute();
    await removeAuthenticator(trx, id);
    await storeAuthenticator(trx, { customerId: id, secret: totpSecret, step: 0 }, now);
  });
}

/** Takes passwords and factors of members of staff away and ends their sessions; `importStaffAccount` gives them back. */
export async function lockStaffAccounts(ids: readonly string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  return inTransaction<unknown, number>(async (trx) => {
    const db = tablesOf<AccountTables>(trx);
    const locked = await db
      .updateTable("account.customer")
      .set({ password_hash: null })
      .where("id", "in", ids)
      .where("issuer", "=", staffIssuer)
      .where("password_hash", "is not", null)
      .returning("id")
      .execute();
    for (const { id } of locked) {
      for (const table of ["passkey", "staff_invitation"] as const)
        await db.deleteFrom(`account.${table}`).where("customer_id", "=", id).execute();
      await removeAuthenticator(trx, id);
      await endAllSessions(trx, id, now);
    }
    return locked.length;
  });
}

async function upsertStaff(
  trx: AnyTransaction,
  { id, email, name, nameAr, language }: StaffPerson & { readonly id: string },
  now: Date,
): Promise<Customer> {
  const named = { first_name: name, name_ar: nameAr, message_language: language };
  return tablesOf<AccountTables>(trx)
    .insertInto("account.customer")
    .values({
      id,
      issuer: staffIssuer,
      subject: id,
      email: email.trim().toLowerCase(),
      last_name: "",
      phone: "",
      sf_account_id: "",
      kunnr: "",
      password_hash: null,
      created_at: now,
      ...named,
    })
    .onConflict((conflict) => conflict.columns(["issuer", "email"]).doUpdateSet(named))
    .returningAll()
    .executeTakeFirstOrThrow();
}
