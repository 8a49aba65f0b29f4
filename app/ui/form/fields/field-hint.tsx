import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { fieldHint } from "#app/lib/validation/field-hints.ts";

interface FieldHintProps {
  readonly pattern: Parameters<typeof fieldHint>[0];
  readonly value: string;
}

/** The sentence about a refused value; nothing for one that is good or empty. */
export function FieldHint({ pattern, value }: FieldHintProps) {
  const language = useLanguage();
  return fieldHint(pattern, value, market().validation)?.[language];
}
