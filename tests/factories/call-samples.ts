import { now } from "#app/platform/clock.server.ts";
import { hajar, slotsBody } from "./booking/booking-api.ts";

/** A request that a call takes. The body is complete; only a slot's promise has to be made for the moment. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One good request for every call of the API. A call without one fails the tests that walk over all calls. */
export function callSamples(): Readonly<Record<string, Sample>> {
  const later = new Date(now().getTime() + 3 * 86_400_000);
  later.setUTCHours(7, 0, 0, 0);
  const promised = { Service_Types__c: "pm10", territoryPromiseKey: "A".repeat(42) };
  const visit = {
    serviceTerritoryId: "al-sadd",
    schedStartTime: later.toISOString(),
    schedEndTime: new Date(later.getTime() + 3_600_000).toISOString(),
    brand: "rimal",
    mileage: 1,
    extendedFields: { ...promised, vehicleId: hajar },
  };
  return {
    "auth.login.tokens": { body: { code: "A".repeat(43) } },
    "auth.refresh": { body: { refreshToken: "A".repeat(43) } },
    "auth.logout": { body: { refreshToken: "A".repeat(43) } },
    "vehicles.list": {},
    "vehicles.show": { params: { id: hajar } },
    "services.categories": { query: { modelCode: "HJR", makeCode: "RM" } },
    "services.centers": { query: { brand: "rimal" } },
    "services.next-free": { query: { brand: "rimal" } },
    "services.options": {},
    search: { query: { q: "suhail" } },
    "services.slots": { body: slotsBody() },
    "services.earliest": {
      body: { brand: "rimal", territoryIds: ["al-sadd"], servicesList: ["pm10"], vehicleId: hajar },
    },
    "services.appointment.create": { body: visit },
    "services.appointment.change": {
      body: { ...visit, extendedFields: { ...promised }, appointmentId: "of-nobody" },
    },
    "services.hold": {
      body: {
        brand: "rimal",
        serviceTerritoryId: "al-sadd",
        schedStartTime: visit.schedStartTime,
        schedEndTime: visit.schedEndTime,
        servicesList: ["pm10"],
        vehicleId: hajar,
        territoryPromiseKey: "A".repeat(42),
      },
    },
    "services.hold.release": { query: { vehicleId: hajar } },
    "services.waiting": {},
    "services.waiting.join": {
      body: {
        brand: "rimal",
        vehicleId: hajar,
        servicesList: ["pm10"],
        territoryIds: ["al-sadd"],
        before: visit.schedStartTime,
      },
    },
    "services.waiting.leave": { query: { id: "of-nobody" } },
    "services.campaign-request": {
      body: {
        ...{ brand: "rimal", campaign: "ac-checkup", campaignTitle: "Air conditioning check" },
        ...{ fullName: "Khalid Al Mannai", phone: "55123402", vhvin: "RMLSHL1A2B3C45678" },
        ...{ modelOfInterest: "Suhail", startTime: later.toISOString() },
        ...{ territoryId: "al-sadd", serviceCenterName: "Rimal Service Al Sadd" },
      },
    },
    "leads.task.create": { body: { firstName: "Noora", lastName: "Al Thani", mobile: "55123456" } },
    "leads.create": {
      body: {
        kind: "offer",
        firstName: "Noora",
        lastName: "Al Thani",
        mobile: "55123456",
        page: "/offers/suhail-lease",
      },
    },
    "account.calendar-feed": {},
    "account.calendar-feed.renew": {},
    "account.activities": {},
    "account.activities.order": { query: { appointmentId: "of-nobody" } },
  };
}
