import * as z from "zod/mini";
import { type FieldProblem, problemOfInput } from "./validation-patterns.ts";

/** The first broken rule of each field, by its path (`fleet.count`). */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** What a schema refuses in a value; nothing, where it takes it. Forms and the API check by the same schema. */
export function problemsIn(schema: z.ZodMiniType, value: unknown): FieldProblems {
  const parsed = z.safeParse(schema, value, { error: ({ input }) => problemOfInput(input) });
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.filter((part) => typeof part === "string").join(".");
    problems[field] ??= message === "missing" ? "missing" : "wrong-format";
  }
  return problems;
}
