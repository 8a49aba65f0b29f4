import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { SignedInCustomer } from "#app/platform/api/api-server.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { RequestOrigin } from "#app/platform/security/security-line.server.ts";
import { problemText } from "../../site/problem-text.ts";
import type { AccountTables } from "../../tables.ts";
import { findById, lockedCustomer } from "../customers/customers.server.ts";
import { checkNewPassword } from "../passwords/check-new-password.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import { endOtherSessions } from "../sessions/end-sessions.server.ts";
import { logSecurity } from "../sign-in/security-log.server.ts";
import { notifyOfChange } from "./notify-of-change.server.ts";

interface NewPassword {
  readonly password: string;
  readonly language: Language;
  readonly from: RequestOrigin;
}

/**
 * Sets a new password by the rules of a first one, ends every session but that of the caller, voids links to yet another
 * password and to a new address, and notifies the customer by mail and text. To do it again changes nothing more.
 */
export async function changePassword(
  { id, sessionId }: SignedInCustomer,
  { password, language, from }: NewPassword,
  now: Date,
): Promise<Result<Record<string, never>, "not-found" | "not-signed-in" | "invalid-input">> {
  const customer = config.accounts.issuer === undefined ? await findById(id) : undefined;
  if (customer === undefined) return refuse("not-found");
  const { email, first_name: firstName, last_name: lastName } = customer;
  const problem = await checkNewPassword(password, { email, firstName, lastName });
  if (problem !== undefined) {
    const message = problemText(language, { problem });
    return refuse("invalid-input", { fields: [{ path: "password", message }] });
  }
  const passwordHash = await hashPassword(password);
  const isSet = await inTransaction<unknown, boolean>(async (trx) => {
    const db = tablesOf<AccountTables>(trx);
    await lockedCustomer(trx, id);
    // The hash took its time: the owner may have signed this device out meanwhile.
    if (!(await goesOn(trx, sessionId, now))) return false;
    await db
      .updateTable("account.customer")
      .set({ password_hash: passwordHash })
      .where("id", "=", id)
      .execute();
    await db.deleteFrom("account.password_reset").where("customer_id", "=", id).execute();
    await endOtherSessions(trx, { customerId: id, sessionId }, now);
    await notifyOfChange(trx, customer, { change: "password-changed", language });
    return true;
  });
  if (!isSet) return refuse("not-signed-in");
  logSecurity("password-changed", from, { customerId: id });
  return succeed({});
}

async function goesOn(trx: AnyTransaction, sessionId: string, now: Date): Promise<boolean> {
  const session = await tablesOf<AccountTables>(trx)
    .selectFrom("account.session")
    .select("id")
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return session !== undefined;
}
