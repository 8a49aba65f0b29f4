import type { CustomerBrief } from "#app/features/account/staff-customers.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { dialedPhone } from "#app/i18n/numbers/phone.ts";
import { config } from "#app/platform/config.server.ts";

/** A number as it is dialed from anywhere; accounts of other systems have it without the dial code. */
export function dialed(phone: string | null): string | null {
  return phone === null ? null : dialedPhone(phone, config.importer.country);
}

/** A customer as a line of a list shows them to readers of a language. */
export function briefOf(customer: CustomerBrief | null | undefined, language: Language) {
  if (customer === null || customer === undefined) return null;
  const { id, name, email, phone, isPhoneConfirmed, closedAt } = customer;
  return {
    id,
    name: name[language],
    email,
    phone: dialed(phone),
    isPhoneConfirmed,
    isClosed: closedAt !== null,
  };
}
