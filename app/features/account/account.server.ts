import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import type { Profile } from "./rules/profile.ts";
import {
  findById,
  insertCustomer,
  profileOf,
  removePhone,
  setConfirmedPhone,
  setPassword,
} from "./server/customers/customers.server.ts";
import { hashPassword } from "./server/passwords/password.server.ts";
import { readAccessToken } from "./server/sessions/access-token.server.ts";
import { isSessionOpen } from "./server/sessions/open-sessions.server.ts";

export { lockCustomers } from "./server/sessions/lock-customers.server.ts";
export { layout as servedPage, type Markup } from "./site/layout.server.ts";

export interface SignedInCustomer {
  readonly id: string;
  readonly sessionId: string;
  readonly profile: Profile;
}

/**
 * Who an access token speaks for. Forged, altered and expired tokens are refused as not signed in, and so is every token
 * of a session that has ended, in whichever process it ended. An unreachable database is an error, not a refusal.
 */
export async function verifyAccessToken(
  token: string,
  now: Date,
): Promise<Result<SignedInCustomer, "not-signed-in">> {
  const read = await readAccessToken(token, now);
  if (!read.ok) return read;
  const { sid: sessionId, user: profile } = read.value;
  if (!(await isSessionOpen(sessionId, profile.id, now))) return refuse("not-signed-in");
  return succeed({ id: profile.id, sessionId, profile });
}

/** The customer as the database knows them now, read within a transaction where one is given. */
export async function customerById(id: string, trx?: AnyTransaction): Promise<Profile | undefined> {
  const customer = await findById(id, trx);
  return customer && profileOf(customer);
}

/** Writes a confirmed number into a customer's profile, and removes it from every other: texts for them must not go there. */
export async function confirmPhone(
  trx: AnyTransaction,
  customerId: string,
  phone: string,
  now: Date,
): Promise<void> {
  await removePhone(trx, phone, customerId);
  await setConfirmedPhone(trx, customerId, phone, now);
}

export interface ImportedCustomer {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly sfAccountId: string;
  readonly kunnr: string;
}

/**
 * Takes in a customer whose e-mail address is known to be theirs. One that is there already stays as it is; where its
 * password was taken away it gets this one.
 */
export async function importCustomer(person: ImportedCustomer, now: Date): Promise<void> {
  const there = await findById(person.id);
  if (there !== undefined && there.password_hash !== null) return;
  const { password, ...rest } = person;
  const passwordHash = await hashPassword(password);
  if (there !== undefined) return setPassword(person.id, passwordHash);
  await inTransaction<unknown, void>(async (trx) => {
    await insertCustomer(trx, { ...rest, passwordHash }, now);
  });
}
