import type { Language } from "../language.ts";

/**
 * A share of a hundred: "5.75%". The sign stands to the right of its digits in both languages, as it does in the formats of Qatar
 * with Latin digits. In Arabic both are isolated together: after Arabic letters the sign would change its side.
 */
export function percentInWords(percent: number | string, language: Language): string {
  return language === "ar" ? isolated(`${percent}%`) : `${percent}%`;
}

const written = /(?<![\w%.,-])-?\d[\d.,]*%(?!\w)/g;

/** A text of content, whose editors write 5.75%, with its percentages as `percentInWords` has them. */
export function withPercents(text: string): string {
  const isEnglish = /[A-Za-z]/.test(text) && !/[\u0621-\u064a]/.test(text);
  return isEnglish ? text : text.replace(written, isolated);
}

function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
