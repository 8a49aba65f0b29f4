import type { ReactNode } from "react";
import { Banner } from "../banner.tsx";
import { Button, type ButtonVariant } from "../button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { SubmittedValues } from "./submitted-values.ts";
import type { FormState } from "./use-form.ts";

interface CheckedFormProps {
  form: FormState;
  /** The fields' labels, for the summary of errors, in their order. */
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A form with a summary of errors above its fields. */
export function CheckedForm({ form, labels, children }: CheckedFormProps) {
  const wrong = Object.entries(labels).flatMap(([name, label]) => {
    const text = form.errorOf(name);
    return text === undefined ? [] : [{ name, label, text }];
  });
  return (
    <form {...form.formProps} className="form-frame grid scroll-mt-8 gap-y-2">
      {form.wasRefused && wrong.length > 0 && (
        <ErrorSummary ref={form.summary} problems={wrong} onGoTo={form.goTo} />
      )}
      <SubmittedValues value={form.submitted}>{children}</SubmittedValues>
    </form>
  );
}

/** Why the form as a whole was not accepted. */
export function FormFailure({ form: { failure } }: { form: FormState }) {
  return failure ? (
    <Banner tone="error" className="mt-2">
      {failure}
    </Banner>
  ) : null;
}

interface SendButtonProps {
  form: FormState;
  /** Primary, unless the view has another. */
  variant?: ButtonVariant;
  children: ReactNode;
}

export function SendButton({ form, variant, children }: SendButtonProps) {
  return (
    <Button
      type={form.submitType}
      data-analytics="send-form"
      variant={variant}
      wide
      loading={form.sending}
      className="mt-3"
    >
      {children}
    </Button>
  );
}
