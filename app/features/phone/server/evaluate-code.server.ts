import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import { forgetSecretOf } from "#app/platform/messages/outbox.server.ts";
import type { verifyRefusals } from "../refusals.ts";
import { mostTries } from "../rules/code-times.ts";
import type { PhoneTables } from "../tables.ts";
import { areSame, type CodeOwner, codeHash, ownerKeys } from "./keyed-hashes.server.ts";
import { servedNumber } from "./served-numbers.server.ts";

interface Entered {
  /** As it was typed. */
  readonly phone: string;
  readonly purpose: string;
  readonly browser: string;
  readonly code: string;
}
type RefusalCode = keyof typeof verifyRefusals;

/**
 * Evaluates a code. Each try is counted by a statement of its own before it is looked at, so that of any number of
 * parallel ones five are evaluated, over all processes. Call it without a transaction: a try counts although it is refused.
 * A right code may be entered again, for an answer that was lost.
 */
export async function evaluateCode(
  { phone, code, ...rest }: Entered,
  now: Date,
): Promise<Result<CodeOwner, RefusalCode>> {
  const number = servedNumber(phone);
  if (number === undefined) return refuse("country-not-served");
  const owner = { ...rest, number };
  const { purpose, number_key, browser_key } = ownerKeys(owner);
  const db = database<PhoneTables>();
  const counted = await db
    .updateTable("phone.code")
    .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
    .where("purpose", "=", purpose)
    .where("number_key", "=", number_key)
    .where("browser_key", "=", browser_key)
    .where("expires_at", ">", now)
    .where("tries", "<", mostTries)
    .returning(["code_hash", "tries", "message_id"])
    .executeTakeFirst();
  if (counted !== undefined) {
    if (!areSame(counted.code_hash, codeHash(owner, code)))
      return refuse("code-wrong", { triesLeft: mostTries - counted.tries });
    await forgetSecretOf(counted.message_id);
    return succeed(owner);
  }
  const live = await db
    .selectFrom("phone.code")
    .select("tries")
    .where("purpose", "=", purpose)
    .where("number_key", "=", number_key)
    .where("browser_key", "=", browser_key)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return refuse(live === undefined ? "code-expired" : "tries-used-up");
}
