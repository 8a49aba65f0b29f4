import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { AppointmentDetails } from "#app/features/booking/activity-calls.ts";
import type { Language } from "#app/i18n/language.ts";

/** The calls of API version 3 as the customer who is signed in on the page, with their token. */
export function customerCalls(page: Page) {
  const send = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const token = await page.evaluate(() => localStorage.getItem("accessToken"));
    const headers = {
      authorization: `Bearer ${token}`,
      appbrand: "rimal",
      env: "production",
      platform: "web",
      "idempotency-key": randomUUID(),
    };
    const answer = await page.request.fetch(`/api/v3${path}`, { method, headers, data });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };

  const vehicleIds = async () =>
    (await send<{ vehicleId: string }[]>("GET", "/vehicles")).map(({ vehicleId }) => vehicleId);
  const activities = () =>
    send<{ id: string; reference?: string; at: string }[]>("GET", "/account/activities");

  /** Books the last free hour of the coming month for a maintenance, and answers with the appointment. */
  const book = async (vehicleId: string, centerId: string) => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const terms = { brand: "rimal", servicesList: ["pm10"], vehicleId };
    const slots = await send<{ startTime: string; endTime: string; territories: Promised[] }[]>(
      "POST",
      "/orders/services/slots",
      {
        ...terms,
        startTime: `${day(2)}T00:00:00Z`,
        endTime: `${day(30)}T00:00:00Z`,
        territoryIds: [centerId],
      },
    );
    const slot = slots.at(-1);
    return send<{ serviceAppointmentId: string; reference: string }>("POST", "/orders/services/appointment", {
      serviceTerritoryId: centerId,
      schedStartTime: slot?.startTime,
      schedEndTime: slot?.endTime,
      brand: "rimal",
      mileage: 41_500,
      extendedFields: {
        Service_Types__c: "pm10",
        vehicleId,
        territoryPromiseKey: slot?.territories[0]?.territoryPromiseKey,
      },
    });
  };
  const cancel = (appointmentId: string) =>
    send("PATCH", "/orders/services/appointment", { appointmentId, status: "CANC" });

  const appointment = async (id: string, lang: Language) => {
    const path = `/account/activities/order?appointmentId=${id}&lang=${lang}`;
    const [found] = await send<AppointmentDetails[]>("GET", path);
    if (!found) throw new Error(`no appointment ${id}`);
    return found;
  };
  /** The times that are free, for the same, on the day of an appointment. */
  const freeOnItsDay = async (visit: AppointmentDetails) => {
    const day = `${visit.schedStartTime.slice(0, 10)}T00:00:00Z`;
    const slots = await send<{ startTime: string }[]>("POST", "/orders/services/slots", {
      brand: "rimal",
      servicesList: visit.serviceTypes.split(";"),
      vehicleId: visit.vehicleId,
      startTime: day,
      endTime: day,
      territoryIds: [visit.serviceTerritoryId],
    });
    return slots.map(({ startTime }) => startTime);
  };
  return { vehicleIds, activities, book, cancel, appointment, freeOnItsDay };
}

interface Promised {
  readonly territoryPromiseKey: string;
}
