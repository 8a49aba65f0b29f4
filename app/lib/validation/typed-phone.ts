import { cleanLine } from "../text/clean-text.ts";

/** An extension stands after a whole number: "4455 1234 ext. 5", "x12", «تحويلة 5». */
export function holdsExtension(typed: string): boolean {
  // bounded: 80 characters, by the slice
  return /\d.*(?:ext|x|#|;|تحويلة|داخلي|فرعي)\D{0,3}\d/i.test(cleanLine(typed).slice(0, 80));
}

/** Two numbers with a sign or a word between them: "5512 3456 / 5587 1234". */
export function holdsSeveralNumbers(typed: string): boolean {
  // bounded: 80 characters, by the slice
  return /\d{4}\s*(?:[/,;|&،\n]|\bor\b|أو|\sو)\s*[+\d(]/i.test(cleanLine(typed).slice(0, 80));
}
