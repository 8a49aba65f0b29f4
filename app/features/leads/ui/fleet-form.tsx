import { useLanguage } from "#app/i18n/use-language.ts";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import { type FleetAnswers, longestMessage } from "../calls.ts";
import { fleetTerms } from "../rules/fleet-terms.ts";
import { leadWords } from "../words.ts";
import { fleetFormWords } from "./fleet-words.ts";
import { FormFrame, type LeadFormTexts } from "./form-frame.tsx";
import { type FormModel, fleetFields } from "./lead-fields.ts";
import { ModelChoices } from "./model-choices.tsx";
import { PersonFields } from "./person-fields.tsx";
import { type LeadFormPage, type LeadFormState, useLeadForm } from "./use-lead-form.ts";

interface FleetFormProps {
  texts: LeadFormTexts;
  models: readonly FormModel[];
  /** The answers of the calculator that the inquiry goes out from. */
  answers?: FleetAnswers | undefined;
  page: LeadFormPage;
}

/** A company requests vehicles (product/api.md#fleet-inquiry). It is answered with a quote by e-mail. */
export function FleetForm({ texts, models, answers, page }: FleetFormProps) {
  const language = useLanguage();
  const words = fleetFormWords.of(language);
  const { firstName, lastName, mobile, email } = leadWords.of(language);
  const form = useLeadForm({ kind: "fleet", calculator: answers }, fleetFields, page);
  const labels = {
    "fleet.company": words.company,
    "fleet.crNumber": words.crNumber,
    "fleet.count": words.count,
    "fleet.models": words.models,
    "fleet.term": words.term,
    firstName,
    lastName,
    mobile,
    email,
    message: words.fleetMessage,
  };
  return (
    <FormFrame form={form} texts={texts} labels={labels}>
      <CompanyFields form={form} />
      <ModelChoices models={models} error={form.errorOf("fleet.models")} />
      <fieldset className="mt-4">
        <legend className="mb-3 text-subheading">{words.contact}</legend>
        <div className="form-pair">
          <PersonFields form={form} needsEmail />
        </div>
      </fieldset>
      <TextArea
        name="message"
        label={words.fleetMessage}
        maxLength={longestMessage}
        error={form.errorOf("message")}
      />
    </FormFrame>
  );
}

function CompanyFields({ form }: { form: LeadFormState }) {
  const words = fleetFormWords.of(useLanguage());
  const termLabels = {
    "24": words.months24,
    "36": words.months36,
    "48": words.months48,
    "60": words.months60,
    purchase: words.purchase,
  };
  return (
    <div className="form-pair">
      <TextField
        name="fleet.company"
        label={words.company}
        autoComplete="organization"
        required
        error={form.errorOf("fleet.company")}
      />
      <TextField
        name="fleet.crNumber"
        label={words.crNumber}
        inputMode="numeric"
        ltr
        required
        error={form.errorOf("fleet.crNumber")}
      />
      <TextField
        name="fleet.count"
        label={words.count}
        hint={words.countHint}
        inputMode="numeric"
        ltr
        required
        error={form.errorOf("fleet.count")}
      />
      <SelectField name="fleet.term" label={words.term} required error={form.errorOf("fleet.term")}>
        <option value="">{words.noTerm}</option>
        {fleetTerms.map((term) => (
          <option key={term} value={term}>
            {termLabels[term]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
