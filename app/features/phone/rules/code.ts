export const codeDigits = 6;
const codes = 10 ** codeDigits;
/** Above it the remainder would favor small codes. */
const fair = Math.floor(2 ** 32 / codes) * codes;

/** The code of a random 32-bit number, each as likely as any other; undefined where another number has to be drawn. */
export function codeOf(random: number): string | undefined {
  return random < fair ? String(random % codes).padStart(codeDigits, "0") : undefined;
}
