/**
 * The text from its first to its last character that `kept` matches; `keptLast`, where the end keeps others. Takes as
 * long as the text, which a pattern for its end does not: `x+$` begins anew at each x.
 */
export function trimTo(text: string, kept: RegExp, keptLast: RegExp = kept): string {
  const characters = [...text];
  const first = characters.findIndex((character) => kept.test(character));
  const last = characters.findLastIndex((character) => keptLast.test(character));
  return first === -1 ? "" : characters.slice(first, last + 1).join("");
}

/** The text without what it ends in of one character, however often that stands there. */
export function withoutEnding(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}
