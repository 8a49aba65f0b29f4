import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { config } from "#app/platform/config.server.ts";
import { type DialCodes, type DialledNumber, dialledNumber } from "../rules/phone-number.ts";

/** The dial codes of this installation. */
export const dialCodes: DialCodes = {
  own: internationalPhone("", config.importer.country).slice(1),
  others: config.phoneNumbers.dialCodes,
};

/** A number of a served country as it is dialled from anywhere. */
export function servedNumber(typed: string): DialledNumber | undefined {
  return dialledNumber(typed, dialCodes);
}

/** A number as forms and profiles have it: without the dial code, where it is the own country's. */
export function nationalNumber(number: string): string {
  const prefix = `+${dialCodes.own}`;
  return number.startsWith(prefix) ? number.slice(prefix.length) : number;
}
