import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { config } from "../config.server.ts";
import type { AnyTransaction } from "../database.server.ts";
import { type Person, personalData } from "./register.server.ts";

/** A customer with every confirmed address and number that any feature has of them. */
export async function personOf(trx: AnyTransaction, customerId: string): Promise<Person> {
  const emails = new Set<string>();
  const phones = new Set<string>();
  for (const { identifiers } of personalData()) {
    const found = await identifiers?.(trx, customerId);
    for (const email of found?.emails ?? []) if (email !== "") emails.add(email.toLowerCase());
    for (const phone of found?.phones ?? []) for (const form of formsOf(phone)) phones.add(form);
  }
  return { customerId, emails: [...emails], phones: [...phones] };
}

/** A number as forms store it, without the dial code of the own country, and as messages do, with it. */
function formsOf(phone: string): string[] {
  if (phone === "") return [];
  const dialCode = internationalPhone("", config.importer.country);
  const national = phone.startsWith(dialCode) ? phone.slice(dialCode.length) : phone;
  return national.startsWith("+") ? [national] : [national, `${dialCode}${national}`];
}
