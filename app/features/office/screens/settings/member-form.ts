import type { Grant, Role } from "#app/features/staff/rules/permissions.ts";
import { problemOf } from "#app/lib/validation/validation-patterns.ts";

/** A line of the editor of roles; what is not chosen yet is null. */
export interface GrantLine {
  readonly id: number;
  readonly role: Role | null;
  readonly place: string | null;
}

export function linesOf(grants: readonly Grant[]): GrantLine[] {
  return grants.map(({ role, place }, id) => ({ id, role, place }));
}

export function addLine(lines: readonly GrantLine[]): GrantLine[] {
  const id = Math.max(-1, ...lines.map((line) => line.id)) + 1;
  return [...lines, { id, role: null, place: null }];
}

/** The lines as grants; undefined where one is not complete. */
export function grantsOf(lines: readonly GrantLine[]): Grant[] | undefined {
  const grants = lines.flatMap(({ role, place }) =>
    role === null || place === null ? [] : [{ role, place }],
  );
  return grants.length === lines.length ? grants : undefined;
}

/** What is entered of a new colleague. */
export interface MemberForm {
  readonly name: string;
  readonly nameAr: string;
  readonly email: string;
  readonly language: "en" | "ar";
  readonly lines: readonly GrantLine[];
}
export type MemberProblem = "name" | "nameAr" | "email" | "lines";

/** What is missing or wrong, in the order of the form. */
export function problemsOfMember({ name, nameAr, email, lines }: MemberForm): MemberProblem[] {
  const problems: MemberProblem[] = [];
  if (name.trim() === "") problems.push("name");
  if (nameAr.trim() === "") problems.push("nameAr");
  if (problemOf("email", email, "inclusive") !== undefined) problems.push("email");
  if (lines.length === 0 || grantsOf(lines) === undefined) problems.push("lines");
  return problems;
}
