import { useLanguage } from "#app/i18n/use-language.ts";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import { longestMessage } from "../calls.ts";
import { leadWords } from "../words.ts";
import { FormFrame, type LeadFormTexts } from "./form-frame.tsx";
import { type FormModel, type LeadSubject, requestFields } from "./lead-fields.ts";
import { PersonFields } from "./person-fields.tsx";
import { type LeadFormPage, useLeadForm } from "./use-lead-form.ts";

interface RequestFormProps {
  subject: LeadSubject;
  texts: LeadFormTexts;
  /** The button, where the subject names it itself. */
  submitLabel?: string;
  /** The models to choose from, where the subject leaves it open. */
  models?: readonly FormModel[];
  /** The showrooms to choose from, where it matters which one answers. */
  showrooms?: readonly FormModel[];
  page: LeadFormPage;
}

/** A name and a number, and sales calls back. For an offer, for finance, for a used car. */
export function RequestForm({
  subject,
  texts,
  submitLabel,
  models = [],
  showrooms = [],
  page,
}: RequestFormProps) {
  const words = leadWords.of(useLanguage());
  const form = useLeadForm(subject, requestFields, page);
  const { firstName, lastName, mobile, email, message } = words;
  const labels = { firstName, lastName, mobile, email, message };
  return (
    <FormFrame form={form} texts={texts} labels={labels} submitLabel={submitLabel}>
      {showrooms.length > 0 && (
        <SelectField name="location" label={words.showroom} error={form.errorOf("location")}>
          <option value="">{words.anyShowroom}</option>
          {showrooms.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <div className="form-pair">
        <PersonFields form={form} />
      </div>
      {models.length > 1 && (
        <SelectField name="model" label={words.model} error={form.errorOf("model")}>
          <option value="">{words.anyModel}</option>
          {models.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        name="message"
        label={words.message}
        hint={words.messageHint}
        maxLength={longestMessage}
        rows={2}
        className="min-h-20"
        error={form.errorOf("message")}
      />
    </FormFrame>
  );
}
