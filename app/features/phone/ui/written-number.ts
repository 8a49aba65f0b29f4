import { market } from "#app/i18n/market.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";

/** A number as people read it, with the dial code. */
export function writtenNumber(phone: string): string {
  return phoneInGroups(internationalPhone(normalize("phone", phone), market().country));
}
