import { exportJWK, generateKeyPair, type JWK } from "jose";
import { newId } from "#app/lib/id.ts";
import { database } from "#app/platform/database.server.ts";
import type { AccountTables } from "../../tables.ts";

export const idTokenAlgorithm = "ES256";

/** The provider's private key: made by whichever process needs it first, then the same for all and for ever. */
export async function oidcSigningKey(now: Date): Promise<JWK> {
  return (await storedKey()) ?? (await makeKey(now));
}

async function makeKey(now: Date): Promise<JWK> {
  const { privateKey } = await generateKeyPair(idTokenAlgorithm, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: idTokenAlgorithm, use: "sig", kid: newId<"Key">() };
  await database<AccountTables>()
    .insertInto("account.signing_key")
    .values({ name: "oidc", jwk: JSON.stringify(jwk), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await storedKey()) ?? jwk;
}

async function storedKey(): Promise<JWK | undefined> {
  const row = await database<AccountTables>()
    .selectFrom("account.signing_key")
    .select("jwk")
    .where("name", "=", "oidc")
    .executeTakeFirst();
  return row?.jwk as JWK | undefined;
}
