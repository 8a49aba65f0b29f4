import { describe, expect, it } from "vitest";
import {
  firstDifference,
  generatedCalendar,
} from "../../../../tests/factories/booking/generated-calendars.ts";
import { findFreeSlots, type SlotQuery } from "./slots.ts";

// A sample; `npm run bench slots-oracle` runs a million, in processes of eight zones.
const sample = 1_500;

describe("slots over generated calendars", () => {
  it("are what the slow and obvious way finds", () => {
    expect(firstDifference(findFreeSlots, 0, sample)).toBeUndefined();
  });

  const changed = (change: (query: SlotQuery) => Partial<SlotQuery>) => (query: SlotQuery) =>
    findFreeSlots({ ...query, ...change(query) });
  it.each([
    [
      "a lead time that lets its last block in",
      changed(({ now }) => ({ now: new Date(now.getTime() - 600_000) })),
    ],
    [
      "a clock that is a second late at an edge",
      changed(({ now }) => ({ now: new Date(now.getTime() + 1000) })),
    ],
    [
      "ninety days for three months",
      (query: SlotQuery) => {
        const today = Math.floor((query.now.getTime() + 10_800_000) / 86_400_000);
        return findFreeSlots(query).filter(({ day }) => day <= today + 90);
      },
    ],
    [
      "the horizon of a server that stands in UTC",
      (query: SlotQuery) => {
        const utc = { ...query, centers: query.centers.map((one) => ({ ...one, timeZone: "UTC" })) };
        const last = Math.max(0, ...findFreeSlots(utc).map(({ day }) => day));
        return findFreeSlots(query).filter(({ day }) => day <= last);
      },
    ],
    [
      "the first of two overrides",
      changed(({ centers }) => ({
        centers: centers.map((one) => ({ ...one, overrides: one.overrides.toReversed() })),
      })),
    ],
    [
      "hours after midnight on the day of the clock",
      (query: SlotQuery) =>
        findFreeSlots(query).map((slot) => ({ ...slot, day: slot.day + Number(slot.afterMidnight) })),
    ],
    [
      "a unit that reaches into a slot and is overlooked",
      changed(({ centers }) => ({
        centers: centers.map((one) => ({
          ...one,
          taken: one.taken.filter(({ unitStart }) => unitStart % 60 === 0),
        })),
      })),
    ],
  ])("would show %s", (_, slots) => {
    expect(firstDifference(slots, 0, sample)).toBeDefined();
  });

  it("stand at month ends, leap days and midnight as well", () => {
    const doha = Array.from({ length: 1_000 }, (_, seed) =>
      new Date(generatedCalendar(seed).now.getTime() + 10_800_000).toISOString(),
    );
    expect(doha.filter((at) => at.includes("-02-29T")).length).toBeGreaterThan(50);
    expect(doha.filter((at) => /T(23:[45]|00:[01])/.test(at)).length).toBeGreaterThan(150);
  });
});
