import { describe, expect, test } from "vitest";
import { googleCalendarLink, outlookCalendarLink } from "./calendar-links.ts";

const entry = {
  title: "موعد صيانة: نسمة & Co",
  place: "West Bay, Al Corniche + Diplomatic Street, Doha",
  description: "Wednesday, 25 November\nOil & filter #1",
  startTime: "2026-11-25T08:00:00.000+03:00",
  endTime: "2026-11-25T06:00:00.000Z",
};
const google = new URL(googleCalendarLink(entry));
const outlook = new URL(outlookCalendarLink(entry));

describe("a calendar link", () => {
  test("carries the facts whole, with times in UTC, to Google", () => {
    expect(google.host).toBe("calendar.google.com");
    expect(Object.fromEntries(google.searchParams)).toEqual({
      action: "TEMPLATE",
      text: entry.title,
      dates: "20261125T050000Z/20261125T060000Z",
      details: entry.description,
      location: entry.place,
    });
  });

  test("and to Outlook, with blanks that it reads as blanks", () => {
    expect(outlook.host).toBe("outlook.live.com");
    expect(outlook.search).not.toContain("+");
    expect(Object.fromEntries(outlook.searchParams)).toEqual({
      path: "/calendar/action/compose",
      rru: "addevent",
      subject: entry.title,
      startdt: "2026-11-25T05:00:00Z",
      enddt: "2026-11-25T06:00:00Z",
      body: entry.description,
      location: entry.place,
    });
  });
});
