import { cleanCode, cleanLine } from "../text/clean-text.ts";

/**
 * The validation rules (product/forms.md#patterns), in one place. "specified" follows them exactly and is
 * the default; "inclusive" also takes hyphens and apostrophes in names and every valid e-mail.
 */
export type PatternProfile = "specified" | "inclusive";
export type FieldProblem = "missing" | "wrong-format";

const arabicLetter = String.raw`(?=\p{L})\p{Script=Arabic}`;

const specified = {
  name: new RegExp(`^(?:[A-Za-z ]|${arabicLetter}){1,30}$`, "u"),
  /** A whole name in Arabic letters alone. */
  nameAr: new RegExp(`^(?:${arabicLetter}| ){1,60}$`, "u"),
  /** The second name rule: at least one letter or digit, and no Cyrillic. */
  title: new RegExp(`^(?=.*(?:[A-Za-z0-9]|${arabicLetter}|[٠-٩]))(?!.*\\p{Script=Cyrillic}).{1,30}$`, "u"),
  email: /^[\w.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,4}$/,
  phone: /^[0-35-9]\d{7}$/,
  postalCode: /^\d{5}$/,
  vin: /^[A-Z0-9]{17}$/,
  partNumber: /^(?:[A-Z0-9]{10}|[A-Z0-9]{12})$/,
  dashedDate: /^\d{2}-\d{4}-\d{2}$/,
};
export type PatternName = keyof typeof specified;

const inclusive: typeof specified = {
  ...specified,
  name: /^(?=.*\p{L})[\p{L}\p{M} '’.-]{1,60}$/u,
  email: /^[^\s@]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u,
};

/** Harakat, dagger alef and tatweel: a name is the same without them. Hamza and madda make another letter and stay. */
const vowelSigns = /[\u064b-\u0652\u0656-\u065f\u0670\u0640]/g;

/** The first rule that the value breaks, after normalization; undefined when it is good. */
export function problemOf(
  pattern: PatternName,
  value: string,
  profile: PatternProfile = "specified",
): FieldProblem | undefined {
  const normal = normalize(pattern, value);
  if (normal === "") return "missing";
  return (profile === "inclusive" ? inclusive : specified)[pattern].test(normal) ? undefined : "wrong-format";
}

/**
 * What is stored and compared: cleaned as a line, names without vowel signs and tatweel, phones without the dial code of Qatar and the
 * words that contacts have around them, addresses without what mail programs add, codes without what groups their letters and digits.
 */
export function normalize(pattern: PatternName, value: string): string {
  const folded = cleanLine(value);
  switch (pattern) {
    case "phone":
      return withoutDialCode(folded);
    case "email":
      return bareAddress(folded).toLowerCase();
    case "vin":
      return cleanCode(value).replaceAll("*", "").toUpperCase();
    case "partNumber":
      return cleanCode(value).replace(/[._/]/g, "").toUpperCase();
    case "name":
    case "nameAr":
    case "title":
      return folded.replace(vowelSigns, "").replace(/\s+/g, " ").trim();
    default:
      return folded;
  }
}

/** Exactly these sentences (product/forms.md#messages). */
export const problemTexts = {
  missing: { en: "This is a required field.", ar: "هذا الحقل مطلوب." },
  "wrong-format": { en: "Wrong Format", ar: "الصيغة غير صحيحة" },
} as const;

/** Why a schema refused an input: it was empty, or its rule does not match. */
export function problemOfInput(input: unknown): FieldProblem {
  return input === undefined || input === null || input === "" ? "missing" : "wrong-format";
}

/** "Noora <noora@example.qa>", "mailto:noora@example.qa?subject=…": the address alone. Of two addresses none is chosen. */
function bareAddress(line: string): string {
  const address = /^[^<>@]*<([^<>]*)>$/.exec(line)?.[1]?.trim() ?? line;
  return /^mailto:([^?]*)/i.exec(address)?.[1] ?? address;
}

/** "mob 5512 3456", "tel:+974 …", "5512 3456 (Ahmed)": words before and after a number, never between its digits. */
const wordsBefore = /^\p{L}[\p{L}\s.:]*(?=[+\d(])/u;
const wordsAfter = /(?<=\d)(?:\s\(?|\()\p{L}[\p{L}\s.]*\)?$/u;

function withoutDialCode(value: string): string {
  const number = value.slice(0, 80).replace(wordsBefore, "").replace(wordsAfter, "").replace("(0)", "");
  const digits = cleanCode(number).replace(/[().]/g, "");
  return digits.replace(/^(?:(?:\+|00)974)+/, "").replace(/^974(?=\d{8}$)/, "");
}
