import { describe, expect, it } from "vitest";
import {
  brakes,
  centerOf,
  completeBooking,
  cooling,
  minorService,
  slotAt,
  vehicleOf,
} from "./booking-examples.ts";
import { type BookingAction, backLeavesWizard, bookingReducer } from "./booking-reducer.ts";
import {
  type BookingState,
  bookingSteps,
  chosenServices,
  emptyBooking,
  isStepComplete,
  notesLimit,
  serviceCodes,
} from "./booking-state.ts";

const after = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(bookingReducer, state);

describe("a service that a link carries", () => {
  const request = (repair: boolean): BookingAction => ({
    type: "services-requested",
    maintenance: repair ? [] : [minorService],
    repairs: repair ? [brakes] : [],
  });

  it.each([
    [false, "pm10"],
    [true, "gr-brakes"],
  ])("is chosen where nothing was (repair: %s)", (repair, code) => {
    const state = after(emptyBooking, request(repair));
    expect(serviceCodes(state)).toEqual([code]);
    expect(isStepComplete({ ...state, step: "SelectService" }, "SelectService")).toBe(true);
  });

  it("is chosen with the others of an earlier visit", () => {
    const both: BookingAction = {
      type: "services-requested",
      maintenance: [minorService],
      repairs: [brakes],
    };
    expect(serviceCodes(after(emptyBooking, both))).toEqual(["gr-brakes", "pm10"]);
    expect(after(emptyBooking, both, both)).toEqual(after(emptyBooking, both));
  });

  it("changes nothing that was chosen here", () => {
    const chosen = after(emptyBooking, { type: "repair-pressed", service: cooling });
    expect(after(chosen, request(false))).toBe(chosen);
  });
});

describe("steps", () => {
  it("advance one at a time and stop at the summary", () => {
    let state: BookingState = { ...completeBooking, step: "SelectVehicle" };
    const seen = [state.step];
    for (let press = 0; press < 6; press += 1) {
      state = after(state, { type: "advanced" });
      seen.push(state.step);
    }
    expect(seen).toEqual([...bookingSteps, "Summary", "Summary"]);
  });

  it.each(bookingSteps.slice(0, -1))("do not advance from %s while it is unanswered", (step) => {
    expect(after({ ...emptyBooking, step }, { type: "advanced" }).step).toBe(step);
  });

  it("go back one at a time; back from the first leaves the wizard", () => {
    const fromSummary = after(completeBooking, { type: "went-back" });
    expect(fromSummary.step).toBe("SelectDateTime");
    expect(fromSummary.slot).toEqual(completeBooking.slot);
    expect(backLeavesWizard(fromSummary)).toBe(false);
    expect(backLeavesWizard(emptyBooking)).toBe(true);
    expect(after(emptyBooking, { type: "went-back" }).step).toBe("SelectVehicle");
  });

  it("return to an answered step, never jump ahead", () => {
    const returned = after(completeBooking, { type: "returned-to", step: "SelectService" });
    expect(returned).toEqual({ ...completeBooking, step: "SelectService" });
    expect(after(returned, { type: "returned-to", step: "Summary" })).toBe(returned);
  });

  it("a made appointment keeps what was chosen, for the confirmation", () => {
    const booked = { serviceAppointmentId: "a1", reference: "RM-7K3QXA" };
    expect(after(completeBooking, { type: "booked", booked })).toEqual({ ...completeBooking, booked });
  });
});

describe("vehicle", () => {
  it("a different vehicle resets the booking and brings its mileage", () => {
    const other = vehicleOf("v2", { mileage: 7_000 });
    expect(after(completeBooking, { type: "vehicle-chosen", vehicle: other })).toEqual({
      ...emptyBooking,
      vehicle: other,
      mileage: 7_000,
    });
  });

  it("the same vehicle again changes nothing", () => {
    const again = vehicleOf("v1", {});
    expect(after(completeBooking, { type: "vehicle-chosen", vehicle: again })).toBe(completeBooking);
  });
});

describe("services", () => {
  it("maintenance is a single choice that clears when pressed again", () => {
    const major = { typeCode: "pm20", label: "20,000 km" };
    const chosen = after(emptyBooking, { type: "maintenance-pressed", service: minorService });
    expect(chosen.maintenanceService).toEqual(minorService);
    const changed = after(chosen, { type: "maintenance-pressed", service: major });
    expect(changed.maintenanceService).toEqual(major);
    expect(after(changed, { type: "maintenance-pressed", service: major }).maintenanceService).toBeNull();
  });

  it("repairs are a multiple choice", () => {
    const both = after(
      emptyBooking,
      { type: "repair-pressed", service: brakes },
      { type: "repair-pressed", service: cooling },
    );
    expect(serviceCodes(both)).toEqual(["gr-ac", "gr-brakes"]);
    expect(serviceCodes(after(both, { type: "repair-pressed", service: brakes }))).toEqual(["gr-ac"]);
  });

  it("changing services gives up the chosen slot, whose promise names the services", () => {
    const changed = after(completeBooking, { type: "repair-pressed", service: cooling });
    expect(changed.slot).toBeNull();
    expect(changed.date).toBe(completeBooking.date);
  });

  it("are relabeled when the language changes, and dropped when no longer offered", () => {
    const arabic = { typeCode: minorService.typeCode, label: "صيانة ١٠ آلاف" };
    const relabeled = after(completeBooking, { type: "services-offered", services: [arabic, brakes] });
    expect(relabeled.maintenanceService).toEqual(arabic);
    expect(relabeled.slot).toEqual(completeBooking.slot);
    const dropped = after(completeBooking, { type: "services-offered", services: [minorService] });
    expect(chosenServices(dropped)).toEqual([minorService]);
    expect(dropped.slot).toBeNull();
  });
});

