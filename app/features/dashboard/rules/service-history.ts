/** A visit as the workshop reported it. */
interface ReportedVisit {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly mileage: number;
  readonly title: string;
  readonly center: string;
}
/** An appointment that took place, on its day in the center's zone. */
interface PastAppointment {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly location?: string | undefined;
  readonly serviceTypes?: string | undefined;
}

export interface PastVisit {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly center: string;
  readonly mileage: number | undefined;
  /** Where it was booked with us: its page, and what can be booked again. */
  readonly appointmentId: string | undefined;
  readonly serviceTypes: string | undefined;
}

/** A car may stay for some days: the report bears the day on which it was finished. */
const sameVisitDays = 3;

/** What was done to a vehicle, newest first: reports and past appointments, a visit that is both listed once. */
export function serviceHistory(
  visits: readonly ReportedVisit[],
  appointments: readonly PastAppointment[],
): PastVisit[] {
  const unreported = [...appointments];
  const reported = visits.map(({ id, date, mileage, title, center }): PastVisit => {
    const at = unreported.findIndex(({ day }) => isSameVisit(day, date));
    const [booked] = at < 0 ? [] : unreported.splice(at, 1);
    const { id: appointmentId, serviceTypes } = booked ?? {};
    return { id, day: date, title, center, mileage, appointmentId, serviceTypes };
  });
  const others = unreported.map(
    ({ id, day, title, location = "", serviceTypes }): PastVisit => ({
      id,
      day,
      title,
      center: location,
      mileage: undefined,
      appointmentId: id,
      serviceTypes,
    }),
  );
  return [...reported, ...others].sort((one, other) => other.day.localeCompare(one.day));
}

function isSameVisit(booked: string, reported: string): boolean {
  const days = (Date.parse(reported) - Date.parse(booked)) / 86_400_000;
  return Math.abs(days) <= sameVisitDays;
}
