import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { officeOrigin } from "#app/platform/config.server.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { AccountTables, Customer } from "../../tables.ts";
import { isCustomer, lockedCustomer } from "../customers/customers.server.ts";
import { greetingNameOf, languageFor } from "../customers/message-language.server.ts";
import { removeAuthenticator, storeAuthenticator } from "../factors/authenticator.server.ts";
import { makeRecoveryCodes } from "../factors/recovery-codes.server.ts";
import { newToken, tokenHash } from "../one-time-token.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import { endAllSessions } from "../sessions/end-sessions.server.ts";
import { invitationMail, type StaffName } from "./invitation-mail.server.ts";
import { announceUsedInvitation } from "./used-invitations.server.ts";

const invitationLifeMs = 72 * 60 * 60_000;

/**
 * Writes the one link of a member of staff and mails it to them; the one before is void. The account stays as it is until the
 * link has been used. Nobody else sees it: who has it acts in their name.
 */
export async function sendInvitation(
  trx: AnyTransaction,
  account: Pick<Customer, "id" | "email" | "first_name" | "last_name" | "name_ar" | "message_language">,
  { now, renewedBy }: { readonly now: Date; readonly renewedBy?: StaffName },
): Promise<void> {
  const token = newToken();
  const invitation = {
    token_hash: tokenHash(token),
    password_hash: null,
    expires_at: new Date(now.getTime() + invitationLifeMs),
  };
  await tablesOf<AccountTables>(trx)
    .insertInto("account.staff_invitation")
    .values({ customer_id: account.id, ...invitation })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(invitation))
    .execute();
  const language = languageFor(account, "en");
  const link = `${officeOrigin()}/accounts/staff/welcome?token=${token}&lang=${language}`;
  const name = greetingNameOf(account, language);
  await invitationMail(trx, { email: account.email, name, language, link, token, renewedBy });
}

export interface Invited {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly nameAr: string | null;
}

/** Whose invitation this is, while it can be used. */
export async function invitationOf(token: string, now: Date): Promise<Invited | undefined> {
  return database<AccountTables>()
    .selectFrom("account.staff_invitation as invitation")
    .innerJoin("account.customer as account", "account.id", "invitation.customer_id")
    .select(["account.id", "account.email", "account.first_name as name", "account.name_ar as nameAr"])
    .where("invitation.token_hash", "=", tokenHash(token))
    .where("invitation.expires_at", ">", now)
    .executeTakeFirst();
}

/** Stores the password that the account gets with its app; false where the invitation is no longer good. */
export async function choosePassword(token: string, password: string, now: Date): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const stored = await database<AccountTables>()
    .updateTable("account.staff_invitation")
    .set({ password_hash: passwordHash })
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", now)
    .returning("customer_id")
    .executeTakeFirst();
  return stored !== undefined;
}

interface FirstCode {
  readonly token: string;
  /** Of the app, whose first code was right at this step. */
  readonly secret: string;
  readonly step: number;
}

/**
 * Completes the account of an invitation, once: its password and its app take the place of all that signed in before, whose
 * sessions end. Answers the recovery codes.
 */
export async function completeInvitation(
  { token, secret, step }: FirstCode,
  now: Date,
): Promise<Result<{ readonly id: string; readonly codes: readonly string[] }, "link-invalid">> {
  return inTransaction<unknown, Result<{ id: string; codes: string[] }, "link-invalid">>(async (trx) => {
    const db = tablesOf<AccountTables>(trx);
    const owner = await db
      .selectFrom("account.staff_invitation")
      .select("customer_id as id")
      .where("token_hash", "=", tokenHash(token))
      .executeTakeFirst();
    // The account's row comes first, as where it is closed: of the two one finds the other done.
    const account = owner && (await lockedCustomer(trx, owner.id));
    const invitation = await db
      .deleteFrom("account.staff_invitation")
      .where("token_hash", "=", tokenHash(token))
      .returningAll()
      .executeTakeFirst();
    if (account === undefined || isCustomer(account)) return refuse("link-invalid");
    if (invitation === undefined || invitation.expires_at <= now || invitation.password_hash === null)
      return refuse("link-invalid");
    const { id } = account;
    await db
      .updateTable("account.customer")
      .set({ password_hash: invitation.password_hash })
      .where("id", "=", id)
      .execute();
    await db.deleteFrom("account.passkey").where("customer_id", "=", id).execute();
    await removeAuthenticator(trx, id);
    await storeAuthenticator(trx, { customerId: id, secret, step }, now);
    await endAllSessions(trx, id, now);
    await announceUsedInvitation(trx, id, now);
    return succeed({ id, codes: await makeRecoveryCodes(trx, id, now) });
  });
}
