/** How long something lasts, in the units that people say: years and months, or days in the last month. */
export interface TimeLeft {
  readonly years: number;
  readonly months: number;
  /** Only where neither years nor months are left; 0 is the last day. */
  readonly days: number;
}

/** What is left of a warranty. A share is between 0 (nothing) and 1 (all of it). */
export interface CoverLeft {
  /** Undefined where its last day is past. */
  readonly time: TimeLeft | undefined;
  readonly timeShare: number;
  /** Null where the distance is not limited. */
  readonly km: number | null;
  readonly kmShare: number;
  /** Little is left of the one or the other, and it has not ended yet. */
  readonly isSoonOver: boolean;
}

interface Terms {
  readonly runtimeMonths: number;
  /** Its last day, YYYY-MM-DD, in the zone of `today`. */
  readonly lastDay: string;
  readonly limitKm: number | null;
}

const soonDays = 120;
const soonKm = 3_000;

/** What is left of a warranty on a day, for a vehicle that has run so far. */
export function coverLeft(
  { runtimeMonths, lastDay, limitKm }: Terms,
  mileage: number,
  today: string,
): CoverLeft {
  const days = daysBetween(today, lastDay);
  const allDays = daysBetween(monthsBefore(lastDay, runtimeMonths), lastDay);
  const km = limitKm === null ? null : Math.max(0, limitKm - mileage);
  const isOver = days < 0 || (limitKm !== null && mileage > limitKm);
  return {
    time: days < 0 ? undefined : timeBetween(today, lastDay),
    timeShare: share(days, allDays),
    km,
    kmShare: km === null ? 1 : share(km, limitKm ?? 0),
    isSoonOver: !isOver && (days <= soonDays || (km !== null && km <= soonKm)),
  };
}

function timeBetween(from: string, to: string): TimeLeft {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
  if (months < 1) return { years: 0, months: 0, days: daysBetween(from, to) };
  return { years: Math.floor(months / 12), months: months % 12, days: 0 };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function monthsBefore(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

function share(left: number, all: number): number {
  return all <= 0 ? 0 : Math.min(1, Math.max(0, left / all));
}
