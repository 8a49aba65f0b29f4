import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import type { ShownProblem, ShownProblems } from "./use-form.ts";

/** The server's sentences at their fields; of each field the first. A sentence of ours stays one in both languages. */
export function problemsOfReply(
  refused: readonly { readonly path: string; readonly message: string }[],
  shown: readonly string[],
): ShownProblems {
  const problems: Record<string, ShownProblem> = {};
  for (const { path, message } of refused) {
    if (!shown.includes(path)) continue;
    problems[path] ??= (["missing", "wrong-format"] as const).find((code) =>
      Object.values<string>(problemTexts[code]).includes(message),
    ) ?? { sentence: message };
  }
  return problems;
}
