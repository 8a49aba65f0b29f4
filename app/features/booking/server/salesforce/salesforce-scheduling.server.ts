import { schedulerPlaces } from "#app/features/scheduling/server/salesforce/scheduler-places.server.ts";
import { BackendUnavailable } from "#app/platform/backend-unavailable.server.ts";
import { type SalesforceApp, salesforceClient } from "#app/platform/salesforce/salesforce-client.server.ts";
import type { Scheduling } from "../backend/scheduling.server.ts";
import { bookInSalesforce } from "./book-in-salesforce.server.ts";
import { cancelInSalesforce, changeInSalesforce } from "./change-in-salesforce.server.ts";
import { findEarliestInSalesforce, findSlotsInSalesforce } from "./find-times-in-salesforce.server.ts";
import type { Desk } from "./plan-visit.server.ts";
import { listFromSalesforce, readFromSalesforce } from "./show-from-salesforce.server.ts";

export interface SchedulingSettings extends SalesforceApp {
  readonly schedulingPolicyId?: string | undefined;
}

/** A write holds a database connection while Salesforce thinks; the rest of the site keeps most of them. */
const mostWrites = 6;

/**
 * Appointments in Salesforce Scheduler (decision 031). Centres, services and vehicles stay ours; times, capacity and
 * records are the organisation's. It holds no times, and nobody without an account is told the next free one.
 */
export function salesforceScheduling(
  { schedulingPolicyId, ...app }: SchedulingSettings,
  patienceMs = 8_000,
): Scheduling {
  const send = salesforceClient(app, patienceMs);
  const desk: Desk = { send, places: schedulerPlaces(send), schedulingPolicyId };
  let writes = 0;
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    if (writes >= mostWrites) throw new BackendUnavailable("too many writes wait for Salesforce");
    writes += 1;
    try {
      return await work();
    } finally {
      writes -= 1;
    }
  };
  return {
    name: "salesforce",
    findFreeSlots: (asked) => findSlotsInSalesforce(desk, asked),
    findEarliest: (asked) => findEarliestInSalesforce(desk, asked),
    findNextFree: async () => null,
    book: (once, wish) => write(() => bookInSalesforce(desk, once, wish)),
    change: (once, wish) => write(() => changeInSalesforce(desk, once, wish)),
    cancel: (once, which) => write(() => cancelInSalesforce(desk, once, which)),
    listActivities: (...asked) => listFromSalesforce(desk, ...asked),
    readAppointment: (...asked) => readFromSalesforce(desk, ...asked),
  };
}
