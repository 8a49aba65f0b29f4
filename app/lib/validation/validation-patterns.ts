/**
 * The validation rules (product/forms.md#patterns), in one place. "specified" follows them exactly and is
 * the default; "inclusive" also takes hyphens and apostrophes in names and every valid e-mail.
 */
export type PatternProfile = "specified" | "inclusive";
export type FieldProblem = "missing" | "wrong-format";

const arabicLetter = String.raw`(?=\p{L})\p{Script=Arabic}`;

const specified = {
  name: new RegExp(`^(?:[A-Za-z ]|${arabicLetter}){1,30}$`, "u"),
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

/** What is stored and compared: trimmed, digits folded to Latin, phones without the dial code of Qatar. */
export function normalize(pattern: PatternName, value: string): string {
  const folded = foldDigits(value.normalize("NFC").trim());
  switch (pattern) {
    case "phone":
      return withoutDialCode(folded);
    case "email":
      return folded.toLowerCase();
    case "vin":
      return folded.toUpperCase();
    case "partNumber":
      return folded.replace(/[\s-]/g, "").toUpperCase();
    case "name":
    case "title":
      return folded.replace(/\s+/g, " ");
    default:
      return folded;
  }
}

/** Eastern Arabic (٠-٩) and Persian (۰-۹) digits as Latin ones. */
export function foldDigits(value: string): string {
  return value.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** A name that the specified pattern takes, close to the refused one ("Al-Thani" gives "Al Thani"). */
export function suggestedName(value: string): string | undefined {
  const plain = value
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’`]/g, "")
    .replace(/[-–_.]/g, " ");
  const suggestion = normalize("name", plain);
  return suggestion !== value.trim() && problemOf("name", suggestion) === undefined ? suggestion : undefined;
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

function withoutDialCode(value: string): string {
  const digits = value.replace(/[\s().\u200e\u200f-]/g, "");
  return digits.replace(/^(?:\+|00)974/, "").replace(/^974(?=\d{8}$)/, "");
}
