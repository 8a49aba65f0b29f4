import { JsonBytes } from "#app/platform/api/json-bytes.server.ts";
import type { TimeSlot } from "../calls.ts";
import { dayOf } from "../rules/calendar-days.ts";
import { instantOf } from "../rules/instants.ts";
import type { FreeSlot } from "../rules/slots.ts";
import { type SpelledPromises, signatureLength, signatureStep } from "./slot-promise.server.ts";

/** Slots of several centers by their times, in order, each center with its promise from `keys`. */
export function timeSlots(free: readonly FreeSlot[], keys: readonly string[]): TimeSlot[] {
  return placesByTimes(free).map((places) => ({
    ...timesOf(free[places[0] as number] as FreeSlot),
    territories: places.map((place) => ({
      id: free[place]?.centerId ?? "",
      territoryPromiseKey: keys[place] ?? "",
    })),
  }));
}

/**
 * The same as JSON. Months of many centers are thousands of promises, and objects and strings for them would take most of
 * the call's time: what stands before the signatures of a center is encoded once and copied.
 */
export function timeSlotsJson(
  free: readonly FreeSlot[],
  { head, signatures }: SpelledPromises,
): JsonBytes<TimeSlot[]> {
  const spelled = Buffer.from(signatures, "latin1");
  const starts = startsOfTerritories(free, head);
  const groups = placesByTimes(free).map((places) => {
    const times = JSON.stringify(timesOf(free[places[0] as number] as FreeSlot)).slice(0, -1);
    return { places, text: `${times},"territories":[` };
  });
  const longestStart = starts.reduce((longest, { length }) => Math.max(longest, length), 0);
  const territories = free.length * (longestStart + signatureLength + territoryEnd.length);
  const out = Buffer.allocUnsafe(groups.reduce((sum, { text }) => sum + text.length + 3, territories + 2));
  let at = out.write("[");
  for (const { places, text } of groups) {
    at += out.write(text, at, "latin1");
    for (const place of places) {
      const start = starts[place] as Uint8Array;
      out.set(start, at);
      at += start.length;
      const signature = place * signatureStep;
      for (let byte = 0; byte < signatureLength; byte += 1)
        out[at + byte] = spelled[signature + byte] as number;
      at += signatureLength;
      out.set(territoryEnd, at);
      at += territoryEnd.length;
    }
    at += out.write("]},", at - 1) - 1;
  }
  if (groups.length > 0) at -= 1;
  at += out.write("]", at);
  return new JsonBytes(out.subarray(0, at));
}

const territoryEnd = Buffer.from('"},');

/** For each slot the JSON of its territory up to the signature. */
function startsOfTerritories(free: readonly FreeSlot[], head: string): Uint8Array[] {
  const known = new Map<string, Uint8Array>();
  return free.map(({ centerId }) => {
    let start = known.get(centerId);
    if (start === undefined) {
      start = Buffer.from(`{"id":${JSON.stringify(centerId)},"territoryPromiseKey":"${head}`);
      known.set(centerId, start);
    }
    return start;
  });
}

/** The places of the slots that have the same times, in order of these. */
function placesByTimes(free: readonly FreeSlot[]): number[][] {
  const found = new Map<number, number[]>();
  free.forEach(({ start, end, afterMidnight }, place) => {
    // No slot is as long as 4096 minutes, so this names and orders every pair of times. Nights stand beside the days.
    const times = (start * 4096 + (end - start)) * 2 + (afterMidnight ? 1 : 0);
    const places = found.get(times);
    if (places === undefined) found.set(times, [place]);
    else places.push(place);
  });
  return [...found].sort(([one], [other]) => one - other).map(([, places]) => places);
}

function timesOf({ start, end, day, afterMidnight }: FreeSlot) {
  const times = { startTime: instantOf(start), endTime: instantOf(end) };
  return afterMidnight ? { ...times, openingDay: dayOf(day) } : times;
}
