import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { AccountTables } from "../../tables.ts";

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** Changes a customer's names; false where there is no such customer here, or another issuer names them. */
export async function changeNames(
  trx: AnyTransaction,
  customerId: string,
  { firstName, lastName }: Names,
): Promise<boolean> {
  if (config.accounts.issuer !== undefined) return false;
  const changed = await tablesOf<AccountTables>(trx)
    .updateTable("account.customer")
    .set({ first_name: firstName, last_name: lastName })
    .where("id", "=", customerId)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}
