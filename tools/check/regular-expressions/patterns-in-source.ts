import ts from "typescript";

/** A regular expression and where it stands. */
export interface Pattern {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}
export interface PatternsInSource {
  /** Literals, and what routes say of their parameters: `/:file{[\w-]+\.pdf}`. */
  readonly written: readonly Pattern[];
  /** Lines on which `RegExp` makes one from parts. */
  readonly built: readonly number[];
}

/**
 * A pattern may stand with `bounded: <how many characters, and what holds them to that>` in a comment on its line or
 * before it: however long it takes for a text, that text is short.
 */
const bounded = /\/\/ bounded: \D{0,40}\d/;
const routeParameter = /:\w+\{([^/]+)\}/g;

/** The regular expressions of a TypeScript file but those whose text is said to be bounded. */
export function patternsInSource(path: string, text: string): PatternsInSource {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const lines = text.split("\n");
  const written: Pattern[] = [];
  const built: number[] = [];
  const visit = (node: ts.Node): void => {
    const found = patternsOf(node);
    if (found.length > 0 || isBuilding(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      const isBounded = [lines[line - 1], lines[line - 2]].some((one = "") => bounded.test(one));
      if (!isBounded) written.push(...found.map((pattern) => ({ line, ...pattern })));
      if (!isBounded && isBuilding(node)) built.push(line);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { written, built };
}

function patternsOf(node: ts.Node): Omit<Pattern, "line">[] {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf("/");
    return [{ source: node.text.slice(1, end), flags: node.text.slice(end + 1) }];
  }
  if (!ts.isStringLiteralLike(node)) return [];
  return [...node.text.matchAll(routeParameter)].map(([, source]) => ({
    source: `^(?:${source})$`,
    flags: "",
  }));
}

function isBuilding(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  return ts.isIdentifier(node.expression) && node.expression.text === "RegExp";
}
