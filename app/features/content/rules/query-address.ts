/** What the path of a persisted query says, before anything in it is looked up. */
export interface QueryAddress {
  readonly configuration: string;
  readonly name: string;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Reads `{config}/{query};lang=ar;brand=rimal`, as it stands in the URL: `;`, `=` and values may be percent-encoded.
 * Undefined where that cannot be read: no query, a variable without a name or given twice, broken encoding.
 */
export function readQueryAddress(path: string): QueryAddress | undefined {
  const slash = path.indexOf("/");
  if (slash < 1) return undefined;
  try {
    const [name = "", ...given] = decodeURIComponent(path.slice(slash + 1)).split(";");
    const variables = readVariables(given.filter((part) => part !== ""));
    if (name === "" || variables === undefined) return undefined;
    return { configuration: decodeURIComponent(path.slice(0, slash)), name, variables };
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function readVariables(given: readonly string[]): Record<string, string> | undefined {
  const pairs = given.map(
    (part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)] as const,
  );
  const names = new Set(pairs.map(([name]) => name));
  const isReadable = given.every((part) => part.indexOf("=") > 0) && names.size === pairs.length;
  return isReadable ? Object.fromEntries(pairs) : undefined;
}
