import { cleanCode, cleanLine } from "#app/lib/text/clean-text.ts";

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly name: string;
}
export type CardField = keyof TypedCard;

/**
 * The fields of a card that cannot be right. Digits may be typed in either script, with spaces and dashes. The expiry is a
 * month and a year, of which the last day counts.
 */
export function wrongCardFields(typed: TypedCard, now: Date): ReadonlySet<CardField> {
  const wrong = new Set<CardField>();
  if (!isCardNumber(digitsOf(typed.number))) wrong.add("number");
  if (!isAhead(cleanLine(typed.expiry), now)) wrong.add("expiry");
  if (!/^\d{3,4}$/.test(digitsOf(typed.securityCode))) wrong.add("securityCode");
  if (!/\p{L}/u.test(typed.name) || typed.name.length > 100) wrong.add("name");
  return wrong;
}

export function digitsOf(typed: string): string {
  return cleanCode(typed);
}

/** 12 to 19 digits whose last one is the check digit of the others (Luhn). */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])\/?(?:20)?(\d{2})$/.exec(expiry.replace(/\s/g, "")) ?? [];
  if (month === undefined || year === undefined) return false;
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime();
}
