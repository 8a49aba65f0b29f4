import { withCommas } from "#app/i18n/comma.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { leadWords } from "../../lead-words.ts";
import type { LicenseCountry } from "../../rules/license.ts";

export interface DriveForLead {
  readonly reference: string;
  readonly startsAt: Date | null;
  readonly timeZone: string;
  /** Trim, color and plate; empty without a car. */
  readonly car: string;
  readonly license: { readonly country: LicenseCountry; readonly validUntil: string } | undefined;
  readonly notes: string;
}

const longest = 1024;

/** What the people of a showroom read about a drive, a fact a line. */
export function leadMessage(drive: DriveForLead, language: Language): string {
  const words = leadWords.of(language);
  const { reference, startsAt, timeZone, car, license, notes } = drive;
  const when = startsAt && momentInWords(startsAt, timeZone, language);
  const lines = [
    when === null ? words.withoutTime(reference) : words.withTime(reference, when),
    car && `${words.car}: ${car}`,
    license && `${words.license}: ${licenseWords(license, language)}`,
    notes,
  ];
  return lines.filter(Boolean).join("\n").slice(0, longest);
}

function licenseWords({ country, validUntil }: NonNullable<DriveForLead["license"]>, language: Language) {
  const words = leadWords.of(language);
  const name = country === "other" ? "" : words[country];
  return withCommas([name, words.until(dateInWords(validUntil, language))], language);
}
