import { cleanCode } from "#app/lib/text/clean-text.ts";
import { problemOf } from "#app/lib/validation/validation-patterns.ts";

/** The dial codes of an installation, without the sign: its own country's, and those of other countries that it serves. */
export interface DialCodes {
  readonly own: string;
  readonly others: readonly string[];
}

/** A number in the form that is dialled from anywhere: +97455123456. */
export type DialledNumber = `+${string}`;

/** A mobile number of the own country without its dial code (product/forms.md#patterns). */
const isNational = (digits: string) => problemOf("phone", digits) === undefined;
const abroad = /^\d{6,12}$/;

/**
 * A number as it is dialled from anywhere, of whatever was typed: Arabic digits, blanks, with or without the dial code.
 * Undefined where it is no number of a served country.
 */
export function dialledNumber(typed: string, { own, others }: DialCodes): DialledNumber | undefined {
  const plain = cleanCode(typed)
    .replace(/[().]/g, "")
    // Eight digits that begin so are a number of the own country.
    .replace(/^00(?=\d{9})/, "+");
  if (!plain.startsWith("+")) {
    const digits = plain.length === own.length + 8 && plain.startsWith(own) ? plain.slice(own.length) : plain;
    return isNational(digits) ? `+${own}${digits}` : undefined;
  }
  const digits = plain.slice(1);
  if (digits.startsWith(own) && isNational(digits.slice(own.length))) return `+${digits}`;
  const isServed = others.some((code) => digits.startsWith(code) && abroad.test(digits.slice(code.length)));
  return isServed ? `+${digits}` : undefined;
}

/** The range that a number lies in: its dial code and the four digits after it. */
export function rangeOf(number: DialledNumber, { own, others }: DialCodes): string {
  const code = [own, ...others].find((one) => number.startsWith(`+${one}`)) ?? own;
  return number.slice(0, 1 + code.length + 4);
}
