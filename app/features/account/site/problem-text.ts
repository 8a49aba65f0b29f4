import type { Language } from "#app/i18n/language.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import type { CheckedField } from "../rules/account-fields.ts";
import { siteWords } from "./site-words.ts";

/** What is wrong with a field, as a sentence. */
export function problemText(language: Language, { problem, suggestion }: CheckedField): string {
  const words = siteWords.of(language);
  switch (problem) {
    case "missing":
      return problemTexts.missing[language];
    case "wrong-format": {
      const text = problemTexts["wrong-format"][language];
      return suggestion === undefined ? text : `${text}. ${words.trySuggestion(suggestion)}`;
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
