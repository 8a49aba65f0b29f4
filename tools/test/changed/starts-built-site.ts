import type { Imports } from "./import-graph.ts";

/** What starts the built site, or reads its files. */
const builtSite = ["tests/factories/program/running-program.ts", "tools/site/office-files.test.ts"];

/** Whether a test among these, or of those whose paths contain one of the words, needs the built site. No word means all. */
export function startsBuiltSite(words: readonly string[], imports: Imports): boolean {
  const tests = [...imports.keys()].filter(
    (file) => /\.test\.tsx?$/.test(file) && (words.length === 0 || words.some((word) => file.includes(word))),
  );
  const reached = new Set(tests);
  for (const file of reached) for (const imported of imports.get(file) ?? []) reached.add(imported);
  return builtSite.some((file) => reached.has(file));
}
