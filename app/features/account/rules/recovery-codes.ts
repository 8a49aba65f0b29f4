import { cleanCode } from "#app/lib/text/clean-text.ts";

/** How many codes are made at once. */
export const recoveryCodeCount = 10;
/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstvwxyz23456789";
const length = 10;

/** A code from random bytes, in two groups: 49 bits, behind a throttle. Bytes that would make letters uneven are left out. */
export function recoveryCodeFrom(bytes: Uint8Array): string | undefined {
  const fair = [...bytes].filter((byte) => byte < Math.floor(256 / letters.length) * letters.length);
  if (fair.length < length) return undefined;
  const code = fair.slice(0, length).map((byte) => letters[byte % letters.length]);
  return `${code.slice(0, 5).join("")}-${code.slice(5).join("")}`;
}

/** A code as it is compared, however it was typed; undefined where it cannot be one. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = cleanCode(typed).toLowerCase();
  return plain.length === length && [...plain].every((letter) => letters.includes(letter))
    ? plain
    : undefined;
}

/** Six digits of an authenticator app, however they were typed; undefined where they cannot be that. */
export function plainAppCode(typed: string): string | undefined {
  const plain = cleanCode(typed);
  return /^\d{6}$/.test(plain) ? plain : undefined;
}
