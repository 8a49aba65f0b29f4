import type { Language } from "#app/i18n/language.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import type { RequestOrigin } from "#app/platform/security/security-line.server.ts";
import { findById } from "../customers/customers.server.ts";
import { removePasskey } from "../factors/passkeys.server.ts";
import { logSecurity } from "../sign-in/security-log.server.ts";
import { notifyOfChange } from "./notify-of-change.server.ts";

/** Removes one of a customer's passkeys, and notifies them; false where they have no such one. */
export async function removeOwnPasskey(
  customerId: string,
  { id, language, from }: { readonly id: string; readonly language: Language; readonly from: RequestOrigin },
): Promise<boolean> {
  const isRemoved = await inTransaction<unknown, boolean>(async (trx) => {
    const customer = await findById(customerId, trx);
    if (customer === undefined || !(await removePasskey(trx, customerId, id))) return false;
    await notifyOfChange(trx, customer, { change: "passkey-removed", language });
    return true;
  });
  if (isRemoved) logSecurity("passkey-removed", from, { customerId });
  return isRemoved;
}
