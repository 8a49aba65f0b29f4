import type { ChosenPlace, ChosenSlot } from "./chosen.ts";

/** Places and times that tests of wizards start from. */
export function placeOf(id: string, changes: Partial<ChosenPlace> = {}): ChosenPlace {
  return {
    id,
    title: `Place ${id}`,
    address: "Doha",
    latitude: 25.3,
    longitude: 51.5,
    phoneNumber: "",
    timeZone: "Asia/Qatar",
    ...changes,
  };
}

/** An hour from `startTime` on. */
export function slotAt(startTime: string, territoryPromiseKey: string): ChosenSlot {
  const endTime = new Date(Date.parse(startTime) + 60 * 60 * 1000).toISOString();
  return { startTime, endTime, territoryPromiseKey };
}
