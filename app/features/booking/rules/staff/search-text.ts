import { numberOf } from "#app/lib/reference.ts";
import { cleanCode, cleanLine } from "#app/lib/text/clean-text.ts";
import { type PersonQuery, personQueryOf } from "#app/lib/text/person-query.ts";
import { problemOf } from "#app/lib/validation/validation-patterns.ts";
import { normalVin } from "#app/lib/validation/vin.ts";

/** A plate as it is compared: Latin digits, upper case, without blanks and dashes. */
export function foldedPlate(text: string): string {
  return cleanCode(text).toUpperCase();
}

/** The number of the appointment whose reference was typed, with or without the brand's code; undefined where it is none. */
export function numberInText(text: string): number | undefined {
  const letters = cleanLine(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
  return /^(?:[A-Z]{1,4})?[0-9A-Z]{6}$/.test(letters) ? numberOf(letters.slice(-6)) : undefined;
}

/** A telephone number as it is dialled from anywhere, of what staff typed; undefined where it is none. */
export function dialledPhone(text: string, dialCode: string): string | undefined {
  const plain = cleanCode(text).replace(/[().]/g, "").replace(/^00/, "+");
  if (/^\+\d{8,15}$/.test(plain)) return plain;
  const own =
    plain.length === dialCode.length + 8 && plain.startsWith(dialCode) ? plain.slice(dialCode.length) : plain;
  return problemOf("phone", own) === undefined ? `+${dialCode}${own}` : undefined;
}

/** By what a typed text may be found, each by an index. */
export interface SearchTerms {
  readonly number: number | undefined;
  /** The beginning of a plate. */
  readonly plate: string | undefined;
  /** Six characters or more with which a VIN begins or ends. */
  readonly vin: string | undefined;
  /** Words of a name; digits of a number. */
  readonly person: Pick<PersonQuery, "name" | "phone">;
}

/** What a text of the search field may be: it is read as everything that it could be. */
export function searchTerms(text: string, dialCode: string): SearchTerms {
  const plate = foldedPlate(text);
  const vin = normalVin(text);
  const { name, phone } = personQueryOf(text, `+${dialCode}`);
  return {
    number: numberInText(text),
    plate: /^[A-Z0-9]{2,10}$/.test(plate) ? plate : undefined,
    vin: /^[A-Z0-9]{6,17}$/.test(vin) ? vin : undefined,
    person: { name, phone },
  };
}
