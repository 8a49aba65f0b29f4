import { fold } from "#app/features/search/rules/words/fold.ts";

/**
 * Matches folded text that has one of several phrases. `*` stands for anything between two parts. Latin parts begin a
 * word; Arabic ones may stand behind a joined letter.
 */
export function anyOf(phrases: readonly string[]): RegExp {
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
