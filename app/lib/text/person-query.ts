import { cleanCode, cleanLine } from "./clean-text.ts";

/** What of a person a text that staff typed may be. One text may be several: "noora" begins a name and an e-mail address. */
export interface PersonQuery {
  readonly name: string | undefined;
  /** Digits, without a dial code: of a whole number its last eight. */
  readonly phone: string | undefined;
  /** In small letters. */
  readonly email: string | undefined;
}

const longestQuery = 80;
/** Fewer digits or letters begin too much. */
const leastDigits = 4;
const leastOfEmail = 3;
/** As many digits of a number are compared. */
export const phoneKeyDigits = 8;

/** Reads what was typed. `dialCode` is that of the own country, with its sign. */
export function personQueryOf(typed: string, dialCode: string): PersonQuery {
  const text = cleanLine(typed).slice(0, longestQuery);
  return {
    name: /\p{L}/u.test(text) && !text.includes("@") ? text : undefined,
    phone: phoneOf(text, dialCode.slice(1)),
    email: emailOf(text),
  };
}

function phoneOf(text: string, ownCode: string): string | undefined {
  const typed = cleanCode(text).replace(/[().]/g, "");
  // The last digits of a number may begin with two zeros as well.
  const plain = typed.length > phoneKeyDigits ? typed.replace(/^00/, "+") : typed;
  if (!/^\+?\d+$/.test(plain)) return undefined;
  const isDialled = plain.startsWith("+") || plain.length > phoneKeyDigits;
  const digits = plain.replace("+", "");
  const national = isDialled && digits.startsWith(ownCode) ? digits.slice(ownCode.length) : digits;
  return national.length < leastDigits ? undefined : national.slice(-phoneKeyDigits);
}

function emailOf(text: string): string | undefined {
  const address = text.toLowerCase();
  return address.length >= leastOfEmail && /^[^\s@]+(?:@[^\s@]*)?$/u.test(address) && /[a-z]/.test(address)
    ? address
    : undefined;
}
