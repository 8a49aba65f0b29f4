import type { Language } from "#app/i18n/language.ts";
import type { Result } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";

/** What members need of the feature that signs them in. `id` is the account's: the subject of the built-in issuer. */
export interface StaffAccounts {
  /** Makes an account that nobody can sign in to yet, and sends its one-time link. */
  readonly invite: (
    trx: AnyTransaction,
    person: { readonly email: string; readonly name: string; readonly language: Language },
    now: Date,
  ) => Promise<{ readonly id: string; readonly link: string }>;
  /** Sends a new link in place of the last. */
  readonly renew: (
    trx: AnyTransaction,
    id: string,
    now: Date,
  ) => Promise<Result<{ readonly link: string }, "not-found">>;
  /** Ends everything that the account opens. */
  readonly close: (trx: AnyTransaction, id: string, now: Date) => Promise<unknown>;
}

let accounts: StaffAccounts | undefined;

/** Sets how accounts of staff are made and closed. The office calls it, which has both features. */
export function provideStaffAccounts(given: StaffAccounts): void {
  accounts = given;
}

/** The accounts, as they were provided. */
export function staffAccounts(): StaffAccounts {
  if (accounts === undefined) throw new Error("no feature has said how accounts of staff are made");
  return accounts;
}
