import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { fieldHint } from "#app/lib/validation/field-hints.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { type CheckedField, type FieldName, patterns } from "../rules/account-fields.ts";
import { siteWords } from "./site-words.ts";

/** What is wrong with a field, as a sentence; of a value that its pattern refuses also what exactly, and how to go on. */
export function problemText(
  language: Language,
  { problem, suggestion }: CheckedField,
  typed?: { readonly name: FieldName; readonly value: string },
): string {
  const words = siteWords.of(language);
  switch (problem) {
    case "missing":
      return problemTexts.missing[language];
    case "wrong-format": {
      const text = problemTexts["wrong-format"][language];
      if (suggestion !== undefined) return `${text}. ${words.trySuggestion(suggestion)}`;
      const pattern = typed && patterns[typed.name];
      const hint = pattern && fieldHint(pattern, typed.value, market().validation)?.[language];
      return hint === undefined ? text : `${text}. ${hint}`;
    }
    case "password-too-short":
      return words.passwordTooShort;
    case "password-too-long":
      return words.passwordTooLong;
    case "password-is-common":
      return words.passwordIsCommon;
    case "password-is-personal":
      return words.passwordIsPersonal;
  }
}
