import { describe, expect, it } from "vitest";
import { slotsByDay } from "#app/features/scheduling/wizard/slot-days.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { brakes, minorService, vehicleOf } from "../booking-examples.ts";
import { backLeavesWizard, bookingReducer, mayReturnTo } from "../booking-reducer.ts";
import { type BookingState, bookingSteps, type EditStep, mayContinue } from "../booking-state.ts";
import { holdRequest } from "../hold-request.ts";
import { editedBooking, requestedEdit } from "./edited-booking.ts";

const startTime = "2026-12-01T05:00:00.000Z";
const endTime = "2026-12-01T06:00:00.000Z";
const appointment: AppointmentDetails = {
  id: "a1",
  reference: "RM-7K3QXA",
  code: "CNF",
  status: "upcoming",
  schedStartTime: startTime,
  schedEndTime: endTime,
  timeZone: "Asia/Qatar",
  serviceTerritoryId: "c1",
  serviceTypes: "pm10;gr-brakes",
  vehicleId: "v1",
  mileage: 41_200,
  serviceNote: "They squeak",
  additionalInformation: "",
  locationInfo: {
    latitude: 25.3,
    longitude: 51.5,
    title: "Center c1",
    address: "Doha",
    phoneNumber: "+97455001212",
  },
  serviceAppointmentAdditionalData: {
    serviceList: [minorService, brakes].map(({ typeCode, label }) => ({ typeCode, description: label })),
  },
  history: [],
  version: 3,
  actions: ["view", "edit", "cancel"],
};
const begin = (entryStep: EditStep = "SelectService", changes: Partial<AppointmentDetails> = {}) =>
  editedBooking({ ...appointment, ...changes }, vehicleOf("v1", {}), entryStep) as BookingState;
const offered = (start: string, key = "promise-1", end = endTime) => ({
  startTime: start,
  endTime: end,
  territoryPromiseKey: key,
});

describe("the address of an edit", () => {
  it.each([
    ["", undefined],
    ["?lang=ar&service=pm10", undefined],
    ["?startStep=SelectService", "incomplete"],
    ["?startStep=SelectService&id=", "incomplete"],
    ["?id=a1", { id: "a1", entryStep: "SelectService" }],
    ["?id=a1&startStep=SelectDateTime", { id: "a1", entryStep: "SelectDateTime" }],
    ["?id=a1&startStep=SelectVehicle", { id: "a1", entryStep: "SelectService" }],
  ])("%s requests %o", (search, requested) => {
    expect(requestedEdit(new URLSearchParams(search))).toEqual(requested);
  });
});

