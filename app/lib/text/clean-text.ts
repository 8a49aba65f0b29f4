/** What may follow its character, since it changes how that is drawn: joiners of letters, the looks and families of emoji, flags. */
const drawn = [
  String.raw`(?<=\p{L})(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200c\u200d]`,
  String.raw`(?<=\p{L}[\u094d\u09cd\u0d4d\u0dca])[\u200c\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\ufe0e\ufe0f\u200d]|(?<=\p{Extended_Pictographic}\ufe0f)\u200d`,
  String.raw`(?<=[\d#*])\ufe0f(?=\u20e3)|(?<=\u{1f3f4})[\u{e0020}-\u{e007f}]{1,8}`,
].join("|");
const invisible = new RegExp(String.raw`(${drawn})|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]`, "gu");
/** Letters as PDF files and old systems write them, and full width: each is a plain letter. Symbols of whole phrases stay. */
const otherForm = /[\ufb00-\ufb06\ufb50-\ufbb1\ufbd3-\ufdc7\ufdf2\ufe80-\ufefc\uff01-\uff5e]/g;
/** As UAX #15 limits streams: to normalize a run of marks takes the square of its length. */
const longRunOfMarks = /(\p{M}{30})\p{M}+/gu;
/** Nothing of it would be changed. */
const plain = /^[\n\t\x20-\x7e]*$/;

/**
 * Any text that was typed or pasted, before any rule sees it: without invisible format and direction signs, with one kind of
 * line break and of blank, each letter in one form. Emoji and joined letters stay as they are drawn.
 */
export function cleanText(text: string): string {
  if (plain.test(text)) return text;
  return withPlainBreaks(text)
    .replace(/\p{Zs}/gu, " ")
    .replace(otherForm, (form) => form.normalize("NFKC"))
    .replace(invisible, "$1")
    .replace(longRunOfMarks, "$1")
    .normalize("NFC");
}

/** One kind of line break: Word and PDF files have others, which join two words where they are left out. */
export function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n");
}

/** A value of one line that is compared, such as a name, a number or a code: beside that NFKC, one dash and Latin digits. */
export function cleanLine(text: string): string {
  return foldDigits(
    cleanText(text)
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .normalize("NFKC")
      .replace(/[\p{Pd}\u2212]/gu, "-"),
  ).trim();
}

/** A code however it is grouped ("123 456", "123-456"): the same without blanks and dashes. */
export function cleanCode(text: string): string {
  return cleanLine(text).replace(/[\s-]/g, "");
}

/** Eastern Arabic (٠-٩) and Persian (۰-۹) digits as Latin ones. */
export function foldDigits(value: string): string {
  return value.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** Of a password every sign counts, also one that nobody sees. */
const isVerbatim = (field: string) => /password/i.test(field);

/** The value of a named field. */
export function cleanField(name: string, value: string): string {
  return isVerbatim(name) ? value : cleanText(value);
}

/** A JSON value with all its texts cleaned. It goes as deep as the value, which `unsafeParts` has limited. */
export function cleanTexts(value: unknown, name = ""): unknown {
  if (typeof value === "string") return cleanField(name, value);
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one, name));
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanTexts(inner, key)]));
}
