import { expect, test } from "vitest";
import { changePage } from "./change-view.server.ts";
import { freeDays } from "./free-days.server.ts";
import { signedPageWords } from "./plan-words.ts";

const minuteOf = (instant: string) => Date.parse(instant) / 60_000;
const slot = (start: string, afterMidnight: boolean) => ({
  ...{ centerId: "c1", day: 20_788, freeBays: 1, afterMidnight },
  ...{ start: minuteOf(start), end: minuteOf(start) + 45 },
});
const words = { changeLead: () => "", noTimes: "", moveButton: "Take it", now: "", back: "", zone: "" };
const place = { title: "Lusail", address: "Marina Street", phoneNumber: "+97444001201" };

test.each(["en", "ar"] as const)(
  "a time after midnight says so below the day before, in %s",
  async (language) => {
    const times = [slot("2026-12-01T20:00:00Z", false), slot("2026-12-01T21:00:00Z", true)];
    const plan = {
      ...{ language, version: 1, place, timeZone: "Asia/Qatar", time: null, isCanceled: false },
    };
    const page = await changePage(
      { plan, words, base: "/drive/x" },
      { days: freeDays(times), from: undefined },
    );
    const labels = [...page.matchAll(/<label>.*?<\/label>/gs)].map(([label]) => label);
    const { afterMidnight } = signedPageWords.of(language);
    expect(labels.map((label) => label.includes(afterMidnight))).toEqual([false, true]);
    expect(page.match(/<legend>/g)).toHaveLength(1);
  },
);
