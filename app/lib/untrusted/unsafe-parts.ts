/** Deeper than any body, feed or answer. */
const deepest = 32;
/** By these, objects say of themselves what they are and how they become a text or a number. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));
/** As UAX #15 limits streams (Stream-Safe Text): to normalize a run of marks takes the square of its length. */
const longRunOfMarks = /\p{M}{31}/u;

interface Place {
  readonly value: object;
  readonly path: readonly string[];
}

/**
 * The paths of what no schema should be given of a JSON value from outside: texts with NUL characters, halves of
 * surrogate pairs or more than thirty marks in a row, fields with a name that every object has, such as `toString`, and
 * nesting that would exhaust the stack. Visits what is safe once, however deep and wide.
 */
export function* unsafeParts(value: unknown): Iterable<readonly string[]> {
  if (!isSafe(value)) yield [];
  const left: Place[] = isObject(value) ? [{ value, path: [] }] : [];
  for (let place = left.pop(); place !== undefined; place = left.pop()) {
    for (const [name, inner] of Object.entries(place.value)) {
      if (isObject(inner) || inherited.has(name) || !isSafe(inner)) {
        const path = [...place.path, name];
        if (inherited.has(name) || !isSafe(inner) || path.length > deepest) yield path;
        else if (isObject(inner)) left.push({ value: inner, path });
      }
    }
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Uint8Array);
}

function isSafe(value: unknown): boolean {
  if (typeof value !== "string") return true;
  return !value.includes("\0") && value.isWellFormed() && !longRunOfMarks.test(value);
}
