import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Activity, AppointmentDetails } from "#app/features/booking/activity-calls.ts";
import type { WaitingEntry } from "#app/features/waiting-list/calls.ts";
import type { Language } from "#app/i18n/language.ts";
import type { DemoPerson } from "#db/seed/demo/demo-people.ts";
import { maxRetries } from "./max-retries.ts";

/** The calls of API version 3 as the customer who is signed in on the page, with their token. */
export function customerCalls(page: Page) {
  const request = async (method: string, path: string, data?: unknown) => {
    const token = await page.evaluate(() => localStorage.getItem("accessToken"));
    const headers = {
      authorization: `Bearer ${token}`,
      appbrand: "rimal",
      env: "production",
      platform: "web",
      "idempotency-key": randomUUID(),
    };
    return page.request.fetch(`/api/v3${path}`, { method, headers, data, maxRetries });
  };
  const send = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const answer = await request(method, path, data);
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };

  const vehicleIds = async () =>
    (await send<{ vehicleId: string }[]>("GET", "/vehicles")).map(({ vehicleId }) => vehicleId);
  const activities = () => send<Activity[]>("GET", "/account/activities");

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
    // A car is at one place at a time.
    const taken = (await activities()).map(({ at }) => at);
    const slot = slots.findLast(({ startTime }) => !taken.includes(startTime));
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
  /** Books the last free hour of a model at a showroom, under the customer's own number. */
  const bookDrive = async (car: string, showroom: string, driver: Driver) => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString();
    const wanted = { brand: "rimal", car };
    const span = { territoryIds: [showroom], startTime: day(2), endTime: day(14) };
    const slots = await send<{ startTime: string; territories: Promised[] }[]>("POST", "/test-drive/slots", {
      ...wanted,
      ...span,
    });
    const slot = slots.at(-1);
    const { firstName, lastName, email, phone: mobile } = driver;
    return send<{ serviceAppointmentId: string }>("POST", "/test-drive/appointment", {
      ...{ ...wanted, firstName, lastName, email, mobile, serviceTerritoryId: showroom },
      schedStartTime: slot?.startTime,
      territoryPromiseKey: slot?.territories[0]?.territoryPromiseKey,
      license: { country: "qatar", validUntil: "2031-12-31", isOfAge: true },
    });
  };
  /**
   * Takes bays of the time that a booking requests until none is free, each of the customer's other cars by an appointment
   * and by a hold: so often as others would. What is held for the booking's own car is given back.
   */
  const takeEveryBay = async (wanted: BookingBody) => {
    const { extendedFields: fields, ...visit } = wanted;
    await release(fields.vehicleId);
    const servicesList = fields.Service_Types__c.split(";");
    const day = `${visit.schedStartTime.slice(0, 10)}T00:00:00Z`;
    for (const vehicleId of await vehicleIds()) {
      if (vehicleId === fields.vehicleId) continue;
      const terms = { brand: visit.brand, servicesList, vehicleId, territoryIds: [visit.serviceTerritoryId] };
      const slots = await send<{ startTime: string; territories: Promised[] }[]>(
        "POST",
        "/orders/services/slots",
        { ...terms, startTime: day, endTime: day },
      );
      const slot = slots.find(({ startTime }) => startTime === visit.schedStartTime);
      const territoryPromiseKey = slot?.territories[0]?.territoryPromiseKey;
      const extendedFields = { ...fields, vehicleId, territoryPromiseKey };
      await request("POST", "/orders/services/appointment", { ...visit, extendedFields });
      await request("POST", "/orders/services/hold", {
        ...visit,
        servicesList,
        vehicleId,
        territoryPromiseKey,
      });
    }
  };
  const cancel = (appointmentId: string) =>
    send("PATCH", "/orders/services/appointment", { appointmentId, status: "CANC" });

  const waitingList = () => send<WaitingEntry[]>("GET", "/orders/services/waiting");
  const waitingIds = async () => (await waitingList()).map(({ id }) => id);
  /** What is held for a place on the waiting list. */
  const offer = async (waitingId: string) => (await waitingList()).find(({ id }) => id === waitingId)?.offer;
  /** Puts a car on the waiting list for a maintenance at a center. */
  const wait = async (vehicleId: string, centerId: string, before: string, lang: Language) => {
    const visit = { brand: "rimal", vehicleId, servicesList: ["pm10"], territoryIds: [centerId], before };
    return (await send<{ id: string }>("POST", `/orders/services/waiting?lang=${lang}`, visit)).id;
  };
  /** Gives back what is held for a car, by other journeys too: nobody is offered a time beside one that they hold. */
  const release = (vehicleId: string) => send("DELETE", `/orders/services/hold?vehicleId=${vehicleId}`);
  const leave = (waitingId: string) => send("DELETE", `/orders/services/waiting?id=${waitingId}`);

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
  return {
    ...{ vehicleIds, activities, book, bookDrive, takeEveryBay, cancel, appointment, freeOnItsDay },
    ...{ waitingIds, offer, wait, leave, release },
  };
}

export interface BookingBody {
  readonly brand: string;
  readonly serviceTerritoryId: string;
  readonly schedStartTime: string;
  readonly schedEndTime: string;
  readonly extendedFields: { readonly Service_Types__c: string; readonly vehicleId: string };
}
type Driver = Pick<DemoPerson, "firstName" | "lastName" | "email" | "phone">;
interface Promised {
  readonly territoryPromiseKey: string;
}
