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

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{x}${literal.text}`).join("");
}
