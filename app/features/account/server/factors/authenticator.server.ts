import { Secret, TOTP } from "otpauth";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { sealBytes, unsealBytes } from "#app/platform/secrets.server.ts";
import type { AccountTables } from "../../tables.ts";

const stepSeconds = 30;

/** What an app takes over, from a picture or typed. */
export interface NewAuthenticator {
  readonly secret: string;
  readonly address: string;
}

/** A new secret for an app; nothing is stored until its first code was entered. */
export function newAuthenticator(email: string): NewAuthenticator {
  return describeAuthenticator(new Secret({ size: 20 }).base32, email);
}

/** The same secret again, after a code that was wrong. */
export function describeAuthenticator(secret: string, email: string): NewAuthenticator {
  return { secret, address: totp(secret, email).toString() };
}

/**
 * The step of a code that is right now, or was half a minute ago or is so in half a minute; undefined where it is wrong. By the
 * machine's clock, as the app goes.
 */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const delta = totp(secret, "").validate({ token: code, timestamp: at.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(at.getTime() / 1000 / stepSeconds) + delta;
}

/**
 * Stores an app whose code was entered. It says so where the customer has this one since that very code, as when a form is sent
 * twice, and where they have another.
 */
export async function storeAuthenticator(
  trx: AnyTransaction,
  { customerId, secret, step }: { customerId: string; secret: string; step: number },
  now: Date,
): Promise<"stored" | "there" | "another"> {
  const stored = await tablesOf<AccountTables>(trx)
    .insertInto("account.authenticator")
    .values({
      customer_id: customerId,
      sealed_secret: sealSecret(customerId, secret),
      last_step: step,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("customer_id")
    .executeTakeFirst();
  if (stored !== undefined) return "stored";
  const there = await tablesOf<AccountTables>(trx)
    .selectFrom("account.authenticator")
    .select(["sealed_secret", "last_step"])
    .where("customer_id", "=", customerId)
    .forUpdate()
    .executeTakeFirst();
  const isSame = there?.last_step === step && openSecret(customerId, there.sealed_secret) === secret;
  return isSame ? "there" : "another";
}

/** Whether a code is right, and is used by this: a step counts once, of any number of parallel tries. */
export async function takeAppCode(customerId: string, code: string): Promise<boolean> {
  const row = await database<AccountTables>()
    .selectFrom("account.authenticator")
    .select("sealed_secret")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  const secret = row && openSecret(customerId, row.sealed_secret);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, new Date());
  if (step === undefined) return false;
  const used = await database<AccountTables>()
    .updateTable("account.authenticator")
    .set({ last_step: step })
    .where("customer_id", "=", customerId)
    .where("last_step", "<", step)
    .returning("customer_id")
    .executeTakeFirst();
  return used !== undefined;
}

/** When a customer's app was added; undefined without one: the password alone is enough then. */
export async function authenticatorSince(customerId: string): Promise<Date | undefined> {
  const row = await database<AccountTables>()
    .selectFrom("account.authenticator")
    .select("created_at")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.created_at;
}

/** Removes a customer's app, and the codes for a day without it; false where there is none. */
export async function removeAuthenticator(trx: AnyTransaction, customerId: string): Promise<boolean> {
  const db = tablesOf<AccountTables>(trx);
  await db.deleteFrom("account.recovery_code").where("customer_id", "=", customerId).execute();
  const removed = await db
    .deleteFrom("account.authenticator")
    .where("customer_id", "=", customerId)
    .returning("customer_id")
    .executeTakeFirst();
  return removed !== undefined;
}

function totp(secret: string, label: string): TOTP {
  const issuer = config.served.name.en;
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds, digits: 6 });
}

const purpose = "authenticators";

/** A secret as it is stored, or goes along with a form: what is copied to another customer does not open. */
export function sealSecret(customerId: string, secret: string): string {
  return sealBytes(purpose, Buffer.from(secret), customerId).toString("base64url");
}

/** The sealed secret of this customer; undefined for anything else. */
export function openSecret(customerId: string, sealed: string): string | undefined {
  try {
    return unsealBytes(purpose, Buffer.from(sealed, "base64url"), customerId).toString();
  } catch {
    return undefined;
  }
}
