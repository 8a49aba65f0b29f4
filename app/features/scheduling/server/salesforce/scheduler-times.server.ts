import * as z from "zod";
import type { SalesforceClient } from "#app/platform/salesforce/salesforce-client.server.ts";
import { callSalesforce } from "./scheduler-answers.server.ts";

export interface TimesQuery {
  readonly territoryIds: readonly string[];
  readonly workTypeId: string;
  readonly accountId: string;
  readonly schedulingPolicyId?: string | undefined;
  /** UTC minutes: the earliest start and the latest end, both included. */
  readonly from: number;
  readonly to: number;
}
/** A time that at least one resource of a territory is free for. UTC minutes. */
export interface FoundTime {
  readonly territoryId: string;
  readonly start: number;
  readonly end: number;
  readonly resources: readonly string[];
}

/** "The API only returns time slots up to 31 days from the startTime", and says nothing of the rest. */
const longestPage = 31 * 1440;
/** Pages reach into one another by more than a visit takes, so that none is lost across their border. */
const overlap = 12 * 60;

const found = z.object({
  candidates: z.array(
    z.object({
      startTime: z.string(),
      endTime: z.string(),
      territoryId: z.string(),
      resources: z.array(z.string()),
    }),
  ),
});

/**
 * Every free time of some territories, whatever the range, each once (REST API Developer Guide, "Get Appointment
 * Candidates": `POST scheduling/getAppointmentCandidates`, answers in UTC).
 */
export async function findTimes(send: SalesforceClient, query: TimesQuery): Promise<FoundTime[]> {
  const pages: Promise<FoundTime[]>[] = [];
  for (let from = query.from; from < query.to; from += longestPage - overlap) {
    const to = Math.min(from + longestPage, query.to);
    pages.push(findPage(send, { ...query, from, to }));
    if (to === query.to) break;
  }
  const times = new Map<string, FoundTime>();
  for (const time of (await Promise.all(pages)).flat())
    times.set(`${time.territoryId} ${time.start} ${time.end}`, time);
  return [...times.values()];
}

async function findPage(
  send: SalesforceClient,
  { territoryIds, workTypeId, accountId, schedulingPolicyId, from, to }: TimesQuery,
): Promise<FoundTime[]> {
  const body = {
    startTime: instantOf(from),
    endTime: instantOf(to),
    workType: { id: workTypeId },
    territoryIds,
    allowConcurrentScheduling: false,
    ...(accountId !== "" && { accountId }),
    ...(schedulingPolicyId !== undefined && { schedulingPolicyId }),
  };
  const path = "/scheduling/getAppointmentCandidates";
  const { candidates } = await callSalesforce(
    send,
    { method: "POST", path, body, reads: true },
    "the free times",
    found,
  );
  return candidates
    .map(({ territoryId, resources, startTime, endTime }) => ({
      territoryId,
      resources,
      start: instantIn(startTime).getTime() / 60_000,
      end: instantIn(endTime).getTime() / 60_000,
    }))
    .filter(({ resources }) => resources.length > 0);
}

/** Salesforce writes its offset as `+0000`. */
export function instantIn(text: string): Date {
  return new Date(text.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
}

function instantOf(utcMinute: number): string {
  return new Date(utcMinute * 60_000).toISOString();
}
