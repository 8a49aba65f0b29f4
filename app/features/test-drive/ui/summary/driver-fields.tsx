import { type FormEvent, useState } from "react";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { CheckboxField } from "#app/ui/form/fields/checkbox-field.tsx";
import { EmailField } from "#app/ui/form/fields/email-field.tsx";
import { NameField } from "#app/ui/form/fields/name-field.tsx";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import { type Driver, notesLimit } from "../../wizard/drive-state.ts";
import { driverProblems } from "../../wizard/machine/completeness.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { useDrivePage } from "../drive-page.ts";
import { FieldGroup } from "./field-group.tsx";

type Written = "firstName" | "lastName" | "email" | "notes";

/** Who drives. A field is checked when it is left. */
export function DriverFields({ driver, send }: { driver: Driver; send: SendEvent }) {
  const { texts, language } = useDrivePage();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = driverProblems(driver);
  const problems = Object.fromEntries(Object.entries(found).filter(([name]) => left.has(name)));
  const errorOf = (name: string) => {
    const problem = problems[name];
    return problem && problemTexts[problem][language];
  };
  const field = (name: Written) => ({
    name,
    defaultValue: driver[name],
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      send({ type: "driver-written", changes: { [name]: currentTarget.value } }),
    onBlur: () => setLeft((before) => new Set([...before, name])),
  });
  const form = { problems, errorOf };
  return (
    <FieldGroup title={texts.detailsTitle}>
      <div className="form-pair">
        <NameField
          {...field("firstName")}
          label={texts.firstNameLabel}
          autoComplete="given-name"
          form={form}
        />
        <NameField
          {...field("lastName")}
          label={texts.lastNameLabel}
          autoComplete="family-name"
          form={form}
        />
      </div>
      <EmailField {...field("email")} label={texts.emailLabel} error={errorOf("email")} />
      <TextArea
        {...field("notes")}
        label={texts.notesLabel}
        placeholder={texts.notesPlaceholder}
        maxLength={notesLimit}
        rows={2}
        className="min-h-20"
      />
      <CheckboxField
        label={texts.consentLabel}
        defaultChecked={driver.marketingConsent}
        onChange={({ currentTarget }) =>
          send({ type: "driver-written", changes: { marketingConsent: currentTarget.checked } })
        }
      />
    </FieldGroup>
  );
}
