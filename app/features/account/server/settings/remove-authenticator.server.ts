import type { Language } from "#app/i18n/language.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import type { RequestOrigin } from "#app/platform/security/security-line.server.ts";
import { findById } from "../customers/customers.server.ts";
import { removeAuthenticator } from "../factors/authenticator.server.ts";
import { logSecurity } from "../sign-in/security-log.server.ts";
import { notifyOfChange } from "./notify-of-change.server.ts";

/** Removes a customer's app and recovery codes, and notifies them; false where there is no app. */
export async function removeOwnAuthenticator(
  customerId: string,
  { language, from }: { readonly language: Language; readonly from: RequestOrigin },
): Promise<boolean> {
  const isRemoved = await inTransaction<unknown, boolean>(async (trx) => {
    const customer = await findById(customerId, trx);
    if (customer === undefined || !(await removeAuthenticator(trx, customerId))) return false;
    await notifyOfChange(trx, customer, { change: "authenticator-removed", language });
    return true;
  });
  if (isRemoved) logSecurity("authenticator-removed", from, { customerId });
  return isRemoved;
}
