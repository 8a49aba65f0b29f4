import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { findFreeSlotsFor, type VisitRefusal } from "#app/features/scheduling/scheduling.server.ts";
import type { Result } from "#app/lib/result.ts";
import { readVisit, type VisitRequest } from "./read-visit.server.ts";

export interface SlotsRequest extends VisitRequest {
  /** First and last calendar day in the centers' zones, YYYY-MM-DD. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Free slots of a visit between two days, promised to the customer. Refuses what `checkVisit` refuses. */
export async function findSlots(request: SlotsRequest): Promise<Result<TimeSlot[], VisitRefusal>> {
  return findFreeSlotsFor(await readVisit(request));
}
