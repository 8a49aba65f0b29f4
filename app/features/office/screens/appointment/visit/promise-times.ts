import { startOfDay } from "#app/i18n/dates/dates.ts";

export interface ProposedTime {
  readonly id: "planned" | "plusOne" | "plusTwo" | "evening" | "morning";
  readonly at: string;
}
interface Known {
  /** When the car would be ready as it stands now. */
  readonly base: Date;
  readonly closesAt: string | null;
  readonly opensAt: string | null;
  readonly now: Date;
}

const hourMs = 3_600_000;
const quarterMs = hourMs / 4;

/** When a car is ready that is checked in now: at the end of its hours, else so many hours from now, to the quarter of an hour. */
export function plannedReady(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  now: Date,
): Date {
  const end = Date.parse(endsAt);
  if (end > now.getTime()) return new Date(end);
  const takes = end - Date.parse(startsAt);
  return new Date(Math.ceil((now.getTime() + takes) / quarterMs) * quarterMs);
}

/** Times that are promised by one press: none is over, none stands twice, and nobody is called to a closed center. */
export function promiseTimes({ base, closesAt, opensAt, now }: Known): ProposedTime[] {
  const closes = closesAt === null ? undefined : Date.parse(closesAt);
  const isAfterClosing = (at: number) => closes !== undefined && base.getTime() <= closes && at > closes;
  const plus = (hours: number) => base.getTime() + hours * hourMs;
  const all = [
    { id: "planned", at: base.getTime() },
    { id: "plusOne", at: plus(1) },
    { id: "plusTwo", at: plus(2) },
    { id: "evening", at: closes },
    { id: "morning", at: opensAt === null ? undefined : Date.parse(opensAt) },
  ] as const;
  const seen = new Set<number>();
  const times: ProposedTime[] = [];
  for (const { id, at } of all) {
    if (at === undefined || at <= now.getTime() || seen.has(at) || isHoursPast(id, at)) continue;
    seen.add(at);
    times.push({ id, at: new Date(at).toISOString() });
  }
  return times;

  function isHoursPast(id: ProposedTime["id"], at: number): boolean {
    return (id === "plusOne" || id === "plusTwo") && isAfterClosing(at);
  }
}

/** A day and a clock time of a zone as an instant; null while one of them is missing. */
export function instantOf(day: string, time: string, timeZone: string): string | null {
  const clock = /^(\d{2}):(\d{2})/.exec(time);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || clock === null) return null;
  const minutes = Number(clock[1]) * 60 + Number(clock[2]);
  return new Date(startOfDay(day, timeZone).getTime() + minutes * 60_000).toISOString();
}
