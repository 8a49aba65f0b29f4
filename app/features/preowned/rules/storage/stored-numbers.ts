import { numbersIn } from "../compare/compared-cars.ts";

/** Of the shape below: what another version has stored is forgotten rather than guessed at. */
const version = 1;

/** Reads numbers of cars that a browser has stored; whatever is not of this shape and version counts as nothing. */
export function parseStoredNumbers(text: string | null, most: number): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return [];
    const { version: written, numbers } = stored as { version?: unknown; numbers?: unknown };
    if (written !== version || !Array.isArray(numbers)) return [];
    return numbersIn(numbers.filter((one) => typeof one === "string").join(","), most);
  } catch {
    return [];
  }
}

export function storedNumbersText(numbers: readonly string[]): string {
  return JSON.stringify({ version, numbers });
}
