import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { root } from "../../program.ts";
import { sourceFiles } from "../../source-files.ts";

/** The files that each of our modules imports, all by their paths from the repository's folder. */
export type Imports = ReadonlyMap<string, readonly string[]>;

export async function readImports(): Promise<Imports> {
  const files = sourceFiles(/\.(tsx?|mjs)$/);
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, importsIn(file, await readFile(join(root, file), "utf8"))] as const),
    ),
  );
}

function importsIn(file: string, text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const path = pathOf(file, fileName.replace(/\?.*$/, ""));
    return path !== undefined && existsSync(join(root, path)) ? [path] : [];
  });
}

/** `#app/x.ts` and `./x.ts` are ours, as `imports` of package.json says; anything else is a package. */
function pathOf(file: string, specifier: string): string | undefined {
  if (specifier === "#config") return "marsa.config.ts";
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : undefined;
}
