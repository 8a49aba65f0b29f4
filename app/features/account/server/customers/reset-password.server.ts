import { setTimeout } from "node:timers/promises";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { resetMail } from "../../site/mails.server.ts";
import type { AccountTables } from "../../tables.ts";
import { newToken, tokenHash } from "../one-time-token.server.ts";
import type { AccountHolder } from "../passwords/check-new-password.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import { endAllSessions } from "../sessions/end-sessions.server.ts";
import { notifyOfChange } from "../settings/notify-of-change.server.ts";
import { countTryWithin, forgetTries } from "../sign-in/attempts.server.ts";
import { findByEmail, lockedCustomer } from "./customers.server.ts";
import { greetingNameOf, languageFor } from "./message-language.server.ts";
import { answerAfterMs, type Circumstances } from "./register.server.ts";

const resetLifeMs = 60 * 60_000;

/**
 * Sends a link to choose a new password, if the address has an account. The caller cannot tell, nor by time. Requests
 * shortly after each other are one mail: its link keeps working.
 */
export async function requestPasswordReset(
  email: string,
  { language, returnAddress, now }: Circumstances,
): Promise<void> {
  // Writing and sending take time that others must not measure: everybody waits for as long.
  await Promise.all([sendReset(email, { language, returnAddress, now }), setTimeout(answerAfterMs)]);
}

async function sendReset(email: string, { language, returnAddress, now }: Circumstances): Promise<void> {
  const customer = await findByEmail(email);
  if (customer === undefined || customer.closed_at !== null) return;
  await inTransaction<unknown, void>(async (trx) => {
    const { waitMs } = await countTryWithin(trx, [paceOf(customer.id)], now);
    if (waitMs > 0) return;
    const token = newToken();
    await tablesOf<AccountTables>(trx)
      .insertInto("account.password_reset")
      .values({
        token_hash: tokenHash(token),
        customer_id: customer.id,
        return_address: returnAddress,
        expires_at: new Date(now.getTime() + resetLifeMs),
      })
      .execute();
    const read = languageFor(customer, language);
    await resetMail(trx, email, { language: read, token, name: greetingNameOf(customer, read) });
  });
}

/** Whose link this is, while it can be used. */
export async function resetLinkOwner(token: string, now: Date): Promise<AccountHolder | undefined> {
  return database<AccountTables>()
    .selectFrom("account.password_reset as reset")
    .innerJoin("account.customer as customer", "customer.id", "reset.customer_id")
    .select(["customer.email", "customer.first_name as firstName", "customer.last_name as lastName"])
    .where("reset.token_hash", "=", tokenHash(token))
    .where("reset.expires_at", ">", now)
    .executeTakeFirst();
}

interface NewPasswordByLink {
  readonly token: string;
  readonly password: string;
  readonly language: Language;
}

/** Sets the new password once for a link, voids the other links of that customer, ends every session and notifies them. */
export async function resetPassword(
  { token, password, language }: NewPasswordByLink,
  now: Date,
): Promise<Result<{ readonly returnAddress: string; readonly customerId: string }, "link-invalid">> {
  const passwordHash = await hashPassword(password);
  const reset = await inTransaction<
    unknown,
    Result<{ returnAddress: string; customerId: string }, "link-invalid">
  >(async (trx) => {
    const db = tablesOf<AccountTables>(trx);
    const owner = await db
      .selectFrom("account.password_reset")
      .select("customer_id as id")
      .where("token_hash", "=", tokenHash(token))
      .executeTakeFirst();
    const customer = owner && (await lockedCustomer(trx, owner.id));
    const reset = await db
      .deleteFrom("account.password_reset")
      .where("token_hash", "=", tokenHash(token))
      .returningAll()
      .executeTakeFirst();
    if (customer?.closed_at !== null || reset === undefined || reset.expires_at <= now)
      return refuse("link-invalid");
    const { customer_id: customerId, return_address: returnAddress } = reset;
    await db
      .updateTable("account.customer")
      .set({ password_hash: passwordHash })
      .where("id", "=", customerId)
      .execute();
    await db.deleteFrom("account.password_reset").where("customer_id", "=", customerId).execute();
    await endAllSessions(trx, customerId, now);
    await notifyOfChange(trx, customer, { change: "password-set", language });
    return succeed({ returnAddress, customerId });
  });
  if (reset.ok) await forgetTries([paceOf(reset.value.customerId)]);
  return reset;
}

function paceOf(customerId: string) {
  return { kind: "reset mail to account", of: [customerId] } as const;
}
