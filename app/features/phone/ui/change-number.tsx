import { useLanguage } from "#app/i18n/use-language.ts";
import type { ConfirmationForm } from "./use-confirmation.ts";
import { phoneWords } from "./words.ts";

/** Leads back to the number, from its code or its confirmation. */
export function ChangeNumber({ form: { dispatch } }: { form: ConfirmationForm }) {
  return (
    <button
      type="button"
      data-analytics="change-number"
      className="min-h-11 text-accent underline underline-offset-4 hover:text-accent-strong"
      onClick={() => dispatch({ type: "number-changed" })}
    >
      {phoneWords.of(useLanguage()).change}
    </button>
  );
}
