import {
  appointmentsById,
  bookByStaff,
  freeTimesForStaff,
} from "#app/features/booking/staff-booking.server.ts";
import { auditOf } from "#app/features/staff/staff.server.ts";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { planClosureCall } from "../../calls/capacity-calls.ts";

export const center = "al-sadd";
export const reason = { en: "Repairs of the building", ar: "أعمال صيانة في المبنى" };
export const today = dayIn(now(), "Asia/Qatar");
export type Member = Awaited<ReturnType<typeof staffMember>>;

/** Who works at the center, and a manager of another one. */
export async function centerTeam() {
  return {
    manager: await staffMember({ role: "manager", place: center, name: "Maryam Al Sulaiti" }),
    adviser: await staffMember({ role: "adviser", place: center, name: "Fatima Al Kaabi" }),
    workshop: await staffMember({ role: "workshop", place: center }),
    elsewhere: await staffMember({ role: "manager", place: "lusail" }),
  };
}
const desk = { staffId: "desk", name: "Desk" };

let cars = 0;
/** Visits at the first free hours of a day that has some, from so many days on; a day that has any is left to its own test. */
export async function visitsOnDay(count: number, daysAhead: number) {
  for (let day = addDays(today, daysAhead); ; day = addDays(day, 1)) {
    const query = { centerId: center, serviceCodes: ["pm10"], firstDay: day, lastDay: day, now: now() };
    const times = await freeTimesForStaff(query);
    if (!times.ok || times.value.length < count || (await planOf(day)).length > 0) continue;
    const ids: string[] = [];
    for (const { startsAt } of times.value.slice(0, count)) ids.push(await visitAt(startsAt));
    return { day, ids };
  }
}

export async function visitAt(startsAt: Date | string): Promise<string> {
  cars += 1;
  const booked = await inTransaction((trx) =>
    bookByStaff(trx, {
      ...{
        by: desk,
        centerId: center,
        startsAt: new Date(startsAt),
        serviceCodes: ["pm10"],
        kind: "phone",
      },
      person: { name: "Salem", phone: String(66_100_000 + cars), language: "ar" },
      car: { plate: String(710_000 + cars), modelName: "Hajar" },
      now: now(),
    }),
  );
  if (!booked.ok) throw new Error(booked.code);
  return booked.value.id;
}

export const rowsOf = (ids: readonly string[]) => appointmentsById(ids, { language: "en", now: now() });
export const as = (member: Member) => officeApiAs(member);
export const auditsOf = async (type: string, id: string, via: "write" | "view" = "write") =>
  (await auditOf({ type, id }, { vias: [via], limit: 50 })).entries;

/** The appointments that closing a day would affect. */
export async function planOf(day: string) {
  const manager = officeApiAs(await staffMember({ role: "manager", place: center }));
  const { data } = await manager.get(planClosureCall, { params: { center }, query: { day } });
  return data?.affected ?? [];
}
