/** What a vehicle's record says that decides when it is to come. */
export interface ServiceRecord {
  readonly mileage: number;
  readonly modelYear: number;
  /** YYYY-MM-DD; null before the first visit. */
  readonly lastServiceDate: string | null;
}

/** The maintenance that a vehicle should have next. */
export interface DueService {
  /** The service that is booked for it. */
  readonly typeCode: string;
  /** At which distance it is due, in kilometers: above the plan's last one more than the service is called. */
  readonly kilometers: number;
  /** Why now: by distance, by the time since the last visit, or simply the next of the plan. */
  readonly reason: "distance" | "time" | "next";
}

const interval = 10_000;
/** After this the plan begins again. */
const planLength = 100_000;
/** Up to this far beyond a service's distance the car is overdue for it, not early for the next. */
const overdueWithin = 2_500;
/** So near before it, it is due. */
const dueWithin = 1_000;
const monthsBetween = 6;

/**
 * The next maintenance by distance and age: every 10,000 km or six months, whichever comes first. Above 100,000 km the plan
 * goes on with the same services. A distance without a service of its own has the largest whose distance divides it.
 * Undefined where no maintenance is offered. `today` is YYYY-MM-DD.
 */
export function dueService(
  record: ServiceRecord,
  offered: readonly string[],
  today: string,
): DueService | undefined {
  const plan = offered.flatMap((typeCode) => {
    const [, thousands] = /^pm(\d{1,3})$/.exec(typeCode) ?? [];
    return thousands === undefined ? [] : [{ typeCode, kilometers: Number(thousands) * 1_000 }];
  });
  const isTime = monthsSince(record, today) >= monthsBetween;
  const beyond = record.mileage % interval;
  const isOverdue = record.mileage >= interval && beyond <= overdueWithin && isTime;
  const kilometers = (Math.floor(record.mileage / interval) + (isOverdue ? 0 : 1)) * interval;
  const typeCode = serviceAt(kilometers, plan);
  if (typeCode === undefined) return undefined;
  const isDistance = isOverdue || kilometers - record.mileage <= dueWithin;
  return { typeCode, kilometers, reason: isDistance ? "distance" : isTime ? "time" : "next" };
}

/**
 * The day by which a vehicle should come, by the time since its last visit, or since the beginning of its model year where
 * there was none: YYYY-MM-DD. The end of a shorter month stands for a day that it lacks.
 */
export function serviceDueDay({
  lastServiceDate,
  modelYear,
}: Pick<ServiceRecord, "lastServiceDate" | "modelYear">): string {
  const [year = 0, month = 1, day = 1] = (lastServiceDate ?? `${modelYear}-01-01`).split("-").map(Number);
  const last = new Date(Date.UTC(year, month + monthsBetween, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, month - 1 + monthsBetween, Math.min(day, last)));
  return due.toISOString().slice(0, 10);
}

function serviceAt(
  kilometers: number,
  plan: readonly { readonly typeCode: string; readonly kilometers: number }[],
): string | undefined {
  const within = ((kilometers - 1) % planLength) + 1;
  return plan
    .filter((service) => within % service.kilometers === 0)
    .toSorted((one, other) => other.kilometers - one.kilometers)[0]?.typeCode;
}

/** Whole months since the last visit, or since the beginning of the model year where there was none. */
function monthsSince({ lastServiceDate, modelYear }: ServiceRecord, today: string): number {
  const [year = 0, month = 0, day = 0] = (lastServiceDate ?? `${modelYear}-01-01`).split("-").map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split("-").map(Number);
  return (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0);
}
