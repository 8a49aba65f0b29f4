import type { Language } from "#app/i18n/language.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";

interface Contact {
  readonly email: string;
  /** By which a mail in each language greets. */
  readonly greetingName: Readonly<Record<Language, string>>;
  /** The number in the profile, confirmed or not. */
  readonly phone?: string | undefined;
  /** In which they read messages; undefined where that is not known. */
  readonly language?: Language | undefined;
}

/** What numbers need of the feature that has the customers, which a leaf cannot import. */
interface Customers {
  /** Whom a mail goes to. */
  readonly contactOf: (trx: AnyTransaction, customerId: string) => Promise<Contact | undefined>;
  /** Says by mail, and by text to the number that they have until now, that another one takes its place. */
  readonly notifyOfNewNumber: (trx: AnyTransaction, customerId: string, language: Language) => Promise<void>;
  /** Writes a confirmed number into its owner's profile, and removes it from every other. */
  readonly setPhone: (trx: AnyTransaction, customerId: string, phone: string, at: Date) => Promise<void>;
}

let customers: Customers | undefined;

/** Sets how customers are reached. The host calls it, which has both features. */
export function provideCustomers(given: Customers): void {
  customers = given;
}

/** The customers, as they were provided. */
export function providedCustomers(): Customers {
  if (customers === undefined) throw new Error("no feature has said how customers are reached");
  return customers;
}
