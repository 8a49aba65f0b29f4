import { cleanLine } from "../text/clean-text.ts";
import { normalize, problemOf } from "./validation-patterns.ts";

/** Latin letters that are no letter with a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  ø: "o",
  œ: "oe",
  ß: "ss",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * A name that the specified pattern takes, close to the refused one: "Al-Thani" gives "Al Thani", "José" gives "Jose". Arabic
 * letters keep their hamza and madda, without which they are others.
 */
export function suggestedName(value: string): string | undefined {
  const plain = cleanLine(value)
    .normalize("NFD")
    .replace(/(?<=[A-Za-z])[\u0300-\u036f]+/g, "")
    .normalize("NFC")
    .replace(/[æøœßðđþłı]/giu, withPlainLetters)
    .replace(/['’‘`´ʼʿʾ]/g, "")
    .replace(/[-_.,/،]/g, " ");
  const suggestion = normalize("name", plain);
  return suggestion !== value.trim() && problemOf("name", suggestion) === undefined ? suggestion : undefined;
}

function withPlainLetters(letter: string): string {
  const small = letter.toLowerCase();
  const plain = plainLetters[small] ?? letter;
  return letter === small ? plain : plain.replace(/^./, (first) => first.toUpperCase());
}
