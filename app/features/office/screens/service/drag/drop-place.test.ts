import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Board } from "../board.ts";
import { dropPlace, isMovable, isPlace } from "./drop-place.ts";

const at = (time: string) => `2026-12-01T${time}:00.000Z`;
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
type Card = Parameters<typeof dropPlace>[0];
const card = (changes: Partial<Card> = {}): Card => ({
  ...{ id: "a", code: "CNF", bay: 0, startsAt: at("06:00"), endsAt: at("08:00") },
  ...changes,
});
const bay = (number: number, closures: Board["bays"][number]["closures"] = []) => ({
  ...{ bay: number, name: `Bay ${number + 1}`, group: "periodic" as const, closures },
});
function board(others: readonly Card[] = [], closures: Board["bays"][number]["closures"] = []) {
  return {
    opening: [span("04:00", "09:00"), span("10:00", "14:00")],
    bays: [bay(0), bay(1, closures)],
    appointments: [card(), ...others] as unknown as Board["appointments"],
  };
}
const before = Date.parse(at("03:00"));
const dropOf = (one: Card, to: number, time: string, on = board(), now = before) =>
  dropPlace(one, { bay: to, start: Date.parse(at(time)) }, on, now);
const placeOf = (...drop: Parameters<typeof dropOf>) => {
  const over = dropOf(...drop);
  return isPlace(over) ? over : undefined;
};

describe("a card that is let go", () => {
  test.each([
    ["at the hour nearest to it", 1, "05:20", { from: at("05:00"), to: at("07:00"), isSameTime: false }],
    ["in another bay at its time", 1, "06:10", { from: at("06:00"), to: at("08:00"), isSameTime: true }],
    [
      "over the hours that it has itself",
      0,
      "07:00",
      { from: at("07:00"), to: at("09:00"), isSameTime: false },
    ],
    ["over a break", 0, "08:00", { from: at("08:00"), to: at("11:00"), isSameTime: false }],
  ])("lands %s", (_, to, time, expected) =>
    expect(placeOf(card(), to, time)).toEqual({ bay: to, ...expected }),
  );

  test.each([
    ["where it lies already", 0, "06:20", "same"],
    ["before the center opens", 0, "02:00", "no-hours"],
    ["long after the last hour", 0, "14:40", "no-hours"],
    ["without hours enough until the evening", 0, "13:00", "no-hours"],
    ["in a bay that is none", 7, "05:00", "no-hours"],
  ])("stays %s", (_, to, time, why) => expect(dropOf(card(), to, time)).toEqual({ why }));

  test("stays where another one has an hour of it, or the bay is closed for one", () => {
    const other = card({ id: "b", bay: 1, startsAt: at("07:00"), endsAt: at("08:00") });
    expect(dropOf(card(), 1, "06:00", board([other]))).toEqual({ why: "taken", visit: other });
    expect(placeOf(card(), 1, "05:00", board([other]))).toBeDefined();
    const closed = [{ ...span("04:00", "06:00"), kind: "absence", reason: "Lift" }];
    expect(dropOf(card(), 1, "05:00", board([], closed))).toEqual({ why: "closed", reason: "Lift" });
    expect(placeOf(card(), 1, "06:00", board([], closed))).toBeDefined();
  });

  test("may take the hour that runs, and none that is over; another bay it may have whenever", () => {
    const now = Date.parse(at("05:30"));
    expect(placeOf(card(), 0, "05:00", board(), now)).toBeDefined();
    expect(dropOf(card(), 0, "04:00", board(), now)).toEqual({ why: "over" });
    expect(placeOf(card(), 1, "06:00", board(), Date.parse(at("12:00")))).toMatchObject({ isSameTime: true });
  });

  test("keeps its time while its car is in the workshop", () => {
    const inWork = card({ code: "WIP" });
    expect(placeOf(inWork, 1, "12:00")).toEqual({ bay: 1, ...span("06:00", "08:00"), isSameTime: true });
    expect(placeOf(inWork, 0, "12:00")).toBeUndefined();
  });
});

test.each([
  ["CREA", null, true],
  ["CNF", 0, true],
  ["CIN", 0, true],
  ["RFD", 0, true],
  ["WIP", null, false],
  ["OUT", 0, false],
  ["CANC", null, false],
] as const)("a card of %s in bay %s can be moved: %s", (code, own, expected) =>
  expect(isMovable(card({ code, bay: own }))).toBe(expected),
);

test("never lands on hours that others have", () => {
  const hour = fc.integer({ min: 4, max: 13 });
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 5 }), hour, (taken, wanted) => {
      const time = (number: number) => at(`${String(number).padStart(2, "0")}:00`);
      const others = taken.map((one) =>
        card({ id: String(one), bay: 1, startsAt: time(one), endsAt: time(one + 1) }),
      );
      const over = dropPlace(card(), { bay: 1, start: Date.parse(time(wanted)) }, board(others), before);
      const place = isPlace(over) ? over : undefined;
      for (const { startsAt, endsAt } of place ? others : [])
        expect(endsAt <= (place?.from ?? "") || startsAt >= (place?.to ?? "")).toBe(true);
    }),
  );
});
