import { schedulerPlaces } from "#app/features/scheduling/scheduling.server.ts";
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

/**
 * Appointments in Salesforce Scheduler (decision 031). Centers, services and vehicles stay ours; times, capacity and
 * records are the organization's. No transaction of ours is open during a call to Salesforce.
 */
export function salesforceScheduling(
  { schedulingPolicyId, ...app }: SchedulingSettings,
  patienceMs = 8_000,
): Scheduling {
  const send = salesforceClient(app, patienceMs);
  const desk: Desk = { send, places: schedulerPlaces(send), schedulingPolicyId };
  return {
    name: "salesforce",
    findFreeSlots: (request) => findSlotsInSalesforce(desk, request),
    findEarliest: (request) => findEarliestInSalesforce(desk, request),
    book: (...args) => bookInSalesforce(desk, ...args),
    change: (...args) => changeInSalesforce(desk, ...args),
    cancel: (...args) => cancelInSalesforce(desk, ...args),
    listActivities: (...args) => listFromSalesforce(desk, ...args),
    readAppointment: (...args) => readFromSalesforce(desk, ...args),
  };
}
