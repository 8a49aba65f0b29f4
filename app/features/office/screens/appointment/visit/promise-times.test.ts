import { describe, expect, test } from "vitest";
import { instantOf, plannedReady, promiseTimes } from "./promise-times.ts";

const at = (time: string) => `2026-12-01T${time}:00.000Z`;
const appointment = { startsAt: at("07:00"), endsAt: at("09:00") };

test.each([
  ["a car that comes in time is ready at its end", "07:10", "09:00"],
  ["one that comes after its hours takes as long from now, to the quarter", "09:20", "11:30"],
  ["and needs no rounding at a quarter", "09:30", "11:30"],
])("%s", (_, now, ready) =>
  expect(plannedReady(appointment, new Date(at(now)))).toEqual(new Date(at(ready))),
);

describe("times that are promised by one press", () => {
  const timesOf = (base: string, closes: string | null, now = "08:00") =>
    promiseTimes({
      base: new Date(at(base)),
      closesAt: closes && at(closes),
      opensAt: "2026-12-02T05:00:00.000Z",
      now: new Date(at(now)),
    }).map(({ id, at: time }) => `${id} ${time.slice(11, 16)}`);

  test("go from the plan to the next morning", () =>
    expect(timesOf("09:00", "16:00")).toEqual([
      "planned 09:00",
      "plusOne 10:00",
      "plusTwo 11:00",
      "evening 16:00",
      "morning 05:00",
    ]));

  test("are none after closing, and none twice", () =>
    expect(timesOf("15:00", "16:00")).toEqual(["planned 15:00", "plusOne 16:00", "morning 05:00"]));

  test("are none that are over", () =>
    expect(timesOf("07:30", null)).toEqual(["plusOne 08:30", "plusTwo 09:30", "morning 05:00"]));
});

test.each([
  ["2026-12-01", "16:30", "2026-12-01T13:30:00.000Z"],
  ["2026-12-01", "", null],
  ["", "16:30", null],
])("%s %s in Qatar is %s", (day, time, instant) => expect(instantOf(day, time, "Asia/Qatar")).toBe(instant));
