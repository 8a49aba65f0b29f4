import { type ReactNode, useId } from "react";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { Banner } from "#app/ui/banner.tsx";
import { DateField } from "#app/ui/form/fields/date-field.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { type LicenseProblem, licenseCountries } from "../../rules/license.ts";
import type { DriveState, LicenseAnswers } from "../../wizard/drive-state.ts";
import { problemOfLicense } from "../../wizard/machine/completeness.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { useDrivePage } from "../drive-page.ts";
import { FieldGroup } from "./field-group.tsx";

/** Whether the driver's license serves on the day. Where it does not, the showroom says what can be done. */
export function LicenseFields({ drive, send }: { drive: DriveState; send: SendEvent }) {
  const { texts, words, minimumAge } = useDrivePage();
  const { country, validUntil, isOfAge } = drive.license;
  const answer = (changes: Partial<LicenseAnswers>) => send({ type: "license-answered", changes });
  const problem = problemOfLicense(drive);
  return (
    <FieldGroup title={texts.licenseTitle} hint={texts.licenseHint}>
      <Choices
        label={texts.licenseCountryLabel}
        choices={licenseCountries.map((value) => ({
          label: texts.licenseCountries[value],
          chosen: value === country,
          onChoose: () => answer({ country: value }),
        }))}
      />
      <div className="form-pair mt-3">
        <DateField
          label={texts.licenseUntilLabel}
          required
          value={validUntil}
          onChange={(until) => answer({ validUntil: until })}
        />
        <Choices
          label={withAge(texts.licenseAgeLabel, words.age(minimumAge))}
          choices={[true, false].map((value) => ({
            label: value ? texts.yesLabel : texts.noLabel,
            chosen: value === isOfAge,
            onChoose: () => answer({ isOfAge: value }),
          }))}
        />
      </div>
      {problem && <LicenseProblemNotice problem={problem} drive={drive} />}
    </FieldGroup>
  );
}

/** Why the license does not serve, and whom to call instead of going on. */
function LicenseProblemNotice({
  problem,
  drive: { showroom },
}: {
  problem: LicenseProblem;
  drive: DriveState;
}) {
  const { texts, words, minimumAge } = useDrivePage();
  return (
    <Banner tone="warning">
      <p>{withAge(texts.licenseProblems[problem], words.age(minimumAge))}</p>
      {showroom?.phoneNumber && (
        <a
          href={`tel:${showroom.phoneNumber}`}
          className="mt-1 inline-flex min-h-11 flex-wrap items-center gap-x-2 text-accent underline underline-offset-4"
        >
          {texts.licenseCallLabel} <Ltr className="tabular">{phoneInGroups(showroom.phoneNumber)}</Ltr>
        </a>
      )}
    </Banner>
  );
}

interface Choice {
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A question with a few short answers beside each other. */
function Choices({ label, choices }: { label: string; choices: readonly Choice[] }): ReactNode {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {choices.map((choice) => (
          <label
            key={choice.label}
            className={`flex min-h-12 cursor-pointer items-center gap-3 rounded border px-3.5 py-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${
              choice.chosen
                ? "border-accent bg-accent-soft ring-1 ring-accent"
                : "border-line-strong bg-surface hover:border-ink"
            }`}
          >
            <input
              type="radio"
              name={name}
              checked={choice.chosen}
              onChange={choice.onChoose}
              className="size-5 shrink-0 accent-accent outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function withAge(text: string, age: string): string {
  return text.replace("{age}", age);
}
