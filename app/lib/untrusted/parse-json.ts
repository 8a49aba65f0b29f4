import { unsafeParts } from "./unsafe-parts.ts";

/** The value of a JSON text from outside; undefined, where it is none, or holds what no schema should be given. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    for (const _ of unsafeParts(value)) return undefined;
    return value;
  } catch {
    return undefined;
  }
}
