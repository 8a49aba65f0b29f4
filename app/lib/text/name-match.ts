/**
 * How a typed text is in a name: every word of it is one of the name's, or begins one; else the name only sounds alike. Marks,
 * capital letters, forms of one Arabic letter and articles make no difference.
 */
export function nameMatch(typed: string, name: string): "whole" | "begins" | "sounds" {
  const words = wordsOf(name).flatMap(formsOf);
  const wanted = wordsOf(typed);
  const everyWord = (is: (word: string, form: string) => boolean) =>
    wanted.every((one) => formsOf(one).some((form) => words.some((word) => is(word, form))));
  if (everyWord((word, form) => word === form)) return "whole";
  return everyWord((word, form) => word.startsWith(form)) ? "begins" : "sounds";
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/[\p{Mn}\u0640'`’‘ʼءʿ]/gu, "")
    .toLowerCase()
    .replaceAll("ٱ", "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word !== "al" && word !== "ال");
}

/** A word, and what is left of it without the article that is written together with it. */
function formsOf(word: string): string[] {
  const bare = /^(?:ال|al)(.{3,})$/u.exec(word)?.[1];
  return bare === undefined ? [word] : [word, bare];
}
