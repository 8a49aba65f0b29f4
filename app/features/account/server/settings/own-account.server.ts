import type { Language } from "#app/i18n/language.ts";
import type { SignedInCustomer } from "#app/platform/api/api-server.server.ts";
import { config } from "#app/platform/config.server.ts";
import { freshForMs, isFresh } from "#app/platform/security/fresh-sign-in.ts";
import type { Account } from "../../settings-calls.ts";
import { findById } from "../customers/customers.server.ts";
import { languageFor } from "../customers/message-language.server.ts";
import { authenticatorSince } from "../factors/authenticator.server.ts";
import { passkeysOf } from "../factors/passkeys.server.ts";
import { recoveryCodesLeft } from "../factors/recovery-codes.server.ts";
import { pendingEmailOf } from "./change-email.server.ts";

/** What a customer sees of their own account; undefined where it is gone. */
export async function ownAccount(
  { id, authenticatedAt }: SignedInCustomer,
  language: Language,
  now: Date,
): Promise<Account | undefined> {
  const customer = await findById(id);
  if (customer === undefined) return undefined;
  return {
    firstName: customer.first_name,
    lastName: customer.last_name,
    nameAr: customer.name_ar ?? "",
    email: customer.email,
    pendingEmail: await pendingEmailOf(id, now),
    authenticatorSince: (await authenticatorSince(id))?.toISOString() ?? null,
    passkeys: (await passkeysOf(id)).map((passkey) => ({
      id: passkey.id,
      browser: passkey.browser,
      system: passkey.system,
      addedAt: passkey.created_at.toISOString(),
      lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
    })),
    messageLanguage: languageFor(customer, language),
    recoveryCodesLeft: await recoveryCodesLeft(id),
    isOwnIssuer: config.accounts.issuer === undefined,
    freshUntil:
      authenticatedAt !== null && isFresh(authenticatedAt, now)
        ? new Date(authenticatedAt.getTime() + freshForMs).toISOString()
        : null,
  };
}
