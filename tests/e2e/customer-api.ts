import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { AppointmentDetails } from "#app/features/booking/activity-calls.ts";
import type { TimeSlot } from "#app/features/booking/calls.ts";

/** The API as the customer who is signed in on a page may use it: for what a journey needs and does not show. */
export function customerApi(page: Page) {
  const ask = async <T>(method: "GET" | "POST", path: string, data?: unknown): Promise<T> => {
    const token = await page.evaluate(() => localStorage.getItem("accessToken"));
    const headers = {
      authorization: `Bearer ${token}`,
      appbrand: "rimal",
      env: "production",
      platform: "web",
      "idempotency-key": randomUUID(),
    };
    const answer = await page.request.fetch(`/api/v3${path}`, { method, headers, data });
    expect(answer.status(), `${method} ${path}`).toBe(200);
    return ((await answer.json()) as { data: T }).data;
  };

  const appointment = async (id: string) => {
    const [found] = await ask<AppointmentDetails[]>("GET", `/account/activities/order?appointmentId=${id}`);
    if (!found) throw new Error(`no appointment ${id}`);
    return found;
  };

  /** Free slots of a center on the days from one instant on. */
  const freeSlots = (visit: Visit, from: Date, days: number) => {
    const midnight = (after: number) =>
      `${new Date(from.getTime() + after * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
    return ask<TimeSlot[]>("POST", "/orders/services/slots", {
      brand: "rimal",
      startTime: midnight(0),
      endTime: midnight(days),
      territoryIds: [visit.centerId],
      servicesList: visit.serviceTypes.split(";"),
      vehicleId: visit.vehicleId,
    });
  };

  /** Books the first free time from the day after tomorrow on. */
  const book = async (visit: Visit) => {
    const [slot] = await freeSlots(visit, new Date(Date.now() + 2 * 86_400_000), 20);
    const body = {
      serviceTerritoryId: visit.centerId,
      schedStartTime: slot?.startTime,
      schedEndTime: slot?.endTime,
      brand: "rimal",
      mileage: 41_200,
      extendedFields: {
        Service_Types__c: visit.serviceTypes,
        vehicleId: visit.vehicleId,
        territoryPromiseKey: slot?.territories[0]?.territoryPromiseKey,
      },
    };
    await ask("POST", "/orders/services/appointment", body);
  };
  return { appointment, freeSlots, book };
}

interface Visit {
  readonly centerId: string;
  readonly vehicleId: string;
  /** Codes joined by semicolons. */
  readonly serviceTypes: string;
}
