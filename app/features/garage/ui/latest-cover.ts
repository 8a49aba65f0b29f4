import { dayIn } from "#app/i18n/dates.ts";
import { market } from "#app/i18n/market.ts";
import type { Warranty } from "../calls.ts";

/** Last day of the longest warranty still in force, in the importer's zone; undefined when none is. */
export function latestCover(warranties: readonly Warranty[]): string | undefined {
  const ends = warranties
    .filter((warranty) => warranty.warrantyStatus === "active")
    .map((warranty) => Number(/\d+/.exec(warranty.warrantyEndDate)?.[0]));
  return ends.length === 0 ? undefined : dayIn(new Date(Math.max(...ends)), market().zone);
}
