import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { config } from "../config.server.ts";
import type { AnyTransaction } from "../database.server.ts";
import { type Person, personalData } from "./register.server.ts";

/** A visitor confirms a number in a form and right after that an account with it: both are the same person's. */
const sameVisitMs = 3_600_000;

/** A customer with every confirmed address and number that any feature has of them. */
export async function personOf(trx: AnyTransaction, customerId: string): Promise<Person> {
  const emails = new Set<string>();
  const phones = new Map<string, Date>();
  const reached = new Set<string>();
  for (const { identifiers } of personalData()) {
    const found = await identifiers?.(trx, customerId);
    for (const email of found?.emails ?? []) if (email !== "") emails.add(email.toLowerCase());
    for (const { number, since } of found?.phones ?? [])
      for (const form of formsOf(number)) phones.set(form, new Date(since.getTime() - sameVisitMs));
    for (const typed of found?.reached ?? []) for (const form of formsOf(typed)) reached.add(form);
  }
  const confirmed = [...phones].map(([number, since]) => ({ number, since }));
  return { customerId, emails: [...emails], phones: confirmed, reached: [...reached] };
}

/** An address, and a number as forms store it, without the dial code of the own country, and as messages do, with it. */
function formsOf(phone: string): string[] {
  if (phone === "") return [];
  if (phone.includes("@")) return [phone.toLowerCase()];
  const dialCode = internationalPhone("", config.importer.country);
  const national = phone.startsWith(dialCode) ? phone.slice(dialCode.length) : phone;
  return national.startsWith("+") ? [national] : [national, `${dialCode}${national}`];
}
