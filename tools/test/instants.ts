const dayMs = 86_400_000;

/** Months of the Hijri year by Umm al-Qura, as `db/seed/demo/special-days.ts` reads them. */
const hijri = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});

/** A day as YYYY-MM-DD. */
type Day = string;

/**
 * The instants of `npm run clocks` by their names, in Doha's time, none before `now`: full hours that strike during the run,
 * ends of months and of the year, a Friday, a leap day, the first and last days of the next two Ramadans, both feasts, and
 * the weeks in which what is booked 70 to 100 days ahead meets them.
 */
export function clockInstants(now: Date): ReadonlyMap<string, string> {
  const tomorrow = dayOf(now.getTime() + dayMs);
  const at = (day: Day, time: string) => `${day}T${time}:00+03:00`;
  const next = (isMeant: (day: Day) => boolean) => daysFrom(tomorrow).find(isMeant) ?? tomorrow;
  const [first, second] = ramadans(tomorrow);
  const fitr = next((day) => hijriOf(day) === "10/1");
  const adha = next((day) => hijriOf(day) === "12/10");
  const hours = ["00", "02", "06", "09", "12", "15", "20", "23"];
  const friday = next((day) => new Date(day).getUTCDay() === 5);
  return new Map([
    ...hours.map((hour) => [`${hour}h`, at(tomorrow, `${hour}:59`)] as const),
    [
      "month-end",
      at(
        next((day) => day.endsWith("-01-31")),
        "23:30",
      ),
    ],
    [
      "short-month-end",
      at(
        next((day) => day.endsWith("-04-30")),
        "23:30",
      ),
    ],
    [
      "february-end",
      at(
        next((day) => day.endsWith("-02-28")),
        "02:00",
      ),
    ],
    [
      "leap-day",
      at(
        next((day) => day.endsWith("-02-29")),
        "12:00",
      ),
    ],
    [
      "year-end",
      at(
        next((day) => day.endsWith("-12-31")),
        "23:30",
      ),
    ],
    ["friday", at(friday, "11:30")],
    ["friday-night", at(friday, "23:30")],
    ["ramadan-begin", at(first.from, "10:30")],
    ["ramadan-end", at(first.to, "21:00")],
    ["later-ramadan-begin", at(second.from, "21:30")],
    ["later-ramadan-end", at(second.to, "10:30")],
    ["eid-al-fitr", at(fitr, "10:30")],
    ["eid-al-adha", at(adha, "10:30")],
    ...[100, 85, 70].flatMap((days) => [
      [`${days}-days-before-ramadan`, at(ahead(second.from, days), "10:30")] as const,
      [`${days}-days-before-eid-al-fitr`, at(ahead(second.fitr, days), "14:30")] as const,
      [`${days}-days-before-eid-al-adha`, at(ahead(second.adha, days), "18:30")] as const,
    ]),
  ]);
}

/** The next two Ramadans that have not begun, and the feasts after each. */
function ramadans(tomorrow: Day) {
  const days = [...daysFrom(tomorrow)];
  const firsts = days.filter((day) => hijriOf(day) === "9/1");
  const spanFrom = (from: Day | undefined) => {
    if (from === undefined) throw new Error("no Ramadan was found");
    const after = (wanted: string) => days.find((day) => day > from && hijriOf(day) === wanted) ?? from;
    const fitr = after("10/1");
    return { from, to: ahead(fitr, 1), fitr, adha: after("12/10") };
  };
  return [spanFrom(firsts[0]), spanFrom(firsts[1])] as const;
}

/** Five years: a leap day is among them. */
function daysFrom(first: Day): Day[] {
  return Array.from({ length: 5 * 366 }, (_, index) => dayOf(Date.parse(first) + index * dayMs));
}

function ahead(day: Day, days: number): Day {
  return dayOf(Date.parse(day) - days * dayMs);
}

function hijriOf(day: Day): string {
  const parts = hijri.formatToParts(new Date(day));
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${partOf("month")}/${partOf("day")}`;
}

function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}
