import ts from "typescript";

/** A text of a source file and the line on which it begins. */
export interface Literal {
  readonly line: number;
  readonly text: string;
}

const arabicLetter = /[\u0621-\u064a]/;

/** The texts in Arabic letters of a TypeScript file; what a template fills in stands as `{x}`. Comments are no texts. */
export function arabicLiterals(source: string): Literal[] {
  if (!arabicLetter.test(source)) return [];
  const file = ts.createSourceFile("words.tsx", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && arabicLetter.test(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A text in both languages, side by side. */
export interface Pair {
  readonly line: number;
  readonly en: string;
  readonly ar: string;
}

/** The objects of a TypeScript file that say one thing in both languages: texts, templates and functions that are one. */
export function textPairs(source: string): Pair[] {
  if (!arabicLetter.test(source)) return [];
  const file = ts.createSourceFile("words.tsx", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: Pair[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const [en, ar] = [propertyText(node, "en"), propertyText(node, "ar")];
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      if (en !== undefined && ar !== undefined) found.push({ line: line + 1, en, ar });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function propertyText(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name) || property.name.text !== name)
      continue;
    const { initializer } = property;
    return textOf(ts.isArrowFunction(initializer) ? initializer.body : initializer);
  }
  return undefined;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{x}${literal.text}`).join("");
}
