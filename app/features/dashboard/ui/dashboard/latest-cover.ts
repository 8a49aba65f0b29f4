import type { Warranty } from "#app/features/garage/calls.ts";
import { endOfWarranty } from "#app/features/garage/rules/warranties.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";

/** Last day of the longest warranty, in the importer's zone; with `inForce` of those that still are. Undefined without one. */
export function latestCover(warranties: readonly Warranty[], { inForce = true } = {}): string | undefined {
  const ends = warranties
    .filter((warranty) => !inForce || warranty.warrantyStatus === "active")
    .map((warranty) => endOfWarranty(warranty.warrantyEndDate).getTime());
  return ends.length === 0 ? undefined : dayIn(new Date(Math.max(...ends)), market().zone);
}
