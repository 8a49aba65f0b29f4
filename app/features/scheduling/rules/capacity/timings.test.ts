import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minutesOf, type Timing } from "../slots.ts";
import { areTimings, timingsWithout } from "./timings.ts";

const timings = (text: string): Timing[] =>
  text
    .split(" ")
    .filter((span) => span !== "")
    .map((span) => ({ start: span.slice(0, 5), end: span.slice(6) }));
const without = (text: string, span: string) => {
  const [closed = { start: "", end: "" }] = timings(span);
  const left = timingsWithout(timings(text), closed);
  return left.ok ? left.value.map(({ start, end }) => `${start}-${end}`).join(" ") : left.code;
};

describe("hours of a day", () => {
  it.each([
    ["", true],
    ["07:00-12:00 13:00-15:00 15:00-19:00", true],
    ["20:00-02:00", true],
    ["09:00-12:00 20:00-02:00", true],
    ["00:00-00:00", true],
    ["07:00-12:00 11:00-15:00", false],
    ["13:00-15:00 07:00-12:00", false],
    ["20:00-02:00 21:00-23:00", false],
    ["09:00-12:00 20:00-10:00", false],
    ["7:00-12:00", false],
    ["24:00-01:00", false],
    ["07:60-12:00", false],
    ["07:00-08:00 08:00-09:00 09:00-10:00 10:00-11:00 11:00-12:00 12:00-13:00 13:00-14:00", false],
  ])("%j may be stored: %s", (text, expected) => {
    expect(areTimings(timings(text))).toBe(expected);
  });
});

describe("hours without a span of them", () => {
  it.each([
    ["07:00-12:00 13:00-15:00 15:00-18:00", "10:00-14:00", "07:00-10:00 14:00-15:00 15:00-18:00"],
    ["07:00-18:00", "09:30-11:30", "07:00-09:30 11:30-18:00"],
    ["07:00-12:00", "06:00-13:00", ""],
    ["20:00-02:00", "23:00-02:00", "20:00-23:00"],
    ["20:00-02:00", "00:30-02:00", "20:00-00:30"],
    ["20:00-02:00", "20:00-00:30", "starts-after-midnight"],
    ["07:00-12:00 20:00-02:00", "00:00-12:00", "20:00-02:00"],
    ["07:00-12:00", "12:00-13:00", "nothing-to-close"],
    ["", "07:00-19:00", "nothing-to-close"],
  ])("%j without %s are %j", (before, span, after) => {
    expect(without(before, span)).toBe(after);
  });

  const time = fc
    .integer({ min: 0, max: 1_439 })
    .map(
      (minute) =>
        `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`,
    );
  const day = fc.constantFrom(
    "07:00-12:00 13:00-15:00",
    "20:00-02:00",
    "09:30-13:15 21:00-00:00",
    "06:00-18:00",
  );

  it("are open at every minute of before that is outside of the span, and at no other", () => {
    fc.assert(
      fc.property(day, time, time, (text, start, end) => {
        const before = timings(text);
        const left = timingsWithout(before, { start, end });
        if (!left.ok) return;
        expect(areTimings(left.value)).toBe(true);
        const [open, after, gone] = [before, left.value, [{ start, end }]].map(minutesIn);
        const closed = [...(open ?? [])].filter((minute) => !after?.has(minute));
        expect(closed.length).toBeGreaterThan(0);
        for (const minute of closed) expect(gone?.has(minute) || gone?.has(minute - 1_440)).toBe(true);
        for (const minute of after ?? []) expect(open?.has(minute)).toBe(true);
      }),
    );
  });
});

function minutesIn(spans: readonly Timing[]): Set<number> {
  return new Set(
    spans
      .map(minutesOf)
      .flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
}
