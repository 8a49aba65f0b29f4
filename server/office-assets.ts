import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OfficeAssets } from "#app/features/office/api.server.ts";

const base = "/assets/office/";
const entry = "app/features/office/browser/main.tsx";

/** What the build says of a file: its name, its styles, and the files that it imports. */
interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The files with which the office begins, as they were built; while developing those that Vite serves. */
export async function officeAssets(root: string, developing: boolean): Promise<OfficeAssets> {
  if (developing) {
    // The module that updates components without a reload has to be there before them.
    const scripts = ["/@id/__x00__virtual:react-router/inject-hmr-runtime", `/${entry}`];
    return { scripts, styles: [], preloads: [], isDevelopment: true };
  }
  const text = await readFile(join(root, "build/client/assets/office/files.json"), "utf8");
  const files = JSON.parse(text) as Record<string, BuiltFile>;
  const first = files[entry];
  if (first === undefined) throw new Error("the office was not built");
  const imported = (first.imports ?? []).flatMap((name) => files[name] ?? []);
  const addresses = (names: readonly string[]) => names.map((name) => base + name);
  return {
    scripts: addresses([first.file]),
    styles: addresses([first, ...imported].flatMap(({ css }) => css ?? [])),
    preloads: addresses(imported.map(({ file }) => file)),
    isDevelopment: false,
  };
}
