import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { confirmationMail, knownAddressMail } from "../site/mails.server.ts";
import type { AccountTables } from "../tables.ts";
import { findByEmail, insertCustomer } from "./customers.server.ts";
import { newToken, tokenHash } from "./one-time-token.server.ts";
import { hashPassword } from "./password.server.ts";

const confirmationLifeMs = 24 * 60 * 60_000;

export interface Registration {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly password: string;
}
export interface Circumstances {
  readonly language: Language;
  readonly returnAddress: string;
  readonly now: Date;
}

/**
 * Sends a link that makes the account. Where the e-mail address already has one, its owner is told by mail instead;
 * whoever asked sees no difference, in the answer or in time.
 */
export async function register(
  person: Registration,
  { language, returnAddress, now }: Circumstances,
): Promise<void> {
  const passwordHash = await hashPassword(person.password);
  const existing = await findByEmail(person.email);
  await inTransaction<unknown, void>(async (trx) => {
    if (existing !== undefined) return knownAddressMail(trx, person.email, { language });
    const token = newToken();
    await tablesOf<AccountTables>(trx)
      .insertInto("account.registration")
      .values({
        token_hash: tokenHash(token),
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        phone: person.phone,
        password_hash: passwordHash,
        return_address: returnAddress,
        expires_at: new Date(now.getTime() + confirmationLifeMs),
      })
      .execute();
    await confirmationMail(trx, person.email, { language, token, firstName: person.firstName });
  });
}

/** Makes the account of a link that was followed, once, and answers with where its owner wanted to go. */
export async function confirmRegistration(
  token: string,
  now: Date,
): Promise<Result<{ readonly returnAddress: string }, "link-invalid">> {
  return inTransaction<unknown, Result<{ returnAddress: string }, "link-invalid">>(async (trx) => {
    const wanted = await tablesOf<AccountTables>(trx)
      .deleteFrom("account.registration")
      .where("token_hash", "=", tokenHash(token))
      .returningAll()
      .executeTakeFirst();
    if (wanted === undefined || wanted.expires_at <= now) return refuse("link-invalid");
    const { email, first_name: firstName, last_name: lastName, phone, password_hash: passwordHash } = wanted;
    const id = await insertCustomer(trx, { email, firstName, lastName, phone, passwordHash }, now);
    return id === undefined ? refuse("link-invalid") : succeed({ returnAddress: wanted.return_address });
  });
}
