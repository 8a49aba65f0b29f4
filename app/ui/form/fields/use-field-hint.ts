import type { RefObject } from "react";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { fieldHint } from "#app/lib/validation/field-hints.ts";
import { useSubmittedValue } from "../submitted-values.ts";

interface HintedField {
  readonly name: string | undefined;
  readonly error: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What exactly of a refused value is wrong, in a sentence; also on a page that the server shows again before the scripts. */
export function useFieldHint(
  pattern: Parameters<typeof fieldHint>[0],
  { name, error, input }: HintedField,
): string | undefined {
  const language = useLanguage();
  const submitted = useSubmittedValue(name);
  if (error === undefined) return undefined;
  return fieldHint(pattern, input.current?.value ?? submitted ?? "", market().validation)?.[language];
}
