import { useLanguage } from "#app/i18n/use-language.ts";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import { longestMessage } from "../calls.ts";
import { leadWords } from "../words.ts";
import { FormFrame, type LeadFormTexts } from "./form-frame.tsx";
import { sellFields } from "./lead-fields.ts";
import { PersonFields } from "./person-fields.tsx";
import { type LeadFormPage, useLeadForm } from "./use-lead-form.ts";

/** A visitor offers a car: which it is, in a few words, and who calls back. */
export function SellForm({ texts, page }: { texts: LeadFormTexts; page: LeadFormPage }) {
  const words = leadWords.of(useLanguage());
  const form = useLeadForm({ kind: "sell-car" }, sellFields, page);
  const { soldCar: message, firstName, lastName, mobile, email } = words;
  return (
    <FormFrame form={form} texts={texts} labels={{ message, firstName, lastName, mobile, email }}>
      <TextArea
        name="message"
        label={message}
        hint={words.soldCarHint}
        required
        maxLength={longestMessage}
        rows={3}
        error={form.errorOf("message")}
      />
      <div className="form-pair">
        <PersonFields form={form} />
      </div>
    </FormFrame>
  );
}
