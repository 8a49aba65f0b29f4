import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";

const namedFile = /`#?([\w./-]+\.(?:tsx?|mjs|cjs|css|json|sql|py|csv|md))`/g;
/** A superseded record speaks of what was. */
const superseded = /^Date: .*Status: superseded/m;

/** Files that a document names and the repository does not have. A name may leave out the folders that it begins with. */
export function checkDocumentPaths(
  documents: readonly string[] = sourceFiles(/^(?!content\/).*\.md$/),
  files: readonly string[] = sourceFiles(/./),
): string[] {
  const names = new Set(files.flatMap(endingsOf));
  return documents.flatMap((document) => {
    const text = readFileSync(join(root, document), "utf8");
    if (superseded.test(text)) return [];
    return [...text.matchAll(namedFile)]
      .map(([, name = ""]) => name)
      .filter((name) => !names.has(name.replace(/^(?:\.\.?\/)+/, "")))
      .map((name) => `${document}: there is no ${name}`);
  });
}

/** `a/b/c.ts`, `b/c.ts` and `c.ts`. */
function endingsOf(file: string): string[] {
  const parts = file.split("/");
  return parts.map((_, start) => parts.slice(start).join("/"));
}
