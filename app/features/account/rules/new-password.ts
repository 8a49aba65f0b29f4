import { foldDigits } from "#app/lib/text/clean-text.ts";
import { trimTo } from "#app/lib/text/trim-to.ts";

export type NewPasswordProblem =
  | "password-too-short"
  | "password-too-long"
  | "password-is-common"
  | "password-is-personal";

export interface NewPasswordTerms {
  /** Whether a word in small letters is among the passwords that are tried first. */
  readonly isCommon: (word: string) => boolean;
  /** What others know of this person and of us: names, the e-mail address, the importer. */
  readonly personalWords: readonly string[];
}

/** Length is what makes a password strong (NIST SP 800-63B); 128 characters keep its hash affordable. */
const shortest = 8;
export const longestPassword = 128;

/** What is wrong with a new password: its length, that it is one of the first to be guessed, or made of personal words. */
export function newPasswordProblem(
  password: string,
  { isCommon, personalWords }: NewPasswordTerms,
): NewPasswordProblem | undefined {
  const { length } = [...password.normalize("NFC")];
  if (length < shortest) return "password-too-short";
  if (length > longestPassword) return "password-too-long";
  const plain = foldDigits(password.normalize("NFKC")).toLowerCase();
  if (isPattern(plain) || variantsOf(plain).some(isCommon)) return "password-is-common";
  return isMadeOf(plain, personalWords) ? "password-is-personal" : undefined;
}

/** The word inside a password: "P@ssw0rd2026!" is "password", whatever digits and signs stand around it. */
function variantsOf(plain: string): string[] {
  const variants = new Set<string>();
  for (const text of [plain, withLetters(plain, "i"), withLetters(plain, "l")]) {
    variants.add(text);
    variants.add(core(text));
  }
  const inner = core(plain);
  for (const letter of ["i", "l"] as const) variants.add(withLetters(inner, letter));
  // A short word among many other signs says little about the whole.
  return [...variants].filter((word) => word.length >= 4 && plain.length - word.length <= 6);
}

function core(text: string): string {
  return trimTo(text, /\p{L}/u);
}

/** The letters that these signs stand for. */
const letters: Readonly<Record<string, string>> = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t" };
const signs: Readonly<Record<string, string>> = { "@": "a", $: "s", "!": "i" };

function withLetters(text: string, one: "i" | "l"): string {
  return text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? signs[sign] ?? one);
}

/** Two signs only, a short piece again and again, or signs in their order: "aaaaaaab", "abcabcabc", "23456789". */
function isPattern(plain: string): boolean {
  // bounded: 128 characters; longer passwords are refused above.
  if (new Set(plain).size <= 2 || /^(.{1,4})\1+.?$/u.test(plain)) return true;
  const steps = [...plain].slice(1).map((sign, n) => code(sign) - code([...plain][n] ?? ""));
  return steps.every((step) => step === 1 || step === -9) || steps.every((step) => step === -1 || step === 9);
}

function code(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}

/** Whether hardly a letter is left of a password without the words that others know. */
function isMadeOf(plain: string, personalWords: readonly string[]): boolean {
  const pieces = personalWords
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => foldDigits(word.normalize("NFKC")).toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
  const rest = pieces.reduce((text, piece) => text.replaceAll(piece, " "), plain);
  return rest !== plain && rest.replace(/[^\p{L}]/gu, "").length < 5;
}
