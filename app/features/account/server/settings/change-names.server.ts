import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { Names } from "../../rules/names.ts";
import type { AccountTables } from "../../tables.ts";

/** Changes a customer's names, the Arabic one where it is given and not undefined; false where there is no such customer here, or another issuer names them. */
export async function changeNames(
  trx: AnyTransaction,
  customerId: string,
  { firstName, lastName, nameAr }: Names,
): Promise<boolean> {
  if (config.accounts.issuer !== undefined) return false;
  const changed = await tablesOf<AccountTables>(trx)
    .updateTable("account.customer")
    .set({
      first_name: firstName,
      last_name: lastName,
      ...(nameAr !== undefined && { name_ar: nameAr || null }),
    })
    .where("id", "=", customerId)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}
