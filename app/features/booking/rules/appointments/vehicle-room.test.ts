import { describe, expect, it } from "vitest";
import type { AppointmentCode } from "./appointment-states.ts";
import { freeForVehicle, roomToBook, roomToMove } from "./vehicle-room.ts";

const now = new Date("2026-11-21T08:00:00Z");
const at = (hour: number) => new Date(now.getTime() + (48 + hour) * 3_600_000);
const visit = (from: number, to: number, code: AppointmentCode = "CNF") => ({
  code,
  startsAt: at(from),
  endsAt: at(to),
});

describe("a vehicle that has an appointment from 10 to 12", () => {
  it.each<[number, number, string | undefined]>([
    [10, 12, "vehicle-busy"],
    [11, 12, "vehicle-busy"],
    [9, 13, "vehicle-busy"],
    [9, 11, "vehicle-busy"],
    [11, 13, "vehicle-busy"],
    [9, 10, undefined],
    [12, 13, undefined],
  ])("from %i to %i: %s", (from, to, refusal) => {
    const room = roomToMove([visit(10, 12)], { startsAt: at(from), endsAt: at(to) });
    expect(room.ok ? undefined : room.code).toBe(refusal);
    const slot = { start: at(from).getTime() / 60_000, end: at(to).getTime() / 60_000 };
    const whole = { ...slot, centerId: "al-sadd", day: 0, afterMidnight: false, freeBays: 1 };
    expect(freeForVehicle([whole], [visit(10, 12)])).toEqual(refusal ? [] : [whole]);
  });
});

it.each<[AppointmentCode, string | undefined, string | undefined]>([
  ["NEW", "vehicle-busy", "too-many-appointments"],
  ["CREA", "vehicle-busy", "too-many-appointments"],
  ["CNF", "vehicle-busy", "too-many-appointments"],
  ["WIP", "vehicle-busy", undefined],
  ["OUT", undefined, undefined],
  ["RJD", undefined, undefined],
  ["CANC", undefined, undefined],
])("%s at that time: %s; one ahead where one is the most: %s", (code, busy, many) => {
  const request = { startsAt: at(1), endsAt: at(2), now };
  const refusal = (other: Parameters<typeof roomToBook>[0][number]) => {
    const room = roomToBook([other], request, 1);
    return room.ok ? undefined : room.code;
  };
  expect(refusal(visit(1, 2, code))).toBe(busy);
  expect(refusal(visit(5, 6, code))).toBe(many);
});

it("counts what is ahead by the clock, and says how many there may be", () => {
  const request = { startsAt: at(1), endsAt: at(2), now };
  const past = [visit(-60, -59), visit(-50, -49)];
  expect(roomToBook(past, request, 1)).toMatchObject({ ok: true });
  const endingNow = { ...visit(-60, -59), endsAt: now };
  expect(roomToBook([endingNow], request, 1)).toMatchObject({ ok: true });
  const ahead = [3, 4, 5, 6].map((hour) => visit(hour, hour + 1));
  expect(roomToBook(ahead, request, 5)).toMatchObject({ ok: true });
  expect(roomToBook([...past, ...ahead], request, 4)).toEqual({
    ...{ ok: false, code: "too-many-appointments", detail: { most: 4 } },
  });
});
