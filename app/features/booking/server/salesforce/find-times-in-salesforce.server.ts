import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { dayNumberOf } from "#app/features/scheduling/rules/calendar-days.ts";
import type { FoundTime, VisitRefusal } from "#app/features/scheduling/scheduling.server.ts";
import { type Result, succeed } from "#app/lib/result.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import type { findEarliestCall } from "../../earliest-call.ts";
import { type EarliestRequest, earliestOf } from "../times/find-earliest.server.ts";
import type { SlotsRequest } from "../times/find-slots.server.ts";
import {
  type Desk,
  freeSlotsOf,
  offeredTimes,
  type PlannedVisit,
  planVisit,
  promisedSlots,
} from "./plan-visit.server.ts";
import { appointmentOf, recordOfAccount, recordsOfVehicle } from "./scheduler-records.server.ts";

const offered = 3;

/** Free slots of some centers in order of time, each with a promise. Refuses what `planVisit` refuses. */
export async function findSlotsInSalesforce(
  desk: Desk,
  request: SlotsRequest,
): Promise<Result<TimeSlot[], VisitRefusal>> {
  const planned = await planVisit(desk, request);
  if (!planned.ok) return planned;
  const { now, campaign } = request;
  const ends = [request.lastDay, campaign?.lastDay ?? request.lastDay].toSorted();
  const days = { firstDay: dayNumberOf(request.firstDay), lastDay: dayNumberOf(ends[0] ?? request.lastDay) };
  const [times, own] = await Promise.all([
    offeredTimes(desk, planned.value, { now, ...days }),
    ownTime(desk, planned.value, request),
  ]);
  return succeed(promisedSlots(planned.value, withOwn(times, own), now));
}

/** The first free times of each center and the counts of days, over the whole horizon. */
export async function findEarliestInSalesforce(
  desk: Desk,
  request: EarliestRequest,
): Promise<Result<AnswerOf<typeof findEarliestCall>, VisitRefusal>> {
  const planned = await planVisit(desk, request);
  if (!planned.ok) return planned;
  const { vehicleId, appointmentId, campaign, now } = request;
  const lastDay = dayNumberOf(campaign?.lastDay ?? "");
  const [times, records] = await Promise.all([
    offeredTimes(desk, planned.value, { now, lastDay }),
    recordsOfVehicle(desk.send, vehicleId),
  ]);
  const free = freeSlotsOf(planned.value, times).toSorted((one, other) => one.start - other.start);
  const others = records.filter(({ Id }) => Id !== appointmentId).map(appointmentOf);
  return succeed(earliestOf(free, others, request));
}

/** The three free slots of a visit's center that start nearest to a lost one, in order of time. */
export async function nearestInSalesforce(
  desk: Desk,
  planned: PlannedVisit,
  { startsAt, lastDay, now }: { readonly startsAt: Date; readonly lastDay?: number; readonly now: Date },
): Promise<TimeSlot[]> {
  const lost = startsAt.getTime() / 60_000;
  const distance = ({ start }: FoundTime) => Math.abs(start - lost);
  const times = await offeredTimes(desk, planned, { now, lastDay });
  const nearest = times.toSorted((one, other) => distance(one) - distance(other) || one.start - other.start);
  return promisedSlots(planned, nearest.slice(0, offered), now);
}

/** Salesforce counts an appointment that is to be moved as taken; its own time is free for it. */
async function ownTime(
  { send }: Desk,
  { accountId, territories, workTypeId }: PlannedVisit,
  { appointmentId, firstDay, lastDay }: SlotsRequest,
): Promise<FoundTime | undefined> {
  if (appointmentId === undefined) return undefined;
  const record = await recordOfAccount(send, accountId, appointmentId);
  if (record === undefined || record.code === "CANC" || record.WorkTypeId !== workTypeId) return undefined;
  const day = record.SchedStartTime.toISOString().slice(0, 10);
  if (!territories.has(record.ServiceTerritoryId) || day < firstDay || day > lastDay) return undefined;
  return {
    territoryId: record.ServiceTerritoryId,
    start: record.SchedStartTime.getTime() / 60_000,
    end: record.SchedEndTime.getTime() / 60_000,
    resources: [],
  };
}

function withOwn(times: readonly FoundTime[], own: FoundTime | undefined): readonly FoundTime[] {
  const isOffered = times.some(
    ({ territoryId, start, end }) =>
      territoryId === own?.territoryId && start === own.start && end === own.end,
  );
  return own === undefined || isOffered ? times : [...times, own];
}
