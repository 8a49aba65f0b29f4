/** The keys of an Arabic keyboard, in the order of the Latin letters on the same keys. */
const arabicKeys = "ش ﻻ ؤ ي ث ب ل ا ه ت ن م ة ى خ ح ض ق س ف ع ر ص ء غ ئ".split(" ");
const latinOfKey = new Map(arabicKeys.map((key, place) => [key, String.fromCharCode(97 + place)]));

/** What the same keys write on a Latin keyboard: who forgot to switch the layout is understood. */
export function onLatinKeys(typed: string): string {
  // One key writes these two letters.
  return [...typed.replaceAll("لا", "ﻻ")].map((letter) => latinOfKey.get(letter) ?? letter).join("");
}

/** A text as it is compared: small letters, no marks, one form of the letters that are written in several. */
export function foldedText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .replace(/(^|\s)ال(?=\p{L}{2})/gu, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
