import type { Language } from "#app/i18n/language.ts";
import type { Result } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";

interface Named {
  readonly name: string;
  readonly nameAr: string;
}

/** What members need of the feature that signs them in. `id` is the account's: the subject of the built-in issuer. */
export interface StaffAccounts {
  /** Makes an account that nobody can sign in to yet, and mails its one-time link to its owner. */
  readonly invite: (
    trx: AnyTransaction,
    person: Named & { readonly email: string; readonly language: Language },
    now: Date,
  ) => Promise<{ readonly id: string }>;
  /** Mails a new link in place of the last, to its owner alone. */
  readonly renew: (
    trx: AnyTransaction,
    account: { readonly id: string; readonly renewedBy: Named },
    now: Date,
  ) => Promise<Result<{ readonly email: string }, "not-found">>;
  /** Ends what is open at the page where they sign in: the next person there could add a factor of their own. */
  readonly endSessions: (trx: AnyTransaction, id: string, now: Date) => Promise<unknown>;
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
