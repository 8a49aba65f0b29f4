import { market } from "#app/i18n/market.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { EmailField } from "#app/ui/form/fields/email-field.tsx";
import { NameField } from "#app/ui/form/fields/name-field.tsx";
import { PhoneField } from "#app/ui/form/fields/phone-field.tsx";
import { leadWords } from "../words.ts";
import type { LeadFormState } from "./use-lead-form.ts";

interface PersonFieldsProps {
  form: LeadFormState;
  /** A company is answered by e-mail, a person by telephone. */
  needsEmail?: boolean;
}

/** The sender: name, number, e-mail. */
export function PersonFields({ form, needsEmail = false }: PersonFieldsProps) {
  const words = leadWords.of(useLanguage());
  return (
    <>
      <NameField name="firstName" label={words.firstName} autoComplete="given-name" form={form} />
      <NameField name="lastName" label={words.lastName} autoComplete="family-name" form={form} />
      <PhoneField
        name="mobile"
        label={words.mobile}
        dialCode={internationalPhone("", market().country)}
        required
        error={form.errorOf("mobile")}
      />
      <EmailField
        name="email"
        label={needsEmail ? words.email : words.emailOptional}
        required={needsEmail}
        error={form.errorOf("email")}
      />
    </>
  );
}
