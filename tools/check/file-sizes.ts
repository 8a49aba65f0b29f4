import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";

/** Lines of a source file: normal is up to 150. */
const warnAbove = 250;
const refuseAbove = 400;
/** Files in one folder, tests included. */
const filesInFolder = 20;

const excepted = /(^|\/)words(-[a-z-]+)?\.ts$|^db\/seed\/|(^|\/)tables\.ts$/;

export interface SizeReport {
  readonly errors: string[];
  readonly warnings: string[];
}

/** Judges the length of source files and the fullness of folders. */
export function judgeSizes(files: readonly { readonly path: string; readonly lines: number }[]): SizeReport {
  const errors: string[] = [];
  const warnings: string[] = [];
  const folders = new Map<string, number>();
  for (const { path, lines } of files) {
    folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
    if (excepted.test(path)) continue;
    if (lines > refuseAbove) errors.push(`${path}: ${lines} lines, the limit is ${refuseAbove}`);
    else if (lines > warnAbove) warnings.push(`${path}: ${lines} lines, divide it before ${refuseAbove}`);
  }
  for (const [folder, count] of folders) {
    if (count > filesInFolder) errors.push(`${folder}/: ${count} files, the limit is ${filesInFolder}`);
  }
  return { errors, warnings };
}

/** The sizes of the real tree. */
export function checkSizes(): SizeReport {
  const files = sourceFiles(/\.(ts|tsx|mjs|cjs|css)$/);
  return judgeSizes(
    files.map((path) => ({
      path,
      lines: readFileSync(join(root, path), "utf8").trimEnd().split("\n").length,
    })),
  );
}
