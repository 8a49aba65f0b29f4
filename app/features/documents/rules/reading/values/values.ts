import { trimTo } from "#app/lib/text/trim-to.ts";
import type { ValueKind } from "../layouts.ts";
import { type LetterDoubt, oncePerPosition } from "../reading.ts";
import { type DayKind, guessDay, readDay } from "./days.ts";
import { type ReadVin, readVin, withoutDouble } from "./vin.ts";

/** A value in the form in which it is stored. `certainty` is 1, or less where its characters had to be guessed. */
export interface ReadValue {
  readonly value: string;
  readonly certainty: number;
  /** Of a VIN in which I, O or Q was read. */
  readonly doubts?: readonly LetterDoubt[] | undefined;
}

/** Letters that stand for digits where only digits can stand. */
const digitsOf: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  D: "0",
  I: "1",
  L: "1",
  "|": "1",
  Z: "2",
  S: "5",
  B: "8",
};
const guessed = 0.7;
const notPlausible = undefined;

/** The value of a kind in what was read beside its label; undefined where it cannot be one. */
export function readValue(kind: ValueKind, text: string, today: string): ReadValue | undefined {
  const upper = text.toUpperCase().replace(/\s+/g, " ").trim();
  switch (kind) {
    case "birth":
    case "issue":
    case "expiry":
      return dayValue(upper, kind, today);
    case "id":
      return digits(upper, /^\d{6,15}$/);
    case "year":
      return yearValue(upper, today);
    case "plate":
      return digits(upper, /^\d{2,7}$/);
    case "vin":
      return vinValue(upper);
    case "document":
      return documentNumber(upper);
    case "policy":
      return policyNumber(upper);
    case "name":
      return latinName(upper);
    case "nationality":
      return /^[A-Z]{3,}(?: [A-Z]{3,}){0,2}$/.test(upper) ? certain(upper) : notPlausible;
    case "arabic-name":
      return arabicName(text);
    case "text":
      return /[A-Z]{2}|[A-Z]\d/.test(upper) ? certain(trimmed(upper)) : notPlausible;
  }
}

const certain = (value: string): ReadValue => ({ value, certainty: 1 });
const trimmed = (text: string) => trimTo(text, /[\p{L}\p{N}]/u, /[\p{L}\p{N}+]/u);

function dayValue(text: string, kind: DayKind, today: string): ReadValue | undefined {
  const exact = readDay(text, kind, today);
  if (exact !== undefined) return certain(exact);
  const corrected = text.replace(/[OQDILZSB|]/g, (letter) => digitsOf[letter] ?? letter);
  const guess = readDay(corrected, kind, today) ?? guessDay(text, kind, today);
  return guess === undefined ? undefined : { value: guess, certainty: guessed };
}

/** A number of digits alone, which may be divided by spaces. */
function digits(text: string, pattern: RegExp): ReadValue | undefined {
  const joined = trimmed(text).replace(/[\s-]/g, "");
  if (pattern.test(joined)) return certain(joined);
  const corrected = joined.replace(/[OQDILZSB|]/g, (letter) => digitsOf[letter] ?? letter);
  return pattern.test(corrected) ? { value: corrected, certainty: guessed } : undefined;
}

function yearValue(text: string, today: string): ReadValue | undefined {
  const read = digits(text, /^(?:19[5-9]|20\d)\d$/);
  return read !== undefined && Number(read.value) <= Number(today.slice(0, 4)) + 1 ? read : undefined;
}

function vinValue(text: string): ReadValue | undefined {
  const vin = readVin(text);
  if (vin !== undefined) return withDoubts(vin.value, vin.isDoubtful ? guessed : 1, [vin]);
  const candidates = withoutDouble(text);
  const best = candidates.find(({ checks }) => checks) ?? candidates[0];
  return best === undefined ? undefined : withDoubts(best.value, guessed, candidates);
}

/** Of a character that was read as O and 0 either may be the double. */
function withDoubts(value: string, certainty: number, readings: readonly ReadVin[]): ReadValue {
  const doubts = oncePerPosition(readings.filter((vin) => vin.value === value).flatMap((vin) => vin.doubts));
  return { value, certainty, ...(doubts.length > 0 && { doubts }) };
}

function documentNumber(text: string): ReadValue | undefined {
  const joined = text.replace(/[^A-Z0-9]/g, "");
  return /^[A-Z]{0,2}\d{6,9}$/.test(joined) ? certain(joined) : undefined;
}

function policyNumber(text: string): ReadValue | undefined {
  const joined = trimmed(text).replaceAll(" ", "");
  return /^[A-Z0-9/.-]{5,30}$/.test(joined) && /\d.*\d.*\d/.test(joined) ? certain(joined) : undefined;
}

/** Two words or more, of letters alone. */
function latinName(text: string): ReadValue | undefined {
  const words = text.split(" ").map((word) => trimTo(word, /[A-Z]/));
  const name = words.filter((word) => word !== "").join(" ");
  if (!/^[A-Z][A-Z'-]+(?: [A-Z'-]+)+$/.test(name)) return undefined;
  // A letter that was read as a digit is missing.
  return { value: name, certainty: /\d/.test(text) ? guessed : 1 };
}

/** Arabic letters alone, without marks; digits of either script have no place in a name. */
function arabicName(text: string): ReadValue | undefined {
  const words = text
    .normalize("NFC")
    .replace(/[\u0640\u064b-\u0652\u200e\u200f]/g, "")
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}]/gu, ""))
    .filter((word) => /^\p{Script=Arabic}+$/u.test(word));
  return words.length >= 2 ? certain(words.join(" ")) : undefined;
}
