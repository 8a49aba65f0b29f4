import type { DriveCode } from "./drive-states.ts";

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

/** What is uploaded of a license. */
export const licenseSides = ["front", "back"] as const;
export type LicenseSide = (typeof licenseSides)[number];

/** Why no picture of a license can be added to a drive; undefined where one can. */
export function uploadObstacle(
  { code, startsAt }: { readonly code: DriveCode; readonly startsAt: Date | null },
  now: Date,
): "called-off" | "over" | "without-time" | undefined {
  if (code === "canceled" || code === "rejected") return "called-off";
  if (code !== "requested" && code !== "confirmed" && code !== "arrived") return "over";
  if (startsAt === null) return "without-time";
  return startsAt <= now ? "over" : undefined;
}

/** When a picture of a license is deleted: so many days after its drive. */
export function licenseEnd(endsAt: Date, days: number): Date {
  return new Date(endsAt.getTime() + days * 86_400_000);
}
