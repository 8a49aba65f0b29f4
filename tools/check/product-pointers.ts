import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";

const folder = "docs/product";
/** They hold what is wrong on purpose, or may not change any more. */
const exempt = /^db\/migrations\/|^tools\/check\/product-pointers/;
const pointer = /\bproduct\/([a-z-]+\.md)(?:#([\w-]+))?/g;
/** Between files of the folder links go without its name. */
const ownLink = /\]\(([a-z-]+\.md)(?:#([\w-]+))?\)/g;
/** Pointers into papers that are not part of the repository. */
const elsewhere =
  /\bspecification(?:'s)?,?[\s*]+\(?sections?\b|\bsections? \d[\d, and]*of the specification\b|\bdecisions,?[\s*]+(?:section )?\d+\.\d|\b[Ss]pec,? sections?\b|\btraps? \d+\b/gi;

/** Pointers to the product's rules that lead nowhere: `product/<file>#<heading>`, and links between the files. */
export function checkProductPointers(
  files: readonly string[] = sourceFiles(/\.(?:tsx?|mjs|css|sql|md)$/),
): string[] {
  const headings = new Map<string, ReadonlySet<string> | undefined>();
  const problemOf = (file: string, heading: string | undefined): string | undefined => {
    if (!headings.has(file)) headings.set(file, headingsOf(file));
    const cached = headings.get(file);
    if (cached === undefined) return `${folder}/${file} does not exist`;
    return heading === undefined || cached.has(heading) ? undefined : `${file} has no heading #${heading}`;
  };
  return files
    .filter((file) => !exempt.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const links = [...text.matchAll(pointer), ...(file.startsWith(folder) ? text.matchAll(ownLink) : [])];
      const dead = links.flatMap(({ index, 1: target = "", 2: heading }) => {
        const problem = problemOf(target, heading);
        return problem === undefined ? [] : [`${file}:${lineAt(text, index)}: ${problem}`];
      });
      const foreign = [...text.matchAll(elsewhere)].map(
        ({ index, 0: words }) =>
          `${file}:${lineAt(text, index)}: "${words}" points outside of the repository; name ${folder}`,
      );
      return [...dead, ...foreign];
    });
}

function headingsOf(file: string): ReadonlySet<string> | undefined {
  const path = join(root, folder, file);
  if (!existsSync(path)) return undefined;
  return new Set(
    [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => slugOf(title)),
  );
}

/** The name that a heading has in an address. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
