import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import type { Profile } from "./rules/profile.ts";
import {
  findById,
  insertCustomer,
  isCustomer,
  profileOf,
  removePhone,
  setConfirmedPhone,
  setPassword,
} from "./server/customers/customers.server.ts";
import { hashPassword } from "./server/passwords/password.server.ts";
import { readAccessToken } from "./server/sessions/access-token.server.ts";
import { openSession } from "./server/sessions/open-sessions.server.ts";
import { notifyOfChange } from "./server/settings/notify-of-change.server.ts";

export { greetingNameIn } from "./rules/names.ts";
export { messageLanguageFor, messageLanguageOf } from "./server/customers/message-language.server.ts";
export { staff as staffAudience } from "./server/openid/audience.server.ts";
export {
  beginStaffLogin,
  finishStaffLogin,
  type SignedInStaff,
} from "./server/openid/staff-logins.server.ts";
export { closeAccount, customerIds, lockCustomers } from "./server/sessions/lock-customers.server.ts";
export { notifyOfDeletion } from "./server/settings/notify-of-deletion.server.ts";
export {
  closeStaffAccount,
  endStaffAccountSessions,
  importStaffAccount,
  inviteStaffAccount,
  lockStaffAccounts,
  renewStaffInvitation,
} from "./server/staff/staff-accounts.server.ts";
export { onInvitationUsed } from "./server/staff/used-invitations.server.ts";
export { layout as servedPage, type Markup } from "./site/layout.server.ts";

export interface SignedInCustomer {
  readonly id: string;
  readonly sessionId: string;
  readonly profile: Profile;
  /** When they last signed in, not merely renewed; null where the issuer does not say. */
  readonly authenticatedAt: Date | null;
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
  const session = await openSession(sessionId, profile.id, now);
  if (session === undefined) return refuse("not-signed-in");
  return succeed({ id: profile.id, sessionId, profile, authenticatedAt: session.authenticatedAt });
}

/** The customer as the database knows them now, read within a transaction where one is given. */
export async function customerById(id: string, trx?: AnyTransaction): Promise<Profile | undefined> {
  const customer = await findById(id, trx);
  return customer === undefined || !isCustomer(customer) ? undefined : profileOf(customer);
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

/** Says to a customer's address and number that another number takes the place of theirs; before it does. */
export function notifyOfNewNumber(trx: AnyTransaction, customerId: string, language: Language) {
  return notify(trx, customerId, { change: "phone-changed", language });
}

/** Says to a customer's address and number that a copy of their data was requested. */
export function notifyOfExport(trx: AnyTransaction, customerId: string, language: Language) {
  return notify(trx, customerId, { change: "data-export", language });
}

async function notify(
  trx: AnyTransaction,
  customerId: string,
  notice: Parameters<typeof notifyOfChange>[2],
): Promise<void> {
  const customer = await findById(customerId, trx);
  if (customer !== undefined) await notifyOfChange(trx, customer, notice);
}

export interface ImportedCustomer {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nameAr?: string | undefined;
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
