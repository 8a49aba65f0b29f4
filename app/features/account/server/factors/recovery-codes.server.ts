import { createHmac, randomBytes } from "node:crypto";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import { plainRecoveryCode, recoveryCodeCount, recoveryCodeFrom } from "../../rules/recovery-codes.ts";
import type { AccountTables } from "../../tables.ts";

/** Makes ten new codes, shown this once, and voids all before them. */
export async function makeRecoveryCodes(
  trx: AnyTransaction,
  customerId: string,
  now: Date,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const db = tablesOf<AccountTables>(trx);
  await db.deleteFrom("account.recovery_code").where("customer_id", "=", customerId).execute();
  await db
    .insertInto("account.recovery_code")
    .values(
      codes.map((code) => ({
        code_hash: hashOf(customerId, plainRecoveryCode(code) ?? ""),
        customer_id: customerId,
        created_at: now,
      })),
    )
    .execute();
  return codes;
}

/** Whether a code is one of the customer's, and uses it up: of any number of parallel tries one gets it. */
export async function takeRecoveryCode(customerId: string, code: string): Promise<boolean> {
  const used = await database<AccountTables>()
    .deleteFrom("account.recovery_code")
    .where("customer_id", "=", customerId)
    .where("code_hash", "=", hashOf(customerId, code))
    .returning("customer_id")
    .executeTakeFirst();
  return used !== undefined;
}

/** How many codes are left. */
export async function recoveryCodesLeft(customerId: string): Promise<number> {
  const { count } = await database<AccountTables>()
    .selectFrom("account.recovery_code")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function newCode(): string {
  for (;;) {
    const code = recoveryCodeFrom(randomBytes(24));
    if (code !== undefined) return code;
  }
}

function hashOf(customerId: string, code: string): string {
  return createHmac("sha256", secretFor("recovery codes"))
    .update(`${customerId} ${code}`)
    .digest("base64url");
}
