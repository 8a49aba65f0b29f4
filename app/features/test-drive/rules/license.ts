/** Where a license may come from (product/test-drives.md#license). "other" is nowhere that may drive here. */
export const licenseCountries = ["qatar", "gcc", "international", "other"] as const;
export type LicenseCountry = (typeof licenseCountries)[number];

/** What a driver says of their license. */
export interface License {
  readonly country: LicenseCountry;
  /** Its last day, YYYY-MM-DD. */
  readonly validUntil: string;
  /** Of the importer's minimum age, or older. */
  readonly isOfAge: boolean;
}

/** Why a license does not serve; the showroom can say what to do. */
export type LicenseProblem = "country" | "expired" | "age";

/** What speaks against driving with a license on a day (YYYY-MM-DD at the showroom); undefined where nothing does. */
export function licenseProblem(
  { country, validUntil, isOfAge }: License,
  day: string,
): LicenseProblem | undefined {
  if (country === "other") return "country";
  if (validUntil < day) return "expired";
  return isOfAge ? undefined : "age";
}
