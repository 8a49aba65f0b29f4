import ts from "typescript";
import type { Literal } from "./arabic-literals.ts";

/** A value, a Latin comma and the next value: the line has another comma in Arabic. */
const betweenValues = /\{x\}[)\]]?, [([]?\{x\}/;

/**
 * Where a TypeScript file puts a Latin comma between values without asking for the language: in a template, or in a join. What is
 * English or Arabic by its name (`en`, `ar`) is read elsewhere; SQL, thrown errors and logs are for machines and engineers.
 */
export function latinCommas(source: string): Literal[] {
  if (!/, [([]?\$\{|join\(/.test(source)) return [];
  const file = ts.createSourceFile("lines.tsx", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (isForMachines(node) || isNamedByLanguage(node)) return;
    const text = textOf(node, file);
    if (text !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isTemplateExpression(node)) {
    const text = node.head.text + node.templateSpans.map(({ literal }) => `{x}${literal.text}`).join("");
    return betweenValues.test(text) ? text : undefined;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const [separator] = node.arguments;
  const isJoin = node.expression.name.text === "join" && separator !== undefined;
  const isComma = isJoin && ts.isStringLiteral(separator) && separator.text.trim() === ",";
  return isComma && separator.text !== "," ? node.getText(file) : undefined;
}

function isForMachines(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  return ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === "sql";
}

function isNamedByLanguage(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) &&
    ts.isIdentifier(node.name) &&
    (node.name.text === "en" || node.name.text === "ar")
  );
}
