import type { Kysely } from "kysely";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { furthestDays } from "#app/features/scheduling/rules/booking-span.ts";
import { dayNumberOf, dayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { firstOfEach, nearestOfEach, timesByDay } from "#app/features/scheduling/rules/first-offers.ts";
import { instantOf } from "#app/features/scheduling/rules/instants.ts";
import type { FreeSlot } from "#app/features/scheduling/rules/slots.ts";
import { type OwnUnits, promiseKeys, timeSlots } from "#app/features/scheduling/scheduling.server.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { database } from "#app/platform/database.server.ts";
import { driveEnd, findFreeDrives } from "../../rules/drive-times.ts";
import type { findEarliestDrivesCall } from "../../time-calls.ts";
import { carsToDrive, type Wanted } from "../cars/read-cars.server.ts";
import { readShowrooms } from "../cars/read-showrooms.server.ts";

export interface TimesRequest extends Wanted {
  /** Only these showrooms; all that have such a car where it is left out. */
  readonly showroomIds?: readonly string[] | undefined;
  /** Only these cars. */
  readonly carIds?: readonly string[] | undefined;
  /** What the driver holds, and the drive that is to be moved, are free for them. */
  readonly except?: OwnUnits | undefined;
  readonly now: Date;
}
interface Days {
  /** Calendar days of the showrooms, YYYY-MM-DD, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
}

const dayMs = 86_400_000;

/** Free times of some showrooms in order of time, each with a signed promise (product/test-drives.md#times). Three queries. */
export async function findDriveTimes(request: TimesRequest, days: Days): Promise<TimeSlot[]> {
  const drives = await readFreeDrives(request, days);
  return timeSlots(drives, promiseKeys(termsOf(request), drives, request.now));
}

/**
 * The first free time of each showroom, or those nearest to a day, promised; and how many times each day has over all of
 * them, until the end of the horizon. Three queries.
 */
export async function findEarliestDrives(
  request: TimesRequest & { readonly near?: string | undefined },
): Promise<AnswerOf<typeof findEarliestDrivesCall>> {
  const { near, now } = request;
  const free = await readFreeDrives(request, wholeHorizon(now));
  const nearDay = near === undefined ? undefined : dayNumberOf(near);
  const named = nearDay === undefined ? firstOfEach(free) : nearestOfEach(free, nearDay);
  const keys = promiseKeys(termsOf(request), named, now);
  return {
    offers: named.map(({ centerId, start, end, day }, place) => ({
      centerId,
      startTime: instantOf(start),
      endTime: instantOf(end),
      day: dayOf(day),
      territoryPromiseKey: keys[place] ?? "",
    })),
    days: [...timesByDay(free)].map(([day, times]) => ({ day: dayOf(day), times })),
  };
}

/** The free drives of a request, each with the end of its drive. Those of one showroom stand in order of time. */
export async function readFreeDrives(
  request: TimesRequest,
  days: Days,
  connection: Kysely<unknown> = database(),
): Promise<FreeSlot[]> {
  const { showroomIds, carIds, except, now } = request;
  const cars = (await carsToDrive(request, connection)).filter(
    (car) => (showroomIds?.includes(car.showroom_id) ?? true) && (carIds?.includes(car.id) ?? true),
  );
  const today = Math.floor(now.getTime() / dayMs);
  const firstDay = Math.max(dayNumberOf(days.firstDay) ?? today, today - 2);
  const lastDay = Math.min(dayNumberOf(days.lastDay) ?? today, today + furthestDays);
  // Days of any zone, with the hours before that reach into them and the night after.
  const [from, to] = [new Date((firstDay - 1) * dayMs), new Date((lastDay + 3) * dayMs)];
  const showrooms = await readShowrooms(connection, cars, { from, to, now, except });
  const free = findFreeDrives({ now, firstDay, lastDay, showrooms });
  return free.map((slot) => ({ ...slot, end: driveEnd(slot.start) }));
}

/** All days that may be booked, wherever. */
export function wholeHorizon(now: Date): Days {
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  return { firstDay: day(-2), lastDay: day(furthestDays) };
}

/** What a promise of a drive binds: the car, not its driver. A visitor who looks at times has no name yet. */
export function termsOf({ brand, model, vehicleNo }: Wanted) {
  return { customerId: "test drive", vehicleId: `${brand} ${vehicleNo ?? model}`, serviceCodes: [] };
}
