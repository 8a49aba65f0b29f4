import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { leadWords } from "../words.ts";
import type { LeadFormState } from "./use-lead-form.ts";

/** What an editor writes around a form. */
export interface LeadFormTexts {
  title: string;
  text: string;
  submitLabel: string;
  /** What the data is used for, how long it is kept, and whose word counts. */
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
  const wrong = Object.keys(labels).flatMap((name) => {
    const text = form.errorOf(name);
    return text === undefined ? [] : [{ name, label: labels[name] ?? "", text }];
  });
  return (
    <form {...form.formProps} className="form-frame grid gap-y-2">
      {form.wasRefused && wrong.length > 0 && (
        <ErrorSummary ref={form.summary} problems={wrong} onGoTo={form.goTo} />
      )}
      {children}
      <Honeypot label={words.website} />
      <CheckboxField name="marketingConsent" value="yes" label={texts.marketingLabel} />
      {form.failure && (
        <Banner tone="error" className="mt-2">
          {form.failure}
        </Banner>
      )}
      <noscript>
        <p className="mt-2">{words.needsScripts}</p>
      </noscript>
      <Button type={form.submitType} data-analytics="send-form" wide loading={form.sending} className="mt-3">
        {submitLabel ?? texts.submitLabel}
      </Button>
      <div className="mt-3 text-sm text-ink-soft">
        <RichText text={texts.privacy} />
      </div>
    </form>
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
