import { afterEach, describe, expect, test } from "vitest";
import { market, setMarket } from "../market.ts";
import { hourInBrief, hoursInWords, momentInWords, timeAt, timeOfDay, withClock } from "./clock.ts";

const before = market();
afterEach(() => setMarket(before));
const on24Hours = () => setMarket({ ...before, clock: "24-hour" });
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");

describe("a time of day", () => {
  test.each([
    ["00:00", "12:00 am", "12:00 ليلاً"],
    ["0:30", "12:30 am", "12:30 ص"],
    ["07:00", "7:00 am", "7:00 ص"],
    ["11:59", "11:59 am", "11:59 ص"],
    ["12:00", "12:00 pm", "12:00 ظهراً"],
    ["12:45", "12:45 pm", "12:45 ظهراً"],
    ["13:05", "1:05 pm", "1:05 م"],
    ["23:30", "11:30 pm", "11:30 م"],
  ])("%s is %s, %s", (time, en, ar) => {
    expect([plain(timeOfDay(time, "en")), plain(timeOfDay(time, "ar"))]).toEqual([en, ar]);
  });

  test("is as it is written where the importer shows 24 hours", () => {
    on24Hours();
    expect([timeOfDay("07:00", "ar"), timeOfDay("9:00", "en")]).toEqual(["07:00", "09:00"]);
  });

  test("of an instant is that of the zone", () => {
    expect(timeAt("2026-11-30T21:30:00Z", "Asia/Qatar", "en")).toBe("12:30\u00a0am");
    expect(timeAt("2026-12-01T13:00:00Z", "Asia/Qatar", "ar")).toBe("4:00\u00a0م");
  });

  test("of an instant stands after its day, by the zone as well", () => {
    const instant = "2026-11-30T21:30:00Z";
    expect(plain(momentInWords(instant, "Asia/Qatar", "en"))).toBe("Tuesday, 1 December 2026, 12:30 am");
    expect(plain(momentInWords(instant, "Asia/Qatar", "ar"))).toBe("الثلاثاء، 1 ديسمبر 2026، 12:30 ص");
  });
});

describe("hours between two instants", () => {
  const morning = ["2026-12-01T04:00:00Z", "2026-12-01T05:00:00Z"] as const;
  const noon = ["2026-12-01T08:00:00Z", "2026-12-01T10:00:00Z"] as const;

  test("name the half of the day once where it is one, in English", () => {
    expect(hoursInWords(morning, "Asia/Qatar", "en")).toBe("\u20667:00 – 8:00\u00a0am\u2069");
    expect(hoursInWords(noon, "Asia/Qatar", "en")).toBe("\u206611:00\u00a0am – 1:00\u00a0pm\u2069");
  });
  test("isolate each time in Arabic, so that they keep their order in the line", () => {
    expect(hoursInWords(morning, "Asia/Qatar", "ar")).toBe(
      "من \u20687:00\u00a0ص\u2069 إلى \u20688:00\u00a0ص\u2069",
    );
  });
  test("stand on 24 hours where the importer wants it", () => {
    on24Hours();
    expect(plain(hoursInWords(noon, "Asia/Qatar", "ar"))).toBe("من 11:00 إلى 13:00");
    expect(plain(hoursInWords(noon, "Asia/Qatar", "en"))).toBe("11:00 – 13:00");
  });
});

describe("content", () => {
  const shift = "<b>السبت</b> من 9:00 إلى 13:00";

  test("shows the times that editors write on 24 hours by the clock", () => {
    expect(withClock(shift)).toBe("<b>السبت</b> من 9:00\u00a0ص إلى 1:00\u00a0م");
    expect(withClock("Open until 22:00.")).toBe("Open until 10:00\u00a0pm.");
  });
  test("stays as it is written on 24 hours", () => {
    on24Hours();
    expect(withClock(shift)).toBe(shift);
  });
  test.each(["2026-11-22T07:00:00Z", "scale 1:1000", "10.20:30", "127.0.0.1:30", "25:10", "4:3"])(
    "%s is no time of day",
    (text) => expect(withClock(text)).toBe(text),
  );
});

describe("a full hour in the head of a table", () => {
  test.each([
    ["2026-12-01T05:00:00Z", "8 am", "8 ص"],
    ["2026-12-01T09:00:00Z", "12 pm", "12 ظهراً"],
    ["2026-12-01T21:00:00Z", "12 am", "12 ليلاً"],
  ])("%s is %s, %s", (instant, en, ar) => {
    expect(["en", "ar"].map((one) => plain(hourInBrief(instant, "Asia/Qatar", one as "en" | "ar")))).toEqual([
      en,
      ar,
    ]);
  });
  test("is that of the clock of 24 hours where the importer has one", () => {
    on24Hours();
    expect(hourInBrief("2026-12-01T21:00:00Z", "Asia/Qatar", "ar")).toBe("00:00");
  });
});
