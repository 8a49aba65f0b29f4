import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appointmentCodes } from "#app/features/booking/rules/appointments/appointment-states.ts";
import { canBeMoved, type FreeTime, firstFreeTimes } from "./affected-appointments.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1) + hour * 3_600_000).toISOString();
const free = (hour: number, bays: number[], length = 1): FreeTime => ({
  startsAt: at(hour),
  endsAt: at(hour + length),
  bays,
});
const moving = (appointmentId: string, hour: number, times: readonly FreeTime[], wanted?: string) => ({
  ...{ appointmentId, startsAt: at(hour), free: times, wanted },
});
const startsOf = (chosen: ReturnType<typeof firstFreeTimes>) =>
  Object.fromEntries([...chosen].map(([id, { startsAt }]) => [id, startsAt]));

test("only what has not been checked in can be put to another time", () => {
  expect(appointmentCodes.filter(canBeMoved)).toEqual(["NEW", "CREA", "CNF"]);
});

describe("first free times", () => {
  test("are the nearest ones, as often as bays are free then", () => {
    const times = [free(30, [0, 1]), free(31, [0]), free(40, [0])];
    const four = ["a", "b", "c", "d"].map((id, index) => moving(id, index, times));
    expect(startsOf(firstFreeTimes(four))).toEqual({ a: at(30), b: at(30), c: at(31), d: at(40) });
  });

  test("leave out what nothing is left for", () => {
    const times = [free(30, [2])];
    expect(
      startsOf(firstFreeTimes([moving("a", 1, times), moving("b", 2, times), moving("c", 3, [])])),
    ).toEqual({ a: at(30) });
  });

  test("of a long visit take every hour of its bay", () => {
    const long = moving("a", 1, [free(30, [0], 3)]);
    const short = moving("b", 2, [free(31, [0]), free(33, [0])]);
    expect(startsOf(firstFreeTimes([long, short]))).toEqual({ a: at(30), b: at(33) });
  });

  test("go around the times that were chosen", () => {
    const times = [free(30, [0]), free(31, [0])];
    const chosen = [moving("a", 1, times), moving("b", 2, times, at(30))];
    expect(startsOf(firstFreeTimes(chosen))).toEqual({ b: at(30), a: at(31) });
  });

  test("give no bay twice, and nothing that is not free", () => {
    const time = fc.record({
      hour: fc.integer({ min: 24, max: 34 }),
      length: fc.integer({ min: 1, max: 3 }),
      bays: fc.uniqueArray(fc.integer({ min: 0, max: 2 })),
    });
    const times = fc
      .array(time, { maxLength: 8 })
      .map((all) => all.map((one) => free(one.hour, one.bays, one.length)));
    fc.assert(
      fc.property(fc.array(times, { maxLength: 6 }), (lists) => {
        const chosen = [...firstFreeTimes(lists.map((own, index) => moving(String(index), index, own)))];
        for (const [id, { startsAt, endsAt }] of chosen)
          expect(
            lists[Number(id)]?.some(
              (one) => one.startsAt === startsAt && one.endsAt === endsAt && one.bays.length > 0,
            ),
          ).toBe(true);
        for (let hour = 24; hour < 38; hour += 1) {
          const running = chosen.filter(([, one]) => one.startsAt <= at(hour) && one.endsAt > at(hour));
          expect(running.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
