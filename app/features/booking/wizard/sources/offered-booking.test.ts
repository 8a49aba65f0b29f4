import { describe, expect, it } from "vitest";
import type { WaitingEntry } from "#app/features/waiting-list/calls.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { brakes, centerOf, minorService, vehicleOf } from "../booking-examples.ts";
import { mayContinue, serviceCodes } from "../booking-state.ts";
import { offeredBooking, waitedBooking } from "./offered-booking.ts";

const offer = {
  serviceTerritoryId: "c2",
  centerTitle: "Center c2",
  schedStartTime: "2026-12-01T05:00:00.000Z",
  schedEndTime: "2026-12-01T06:00:00.000Z",
  timeZone: "Asia/Qatar",
  offeredUntil: "2026-11-30T05:30:00.000Z",
  territoryPromiseKey: "promise-1",
};
const entry: WaitingEntry = {
  id: "w1",
  vehicleId: "v1",
  brand: "rimal",
  servicesList: ["pm10", "gr-brakes"],
  territoryIds: ["c1", "c2"],
  before: "2026-12-10T05:00:00.000Z",
  fromDay: "2026-11-30",
  appointmentId: null,
  offer,
};
const vehicle = vehicleOf("v1", { mileage: 41_200 });
const services = [minorService, brakes, { typeCode: "pm20", label: "20,000 km" }];
const appointment: AppointmentDetails = {
  id: "a1",
  reference: "RM-7K3QXA",
  code: "CNF",
  status: "upcoming",
  schedStartTime: "2026-12-10T05:00:00.000Z",
  schedEndTime: "2026-12-10T06:00:00.000Z",
  timeZone: "Asia/Qatar",
  serviceTerritoryId: "c1",
  serviceTypes: "pm10",
  vehicleId: "v1",
  mileage: 41_000,
  serviceNote: "",
  additionalInformation: "Keys at the desk",
  locationInfo: { latitude: 25.3, longitude: 51.5, title: "Center c1", address: "Doha", phoneNumber: "" },
  serviceAppointmentAdditionalData: { serviceList: [{ typeCode: "pm10", description: "10,000 km" }] },
  history: [],
  version: 2,
  actions: ["view", "edit", "cancel"],
};

describe("an opened time", () => {
  it("is a new booking on its summary that can be sent at once", () => {
    const booking = waitedBooking(entry, { vehicle, services, appointment: undefined });
    const start = booking && offeredBooking(booking, offer, centerOf("c2"));
    expect(start).toMatchObject({ step: "Summary", edited: null, date: "2026-12-01", mileage: 41_200 });
    expect(start?.center?.id).toBe("c2");
    expect(start && serviceCodes(start)).toEqual(["gr-brakes", "pm10"]);
    expect(start && mayContinue(start)).toBe(true);
  });

  it("of an hour after midnight stands under the day on which the center opened", () => {
    const night = { ...offer, schedStartTime: "2026-12-01T22:00:00.000Z", openingDay: "2026-12-01" };
    const booking = waitedBooking(entry, { vehicle, services, appointment: undefined });
    expect(booking && offeredBooking(booking, night, centerOf("c2")).date).toBe("2026-12-01");
  });

  it("moves the appointment that waits, which keeps what it was for", () => {
    const waits = { ...entry, appointmentId: "a1" };
    const booking = waitedBooking(waits, { vehicle, services, appointment });
    const start = booking && offeredBooking(booking, offer, centerOf("c2"));
    expect(start).toMatchObject({ step: "Summary", reviewNotes: "Keys at the desk", mileage: 41_000 });
    expect(start?.edited).toMatchObject({ id: "a1", version: 2, before: { centerId: "c1" } });
    expect(start && serviceCodes(start)).toEqual(["pm10"]);
    expect(start && mayContinue(start)).toBe(true);
  });

  it.each<[string, WaitingEntry, Partial<Parameters<typeof waitedBooking>[1]>]>([
    [
      "an appointment that is too near",
      { ...entry, appointmentId: "a1" },
      {
        appointment: { ...appointment, actions: ["view"] },
      },
    ],
    ["an appointment that is not found", { ...entry, appointmentId: "a1" }, {}],
    ["services that are no longer offered", { ...entry, servicesList: ["pm0"] }, {}],
  ])("begins nothing for %s", (_, waits, changes) => {
    expect(waitedBooking(waits, { vehicle, services, appointment: undefined, ...changes })).toBeUndefined();
  });
});
