import * as z from "zod";
import { bookingSpan } from "#app/features/scheduling/rules/booking-span.ts";
import type { SlotRequest } from "#app/features/scheduling/scheduling.server.ts";
import {
  callSalesforce,
  checkPromise,
  findTimes,
  SalesforceRefused,
} from "#app/features/scheduling/scheduling.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { BackendUnavailable } from "#app/platform/backend-unavailable.server.ts";
import type { SalesforceRequest } from "#app/platform/salesforce/salesforce-client.server.ts";
import { nearestInSalesforce } from "./find-times-in-salesforce.server.ts";
import type { Desk, PlannedVisit } from "./plan-visit.server.ts";
import type { SchedulerRecord } from "./scheduler-records.server.ts";

export interface Assignment {
  readonly request: (resourceId: string) => Omit<SalesforceRequest, "path">;
  /** The record as this very write left it; undefined where it did not come through. */
  readonly written: () => Promise<SchedulerRecord | undefined>;
}
interface WantedTime extends Pick<SlotRequest, "startsAt" | "endsAt" | "now"> {
  /** Of a campaign: nothing is free after it. */
  readonly lastDay?: number | undefined;
}
type WriteRefusal = "slot-taken" | "center-not-found" | "reference-not-known";

/** How often another resource is tried when the first was taken in the meantime. */
const tries = 8;
const done = z.object({ result: z.object({ serviceAppointmentId: z.string() }) });
const path = "/connect/scheduling/service-appointments";

/**
 * Gives the requested time to a resource that is free for it, by one write (Connect REST API Developer Guide, "Service
 * Appointments"). After an answer that was lost or strange it looks whether the write came through, so it is never made
 * twice. Refuses a time that is not offered or that nobody is free for (`slot-taken`, with the three nearest as
 * `alternatives`), a center that the organization lacks, and what it calls an unknown reference.
 */
export async function assignResource(
  desk: Desk,
  planned: PlannedVisit,
  wanted: WantedTime,
  assignment: Assignment,
): Promise<Result<SchedulerRecord, WriteRefusal>> {
  const territoryId = planned.territories.keys().next().value;
  if (territoryId === undefined) return refuse("center-not-found");
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const resourceId = await freeResource(desk, planned, territoryId, wanted);
    if (resourceId === undefined) break;
    const outcome = await write(desk, assignment, resourceId);
    if (outcome.ok || outcome.code !== "slot-taken") return outcome;
  }
  return refuse("slot-taken", { alternatives: await nearestInSalesforce(desk, planned, wanted) });
}

/** One write; says whether it came through. */
export async function write(
  { send }: Desk,
  { request, written }: Assignment,
  resourceId: string,
): Promise<Result<SchedulerRecord, "slot-taken" | "reference-not-known">> {
  try {
    await callSalesforce(send, { ...request(resourceId), path }, "an appointment", done);
  } catch (error) {
    const record = await written();
    if (record !== undefined) return succeed(record);
    if (error instanceof SalesforceRefused && error.isSlotGone) return refuse("slot-taken");
    if (error instanceof SalesforceRefused && error.isUnknownReference) return refuse("reference-not-known");
    throw error;
  }
  const record = await written();
  if (record === undefined) throw new BackendUnavailable("Salesforce does not show what it has written");
  return succeed(record);
}

/** Whether a promise was made for exactly this slot, and is still young. */
export function promiseOf(
  { terms }: PlannedVisit,
  wanted: Pick<SlotRequest, "centerId" | "startsAt" | "endsAt" | "promiseKey" | "now">,
): "valid" | "expired" | "forged" {
  const { centerId, startsAt, endsAt, promiseKey, now } = wanted;
  const slot = { centerId, start: startsAt.getTime() / 60_000, end: endsAt.getTime() / 60_000 };
  return checkPromise(promiseKey, terms, slot, now);
}

/** Any resource that is free for exactly the requested time; chosen at random, so that concurrent requests differ. */
async function freeResource(
  { send, schedulingPolicyId }: Desk,
  { accountId, centers, workTypeId }: PlannedVisit,
  territoryId: string,
  { startsAt, endsAt, lastDay, now }: WantedTime,
): Promise<string | undefined> {
  const [from, to] = [startsAt.getTime() / 60_000, endsAt.getTime() / 60_000];
  const span = bookingSpan(now, centers[0]?.timeZone ?? "UTC", { lastDay });
  if (from < span.from || from >= span.to || to - from > 24 * 60 || to <= from) return undefined;
  const query = { territoryIds: [territoryId], workTypeId, accountId, schedulingPolicyId, from, to };
  const times = await findTimes(send, query);
  const resources = times.find(({ start, end }) => start === from && end === to)?.resources ?? [];
  return resources[Math.floor(Math.random() * resources.length)];
}
