import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Pages of one kind, as the product names them (product/pages.md#routes). */
interface NamedPages {
  readonly patterns: readonly string[];
  readonly isGuarded: boolean;
  readonly isBuilt: boolean;
}

const named = readFileSync(join(import.meta.dirname, "../../../docs/product/pages.md"), "utf8");

/** All pages of the site. */
export const namedPages = [
  ...named.matchAll(/^\| (`\/[^|]*) \|[^|]*\| *(\w*) *\| (built|planned) \|$/gm),
].map(
  ([, patterns = "", session, state]): NamedPages => ({
    patterns: [...patterns.matchAll(/`([^`]+)`/g)].map(([, pattern = ""]) => pattern),
    isGuarded: session === "needed",
    isBuilt: state === "built",
  }),
);

/** A path for each parameter of a pattern. */
const examples: readonly (readonly [pattern: string, path: string])[] = [
  ["/offers/service/:id", "/offers/service/ac-checkup"],
  ["/news/:id", "/news/paint-and-sun"],
  ["/listing/:id", "/listing/SHL-240111"],
  [":car", "suhail"],
  ["/offers/:slug", "/offers/suhail-lease"],
  ["/documents/:slug", "/documents/qid"],
  [":slug", "404"],
  [":id", "1"],
  [":partNumber", "1234567890"],
];
/** The path of a page of the demo that a pattern stands for. */
export const pathOf = (pattern: string) =>
  examples.reduce((path, [part, example]) => path.replace(part, example), pattern);
