import { setTimeout } from "node:timers/promises";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { confirmationMail, existingAccountMail } from "../../site/mails.server.ts";
import type { AccountTables } from "../../tables.ts";
import { newToken, tokenHash } from "../one-time-token.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import { countTryWithin, forgetTries } from "../sign-in/attempts.server.ts";
import { findByEmail, insertCustomer } from "./customers.server.ts";
import { languageFor } from "./message-language.server.ts";

const confirmationLifeMs = 24 * 60 * 60_000;
/** Longer than a mail takes to be written. */
export const answerAfterMs = 250;

export interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly password: string;
  /** In which they fill the form. */
  readonly language: Language;
}
export interface Circumstances {
  readonly language: Language;
  readonly returnAddress: string;
  readonly now: Date;
}

/**
 * Sends a link by which the owner of this mailbox makes an account and chooses its password; nothing from the
 * request goes into it. Where the address already has an account, its owner is notified by mail instead. No difference is to
 * be seen, in the answer or in time. Requests shortly after each other are one mail.
 */
export async function requestRegistration(email: string, circumstances: Circumstances): Promise<void> {
  await Promise.all([sendRegistrationMail(email, circumstances), setTimeout(answerAfterMs)]);
}

async function sendRegistrationMail(
  email: string,
  { language, returnAddress, now }: Circumstances,
): Promise<void> {
  const existing = await findByEmail(email);
  await inTransaction<unknown, void>(async (trx) => {
    const { waitMs } = await countTryWithin(trx, [paceOf(email)], now);
    if (waitMs > 0) return;
    if (existing !== undefined)
      return existingAccountMail(trx, email, { language: languageFor(existing, language) });
    const token = newToken();
    await tablesOf<AccountTables>(trx)
      .insertInto("account.registration")
      .values({
        token_hash: tokenHash(token),
        email,
        return_address: returnAddress,
        expires_at: new Date(now.getTime() + confirmationLifeMs),
      })
      .execute();
    await confirmationMail(trx, email, { language, token });
  });
}

/** The e-mail address that a link was sent to, while it can be used. */
export async function registrationOf(
  token: string,
  now: Date,
): Promise<{ readonly email: string } | undefined> {
  return database<AccountTables>()
    .selectFrom("account.registration")
    .select("email")
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export interface Registered {
  readonly customerId: string;
  readonly returnAddress: string;
}

/** Makes the account of a link, once, and voids all other links to the same address. */
export async function completeRegistration(
  token: string,
  { password, ...person }: NewPerson,
  now: Date,
): Promise<Result<Registered, "link-invalid">> {
  const passwordHash = await hashPassword(password);
  const completed = await inTransaction<unknown, Result<Registered & { email: string }, "link-invalid">>(
    async (trx) => {
      const db = tablesOf<AccountTables>(trx);
      const wanted = await db
        .deleteFrom("account.registration")
        .where("token_hash", "=", tokenHash(token))
        .returningAll()
        .executeTakeFirst();
      if (wanted === undefined || wanted.expires_at <= now) return refuse("link-invalid");
      const { email, return_address: returnAddress } = wanted;
      await db.deleteFrom("account.registration").where("email", "=", email).execute();
      const customerId = await insertCustomer(trx, { ...person, email, passwordHash }, now);
      return customerId === undefined
        ? refuse("link-invalid")
        : succeed({ customerId, returnAddress, email });
    },
  );
  if (!completed.ok) return completed;
  const { email, ...registered } = completed.value;
  await forgetTries([paceOf(email)]);
  return succeed(registered);
}

function paceOf(email: string) {
  return { kind: "registration mail to address", of: [email] } as const;
}
