import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type CalendarEntry, calendarFeed, calendarFile, calendarMessage } from "./calendar-file.ts";

const entry: CalendarEntry = {
  id: "a1",
  version: 1,
  title: "موعد صيانة، نسمة",
  place: "Al Wakrah; Street 12, Zone 90",
  position: { latitude: 25.171, longitude: 51.603 },
  description:
    "الرقم المرجعي RM-7K3QXA\nيُرجى الحضور قبل الموعد بعشر دقائق مع استمارة السيارة ومفتاحها الاحتياطي",
  address: "https://www.marsa.example/appointment/a1?lang=ar",
  startTime: "2026-12-01T05:00:00.000Z",
  endTime: "2026-12-01T06:00:00.000Z",
};
const at = new Date("2026-11-21T08:00:00Z");
const invitation = {
  organizer: { name: 'Marsa "Doha"', email: "no-reply@marsa.example" },
  attendee: { name: "نورة", email: "noora@example.qa" },
};

/** What a calendar reads: unfolded lines. */
const linesOf = (file: string) => file.replace(/\r\n /g, "").split("\r\n");
/** The text that a value stands for, unescaped as RFC 5545, 3.3.11 says. */
const textOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

describe("a file that is taken along", () => {
  const lines = linesOf(calendarFile(entry, at));

  test.each([
    "METHOD:PUBLISH",
    "UID:a1@marsa",
    "SEQUENCE:0",
    "DTSTAMP:20261121T080000Z",
    "DTSTART:20261201T050000Z",
    "DTEND:20261201T060000Z",
    "STATUS:CONFIRMED",
    "LOCATION:Al Wakrah\\; Street 12\\, Zone 90",
    "GEO:25.171;51.603",
    "URL;VALUE=URI:https://www.marsa.example/appointment/a1?lang=ar",
  ])("says %s", (line) => expect(lines).toContain(line));

  it("names nobody, and says of a request that it is not confirmed yet", () => {
    expect(lines.join("\n")).not.toMatch(/ORGANIZER|ATTENDEE|mailto/);
    expect(linesOf(calendarFile({ ...entry, isTentative: true }, at))).toContain("STATUS:TENTATIVE");
  });
});

describe("the part of a mail", () => {
  test.each([
    [{ version: 1 }, "METHOD:REQUEST", "SEQUENCE:0", "STATUS:CONFIRMED"],
    [{ version: 4 }, "METHOD:REQUEST", "SEQUENCE:3", "STATUS:CONFIRMED"],
    [{ version: 2, isTentative: true }, "METHOD:REQUEST", "SEQUENCE:1", "STATUS:TENTATIVE"],
    [{ version: 5, isCanceled: true }, "METHOD:CANCEL", "SEQUENCE:4", "STATUS:CANCELLED"],
  ])("of %j says %s, %s and %s under the same id", (changes, ...said) => {
    const lines = linesOf(calendarMessage({ ...entry, ...changes }, at, invitation));
    expect(lines).toEqual(expect.arrayContaining([...said, "UID:a1@marsa"]));
  });

  it("names who invites, and that nobody has to answer", () => {
    const lines = linesOf(calendarMessage(entry, at, invitation));
    // RFC 6868: a quotation mark within a name.
    expect(lines).toContain(`ORGANIZER;CN="Marsa ^'Doha^'":mailto:no-reply@marsa.example`);
    expect(lines).toContain(
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="نورة":MAILTO:noora@example.qa',
    );
  });
});

it("a calendar to subscribe to has all entries, each with the moment of its last change", () => {
  const canceled = { ...entry, id: "a2", isCanceled: true };
  const entries = [entry, canceled].map((one) => ({ entry: one, changedAt: at }));
  const lines = linesOf(calendarFeed("مواعيدي، رمال", entries));
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(lines).toEqual(expect.arrayContaining(["UID:a1@marsa", "UID:a2@marsa", "STATUS:CANCELLED"]));
  expect(lines).toContain("X-WR-CALNAME:مواعيدي، رمال");
  expect(linesOf(calendarFeed("Mine", []))).toEqual(
    expect.arrayContaining(["BEGIN:VCALENDAR", "END:VCALENDAR"]),
  );
});

describe("whatever is said", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 200 });
  const written = fc.oneof(text, fc.stringMatching(/^[\u0621-\u064A؛،;,\\ \n"]{0,160}$/));

  it("not even an address makes a line of its own", () => {
    const attendee = { name: "N\r\nX:1", email: "a@b.qa\r\nSTATUS:CANCELLED" };
    const file = calendarMessage({ ...entry, address: "http://x\u2028\rZ:3" }, at, {
      ...invitation,
      attendee,
    });
    expect(linesOf(file)).toHaveLength(linesOf(calendarMessage(entry, at, invitation)).length);
  });

  it("no line has more than 75 octets, and none breaks a character", () => {
    fc.assert(
      fc.property(written, written, (title, description) => {
        const file = calendarMessage({ ...entry, title, description }, at, invitation);
        for (const line of file.split("\r\n")) {
          const octets = new TextEncoder().encode(line);
          expect(octets.length).toBeLessThanOrEqual(75);
          expect(new TextDecoder().decode(octets)).toBe(line);
        }
      }),
    );
  });

  it("it reads back as it was written, and makes no line of its own", () => {
    const count = linesOf(calendarFile(entry, at)).length;
    fc.assert(
      fc.property(written, (description) => {
        const file = calendarFile({ ...entry, description }, at);
        const expected = description.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");
        expect(textOf(file, "DESCRIPTION")).toBe(expected);
        expect(linesOf(file)).toHaveLength(count);
      }),
    );
  });
});

test("a whole day has no hours, and takes no time", () => {
  const day = { isWholeDay: true, startTime: "2026-03-02T00:00:00Z", endTime: "2026-03-03T00:00:00Z" };
  const entry = { id: "due-1", version: 1, title: "Insurance", place: "", description: "", ...day };
  const file = calendarFeed("Days", [{ entry, changedAt: new Date("2026-01-01T00:00:00Z") }]);
  expect(file).toContain("DTSTART;VALUE=DATE:20260302\r\n");
  expect(file).toContain("DTEND;VALUE=DATE:20260303\r\n");
  expect(file).toContain("TRANSP:TRANSPARENT");
});
