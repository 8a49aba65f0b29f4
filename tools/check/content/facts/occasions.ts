import type { FileFragment } from "#db/seed/content-files.ts";
import { leavesOf, nameOf } from "../fragments.ts";

/** A day by the calendar of Umm al-Qura. */
interface Hijri {
  readonly month: number;
  readonly day: number;
}
interface Occasion {
  readonly name: string;
  readonly words: RegExp;
  isOn(day: Date, hijri: Hijri): boolean;
}

const occasions: readonly Occasion[] = [
  { name: "Ramadan", words: /\bramadan\b|رمضان/i, isOn: (_, { month }) => month === 9 },
  {
    name: "Eid",
    words: /\beid\b|عيد (?:الفطر|الأضحى)|العيد(?![\u0621-\u064a])/i,
    isOn: (_, { month, day }) => (month === 10 && day <= 7) || (month === 12 && day >= 8 && day <= 14),
  },
  {
    name: "National Day",
    words: /\bnational day\b|اليوم الوطني/i,
    isOn: (day) => day.getUTCMonth() === 11 && day.getUTCDate() === 18,
  },
  {
    name: "summer",
    words: /\bsummer offer\b|عرض الصيف/i,
    isOn: (day) => [4, 5, 6, 7, 8].includes(day.getUTCMonth()),
  },
];
const hijriDays = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
  month: "numeric",
  day: "numeric",
  timeZone: "UTC",
});

/** What is named after an occasion holds at that time: nothing of Ramadan is offered in November. */
export function checkOccasions(fragments: readonly FileFragment[]): string[] {
  return fragments.flatMap((fragment) => {
    const { validFrom, validUntil } = fragment.shared as { validFrom?: string; validUntil?: string };
    if (validFrom === undefined || validUntil === undefined) return [];
    const texts = leavesOf(fragment.texts).map(([, text]) => text);
    return occasions
      .filter(({ words }) => texts.some((text) => words.test(text)))
      .filter((occasion) => !holdsAt(occasion, validFrom, validUntil))
      .map(({ name }) => `${nameOf(fragment)}: names ${name}, and holds from ${validFrom} to ${validUntil}`);
  });
}

function holdsAt(occasion: Occasion, from: string, until: string): boolean {
  const last = new Date(until.slice(0, 10));
  for (const day = new Date(from.slice(0, 10)); day <= last; day.setUTCDate(day.getUTCDate() + 1)) {
    const parts = Object.fromEntries(
      hijriDays.formatToParts(day).map(({ type, value }) => [type, Number(value)]),
    );
    if (occasion.isOn(day, { month: parts.month ?? 0, day: parts.day ?? 0 })) return true;
  }
  return false;
}
