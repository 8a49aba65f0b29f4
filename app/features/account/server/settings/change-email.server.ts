import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import {
  type AnyTransaction,
  database,
  inTransaction,
  sqlStateOf,
  tablesOf,
} from "#app/platform/database.server.ts";
import type { AccountTables, Customer } from "../../tables.ts";
import { findByEmail, lockedCustomer, removePhoneSince } from "../customers/customers.server.ts";
import { greetingNameOf, languageFor } from "../customers/message-language.server.ts";
import { removeAuthenticator } from "../factors/authenticator.server.ts";
import { newToken, tokenHash } from "../one-time-token.server.ts";
import { endAllSessions } from "../sessions/end-sessions.server.ts";
import { countTryWithin } from "../sign-in/attempts.server.ts";
import { addressInUseMail, emailChangedMail, newAddressMail } from "./email-change-mails.server.ts";
import { notifyOfChange } from "./notify-of-change.server.ts";
import { releaseNumber } from "./text-places.server.ts";

/** What PostgreSQL says of a second row with the same key. */
const uniqueViolation = "23505";
const confirmLifeMs = 24 * 60 * 60_000;
/** How long the reader of the former address may take a change back. */
const undoLifeMs = 7 * 24 * 60 * 60_000;

interface WantedAddress {
  /** As it is stored. */
  readonly email: string;
  readonly language: Language;
}

/**
 * Sends a link to a new address; only its reader can confirm it, and the present address and number are notified. A newer
 * request voids the link before it. An address that already has an account gets a mail that says so, and the answer is the same.
 */
export async function requestEmailChange(
  trx: AnyTransaction,
  customerId: string,
  { email, language }: WantedAddress,
  now: Date,
): Promise<Result<{ readonly email: string }, "not-found" | "email-unchanged" | "too-many-mails">> {
  const customer = config.accounts.issuer === undefined ? await lockedCustomer(trx, customerId) : undefined;
  if (customer?.closed_at !== null) return refuse("not-found");
  if (customer.email === email) return refuse("email-unchanged");
  const { waitMs } = await countTryWithin(trx, [{ kind: "mail for a new address", of: [customerId] }], now);
  if (waitMs > 0) return refuse("too-many-mails");
  const token = newToken();
  const change = {
    token_hash: tokenHash(token),
    email,
    language,
    expires_at: new Date(now.getTime() + confirmLifeMs),
  };
  await tablesOf<AccountTables>(trx)
    .insertInto("account.email_change")
    .values({ customer_id: customerId, ...change })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(change))
    .execute();
  const owner = await findByEmail(email, undefined, trx);
  if (owner !== undefined) await addressInUseMail(trx, email, { language: languageFor(owner, language) });
  else {
    const read = languageFor(customer, language);
    await newAddressMail(trx, email, { language: read, token, name: greetingNameOf(customer, read) });
  }
  await notifyOfChange(trx, customer, { change: "email-requested", language });
  return succeed({ email });
}

