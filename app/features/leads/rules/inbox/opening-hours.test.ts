import fc from "fast-check";
import { expect, test } from "vitest";
import { afterOpenMinutes, minutesOpen, type OpenSpan } from "./opening-hours.ts";

const hour = 3_600_000;
const at = (time: string) => new Date(`2026-11-${time}Z`);

/** 8:00 to 18:00 on every day from the 20th on. */
function* days(): Generator<OpenSpan> {
  for (let day = 0; ; day += 1) {
    const midnight = at("20T00:00:00").getTime() + day * 24 * hour;
    yield { from: new Date(midnight + 8 * hour), to: new Date(midnight + 18 * hour) };
  }
}

test.each([
  ["within a day", "26T09:00:00", 60, "26T10:00:00"],
  ["to the very end of a day", "26T17:00:00", 60, "26T18:00:00"],
  ["over a night", "26T17:30:00", 60, "27T08:30:00"],
  ["from before the opening", "26T03:00:00", 60, "26T09:00:00"],
  ["from after the closing", "26T20:00:00", 60, "27T09:00:00"],
  ["over two nights", "26T17:00:00", 12 * 60, "28T09:00:00"],
])("open minutes run %s", (_, from, minutes, due) => {
  expect(afterOpenMinutes(at(from), minutes, days())).toEqual(at(due));
});

test("without any hours the time runs as if it were always open", () => {
  expect(afterOpenMinutes(at("26T09:00:00"), 60, [])).toEqual(at("26T10:00:00"));
});

test.each([
  ["08:00", "18:00", [480, 1080]],
  ["20:00", "02:00", [1200, 1560]],
  ["00:00", "00:00", [0, 1440]],
])("%s to %s", (start, end, minutes) => expect(minutesOpen({ start, end })).toEqual(minutes));

test("what is due is open, and so many open minutes lie before it", () => {
  const from = fc
    .integer({ min: 0, max: 9 * 24 * 60 })
    .map((minute) => at("20T00:00:00").getTime() + minute * 60_000);
  fc.assert(
    fc.property(from, fc.integer({ min: 1, max: 3_000 }), (start, minutes) => {
      const due = afterOpenMinutes(new Date(start), minutes, days()).getTime();
      let open = 0;
      for (const span of days()) {
        if (span.from.getTime() >= due) break;
        const [begin, end] = [Math.max(span.from.getTime(), start), Math.min(span.to.getTime(), due)];
        open += Math.max(0, end - begin);
      }
      expect(open).toBe(minutes * 60_000);
    }),
  );
});
