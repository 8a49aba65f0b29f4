import { trimTo } from "#app/lib/text/trim-to.ts";
import { isLabelWord } from "../labels/label-text.ts";
import { oncePerPosition } from "../reading.ts";
import { type DayKind, guessDay, readDay } from "./days.ts";
import { arabicName, latinName, nameWords } from "./names.ts";
import { readNationality } from "./nationalities.ts";
import { certain, guessed, type ReadValue } from "./read-value.ts";
import type { ValueKind } from "./value-kind.ts";
import { type ReadVin, readVin, withoutDouble } from "./vin.ts";

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
    case "words":
      return nameWords(upper);
    case "nationality":
    case "arabic-nationality":
      return nationality(text, upper);
    case "model":
      return modelName(upper);
    case "arabic-name":
      return arabicName(text);
    case "text":
      return /\p{L}{2}|[A-Z]\d/u.test(upper) ? certain(trimmed(upper)) : notPlausible;
  }
}

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
  if (!/^[A-Z0-9/.-]{5,30}$/.test(joined) || !/\d.*\d.*\d/.test(joined)) return undefined;
  // A slash between letters is read as I, and of letters beside digits nobody knows which they are.
  const isDoubtful = /[A-Z][I1L][A-Z]|\d[A-Z]|[OISBZ]\d/.test(joined);
  return { value: joined, certainty: isDoubtful ? guessed : 1 };
}

/** A nation that is none of the world's may be misread. */
function nationality(text: string, upper: string): ReadValue | undefined {
  const known = readNationality(text);
  if (known !== undefined) return { value: known.value, certainty: known.isExact ? 1 : guessed };
  const words = text.split(" ");
  // What stands after it may be the same in the other language, misread.
  for (let count = words.length - 1; count > 0; count -= 1) {
    const nation = readNationality(words.slice(0, count).join(" "));
    if (nation?.isExact) return { value: nation.value, certainty: guessed };
  }
  const isPlausible = /^[A-Z]{3,}(?: [A-Z]{3,}){0,2}$/.test(upper) && !upper.split(" ").some(isLabelWord);
  return isPlausible ? { value: upper, certainty: guessed } : undefined;
}

/** What prints alike in letters and digits. */
const ambiguous = /[S5O0I1B8Z2]/;
/** A word is one with the other letter as well. */
const ambiguousLetters = /[IJ]/;

/** A model's name: at most four words. In words that are no words of a language letters and digits are mistaken for each other. */
function modelName(text: string): ReadValue | undefined {
  const value = trimmed(text);
  const words = value.split(" ");
  if (!/[A-Z]/.test(value) || words.length > 4 || value.length > 24 || words.some(isLabelWord))
    return undefined;
  const isCode = (word: string) => /\d/.test(word) || !/[AEIOUY]/.test(word);
  const isDoubtful = (word: string) => (isCode(word) && ambiguous.test(word)) || ambiguousLetters.test(word);
  return { value, certainty: words.some(isDoubtful) ? guessed : 1 };
}
