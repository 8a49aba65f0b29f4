import {
  type FieldProblem,
  normalise,
  type PatternName,
  type PatternProfile,
  problemOf,
  suggestedName,
} from "#app/lib/validation-patterns.ts";

/** The fields of the accounts site's forms. */
export type FieldName = "email" | "password" | "firstName" | "lastName" | "phone";
export type AccountProblem = FieldProblem | "password-too-short" | "password-too-long" | "password-is-email";
export type Values = Readonly<Partial<Record<FieldName, string>>>;

export interface CheckedField {
  readonly problem: AccountProblem;
  /** A value close to the refused one that would be taken. */
  readonly suggestion?: string | undefined;
}
export type Problems = Readonly<Partial<Record<FieldName, CheckedField>>>;

const patterns: Readonly<Partial<Record<FieldName, PatternName>>> = {
  email: "email",
  firstName: "name",
  lastName: "name",
  phone: "phone",
};

/** Fields as they are kept; a password stays exactly as it was typed. */
export function normaliseFields<T extends Values>(values: T): T {
  const entries = Object.entries(values).map(([name, value]) => {
    const pattern = patterns[name as FieldName];
    return [name, pattern === undefined ? value : normalise(pattern, value)];
  });
  return Object.fromEntries(entries) as T;
}

/** The first broken rule of every given field. A password to sign in with needs only be there. */
export function problemsOf(
  values: Values,
  { isNewPassword, profile }: { readonly isNewPassword: boolean; readonly profile?: PatternProfile },
): Problems {
  const problems: Partial<Record<FieldName, CheckedField>> = {};
  for (const [name, value] of Object.entries(values) as [FieldName, string][]) {
    const pattern = patterns[name];
    const problem =
      pattern === undefined
        ? passwordProblem(value, isNewPassword, values.email)
        : problemOf(pattern, value, profile);
    if (problem === undefined) continue;
    problems[name] = { problem, suggestion: pattern === "name" ? suggestedName(value) : undefined };
  }
  return problems;
}

/** Length is what makes a password strong (NIST SP 800-63B); 128 keeps the hashing affordable. */
function passwordProblem(password: string, isNew: boolean, email = ""): AccountProblem | undefined {
  if (password === "") return "missing";
  if (password.length > 128) return "password-too-long";
  if (!isNew) return undefined;
  if ([...password].length < 10) return "password-too-short";
  return email !== "" && password.toLowerCase() === normalise("email", email)
    ? "password-is-email"
    : undefined;
}
