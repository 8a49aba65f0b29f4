import { foldDigits } from "#app/lib/validation/validation-patterns.ts";

export const codeDigits = 6;
const codes = 10 ** codeDigits;
/** Above it the remainder would favor small codes. */
const fair = Math.floor(2 ** 32 / codes) * codes;

/** The code of a random 32-bit number, each as likely as any other; undefined where another number has to be drawn. */
export function codeOf(random: number): string | undefined {
  return random < fair ? String(random % codes).padStart(codeDigits, "0") : undefined;
}

/** A code as it was typed or pasted: "123 456", "١٢٣٤٥٦", "123-456". Nothing else than digits is taken away. */
export function typedCode(text: string): string {
  return foldDigits(text).replace(/[\s\u200e\u200f\u2066-\u2069-]/g, "");
}
