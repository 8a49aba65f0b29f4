import { beforeEach, describe, expect, it } from "vitest";
import { completeBooking } from "../booking-examples.ts";
import { emptyBooking } from "../booking-state.ts";
import {
  forgetBooking,
  leaveForOtherTabs,
  restoreBooked,
  restoreBooking,
  saveBooking,
} from "./saved-booking.ts";

const now = Date.parse("2026-11-21T08:00:00Z");
const booked = { serviceAppointmentId: "a1", reference: "RM-7K3QXA" };
const hour = 60 * 60 * 1000;

function memoryStore() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

let store: ReturnType<typeof memoryStore>;
beforeEach(() => {
  store = memoryStore();
});

describe("a saved booking", () => {
  it("comes back for the same customer within a day, without the promise key", () => {
    saveBooking(store, completeBooking, "anna", now);
    const restored = restoreBooking(store, "anna", now + 23 * hour);
    expect(restored?.slot?.startTime).toBe(completeBooking.slot?.startTime);
    expect([...store.entries.values()].join()).not.toContain("promise-1");
    expect({ ...restored, slot: completeBooking.slot }).toEqual(completeBooking);
  });

  it.each([
    ["another customer", "badr", now],
    ["a day later", "anna", now + 24 * hour],
    ["a clock turned back", "anna", now - hour],
  ])("is dropped for %s", (_, customer, at) => {
    saveBooking(store, completeBooking, "anna", now);
    expect(restoreBooking(store, customer, at)).toBeNull();
    expect(store.entries.size).toBe(0);
  });

  it.each([
    ["another version", (text: string) => text.replace('"version":2', '"version":1')],
    ["broken text", () => "{"],
    ["an unknown step", (text: string) => text.replace('"step":"Summary"', '"step":"Payment"')],
    ["nothing in it", () => "null"],
  ])("is dropped when it holds %s", (_, spoil) => {
    saveBooking(store, completeBooking, "anna", now);
    for (const [key, text] of store.entries) store.entries.set(key, spoil(text));
    expect(restoreBooking(store, "anna", now)).toBeNull();
    expect(store.entries.size).toBe(0);
  });

  it("never lands beyond the first unanswered step", () => {
    saveBooking(store, { ...emptyBooking, vehicle: completeBooking.vehicle, step: "Summary" }, "anna", now);
    expect(restoreBooking(store, "anna", now)?.step).toBe("SelectService");
  });

  it("belongs to the confirmation once the appointment is made, and never returns to the wizard", () => {
    const made = { ...completeBooking, booked };
    expect(restoreBooked(store, "anna", now)).toBeNull();
    saveBooking(store, made, "anna", now);
    expect(restoreBooked(store, "anna", now)?.booked).toEqual(booked);
    expect(restoreBooking(store, "anna", now)).toBeNull();
    expect(store.entries.size).toBe(0);
  });

  it.each([
    ["no center", { center: null }],
    ["no time", { slot: null }],
    ["no appointment", { booked: null }],
  ])("shows no confirmation with %s", (_, missing) => {
    saveBooking(store, { ...completeBooking, booked, ...missing }, "anna", now);
    expect(restoreBooked(store, "anna", now)).toBeNull();
  });

  it("is gone once forgotten, and a store that refuses to write is no error", () => {
    saveBooking(store, completeBooking, "anna", now);
    forgetBooking(store);
    expect(restoreBooking(store, "anna", now)).toBeNull();
    const full = {
      ...store,
      setItem: () => {
        throw new Error("quota");
      },
    };
    expect(() => saveBooking(full, completeBooking, "anna", now)).not.toThrow();
  });
});

describe("what is left for other tabs", () => {
  it("is an unfinished booking with a car, until it is made", () => {
    leaveForOtherTabs(store, emptyBooking, "anna", now);
    expect(store.entries.size).toBe(0);
    leaveForOtherTabs(store, completeBooking, "anna", now);
    expect(restoreBooking(store, "anna", now + hour)?.vehicle?.vehicleId).toBe("v1");
    expect(restoreBooking(store, "badr", now + hour)).toBeNull();
    leaveForOtherTabs(store, completeBooking, "anna", now);
    leaveForOtherTabs(store, { ...completeBooking, booked }, "anna", now);
    expect(store.entries.size).toBe(0);
  });

  it("is not pushed aside by a tab that has not begun", () => {
    leaveForOtherTabs(store, completeBooking, "anna", now);
    leaveForOtherTabs(store, emptyBooking, "anna", now);
    expect(restoreBooking(store, "anna", now + hour)).not.toBeNull();
  });
});
