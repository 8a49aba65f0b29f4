import type { Vehicle, Warranty } from "#app/features/garage/calls.ts";
import { endOfWarranty } from "#app/features/garage/rules/warranties.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { type CoverLeft, coverLeft, type TimeLeft } from "../rules/cover-left.ts";
import { dashboardWords } from "../words.ts";

/** A warranty of a vehicle, with what is left of it today. */
export interface Cover extends CoverLeft {
  readonly vehicle: Vehicle;
  readonly warranty: Warranty;
  /** YYYY-MM-DD, in the importer's zone. */
  readonly lastDay: string;
}

/** A vehicle's warranties; `now` is in milliseconds, as the server has it. */
export function coversOf(vehicle: Vehicle, now: number): Cover[] {
  const { zone } = market();
  const today = dayIn(new Date(now), zone);
  return vehicle.warranties.map((warranty) => {
    const lastDay = dayIn(endOfWarranty(warranty.warrantyEndDate), zone);
    const { warrantyRuntime: runtimeMonths, warrantyOutputLimit: limitKm } = warranty;
    return {
      vehicle,
      warranty,
      lastDay,
      ...coverLeft({ runtimeMonths, lastDay, limitKm }, vehicle.mileage, today),
    };
  });
}

/** Those in force, of all vehicles, in the order in which they end. */
export function coversInForce(vehicles: readonly Vehicle[], now: number): Cover[] {
  return inOrderOfEnd(vehicles.flatMap((vehicle) => coversOf(vehicle, now))).filter(isInForce);
}

/** What is soon over first, then by their last days; what is over comes last. */
export function inOrderOfEnd(covers: readonly Cover[]): Cover[] {
  return [...covers].sort(
    (one, other) =>
      Number(isInForce(other)) - Number(isInForce(one)) ||
      Number(other.isSoonOver) - Number(one.isSoonOver) ||
      one.lastDay.localeCompare(other.lastDay),
  );
}

function isInForce({ warranty }: Cover): boolean {
  return warranty.warrantyStatus === "active";
}

/** "3 years and 2 months". */
export function runtimeInWords(runtimeMonths: number, language: Language): string {
  const words = dashboardWords.of(language);
  const [years, months] = [Math.floor(runtimeMonths / 12), runtimeMonths % 12];
  return words.together(
    ...(years > 0 ? [words.years(years)] : []),
    ...(months > 0 || years === 0 ? [words.months(months)] : []),
  );
}

/** "3 years and 2 months left". */
export function timeLeftInWords({ years, months, days }: TimeLeft, language: Language): string {
  const words = dashboardWords.of(language);
  const parts = [
    ...(years > 0 ? [words.years(years)] : []),
    ...(months > 0 ? [words.months(months)] : []),
    ...(days > 0 ? [words.days(days)] : []),
  ];
  return parts.length === 0 ? words.lastDay : words.left(...parts);
}
