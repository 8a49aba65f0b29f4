import type { CartLine } from "../../cart-calls.ts";

/** Why a line cannot be paid as it is. */
export type LineProblem = "withdrawn" | "misfit" | "short" | "out";

/**
 * What has to be mended before the checkout, by the id of the line. The pieces of a part are counted over all its lines, in
 * their order: those that still find their pieces are good.
 */
export function lineProblems(lines: readonly CartLine[]): ReadonlyMap<string, LineProblem> {
  const taken = new Map<string, number>();
  const problems = new Map<string, LineProblem>();
  for (const line of lines) {
    const before = taken.get(line.number) ?? 0;
    taken.set(line.number, before + line.quantity);
    const problem = problemOf(line, Math.max(line.available - before, 0));
    if (problem) problems.set(line.id, problem);
  }
  return problems;
}

function problemOf(line: CartLine, left: number): LineProblem | undefined {
  if (line.changes.some(({ kind }) => kind === "withdrawn")) return "withdrawn";
  if (line.fit === "does-not-fit" && !line.misfitAcknowledged) return "misfit";
  if (left >= line.quantity) return undefined;
  return left === 0 ? "out" : "short";
}
