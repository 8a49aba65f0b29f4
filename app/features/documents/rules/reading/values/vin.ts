import type { LetterDoubt } from "../reading.ts";
import { withMaker } from "./vin-makers.ts";

/** A vehicle identification number as it was read. */
export interface ReadVin {
  readonly value: string;
  /** Where I, O or Q was read, which no VIN has: the customer is asked (product/documents.md#reading-texts). */
  readonly doubts: readonly LetterDoubt[];
  /** Characters were exchanged: those of the doubts, letters where only digits can stand, or some of the maker's. */
  readonly isDoubtful: boolean;
  /** The ninth character is the check digit of North America. Cars from elsewhere need none, so it is a hint. */
  readonly checks: boolean;
}

const values = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** The last four characters are digits (ISO 3779); these letters resemble some. */
const resembling: Readonly<Record<string, string>> = {
  S: "5",
  B: "8",
  Z: "2",
  G: "6",
  T: "7",
  D: "0",
  L: "1",
  A: "4",
};

/** The VIN in a text, or undefined where no 17 characters stand together. I is read as 1, O and Q as 0. */
export function readVin(text: string): ReadVin | undefined {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (plain.length !== 17) return undefined;
  const exact = plain.replaceAll("I", "1").replace(/[OQ]/g, "0");
  const serial = exact.slice(13).replace(/[A-Z]/g, (letter) => resembling[letter] ?? letter);
  const value = withMaker(exact.slice(0, 13) + serial);
  if (!/\d{4}$/.test(value)) return undefined;
  const doubts = [...plain.matchAll(/[IOQ]/g)]
    .filter(({ index }) => value[index] === exact[index])
    .map(({ index, 0: letter }) => ({ position: index, read: letter as LetterDoubt["read"] }));
  return { value, doubts, isDoubtful: value !== plain, checks: checkDigitOf(value) === value[8] };
}

/** Letters and digits of which one is read as both: S8 for 8, 1I for 1. */
const doubled = /S8|8S|B8|8B|S5|5S|1I|I1|0O|O0|D0|0D/g;

/** VINs that 18 characters may be, one of which is another one's double. */
export function withoutDouble(text: string): readonly ReadVin[] {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (plain.length !== 18) return [];
  return [...plain.matchAll(doubled)]
    .flatMap(({ index }) => [index, index + 1])
    .map((place) => readVin(plain.slice(0, place) + plain.slice(place + 1)))
    .filter((vin) => vin !== undefined);
}

function checkDigitOf(vin: string): string {
  const sum = [...vin].reduce(
    (total, character, place) => total + (values.indexOf(character) % 10) * (weights[place] ?? 0),
    0,
  );
  return sum % 11 === 10 ? "X" : String(sum % 11);
}
