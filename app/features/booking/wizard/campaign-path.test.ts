import { describe, expect, test } from "vitest";
import { centerOf, completeBooking, cooling, minorService, slotAt, vehicleOf } from "./booking-examples.ts";
import { type BookingAction, backLeavesWizard, bookingReducer, mayReturnTo } from "./booking-reducer.ts";
import {
  type BookingState,
  type BookingStep,
  type CampaignPath,
  emptyBooking,
  serviceCodes,
} from "./booking-state.ts";

const campaign: CampaignPath = {
  name: "ac-checkup",
  stepsSkipped: 2,
  price: null,
  service: { typeCode: cooling.typeCode, label: "Air conditioning check" },
  eligibleYears: { from: 2008, to: 2026 },
  until: "2026-12-31",
};
const after = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(bookingReducer, state);
const entered = after(emptyBooking, { type: "campaign-entered", campaign });
const chosen = after(entered, { type: "vehicle-chosen", vehicle: vehicleOf("v1", {}) });
const at = (step: BookingStep, stepsSkipped = 2): BookingState => ({
  ...completeBooking,
  step,
  campaign: { ...campaign, stepsSkipped },
});

describe("a campaign's path", () => {
  test("sets its service with the vehicle, a repair or a maintenance by its code", () => {
    expect(serviceCodes(entered)).toEqual([]);
    expect(chosen.repairServices).toEqual({ [cooling.typeCode]: campaign.service });
    const periodic = { ...campaign, service: minorService };
    const other = after(emptyBooking, { type: "campaign-entered", campaign: periodic });
    const vehicle = vehicleOf("v1", {});
    expect(after(other, { type: "vehicle-chosen", vehicle }).maintenanceService).toEqual(minorService);
  });

  test("leads from the vehicle two steps further, and on to the summary", () => {
    const onTimes = after(chosen, { type: "advanced" });
    expect(onTimes.step).toBe("SelectDateTime");
    const answered = after(
      onTimes,
      { type: "centers-offered", centers: [centerOf("c1")] },
      { type: "date-chosen", date: "2026-12-01" },
      { type: "slot-chosen", slot: slotAt("2026-12-01T05:00:00.000Z", "promise") },
      { type: "advanced" },
    );
    expect(answered.step).toBe("Summary");
  });

  test.each([
    ["SelectVehicle", 2, "SelectDateTime"],
    ["SelectVehicle", 1, "SelectServiceCenter"],
    ["SelectVehicle", 0, "SelectService"],
    ["SelectServiceCenter", 2, "SelectDateTime"],
    ["SelectDateTime", 2, "Summary"],
  ] as const)("on %s, with %i steps skipped, continue leads to %s", (step, skipped, next) => {
    expect(after(at(step, skipped), { type: "advanced" }).step).toBe(next);
  });

  test("goes nowhere without a vehicle", () => {
    expect(after(entered, { type: "advanced" })).toBe(entered);
  });

  test.each([
    ["Summary", "SelectDateTime"],
    ["SelectDateTime", "SelectVehicle"],
    ["SelectServiceCenter", "SelectVehicle"],
    ["SelectVehicle", "SelectVehicle"],
  ] as const)("back from %s leads to %s: the center is skipped", (step, before) => {
    expect(after(at(step), { type: "went-back" }).step).toBe(before);
    expect(after(at(step, 1), { type: "went-back" }).step).toBe(before);
  });

  test("back from the first step leaves the wizard", () => {
    expect(backLeavesWizard(at("SelectVehicle"))).toBe(true);
    expect(backLeavesWizard(at("SelectDateTime"))).toBe(false);
  });

  test.each([
    ["SelectVehicle", true],
    ["SelectService", false],
    ["SelectServiceCenter", true],
    ["SelectDateTime", true],
  ] as const)("the summary leads back to %s: %j, for the service is the campaign's", (step, may) => {
    expect(mayReturnTo(at("Summary"), step)).toBe(may);
  });

  test("another vehicle begins anew within it", () => {
    const other = after(at("SelectVehicle"), { type: "vehicle-chosen", vehicle: vehicleOf("v2", {}) });
    expect(other).toMatchObject({ campaign, center: null, slot: null });
    expect(serviceCodes(other)).toEqual([cooling.typeCode]);
  });
});

describe("entering and leaving a campaign", () => {
  test("the same again, as after a reload, changes nothing", () => {
    expect(after(chosen, { type: "campaign-entered", campaign: { ...campaign } })).toBe(chosen);
    expect(after(completeBooking, { type: "campaign-entered", campaign: null })).toBe(completeBooking);
  });

  test("in the other language its words change and nothing else", () => {
    const arabic = { ...campaign, service: { ...campaign.service, label: "فحص التكييف" } };
    const onTimes = after(chosen, { type: "advanced" }, { type: "campaign-entered", campaign: arabic });
    expect(onTimes).toMatchObject({ step: "SelectDateTime", vehicle: chosen.vehicle });
    expect(onTimes.repairServices).toEqual({ [cooling.typeCode]: arabic.service });
  });

  test("a booking of another path begins anew, in either direction", () => {
    expect(after(completeBooking, { type: "campaign-entered", campaign })).toEqual({
      ...emptyBooking,
      campaign,
    });
    expect(after(chosen, { type: "campaign-entered", campaign: null })).toEqual(emptyBooking);
    const other = { ...campaign, name: "aircare-service" };
    expect(after(chosen, { type: "campaign-entered", campaign: other })).toEqual({
      ...emptyBooking,
      campaign: other,
    });
  });

  test("a change of an appointment has no path", () => {
    const before = { ...{ serviceCodes: [], centerId: null, startTime: null, mileage: null }, ...notes };
    const edited = {
      id: "a1",
      reference: "RM-1",
      version: 1,
      entryStep: "SelectService",
      endTime: "",
      before,
    } as const;
    const state = { ...completeBooking, edited: { ...edited, before: { ...before, serviceCodes: [] } } };
    expect(after(state, { type: "campaign-entered", campaign })).toBe(state);
  });
});

const notes = { additionalNotes: "", reviewNotes: "" };
