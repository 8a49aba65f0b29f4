import { suggestedName } from "#app/lib/validation/suggested-name.ts";
import {
  type FieldProblem,
  normalize,
  type PatternProfile,
  problemOf,
} from "#app/lib/validation/validation-patterns.ts";
import { longestPassword, type NewPasswordProblem } from "./new-password.ts";

/** The fields of the accounts site's forms. */
export type FieldName = "email" | "password" | "firstName" | "lastName" | "phone";
export type AccountProblem = FieldProblem | NewPasswordProblem;
export type Values = Readonly<Partial<Record<FieldName, string>>>;

export interface CheckedField {
  readonly problem: AccountProblem;
  /** A value close to the refused one that would be taken. */
  readonly suggestion?: string | undefined;
}
export type Problems = Readonly<Partial<Record<FieldName, CheckedField>>>;

/** The patterns that fields follow. */
export const patterns: Readonly<Partial<Record<FieldName, "email" | "name" | "phone">>> = {
  email: "email",
  firstName: "name",
  lastName: "name",
  phone: "phone",
};

/** Fields as they are stored; a password stays exactly as it was typed. */
export function normalizeFields<T extends Values>(values: T): T {
  const entries = Object.entries(values).map(([name, value]) => {
    const pattern = patterns[name as FieldName];
    return [name, pattern === undefined ? value : normalize(pattern, value)];
  });
  return Object.fromEntries(entries) as T;
}

/** The first broken rule of every given field. Of a password only that it is there, and can be checked at all. */
export function problemsOf(values: Values, profile?: PatternProfile): Problems {
  const problems: Partial<Record<FieldName, CheckedField>> = {};
  for (const [name, value] of Object.entries(values) as [FieldName, string][]) {
    const pattern = patterns[name];
    const problem = pattern === undefined ? passwordProblem(value) : problemOf(pattern, value, profile);
    if (problem === undefined) continue;
    problems[name] = { problem, suggestion: pattern === "name" ? suggestedName(value) : undefined };
  }
  return problems;
}

function passwordProblem(password: string): AccountProblem | undefined {
  if (password === "") return "missing";
  return [...password].length > longestPassword ? "password-too-long" : undefined;
}
