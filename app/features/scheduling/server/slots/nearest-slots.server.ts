import type { QueryExecutorProvider } from "kysely";
import type { TimeSlot } from "../../calls.ts";
import { furthestDays } from "../../rules/booking-span.ts";
import { type BusyTime, freeBesides } from "../../rules/busy-times.ts";
import { nearestTo } from "../../rules/first-offers.ts";
import { findFreeSlots } from "../../rules/slots.ts";
import { readSchedules, type Schedule } from "../schedules/read-schedules.server.ts";
import { type PromiseTerms, promiseKeys } from "./slot-promise.server.ts";
import { timeSlots } from "./slots-answer.server.ts";

export interface NearestWanted {
  readonly center: Schedule;
  /** A bit for each bay that the visit may use. */
  readonly bays: number;
  readonly hours: number;
  /** UTC minute of the start that was lost. */
  readonly near: number;
  readonly terms: PromiseTerms;
  readonly busy: readonly BusyTime[];
  readonly campaign?: string | undefined;
  /** The last day that may be offered, where it is nearer than the horizon. */
  readonly lastDay?: number | undefined;
  readonly now: Date;
}

const dayMs = 86_400_000;

/** The three slots of the same center, free for the vehicle, that start nearest to a lost one, in order of time, with promises. */
export async function nearestFreeSlots(
  connection: QueryExecutorProvider,
  {
    center,
    bays,
    hours,
    busy,
    near,
    terms,
    campaign,
    lastDay = Number.POSITIVE_INFINITY,
    now,
  }: NearestWanted,
): Promise<TimeSlot[]> {
  const today = Math.floor(now.getTime() / dayMs);
  // The hours of a night shift belong to the day before, and zones are up to a day apart.
  const to = new Date(now.getTime() + (furthestDays + 2) * dayMs);
  const query = { centerIds: [center.id], serviceCodes: [], from: now, to, now, campaign };
  const { centers } = await readSchedules(connection, query);
  const schedules = centers.map((schedule) => ({ ...schedule, bays }));
  const last = Math.min(today + furthestDays, lastDay);
  const open = findFreeSlots({ now, firstDay: today, lastDay: last, centers: schedules, hours });
  const free = freeBesides(open, busy);
  const nearest = nearestTo(free, near);
  return timeSlots(nearest, promiseKeys(terms, nearest, now));
}
