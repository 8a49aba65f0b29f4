const dayMs = 86_400_000;
const relativeDay = /^\{today([+-]\d{1,4})\}$/;

/** Days that the demo counts from are renewed once in this time, so that an offer which ends soon never has ended. */
export const renewedEveryDays = 7;

/**
 * Writes calendar days in place of `{today+9}` and `{today-30}`, at any depth. `today` is the first day of the current
 * week-long period, in UTC: the demo's content stays as it is within one.
 */
export function writeDays(value: unknown, now: Date): unknown {
  if (typeof value === "string") return dayFor(value, now);
  if (Array.isArray(value)) return value.map((inner) => writeDays(inner, now));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, writeDays(inner, now)]));
}

function dayFor(text: string, now: Date): string {
  const days = relativeDay.exec(text)?.[1];
  if (days === undefined) return text;
  const period = Math.floor(now.getTime() / dayMs / renewedEveryDays);
  return new Date((period * renewedEveryDays + Number(days)) * dayMs).toISOString().slice(0, 10);
}
