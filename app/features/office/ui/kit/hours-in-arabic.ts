import { counted } from "#app/i18n/numbers/counted.ts";

/** A number of hours with its noun, as Arabic counts. */
export function hoursInArabic(hours: number): string {
  return counted(hours, "hour");
}
