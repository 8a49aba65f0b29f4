/** How often a PIN may be wrong, and how long it is locked then. */
export const pinTries = 5;
export const pinLockMs = 15 * 60_000;

export interface PinTries {
  readonly tries: number;
  readonly lockedUntil: Date | null;
}

/** Six digits that are not the first ones to try: none the same throughout, up or down in steps, or one half twice. */
export function isAcceptablePin(pin: string): boolean {
  if (!/^\d{6}$/.test(pin)) return false;
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10));
  if (steps.size === 1) return false;
  return !/^(\d{2})\1\1$|^(\d{3})\2$/.test(pin);
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
