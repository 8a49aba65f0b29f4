import { beforeEach, describe, expect, it } from "vitest";
import { bookedDrive, completeDrive, memoryStore, modelOf } from "./drive-examples.ts";
import { emptyDrive, subjectOf } from "./drive-state.ts";
import { linkOfDrive, rememberDrive } from "./own-drives.ts";
import { leaveForOtherTabs, restoreBooked, restoreDrive, saveDrive } from "./saved-drive.ts";

const now = Date.parse("2026-11-21T08:00:00Z");
const hour = 3_600_000;
let store: ReturnType<typeof memoryStore>;
beforeEach(() => {
  store = memoryStore();
});

describe("a saved drive", () => {
  it("comes back to a visitor, and to the customer who signed in on the way, without its promise", () => {
    saveDrive(store, completeDrive, null, now);
    expect([...store.entries.values()].join()).not.toContain("promise-1");
    for (const customer of [null, "anna"]) {
      const restored = restoreDrive(store, customer, now + hour);
      expect({ ...restored, slot: completeDrive.slot }).toEqual({ ...completeDrive, step: "Summary" });
    }
  });

  it.each([
    ["a visitor after a customer", null, now],
    ["another customer", "badr", now],
    ["a day later", "anna", now + 24 * hour],
  ])("is dropped for %s", (_, customer, at) => {
    saveDrive(store, completeDrive, "anna", now);
    expect(restoreDrive(store, customer, at)).toBeNull();
    expect(store.entries.size).toBe(0);
  });

  it.each([
    ["another version", (text: string) => text.replace('"version":1', '"version":0')],
    ["an unknown step", (text: string) => text.replace('"step":"Summary"', '"step":"Payment"')],
    ["broken text", () => "{"],
  ])("is dropped where it holds %s", (_, spoil) => {
    saveDrive(store, completeDrive, null, now);
    for (const [key, text] of store.entries) store.entries.set(key, spoil(text));
    expect(restoreDrive(store, null, now)).toBeNull();
  });

  it("begins at the first step without an answer; a request without a time stays at its end", () => {
    saveDrive(store, { ...completeDrive, showroom: null }, null, now);
    expect(restoreDrive(store, null, now)?.step).toBe("SelectShowroom");
    saveDrive(
      store,
      { ...completeDrive, showroom: null, slot: null, requestFrom: "SelectShowroom" },
      null,
      now,
    );
    expect(restoreDrive(store, null, now)?.step).toBe("Summary");
  });
});

describe("what other tabs find", () => {
  it("is the drive without who drives and with which license", () => {
    leaveForOtherTabs(store, completeDrive, null, now);
    const text = [...store.entries.values()].join();
    for (const personal of ["Maha", "maha@example.qa", "Child seats", "2030-01-01"])
      expect(text).not.toContain(personal);
    expect(restoreDrive(store, null, now)?.car).toEqual(completeDrive.car);
  });

  it("is nothing before a car is chosen, and nothing once it is booked", () => {
    leaveForOtherTabs(store, emptyDrive, null, now);
    expect(store.entries.size).toBe(0);
    leaveForOtherTabs(store, completeDrive, null, now);
    leaveForOtherTabs(store, { ...completeDrive, booked: bookedDrive }, null, now);
    expect(store.entries.size).toBe(0);
  });
});

it("a booked drive is for the confirmation alone", () => {
  saveDrive(store, { ...completeDrive, booked: bookedDrive }, null, now);
  expect(restoreBooked(store, null, now)?.booked).toEqual(bookedDrive);
  expect(restoreDrive(store, null, now)).toBeNull();
  expect(store.entries.size).toBe(0);
});

describe("the drives that this browser has booked", () => {
  const [suhail, nada] = [subjectOf(modelOf("suhail")), subjectOf(modelOf("nada"))];
  const link = (last: string) => `/drive/RMD7K3-${last.repeat(16)}`;

  it("are found by their car until they are over", () => {
    rememberDrive(store, { subject: suhail, link: link("a"), until: now + hour }, now);
    rememberDrive(store, { subject: nada, link: link("b"), until: now + 2 * hour }, now);
    expect([suhail, nada].map((subject) => linkOfDrive(store, subject, now))).toEqual([link("a"), link("b")]);
    expect([suhail, nada].map((subject) => linkOfDrive(store, subject, now + hour))).toEqual([
      undefined,
      link("b"),
    ]);
  });

  it("are five at most, the newest of a car", () => {
    for (let place = 0; place < 8; place += 1)
      rememberDrive(
        store,
        { subject: `rimal m${place % 7}`, link: link(String(place)), until: now + hour },
        now,
      );
    const found = Array.from({ length: 7 }, (_, place) => linkOfDrive(store, `rimal m${place}`, now));
    expect(found.filter(Boolean)).toHaveLength(5);
    expect(found[0]).toBe(link("7"));
  });

  it.each(["{", "null", '[{"subject":"rimal suhail","link":"https://elsewhere.example","until":9e15}]'])(
    "are none where the storage holds %s",
    (text) => {
      store.entries.set("marsa.own-test-drives", text);
      expect(linkOfDrive(store, suhail, now)).toBeUndefined();
    },
  );
});