/** The address that waits to be confirmed, while its link works. */
export async function pendingEmailOf(customerId: string, now: Date): Promise<string | null> {
  const row = await database<AccountTables>()
    .selectFrom("account.email_change")
    .select("email")
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** The address that a link was sent to, while it can be used. */
export async function emailChangeOf(
  token: string,
  now: Date,
): Promise<{ readonly email: string } | undefined> {
  return database<AccountTables>()
    .selectFrom("account.email_change")
    .select("email")
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

type Changed = Result<{ readonly customerId: string; readonly email: string }, "link-invalid">;

/**
 * Sets the address of a link, once, and notifies the reader of the former one, who may take it back for seven days. An address
 * that has got an account meanwhile is refused.
 */
export async function confirmEmailChange(token: string, now: Date): Promise<Changed> {
  return unlessTaken(async (trx) => {
    const db = tablesOf<AccountTables>(trx);
    const wanted = await db
      .selectFrom("account.email_change")
      .select("customer_id as id")
      .where("token_hash", "=", tokenHash(token))
      .executeTakeFirst();
    const customer = wanted && (await lockedCustomer(trx, wanted.id));
    const change = await db
      .deleteFrom("account.email_change")
      .where("token_hash", "=", tokenHash(token))
      .returningAll()
      .executeTakeFirst();
    if (change === undefined || change.expires_at <= now) return refuse("link-invalid");
    const { customer_id: customerId, email } = change;
    if (customer?.closed_at !== null || !(await setEmail(trx, customer, email)))
      return refuse("link-invalid");
    const undo = newToken();
    await db
      .insertInto("account.email_undo")
      .values({
        token_hash: tokenHash(undo),
        customer_id: customerId,
        former_email: customer.email,
        expires_at: new Date(now.getTime() + undoLifeMs),
      })
      .execute();
    // Links to a new password that went to the former address end with it.
    await db.deleteFrom("account.password_reset").where("customer_id", "=", customerId).execute();
    const language = languageFor(customer, change.language === "ar" ? "ar" : "en");
    await emailChangedMail(trx, customer, { language, token: undo });
    return succeed({ customerId, email });
  });
}

/** Whose change a link takes back, while it can be used. */
export async function emailUndoOf(token: string, now: Date): Promise<{ readonly email: string } | undefined> {
  return database<AccountTables>()
    .selectFrom("account.email_undo")
    .select("former_email as email")
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/**
 * Takes a change of address back, for the reader of the former one: all devices are signed out, the password and every
 * factor no longer work, so the owner chooses a new one by mail, and a number that was confirmed since then is no longer the
 * account's. Changes after this one are taken back with it.
 */
export async function undoEmailChange(token: string, now: Date): Promise<Changed> {
  return unlessTaken(async (trx) => {
    const db = tablesOf<AccountTables>(trx);
    const wanted = await db
      .selectFrom("account.email_undo")
      .select("customer_id as id")
      .where("token_hash", "=", tokenHash(token))
      .executeTakeFirst();
    const customer = wanted && (await lockedCustomer(trx, wanted.id));
    const undo = await db
      .deleteFrom("account.email_undo")
      .where("token_hash", "=", tokenHash(token))
      .returningAll()
      .executeTakeFirst();
    if (undo === undefined || undo.expires_at <= now) return refuse("link-invalid");
    const { customer_id: customerId, former_email: email } = undo;
    if (customer?.closed_at !== null || !(await setEmail(trx, customer, email)))
      return refuse("link-invalid");
    await db
      .updateTable("account.customer")
      .set({ password_hash: null })
      .where("id", "=", customerId)
      .execute();
    await db
      .deleteFrom("account.email_undo")
      .where("customer_id", "=", customerId)
      .where("expires_at", ">", undo.expires_at)
      .execute();
    await db.deleteFrom("account.password_reset").where("customer_id", "=", customerId).execute();
    // Who got in may have added it, and the owner has no way past it.
    await removeAuthenticator(trx, customerId);
    await db.deleteFrom("account.passkey").where("customer_id", "=", customerId).execute();
    // A number that was confirmed since then would get codes and texts of this account.
    const changedAt = new Date(undo.expires_at.getTime() - undoLifeMs);
    await removePhoneSince(trx, customerId, changedAt);
    await releaseNumber(trx, customerId, changedAt);
    await endAllSessions(trx, customerId, now);
    return succeed({ customerId, email });
  });
}

/** Two accounts may get one address at the same moment: the database refuses the second, and so does this. */
async function unlessTaken(work: (trx: AnyTransaction) => Promise<Changed>): Promise<Changed> {
  try {
    return await inTransaction<unknown, Changed>(work);
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return refuse("link-invalid");
    throw error;
  }
}

/** Sets an address; false where another account of the same issuer has it. */
async function setEmail(trx: AnyTransaction, { id, issuer }: Customer, email: string): Promise<boolean> {
  const changed = await tablesOf<AccountTables>(trx)
    .updateTable("account.customer")
    .set({ email })
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("account.customer as other")
            .select("other.id")
            .where("other.issuer", "=", issuer)
            .where("other.email", "=", email)
            .where("other.id", "<>", id),
        ),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}
