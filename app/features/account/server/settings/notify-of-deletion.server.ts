import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { AccountTables } from "../../tables.ts";
import { findById } from "../customers/customers.server.ts";
import { mailOfChange, textOfChange } from "./notify-of-change.server.ts";

/**
 * Says that an account is being deleted to whom the mail about it does not reach: by text to the number, and by mail to the
 * former addresses whose readers could still take a change back. To be called before the account is closed.
 */
export async function notifyOfDeletion(
  trx: AnyTransaction,
  customerId: string,
  language: Language,
): Promise<void> {
  const customer = await findById(customerId, trx);
  if (customer === undefined || customer.closed_at !== null) return;
  const notice = { change: "deletion-requested", language } as const;
  await textOfChange(trx, customer, notice);
  const former = await tablesOf<AccountTables>(trx)
    .selectFrom("account.email_undo")
    .select("former_email as email")
    .distinct()
    .where("customer_id", "=", customerId)
    .execute();
  for (const { email } of former) await mailOfChange(trx, customer, notice, email);
}