describe("center, date and time", () => {
  it("the first center is preselected, a chosen one stays", () => {
    const centers = [centerOf("c1"), centerOf("c2")];
    const first = after(emptyBooking, { type: "centers-offered", centers });
    expect(first.center?.id).toBe("c1");
    const second = after(first, { type: "center-chosen", center: centerOf("c2") });
    expect(after(second, { type: "centers-offered", centers }).center?.id).toBe("c2");
  });

  it("a center that cannot do the services gives way to the first that can", () => {
    const moved = after(completeBooking, { type: "centers-offered", centers: [centerOf("c9")] });
    expect([moved.center?.id, moved.date, moved.slot]).toEqual(["c9", null, null]);
    expect(after(completeBooking, { type: "centers-offered", centers: [] }).center).toBeNull();
  });

  it("changing the center clears date and time, the same center does not", () => {
    const moved = after(completeBooking, { type: "center-chosen", center: centerOf("c2") });
    expect([moved.date, moved.slot]).toEqual([null, null]);
    expect(after(completeBooking, { type: "center-chosen", center: centerOf("c1") })).toBe(completeBooking);
  });

  it("changing the date clears the time, the same date does not", () => {
    expect(after(completeBooking, { type: "date-chosen", date: "2026-12-02" }).slot).toBeNull();
    expect(after(completeBooking, { type: "date-chosen", date: "2026-12-01" })).toBe(completeBooking);
  });

  it("a fresh list renews the promise of the chosen slot or clears it when it is gone", () => {
    const renewed = slotAt("2026-12-01T05:00:00.000Z", "promise-2");
    const offer = (slots: BookingState["slot"][]) =>
      after(completeBooking, {
        type: "slots-offered",
        date: "2026-12-01",
        slots: slots.filter((s) => s !== null),
      });
    expect(offer([renewed]).slot).toEqual(renewed);
    const gone = offer([slotAt("2026-12-01T06:00:00.000Z", "promise-3")]);
    expect([gone.slot, gone.step]).toEqual([null, "SelectDateTime"]);
    expect(offer([completeBooking.slot])).toBe(completeBooking);
  });

  it("a list for another day says nothing about the chosen slot", () => {
    const state = after(completeBooking, { type: "slots-offered", date: "2026-12-05", slots: [] });
    expect(state).toBe(completeBooking);
  });

  it("a lost slot leads back to date and time and keeps everything else", () => {
    const lost = after(completeBooking, { type: "slot-lost" });
    expect(lost).toEqual({ ...completeBooking, step: "SelectDateTime", slot: null });
  });
});

describe("summary", () => {
  it("cuts notes at 1024 characters", () => {
    const long = "x".repeat(notesLimit + 5);
    const state = after(
      completeBooking,
      { type: "review-notes-written", notes: long },
      { type: "additional-notes-written", notes: long },
    );
    expect([state.reviewNotes.length, state.additionalNotes.length]).toEqual([notesLimit, notesLimit]);
  });

  it.each([
    ["a mileage", { mileage: null }],
    ["a slot", { slot: null }],
    ["a live promise", { slot: slotAt("2026-12-01T05:00:00.000Z", "") }],
    ["a center", { center: null }],
  ] as const)("cannot be submitted without %s", (_, missing) => {
    expect(isStepComplete(completeBooking, "Summary")).toBe(true);
    expect(isStepComplete({ ...completeBooking, ...missing }, "Summary")).toBe(false);
  });
});

it("what is chosen takes the names of another language, and nothing else changes", () => {
  const chosen = completeBooking;
  const names = {
    type: "names-read" as const,
    vehicles: [{ vehicleId: "v1", model: "نسمة" }],
    services: [{ typeCode: "pm10", label: "10,000 كم" }],
    centers: [{ ...centerOf("c1"), title: "مركز لوسيل", address: "شارع المارينا" }],
  };
  const renamed = bookingReducer(chosen, names);
  expect(renamed).toMatchObject({
    vehicle: { model: "نسمة" },
    maintenanceService: { label: "10,000 كم" },
    repairServices: { "gr-brakes": { label: "Brakes" } },
    center: { title: "مركز لوسيل", address: "شارع المارينا" },
    slot: chosen.slot,
    step: "Summary",
  });
  expect(bookingReducer(renamed, names)).toBe(renamed);
  expect(bookingReducer(chosen, { ...names, vehicles: [], services: [], centers: [] })).toBe(chosen);
});
