/** How often a PIN may be wrong, and how long it is locked then. */
export const pinTries = 5;
export const pinLockMs = 15 * 60_000;

export interface PinTries {
  readonly tries: number;
  readonly lockedUntil: Date | null;
}

const [day, month] = ["(0[1-9]|[12]\\d|3[01])", "(0[1-9]|1[0-2])"];

/** What is tried first, or is known of its owner. */
const weaknesses: Readonly<Record<string, RegExp | ((pin: string) => boolean)>> = {
  "two digits at most": (pin) => new Set(pin).size < 3,
  "even steps": (pin) => new Set(stepsOf(pin)).size === 1,
  // As 123480; 246810 and 135790 leave out every other one.
  "four digits in order, each or every other": (pin) => /1,1,1|9,9,9|2,2,2|8,8,8/.test(stepsOf(pin).join()),
  "one half twice, or a pair three times": /^(\d{3})\1$|^(\d{2})\2\2$/,
  "mirrored halves": /^(\d)(\d)(\d)\3\2\1$/,
  "three doubles": /^(\d)\1(\d)\2(\d)\3$/,
  "rows and columns of the keys": /^((147|741|258|852|369|963|159|951|357|753|123|321|456|654|789|987)){2}$/,
  "a year": /^(19[4-9]\d|20[0-3]\d)|(19[4-9]\d|20[0-3]\d)$/,
  "a date": new RegExp(`^${day}${month}\\d\\d$|^${month}${day}\\d\\d$|^\\d\\d${month}${day}$`),
};

/** From each digit to the next, around the nine. */
function stepsOf(pin: string): number[] {
  return Array.from(pin.slice(1), (digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
}

/** Six Latin digits that are none of the first ones to try. A member's phone is not known here. */
export function isAcceptablePin(pin: string): boolean {
  if (!/^\d{6}$/.test(pin)) return false;
  return !Object.values(weaknesses).some((is) => (typeof is === "function" ? is(pin) : is.test(pin)));
}

/** Until when a PIN is locked at `now`; undefined where it may be tried. */
export function lockedUntil({ lockedUntil: until }: PinTries, now: Date): Date | undefined {
  return until !== null && until > now ? until : undefined;
}

/** What stands there after a wrong PIN: the fifth locks it, and the count begins anew. */
export function afterWrongPin({ tries }: PinTries, now: Date): PinTries {
  if (tries + 1 < pinTries) return { tries: tries + 1, lockedUntil: null };
  return { tries: 0, lockedUntil: new Date(now.getTime() + pinLockMs) };
}
