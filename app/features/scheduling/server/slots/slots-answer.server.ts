import type { TimeSlot } from "#app/features/booking/calls.ts";
import { JsonBytes } from "#app/platform/api/json-bytes.server.ts";
import { dayOf } from "../../rules/calendar-days.ts";
import { instantOf } from "../../rules/instants.ts";
import type { FreeSlot } from "../../rules/slots.ts";
import { keyLength, type SignedSlots, signatureBytes } from "./slot-promise.server.ts";

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
 * The same as JSON. Months of many centers are thousands of slots, and objects and strings for them would take most of the
 * call's time: the keys are written into bytes that are laid out before.
 */
export function timeSlotsJson(
  free: readonly FreeSlot[],
  { head, signatures }: SignedSlots,
): JsonBytes<TimeSlot[]> {
  const { json, keysAt } = layoutOf(free);
  const out = Buffer.from(json);
  const start = Buffer.from(head.toString("base64url"));
  for (let place = 0; place < keysAt.length; place += 1) {
    const at = keysAt[place] as number;
    for (let byte = 0; byte < start.length; byte += 1) out[at + byte] = start[byte] as number;
    writeSignature(out, at + start.length, signatures, place * signatureBytes);
  }
  return new JsonBytes(out);
}

const base64 = Buffer.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");

/** Base64 of five triples and one byte as `Buffer` writes it; to ask it for each of thousands of slots takes twenty times as long. */
function writeSignature(out: Uint8Array, at: number, signatures: Uint8Array, from: number): void {
  const last = from + signatureBytes - 1;
  let to = at;
  for (let byte = from; byte < last; byte += 3) {
    const [one, two, three] = [signatures[byte], signatures[byte + 1], signatures[byte + 2]] as Triple;
    const bits = (one << 16) | (two << 8) | three;
    out[to] = base64[bits >> 18] as number;
    out[to + 1] = base64[(bits >> 12) & 63] as number;
    out[to + 2] = base64[(bits >> 6) & 63] as number;
    out[to + 3] = base64[bits & 63] as number;
    to += 4;
  }
  const rest = signatures[last] as number;
  out[to] = base64[rest >> 2] as number;
  out[to + 1] = base64[(rest << 4) & 63] as number;
}
type Triple = [one: number, two: number, three: number];

/** An answer but for its keys: for each slot, in the order of `free`, `keysAt` is the byte at which its key begins. */
interface Layout {
  readonly free: readonly FreeSlot[];
  readonly json: Uint8Array;
  readonly keysAt: Int32Array;
}

/** The layouts used last, the latest first. Customers who ask for the same days are answered alike but for the keys. */
let kept: readonly Layout[] = [];
const mostKept = 8;

function layoutOf(free: readonly FreeSlot[]): Layout {
  const layout = kept.find((one) => areSame(one.free, free)) ?? layOut(free);
  if (layout !== kept[0]) kept = [layout, ...kept.filter((one) => one !== layout)].slice(0, mostKept);
  return layout;
}

function areSame(some: readonly FreeSlot[], others: readonly FreeSlot[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, place) => {
      const other = others[place] as FreeSlot;
      return (
        one === other ||
        (one.start === other.start &&
          one.centerId === other.centerId &&
          one.end === other.end &&
          one.day === other.day &&
          one.afterMidnight === other.afterMidnight)
      );
    })
  );
}

function layOut(free: readonly FreeSlot[]): Layout {
  const starts = startsOfTerritories(free);
  const groups = placesByTimes(free).map((places) => {
    const times = JSON.stringify(timesOf(free[places[0] as number] as FreeSlot)).slice(0, -1);
    return { places, text: `${times},"territories":[` };
  });
  const longestStart = starts.reduce((longest, { length }) => Math.max(longest, length), 0);
  const territories = free.length * (longestStart + keyLength + territoryEnd.length);
  const out = Buffer.allocUnsafe(groups.reduce((sum, { text }) => sum + text.length + 3, territories + 2));
  const keysAt = new Int32Array(free.length);
  let at = out.write("[");
  for (const { places, text } of groups) {
    at += out.write(text, at, "latin1");
    for (const place of places) {
      const start = starts[place] as Uint8Array;
      out.set(start, at);
      keysAt[place] = at + start.length;
      at += start.length + keyLength;
      out.set(territoryEnd, at);
      at += territoryEnd.length;
    }
    at += out.write("]},", at - 1) - 1;
  }
  if (groups.length > 0) at -= 1;
  at += out.write("]", at);
  return { free, json: out.subarray(0, at), keysAt };
}

const territoryEnd = Buffer.from('"},');

/** For each slot the JSON of its territory up to the key. */
function startsOfTerritories(free: readonly FreeSlot[]): Uint8Array[] {
  const known = new Map<string, Uint8Array>();
  return free.map(({ centerId }) => {
    let start = known.get(centerId);
    if (start === undefined) {
      start = Buffer.from(`{"id":${JSON.stringify(centerId)},"territoryPromiseKey":"`);
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
