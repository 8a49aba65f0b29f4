import type { ImportedCenter } from "#app/features/scheduling/scheduling.server.ts";

type Override = ImportedCenter["overrides"][number];
type Span = Pick<Override, "from" | "to">;

const dayMs = 86_400_000;
/** The running Ramadan and feasts count, and so do those of this many years after. */
const years = 3;

/**
 * Saudi Arabia's civil calendar Umm al-Qura, as Unicode's CLDR has it: months follow from astronomy, so the days are known
 * years ahead. In Qatar the moon-sighting committee decides the evening before and has differed from it by a day at most;
 * an importer then corrects the dates.
 */
const hijri = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
  ...{ month: "numeric", day: "numeric", year: "numeric", timeZone: "UTC" },
});

/** Months of the Hijri year, and the days off: Eid al-Fitr 1-3 Shawwal, Eid al-Adha from Arafa on, 9-12 Dhu al-Hijja. */
const [ramadan, shawwal, dhuAlHijja] = [9, 10, 12];

type Timings = Override["timings"];
interface RamadanHours {
  readonly usual: Timings;
  /** Of its Fridays, where they differ; none is a closed day. */
  readonly fridays?: Timings | undefined;
}

const mornings: Timings = [{ start: "09:00", end: "14:00" }];
// After the evening prayer and into the night: it belongs to the day on which it opens.
const nights: Timings = [...mornings, { start: "20:00", end: "01:00" }];

/** Hours of a workshop in Ramadan. */
export function workshopHours({
  openAtNight,
  closedOnFridays,
}: {
  readonly openAtNight: boolean;
  readonly closedOnFridays: boolean;
}): RamadanHours {
  return { usual: openAtNight ? nights : mornings, fridays: closedOnFridays ? [] : undefined };
}

/**
 * Hours in place of the weekdays' from `now` on: of Ramadan, closed on the feasts, and closed on a day three weeks ahead for
 * stock-taking. Of two that hold for a day the narrower one comes later, as `rules/slots.ts` wants it.
 */
export function specialDays(now: Date, { usual, fridays }: RamadanHours): Override[] {
  const stockTaking = dayOf(now.getTime() + 21 * dayMs);
  const ramadanHours = { en: "Ramadan hours", ar: "أوقات العمل في شهر رمضان" };
  const closedThen = { en: "Closed on Fridays", ar: "مغلق يوم الجمعة" };
  const fasts = hijriSpans(now, (month) => month === ramadan);
  return [
    ...fasts.map((span) => ({ ...span, reason: ramadanHours, timings: usual })),
    ...(fridays ? fasts.flatMap(fridaysIn) : []).map((span) => ({
      ...span,
      reason: fridays?.length === 0 ? closedThen : ramadanHours,
      timings: fridays ?? [],
    })),
    ...closed(
      hijriSpans(now, (month, day) => month === shawwal && day <= 3),
      "Closed for Eid al-Fitr",
      "مغلق بمناسبة عيد الفطر",
    ),
    ...closed(
      hijriSpans(now, (month, day) => month === dhuAlHijja && day >= 9 && day <= 12),
      "Closed for Eid al-Adha",
      "مغلق بمناسبة عيد الأضحى",
    ),
    ...closed([{ from: stockTaking, to: stockTaking }], "Closed for stock-taking", "مغلق للجرد السنوي"),
  ];
}

function closed(spans: readonly Span[], en: string, ar: string): Override[] {
  return spans.map((span) => ({ ...span, reason: { en, ar }, timings: [] }));
}

function fridaysIn({ from, to }: Span): Span[] {
  const found: Span[] = [];
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += dayMs)
    if (new Date(ms).getUTCDay() === 5) found.push({ from: dayOf(ms), to: dayOf(ms) });
  return found;
}

/** The running or next spans of days that satisfy `holds`, one a Hijri year. */
function hijriSpans(now: Date, holds: (month: number, day: number) => boolean): Span[] {
  const days = hijriDays(Math.floor(now.getTime() / dayMs) - 30);
  const spans: { from: string; to: string }[] = [];
  let running: { from: string; to: string } | undefined;
  for (const { at, month, day } of days) {
    if (!holds(month, day)) {
      running = undefined;
    } else if (running) {
      running.to = at;
    } else {
      running = { from: at, to: at };
      spans.push(running);
    }
  }
  const today = dayOf(now.getTime());
  return spans.filter(({ to }) => to >= today).slice(0, years);
}

interface HijriDay {
  /** YYYY-MM-DD. */
  readonly at: string;
  readonly month: number;
  readonly day: number;
}
const cached = new Map<number, readonly HijriDay[]>();

/** The days from one on, for long enough that every span is whole. It is the same for each center. */
function hijriDays(first: number): readonly HijriDay[] {
  const made =
    cached.get(first) ?? Array.from({ length: (years + 1) * 355 + 60 }, (_, n) => hijriDay(first + n));
  cached.set(first, made);
  return made;
}

function hijriDay(dayNumber: number): HijriDay {
  const parts = hijri.formatToParts(dayNumber * dayMs);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { at: dayOf(dayNumber * dayMs), month: numberOf("month"), day: numberOf("day") };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
