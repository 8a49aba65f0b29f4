import { describe, expect, it } from "vitest";
import {
  bookedDrive,
  completeDrive,
  modelOf,
  placeOf,
  red,
  silver,
  slotAt,
  usedCar,
} from "./drive-examples.ts";
import { type DriveAction, driveReducer, mayReturnTo } from "./drive-reducer.ts";
import { type DriveState, driveSteps, emptyDrive, noDriver, noLicense, notesLimit } from "./drive-state.ts";

const after = (state: DriveState, ...actions: DriveAction[]) => actions.reduce(driveReducer, state);
const lusail = { ...placeOf("s1"), cars: [silver] };
const salwa = { ...placeOf("s2"), cars: [silver, red] };

describe("another car", () => {
  const preferring: DriveState = { ...completeDrive, preferred: red };

  it("clears showroom, preference, date and time; who drives stays", () => {
    const { showroom, preferred, date, slot, driver, license, step } = after(preferring, {
      type: "car-chosen",
      car: modelOf("nada"),
    });
    expect({ showroom, preferred, date, slot }).toEqual({
      ...{ showroom: null, preferred: null, date: null, slot: null },
    });
    expect({ driver, license, step }).toEqual({
      driver: completeDrive.driver,
      license: completeDrive.license,
      step: "SelectVehicle",
    });
  });

  it.each([
    ["SelectShowroom", "SelectShowroom"],
    ["SelectDateTime", "SelectVehicle"],
  ] as const)("on %s leads to %s", (before, step) => {
    expect(after({ ...preferring, step: before }, { type: "car-chosen", car: modelOf("nada") }).step).toBe(
      step,
    );
  });

  it("is one of another number, and not the same model again", () => {
    expect(after(preferring, { type: "car-chosen", car: modelOf("suhail") })).toBe(preferring);
    expect(after(preferring, { type: "car-chosen", car: usedCar }).slot).toBeNull();
  });
});

describe("showrooms that are offered", () => {
  const chosen: DriveState = { ...completeDrive, showroom: placeOf("s2"), preferred: red };
  it.each<[string, DriveState, (typeof salwa)[], Partial<DriveState>]>([
    ["the only one is chosen", { ...emptyDrive, car: usedCar }, [salwa], { showroom: placeOf("s2") }],
    ["none of several is chosen", { ...emptyDrive, car: usedCar }, [lusail, salwa], { showroom: null }],
    [
      "one that no longer has the car is dropped",
      completeDrive,
      [salwa, placed("s3")],
      { showroom: null, slot: null },
    ],
    ["a preferred car that stays, stays", chosen, [salwa], { preferred: red, slot: completeDrive.slot }],
    [
      "a preferred car that left loses its time",
      chosen,
      [{ ...salwa, cars: [silver] }],
      { preferred: null, slot: null },
    ],
  ])("%s", (_, state, showrooms, expected) => {
    expect(after(state, { type: "showrooms-offered", showrooms })).toMatchObject(expected);
  });

  it("bring their names in the present language", () => {
    const showrooms = [{ ...lusail, title: "صالة لوسيل" }];
    const { showroom, slot } = after(completeDrive, { type: "showrooms-offered", showrooms });
    expect([showroom, slot]).toEqual([{ ...placeOf("s1"), title: "صالة لوسيل" }, completeDrive.slot]);
  });
});

describe("what clears what", () => {
  it.each<[string, DriveAction, Partial<DriveState>]>([
    ["another showroom", { type: "showroom-chosen", showroom: placeOf("s2") }, { date: null, slot: null }],
    ["the same showroom", { type: "showroom-chosen", showroom: placeOf("s1") }, { slot: completeDrive.slot }],
    ["a preferred car", { type: "preferred-chosen", preferred: red }, { date: null, slot: null }],
    ["another day", { type: "date-chosen", date: "2026-12-02" }, { slot: null }],
    ["the same day", { type: "date-chosen", date: "2026-12-01" }, { slot: completeDrive.slot }],
    ["a lost time", { type: "slot-lost" }, { slot: null, date: "2026-12-01", step: "SelectDateTime" }],
    ["a car that left", { type: "car-gone" }, { showroom: null, slot: null, step: "SelectShowroom" }],
    ["a booking", { type: "booked", booked: bookedDrive }, { driver: noDriver, license: noLicense }],
  ])("%s", (_, action, expected) => {
    expect(after(completeDrive, action)).toMatchObject(expected);
  });

  it("notes end at their limit", () => {
    const notes = "a".repeat(notesLimit + 5);
    const { driver } = after(completeDrive, { type: "driver-written", changes: { notes } });
    expect(driver).toEqual({ ...completeDrive.driver, notes: notes.slice(0, notesLimit) });
  });
});

