import { cleanLine } from "../text/clean-text.ts";
import { normalize, problemOf } from "./validation-patterns.ts";

/** The letters that no vehicle has in its VIN (ISO 3779), and the digits that they are taken for. */
const digitFor = { I: "1", O: "0", Q: "0" } as const;
type Lookalike = keyof typeof digitFor;

/** A letter of a VIN that is probably a digit: where it stands, and the digit. */
export interface DoubtfulLetter {
  readonly place: number;
  readonly letter: Lookalike;
  readonly digit: string;
}

/** A VIN as it is stored: upper case, Latin digits, none of the blanks and dashes that make it readable. */
export function normalVin(text: string): string {
  return normalize("vin", text);
}

/** The letters of a VIN to ask about. They are replaced only where the customer agrees: some old vehicles have them. */
export function doubtfulLetters(vin: string): DoubtfulLetter[] {
  return [...vin].flatMap((letter, place) =>
    letter in digitFor ? [{ place, letter: letter as Lookalike, digit: digitFor[letter as Lookalike] }] : [],
  );
}

/** The VIN with digits in place of the letters that no vehicle has. */
export function withoutLookalikes(vin: string): string {
  return vin.replace(/[IOQ]/g, (letter) => digitFor[letter as Lookalike]);
}

/**
 * The VIN in what a barcode says; undefined where there is none. Labels of vehicles put an I before it (for import), and
 * two-dimensional codes put other fields around it.
 */
export function vinInCode(text: string): string | undefined {
  const whole = normalVin(text);
  const candidates = [
    whole,
    ...cleanLine(text)
      .toUpperCase()
      .split(/[^A-Z0-9]+/),
  ];
  for (const candidate of candidates) {
    const vin = /^I[A-Z0-9]{17}$/.test(candidate) ? candidate.slice(1) : candidate;
    // A row of 17 digits alone is the number of something else.
    if (problemOf("vin", vin) === undefined && /[A-Z]/.test(vin) && /\d/.test(vin)) return vin;
  }
  return undefined;
}
