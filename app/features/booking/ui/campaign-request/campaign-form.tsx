import { offeredYears } from "#app/features/campaigns/rules/campaigns.ts";
import { market } from "#app/i18n/market.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { CheckedForm, FormFailure, SendButton } from "#app/ui/form/checked-form.tsx";
import { EmailField } from "#app/ui/form/fields/email-field.tsx";
import { NameField } from "#app/ui/form/fields/name-field.tsx";
import { PhoneField } from "#app/ui/form/fields/phone-field.tsx";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { notesLimit } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { campaignFields } from "./campaign-fields.ts";
import { type CampaignFormPage, type CampaignFormState, useCampaignForm } from "./use-campaign-form.ts";
import { VisitFields } from "./visit-fields.tsx";
import { campaignWords } from "./words.ts";

/** The campaign request form (product/campaigns.md#request-form): who, which vehicle, where and when. */
export function CampaignRequestForm(page: CampaignFormPage) {
  const { language } = useBookingPage();
  const words = campaignWords.of(language);
  const form = useCampaignForm(page);
  const { form: texts } = page.campaign;
  const labels = Object.fromEntries(campaignFields.map((name) => [name, words[name]]));
  return (
    <CheckedForm form={form} labels={labels}>
      <PersonFields form={form} />
      <VehicleFields form={form} campaign={page.campaign} />
      <VisitFields form={form} centers={page.centers} />
      <TextArea
        name="message"
        label={words.message}
        maxLength={notesLimit}
        rows={2}
        error={form.errorOf("message")}
      />
      <FormFailure form={form} />
      <div className="mt-1 text-sm text-ink-soft">
        <RichText text={texts.privacy} />
      </div>
      <SendButton form={form}>{texts.submitLabel}</SendButton>
    </CheckedForm>
  );
}

function PersonFields({ form }: { form: CampaignFormState }) {
  const { language } = useBookingPage();
  const words = campaignWords.of(language);
  return (
    <>
      <NameField name="fullName" label={words.fullName} autoComplete="name" form={form} />
      <div className="form-pair">
        <PhoneField
          name="phone"
          label={words.phone}
          dialCode={internationalPhone("", market().country)}
          required
          error={form.errorOf("phone")}
        />
        <EmailField name="email" label={words.email} error={form.errorOf("email")} />
      </div>
    </>
  );
}

function VehicleFields({ form, campaign }: { form: CampaignFormState } & Pick<CampaignFormPage, "campaign">) {
  const { language } = useBookingPage();
  const words = campaignWords.of(language);
  const { article, form: texts } = campaign;
  return (
    <>
      <TextField
        name="vehicleRegistration"
        label={words.vehicleRegistration}
        hint={words.registrationHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        ltr
        required
        error={form.errorOf("vehicleRegistration")}
      />
      <div className={article.asksYear ? "form-pair" : ""}>
        <SelectField
          name="vehicleModel"
          label={words.vehicleModel}
          required
          error={form.errorOf("vehicleModel")}
        >
          <option value="">{words.noModel}</option>
          {texts.vehicleModels.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        {article.asksYear && (
          <SelectField
            name="vehicleYear"
            label={words.vehicleYear}
            required
            error={form.errorOf("vehicleYear")}
          >
            <option value="">{words.noYear}</option>
            {offeredYears(article.eligibleYears).map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </>
  );
}
