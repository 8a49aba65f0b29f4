import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { parseJson } from "#app/lib/untrusted/parse-json.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, database, tablesFor, tablesOf } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Device } from "../../rules/device.ts";
import type { AccountTables, Customer, Passkey } from "../../tables.ts";
import { findById } from "../customers/customers.server.ts";
import { type Audience, audienceOfIssuer, customers } from "../openid/audience.server.ts";
import { isChallengeFor, newChallenge } from "./passkey-challenge.server.ts";

/** As many as a customer may have. */
export const mostPasskeys = 20;

/** What a browser needs to make a passkey for a customer. */
export async function newPasskeyOptions(customer: Customer, now: Date) {
  const there = await passkeysOf(customer.id);
  return generateRegistrationOptions({
    rpName: config.served.name.en,
    rpID: rpId(audienceOfIssuer(customer.issuer)),
    userName: customer.email,
    userDisplayName: `${customer.first_name} ${customer.last_name}`.trim(),
    userID: new Uint8Array(Buffer.from(customer.id)),
    challenge: newChallenge(customer.id, now),
    excludeCredentials: there.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Stores the passkey that a browser made; refused where its answer does not fit, or the device is there already. */
export async function storePasskey(
  trx: AnyTransaction,
  {
    customer: { id: customerId, issuer },
    answer,
    device,
  }: { customer: Pick<Customer, "id" | "issuer">; answer: string; device: Device },
  now: Date,
): Promise<"stored" | "full" | "refused"> {
  if ((await passkeysOf(customerId, trx)).length >= mostPasskeys) return "full";
  const audience = audienceOfIssuer(issuer);
  const response = parsed<RegistrationResponseJSON>(answer);
  if (response === undefined) return "refused";
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => isChallengeFor(challenge, customerId, now),
    expectedOrigin: new URL(audience.origin()).origin,
    expectedRPID: rpId(audience),
  }).catch(refused);
  if (!verified?.verified) return "refused";
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const stored = await tablesOf<AccountTables>(trx)
    .insertInto("account.passkey")
    .values({
      id,
      customer_id: customerId,
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports.join(" "),
      ...device,
      created_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored === undefined ? "refused" : "stored";
}

/** What a browser needs to sign someone in by any passkey that it has for the host of this audience. */
export function signInOptions(login: string, audience: Audience, now: Date) {
  return generateAuthenticationOptions({
    rpID: rpId(audience),
    challenge: newChallenge(login, now),
    userVerification: "required",
  });
}

/**
 * Whose passkey answered in this login; undefined where none of ours did, or one of the other audience. Its counter may only
 * grow.
 */
export async function customerOfPasskey(
  {
    answer,
    login,
    audience = customers,
  }: { readonly answer: string; readonly login: string; readonly audience?: Audience },
  now: Date,
): Promise<string | undefined> {
  const response = parsed<AuthenticationResponseJSON>(answer);
  const passkey = response && (await passkeyById(String(response.id)));
  if (passkey === undefined) return undefined;
  if ((await findById(passkey.customer_id))?.issuer !== audience.issuer) return undefined;
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => isChallengeFor(challenge, login, now),
    expectedOrigin: new URL(audience.origin()).origin,
    expectedRPID: rpId(audience),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(refused);
  if (!verified?.verified) return undefined;
  await database<AccountTables>()
    .updateTable("account.passkey")
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now })
    .where("id", "=", passkey.id)
    .where("counter", "<=", verified.authenticationInfo.newCounter)
    .execute();
  return passkey.customer_id;
}

/** A customer's passkeys, the newest last. */
export async function passkeysOf(customerId: string, trx?: AnyTransaction): Promise<Passkey[]> {
  return tablesFor<AccountTables>(trx)
    .selectFrom("account.passkey")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("created_at")
    .execute();
}

/** Removes a passkey of a customer; false where they have no such one. */
export async function removePasskey(trx: AnyTransaction, customerId: string, id: string): Promise<boolean> {
  const removed = await tablesOf<AccountTables>(trx)
    .deleteFrom("account.passkey")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .returning("id")
    .executeTakeFirst();
  return removed !== undefined;
}

async function passkeyById(id: string): Promise<Passkey | undefined> {
  if (id.includes("\0")) return undefined;
  return database<AccountTables>()
    .selectFrom("account.passkey")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

/** What a form brought, as far as it is an object; the rest the library checks. */
function parsed<T>(answer: string): T | undefined {
  const value = parseJson(answer);
  return typeof value === "object" && value !== null ? (value as T) : undefined;
}

/** The library throws for whatever does not fit. */
function refused(error: unknown): undefined {
  log.info({ reason: (error as Error).name }, "passkey refused");
  return undefined;
}

/** Passkeys belong to the name of the host. */
function rpId(audience: Audience): string {
  return new URL(audience.origin()).hostname;
}
