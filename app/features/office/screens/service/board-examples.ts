import type { Board, BoardAppointment } from "./board.ts";

/** An instant of the example's day, by its time in UTC: three hours behind Doha. */
export const boardInstant = (time: string) => `2099-12-01T${time}:00.000Z`;

/** A visit to the first bay from 9 to 10 in Doha, of a customer named after its id. */
export function boardVisit(id: string, changes: Partial<BoardAppointment> = {}): BoardAppointment {
  return {
    id,
    reference: `RM-${id}`,
    code: "CNF",
    isNoShow: false,
    centerId: "al-sadd",
    day: (changes.startsAt ?? boardInstant("06:00")).slice(0, 10),
    bay: 0,
    version: 3,
    startsAt: boardInstant("06:00"),
    endsAt: boardInstant("07:00"),
    services: ["10,000 km"],
    isLate: false,
    isOverdue: false,
    promisedAt: null,
    openExtraWork: 0,
    customer: { id: `of-${id}`, name: `Customer ${id}`, phone: null, isGuest: false },
    car: { vehicleId: `car-${id}`, model: "Hajar", plate: `10${id}`, vin: "" },
    ...changes,
  };
}

/** A day of two bays that are open from 7 to 15 in Doha. */
export function boardOf(appointments: Board["appointments"], changes: Partial<Board> = {}): Board {
  return {
    day: "2099-12-01",
    today: "2099-12-01",
    timeZone: "Asia/Qatar",
    can: { moves: true, bays: true, walkIns: true },
    opening: [{ from: boardInstant("04:00"), to: boardInstant("12:00") }],
    bays: [0, 1].map((bay) => ({ bay, name: `Bay ${bay + 1}`, group: "periodic" as const, closures: [] })),
    appointments,
    ...changes,
  };
}
