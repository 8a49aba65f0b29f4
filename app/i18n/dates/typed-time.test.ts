import { afterEach, describe, expect, test } from "vitest";
import { market, setMarket } from "../market.ts";
import { timeOfDay } from "./clock.ts";
import { typedTime } from "./typed-time.ts";

const before = market();
afterEach(() => setMarket(before));

test.each([
  ["16:30", "16:30"],
  ["1630", "16:30"],
  ["16.30", "16:30"],
  ["8", "08:00"],
  ["830", "08:30"],
  ["4:30 pm", "16:30"],
  ["4:30PM", "16:30"],
  ["4 p.m.", "16:00"],
  ["12 am", "00:00"],
  ["12:15 pm", "12:15"],
  ["٤:٣٠ م", "16:30"],
  ["12:00 ليلاً", "00:00"],
  ["12:00 منتصف الليل", "00:00"],
  ["1 ليلا", "01:00"],
  ["9 ليلاً", "21:00"],
  ["٨ صباحاً", "08:00"],
  ["١٢ ظهراً", "12:00"],
  ["\u206607:00\u2069", "07:00"],
])("%j is %s", (typed, time) => expect(typedTime(typed)).toBe(time));

test.each(["", "24:00", "8:60", "13 pm", "0 am", "noon", "8:3", "12345"])("%j is no time", (typed) => {
  expect(typedTime(typed)).toBeUndefined();
});

describe.each(["12-hour", "24-hour"] as const)("on a clock of %s", (clock) => {
  test.each(["en", "ar"] as const)("each time is read as it is shown in %s", (language) => {
    setMarket({ ...before, clock });
    for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
      const time = `${String(Math.trunc(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
      expect(typedTime(timeOfDay(time, language))).toBe(time);
    }
  });
});
