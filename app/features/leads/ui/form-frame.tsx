import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { CheckedForm, FormFailure, SendButton } from "#app/ui/form/checked-form.tsx";
import { CheckboxField } from "#app/ui/form/fields/checkbox-field.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { leadWords } from "../words.ts";
import type { LeadFormState } from "./use-lead-form.ts";

/** What an editor writes around a form. */
export interface LeadFormTexts {
  title: string;
  text: string;
  submitLabel: string;
  /** What the data is used for, how long it is stored, and whose word counts. */
  privacy: string;
  marketingLabel: string;
}

interface FormFrameProps {
  form: LeadFormState;
  texts: LeadFormTexts;
  /** The fields' labels, for the summary of errors, in their order. */
  labels: Readonly<Record<string, string>>;
  submitLabel?: string | undefined;
  children: ReactNode;
}

/** What every form of a lead has around its fields: summary of errors, consent, privacy, the button. */
export function FormFrame({ form, texts, labels, submitLabel, children }: FormFrameProps) {
  const words = leadWords.of(useLanguage());
  return (
    <CheckedForm form={form} labels={labels}>
      {children}
      <Honeypot label={words.website} />
      <input type="hidden" name="form" value={form.sentAs} />
      <CheckboxField name="marketingConsent" value="yes" label={texts.marketingLabel} />
      <FormFailure form={form} />
      <SendButton form={form}>{submitLabel ?? texts.submitLabel}</SendButton>
      <div className="mt-3 text-sm text-ink-soft">
        <RichText text={texts.privacy} />
      </div>
    </CheckedForm>
  );
}

/** Out of sight and out of the way of keyboards and screen readers; only a machine finds it. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
