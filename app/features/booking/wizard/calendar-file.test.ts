import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const entry = {
  id: "a1",
  title: "موعد صيانة، نسمة",
  place: "Al Wakrah; Street 12, Zone 90",
  description:
    "الرقم المرجعي RM-7K3QXA\nيُرجى الحضور قبل الموعد بعشر دقائق مع استمارة المركبة ومفتاحها الاحتياطي",
  startTime: "2026-12-01T05:00:00.000Z",
  endTime: "2026-12-01T06:00:00.000Z",
};
const file = calendarFile(entry, new Date("2026-11-21T08:00:00Z"));

it("names UTC instants and a lasting id", () => {
  expect(file).toContain("DTSTART:20261201T050000Z\r\nDTEND:20261201T060000Z\r\n");
  expect(file).toContain("UID:a1@marsa\r\n");
});

it("escapes what has a meaning in the format", () => {
  expect(file).toContain("LOCATION:Al Wakrah\\; Street 12\\, Zone 90\r\n");
});

it("has no line over 75 octets, and unfolds to the whole text", () => {
  for (const line of file.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replace(/\r\n /g, "")).toContain("مع استمارة المركبة ومفتاحها الاحتياطي");
});
