import type { ImportedCenter } from "#app/features/booking/booking.server.ts";

type Override = ImportedCenter["overrides"][number];

const dayMs = 86_400_000;
const hijri = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", { month: "numeric", timeZone: "UTC" });

/** The month of Ramadan that is running at `now` or comes next, by the Umm al-Qura calendar, as days YYYY-MM-DD. */
function nextRamadan(now: Date): { readonly from: string; readonly to: string } {
  const isRamadan = (ms: number) => hijri.format(ms) === "9";
  let first = Math.floor(now.getTime() / dayMs) * dayMs;
  while (isRamadan(first - dayMs) && isRamadan(first)) first -= dayMs;
  while (!isRamadan(first)) first += dayMs;
  let last = first;
  while (isRamadan(last + dayMs)) last += dayMs;
  return { from: dayOf(first), to: dayOf(last) };
}

/** Hours of the month of Ramadan, and a day three weeks ahead on which everything is closed for stock-taking. */
export function specialDays(now: Date, { openAtNight }: { openAtNight: boolean }): Override[] {
  const closed = dayOf(now.getTime() + 21 * dayMs);
  const mornings = [{ start: "09:00", end: "14:00" }];
  // After the evening prayer and into the night: it belongs to the day on which it opens.
  const nights = [...mornings, { start: "20:00", end: "01:00" }];
  return [
    {
      ...nextRamadan(now),
      reason: { en: "Ramadan hours", ar: "أوقات العمل في شهر رمضان" },
      timings: openAtNight ? nights : mornings,
    },
    {
      from: closed,
      to: closed,
      reason: { en: "Closed for stock-taking", ar: "مغلق للجرد السنوي" },
      timings: [],
    },
  ];
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
