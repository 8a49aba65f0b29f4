import { trimTo } from "#app/lib/text/trim-to.ts";
import { isLabelWord } from "../labels/label-text.ts";
import { certain, guessed, type ReadValue } from "./read-value.ts";

/** Two words or more, of letters alone. */
export function latinName(text: string): ReadValue | undefined {
  const read = nameWords(text);
  return read?.value.includes(" ") ? read : undefined;
}

/** Whether a name ends in a word that never ends one. */
export const isCutShort = (name: string): boolean => /(?:^| )(?:AL|EL|BIN|IBN|BINT|ABU|ABDUL)$/.test(name);

/** Words of a name, of letters alone, none of which stands in labels. */
export function nameWords(text: string): ReadValue | undefined {
  const words = text.split(" ").map((word) => trimTo(word, /[A-Z]/));
  const name = words.filter((word) => word !== "").join(" ");
  if (!/^[A-Z][A-Z'-]+(?: [A-Z'-]+)*$/.test(name) || name.split(" ").some(isLabelWord)) return undefined;
  // A letter that was read as a digit is missing, or a word.
  return { value: name, certainty: /\d/.test(text) || isCutShort(name) ? guessed : 1 };
}

/** The words of a text that are Arabic letters alone, without marks; digits of either script have no place in a name. */
export const arabicWords = (text: string): readonly string[] =>
  text
    .normalize("NFC")
    .replace(/[\u0640\u064b-\u0652\u200e\u200f]/g, "")
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}]/gu, ""))
    .filter((word) => /^\p{Script=Arabic}+$/u.test(word));

/** Two words or more. */
export function arabicName(text: string): ReadValue | undefined {
  const words = arabicWords(text);
  return words.length >= 2 && !words.some(isLabelWord) ? certain(words.join(" ")) : undefined;
}
