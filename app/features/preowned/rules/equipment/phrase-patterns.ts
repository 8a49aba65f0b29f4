import { fold } from "#app/lib/words/fold.ts";

/**
 * Matches folded text that has one of several phrases. `*` stands for anything between two parts. Latin parts begin a
 * word; Arabic ones may stand behind a joined letter. For short texts: it takes the square of their length.
 */
export function anyOf(phrases: readonly string[]): RegExp {
  // bounded: 300 characters, to which featuresIn cuts a phrase.
  return new RegExp(phrases.map(patternOf).join("|"), "u");
}

function patternOf(phrase: string): string {
  return phrase
    .split("*")
    .map((part) => {
      const { text } = fold(part);
      const literal = text.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/[\s-]+/g, "[\\s-]?");
      return /^[a-z]/.test(text) ? `(?<![a-z])${literal}` : literal;
    })
    .join(".*");
}