describe("an appointment that is changed", () => {
  it("begins with everything as it is", () => {
    expect(begin()).toMatchObject({
      step: "SelectService",
      maintenanceService: minorService,
      repairServices: { "gr-brakes": brakes },
      additionalNotes: "They squeak",
      mileage: 41_200,
      center: { id: "c1", title: "Center c1", timeZone: "Asia/Qatar" },
      date: "2026-12-01",
      slot: { startTime, endTime, territoryPromiseKey: "" },
      edited: { id: "a1", reference: "RM-7K3QXA", version: 3 },
    });
  });

  it("after midnight begins with the night under which its time is offered, and keeps its time there", () => {
    const [schedStartTime, schedEndTime] = ["2027-02-28T21:00:00.000Z", "2027-02-28T22:00:00.000Z"];
    const state = begin("SelectDateTime", { schedStartTime, schedEndTime, openingDay: "2027-02-28" });
    expect(state.date).toBe("2027-02-28");
    const [night] = slotsByDay([{ ...offered(schedStartTime), openingDay: "2027-02-28" }], "Asia/Qatar");
    const [date, slots] = night ?? ["", []];
    const renewed = bookingReducer(state, { type: "slots-offered", date, slots });
    expect(renewed.slot).toMatchObject({ startTime: schedStartTime, territoryPromiseKey: "promise-1" });
  });

  it("cannot begin without a center or services", () => {
    const without = { serviceAppointmentAdditionalData: { serviceList: [] } };
    expect(begin("SelectService", { serviceTerritoryId: "" })).toBeUndefined();
    expect(begin("SelectService", without)).toBeUndefined();
  });

  it("goes on from the services only with another selection", () => {
    const state = begin();
    expect(mayContinue(state)).toBe(false);
    const other = bookingReducer(state, { type: "repair-pressed", service: brakes });
    expect(mayContinue(other)).toBe(true);
    expect(mayContinue(bookingReducer(other, { type: "repair-pressed", service: brakes }))).toBe(false);
  });

  it("is not submitted unless something changes", () => {
    const moving = bookingReducer(begin("SelectDateTime"), {
      type: "slots-offered",
      date: "2026-12-01",
      slots: [offered(startTime), offered("2026-12-01T07:00:00.000Z")],
    });
    expect(moving.slot).toEqual(offered(startTime));
    const summary = bookingReducer(moving, { type: "advanced" });
    expect([summary.step, mayContinue(summary)]).toEqual(["Summary", false]);
    expect(mayContinue({ ...summary, reviewNotes: "I wait there" })).toBe(true);
    expect(mayContinue({ ...summary, mileage: 42_000 })).toBe(true);
    expect(mayContinue({ ...summary, slot: offered("2026-12-01T07:00:00.000Z") })).toBe(true);
  });

  it("keeps its time where it is still free for the other services, and only at its own center", () => {
    const other = bookingReducer(begin(), { type: "repair-pressed", service: brakes });
    expect(other.slot).toBeNull();
    const slots = [offered(startTime, "promise-2", "2026-12-01T07:00:00.000Z")];
    const action = { type: "slots-offered", date: "2026-12-01", slots } as const;
    expect(bookingReducer(other, action).slot).toEqual(slots[0]);
    const elsewhere = { ...other, center: other.center && { ...other.center, id: "c2" } };
    expect(bookingReducer(elsewhere, action).slot).toBeNull();
  });

  it("keeps its vehicle, and going back from where it began leaves", () => {
    for (const step of bookingSteps.slice(1)) {
      const state = { ...begin("SelectDateTime"), step };
      expect(mayReturnTo(state, "SelectVehicle")).toBe(false);
      const back = bookingReducer(state, { type: "went-back" });
      expect(back.step).not.toBe("SelectVehicle");
      expect(back.step === step).toBe(step === "SelectDateTime" || step === "SelectService");
      expect(backLeavesWizard(state)).toBe(back.step === step);
    }
    const other = { type: "vehicle-chosen", vehicle: vehicleOf("v2", {}) } as const;
    expect(bookingReducer(begin(), other).vehicle?.vehicleId).toBe("v1");
  });
});

describe("what is held", () => {
  const chosen = (slot: BookingState["slot"]) => holdRequest({ ...begin(), slot });

  it("is the chosen time once it is promised", () => {
    expect(chosen(offered("2026-12-01T07:00:00.000Z", "promise-1", "2026-12-01T08:00:00.000Z"))).toEqual({
      brand: "rimal",
      serviceTerritoryId: "c1",
      schedStartTime: "2026-12-01T07:00:00.000Z",
      schedEndTime: "2026-12-01T08:00:00.000Z",
      servicesList: ["gr-brakes", "pm10"],
      vehicleId: "v1",
      territoryPromiseKey: "promise-1",
      appointmentId: "a1",
    });
    expect(chosen(offered("2026-12-01T07:00:00.000Z", ""))).toBeNull();
    expect(chosen(null)).toBeNull();
  });

  it.each([
    ["the same hours", startTime, endTime, true],
    ["longer ones from the same start", startTime, "2026-12-01T08:00:00.000Z", true],
    ["the hour before", "2026-12-01T04:00:00.000Z", startTime, false],
    ["the hour after", endTime, "2026-12-01T07:00:00.000Z", false],
  ])("is nothing where it touches the appointment's own hours: %s", (_, start, end, touches) => {
    expect(chosen(offered(start, "promise-1", end)) === null).toBe(touches);
  });
});