describe("fresh slots", () => {
  const offer = (start: string, date = "2026-12-01"): DriveAction => ({
    ...{ type: "slots-offered", date, slots: [slotAt(start, "promise-2")] },
  });
  it.each<[string, DriveAction, string | undefined, string]>([
    ["renew the promise", offer("2026-12-01T05:00:00.000Z"), "promise-2", "Summary"],
    ["lead back where the time is gone", offer("2026-12-01T06:00:00.000Z"), undefined, "SelectDateTime"],
    [
      "of another day change nothing",
      offer("2026-12-02T05:00:00.000Z", "2026-12-02"),
      "promise-1",
      "Summary",
    ],
  ])("%s", (_, action, promise, step) => {
    const state = after(completeDrive, action);
    expect([state.slot?.territoryPromiseKey, state.step]).toEqual([promise, step]);
  });
});

describe("steps", () => {
  it("advance one at a time and stop at the last", () => {
    const seen: string[] = [];
    let state: DriveState = { ...completeDrive, step: "SelectVehicle" };
    for (let press = 0; press < 5; press += 1) {
      seen.push(state.step);
      state = after(state, { type: "advanced" });
    }
    expect(seen).toEqual([...driveSteps, "Summary"]);
  });

  it.each(driveSteps.slice(0, 3))("wait for an answer on %s", (step) => {
    const state = { ...emptyDrive, step };
    expect(after(state, { type: "advanced" })).toBe(state);
  });

  it("go back one at a time, and the first one stays", () => {
    const back = (state: DriveState) => after(state, { type: "went-back" });
    expect(back(completeDrive).step).toBe("SelectDateTime");
    expect(back(back(back(back(completeDrive)))).step).toBe("SelectVehicle");
  });
});

describe("a request without a time", () => {
  const begun = (step: DriveState["step"]) => after({ ...completeDrive, step }, { type: "request-begun" });

  it.each(driveSteps.slice(0, 3))("leads from %s to the summary, and back again", (step) => {
    const state = begun(step);
    expect(state).toMatchObject({ step: "Summary", requestFrom: step, slot: null, date: null });
    expect(after(state, { type: "went-back" })).toMatchObject({ step, requestFrom: null });
  });

  it("returns to what was answered before it alone, and ends with that", () => {
    const state = begun("SelectShowroom");
    expect(driveSteps.filter((step) => mayReturnTo(state, step))).toEqual([
      "SelectVehicle",
      "SelectShowroom",
    ]);
    expect(after(state, { type: "returned-to", step: "SelectVehicle" }).requestFrom).toBeNull();
    expect(after(state, { type: "returned-to", step: "SelectDateTime" })).toBe(state);
  });

  it("needs a car", () => {
    expect(after(emptyDrive, { type: "request-begun" })).toBe(emptyDrive);
  });
});

function placed(id: string) {
  return { ...placeOf(id), cars: [] };
}

it("what is chosen takes the names of another language, and nothing else changes", () => {
  const chosen: DriveState = { ...completeDrive, preferred: red };
  const names = {
    type: "names-read" as const,
    cars: [modelOf("suhail", { name: "سهيل", detail: "سيدان" })],
    showrooms: [{ ...salwa, id: "s1", title: "صالة لوسيل", cars: [{ ...red, color: "أحمر" }] }],
  };
  const renamed = driveReducer(chosen, names);
  expect(renamed).toMatchObject({
    car: { name: "سهيل", detail: "سيدان" },
    showroom: { id: "s1", title: "صالة لوسيل" },
    preferred: { id: "car-red", color: "أحمر" },
    slot: chosen.slot,
    step: "Summary",
  });
  expect(driveReducer(renamed, names)).toBe(renamed);
  expect(driveReducer(chosen, { ...names, cars: [], showrooms: [] })).toBe(chosen);
});
