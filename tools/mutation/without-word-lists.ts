/** As much of a Babel path as is needed here. */
interface NodePath {
  readonly scope: { readonly block: { readonly type: string } };
  isVariableDeclarator(): boolean;
  traverse(visitor: { StringLiteral: (text: Text) => void }): void;
}
interface Text {
  readonly node: { readonly value: string };
}

/** A constant of so many words is vocabulary: recall over queries measures what it is worth, not a mutant for each word. */
const vocabulary = 60;

function shouldIgnore(path: NodePath): string | undefined {
  if (!path.isVariableDeclarator() || path.scope.block.type !== "Program") return undefined;
  let words = 0;
  const count = ({ node }: Text) => {
    words += node.value.split(" ").length;
  };
  path.traverse({ StringLiteral: count });
  return words < vocabulary ? undefined : "a list of words";
}

export const strykerPlugins = [{ kind: "Ignore", name: "word-lists", value: { shouldIgnore } }];
