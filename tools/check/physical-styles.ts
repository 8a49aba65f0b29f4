import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../program.ts";
import { sourceFiles } from "../source-files.ts";

/** A place where a style names a side of the screen; both directions must come from logical properties. */
export interface PhysicalStyle {
  readonly line: number;
  readonly found: string;
}

const size = String.raw`(?:\[|\(|auto\b|px\b|full\b|\d)`;
/** Tailwind: `ml-4`, `md:hover:-left-2`, `rounded-tl-lg`, `text-right`, `float-left` ... */
const utilities = new RegExp(
  String.raw`(?<![\w./#&?=-])(?:[\w[\]()&>~*=.'-]+:)*[!-]?(?:` +
    [
      String.raw`(?:ml|mr|pl|pr|scroll-ml|scroll-mr|scroll-pl|scroll-pr|left|right)-${size}[\w./%[\]()-]*`,
      `(?:text|float|clear|object|origin|bg)-(?:left|right|(?:top|bottom)-(?:left|right)|(?:left|right)-(?:top|bottom))`,
      String.raw`border-[lr](?:-[\w[\]()/-]+)?`,
      String.raw`rounded-(?:l|r|tl|tr|bl|br)(?:-[\w[\]()/-]+)?`,
    ].join("|") +
    String.raw`)(?![\w-])`,
  "g",
);

/** CSS declarations, in style sheets and in templates of HTML. */
const declarations = new RegExp(
  String.raw`(?<![\w-])(?:` +
    [
      String.raw`(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)\s*:`,
      String.raw`border-(?:left|right)(?:-\w+)?\s*:`,
      String.raw`border-(?:top|bottom)-(?:left|right)-radius\s*:`,
      String.raw`(?:left|right)\s*:\s*(?:-?[\d.]|auto|calc|var|env)`,
      String.raw`(?:text-align|float|clear)\s*:\s*(?:left|right)\b`,
    ].join("|") +
    ")",
  "g",
);

/** React's style objects: `marginLeft`, `paddingRight`, `borderTopLeftRadius`. */
const objects =
  /\b(?:margin|padding|scrollMargin|scrollPadding|border|borderTop|borderBottom)(?:Left|Right)(?:Radius|Width|Color|Style)?\b/g;

/**
 * A line may stand with `physical: <reason>` in a comment on it or on the line before: the screen itself is meant
 * there (a map's coordinates, a drag of the pointer), not the direction of reading.
 */
const allowed = /physical: \S{3,}/;

/** Finds physical left and right in the text of one file. */
export function findPhysicalStyles(path: string, text: string): PhysicalStyle[] {
  const patterns = path.endsWith(".css")
    ? [declarations, applied(utilities)]
    : [utilities, declarations, objects];
  const lines = text.split("\n");
  return lines.flatMap((content, index) => {
    if (allowed.test(content) || allowed.test(lines[index - 1] ?? "")) return [];
    const relevant = withoutComment(content);
    if (!path.endsWith(".css") && !/["'`:{<]/.test(relevant) && !looksLikeClasses(relevant)) return [];
    return patterns.flatMap((pattern) =>
      [...relevant.matchAll(pattern)].map(([found]) => ({ line: index + 1, found: found.trim() })),
    );
  });
}

/** In a style sheet a utility can only stand after `@apply`. */
function applied(pattern: RegExp): RegExp {
  return new RegExp(`(?<=@apply[^;]*)${pattern.source}`, "g");
}

/** A line inside a long class attribute holds nothing but class names. */
function looksLikeClasses(line: string): boolean {
  return /^\s*[\w:[\]()./%&>*=#-]+(\s+[\w:[\]()./%&>*=#!-]+)*\s*$/.test(line);
}

function withoutComment(line: string): string {
  return line
    .replace(/^\s*(\/\/|\/?\*).*$/, "")
    .replace(/\s\/\/ .*$/, "")
    .replace(/\/\*.*?\*\//g, "");
}

/** Every physical style of the real tree, as `path:line found`. */
export function checkPhysicalStyles(): { readonly files: number; readonly errors: string[] } {
  const files = sourceFiles(/^(app|server)\/.*\.(ts|tsx|css)$/).filter((file) => !/\.test\.tsx?$/.test(file));
  const errors = files.flatMap((file) =>
    findPhysicalStyles(file, readFileSync(join(root, file), "utf8")).map(
      ({ line, found }) => `${file}:${line} ${found}: use the logical property (start/end, inline/block)`,
    ),
  );
  return { files: files.length, errors };
}
