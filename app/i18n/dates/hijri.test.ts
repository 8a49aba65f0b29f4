import { afterEach, describe, expect, it, vi } from "vitest";
import { hijriDayOfMonth, hijriInWords, hijriMonths } from "./hijri.ts";

afterEach(() => vi.unstubAllEnvs());

describe("Hijri days", () => {
  it.each([
    ["2026-11-24", "14 Jumada II 1448\u00a0AH", "14 جمادى الآخرة 1448\u00a0هـ"],
    ["2027-02-08", "1 Ramadan 1448\u00a0AH", "1 رمضان 1448\u00a0هـ"],
    ["2027-05-04", "27 Dhu’l-Qi’dah 1448\u00a0AH", "27 ذو القعدة 1448\u00a0هـ"],
    ["2025-06-26", "1 Muharram 1447\u00a0AH", "1 محرم 1447\u00a0هـ"],
  ])("%s is %s", (day, en, ar) => {
    expect(hijriInWords(day, "en")).toBe(en);
    expect(hijriInWords(day, "ar")).toBe(ar);
    expect(hijriDayOfMonth(day, "ar")).toBe(ar.split(" ")[0]);
  });
  it("are the same wherever the browser stands", () => {
    for (const zone of ["America/New_York", "Pacific/Auckland", "Asia/Qatar"]) {
      vi.stubEnv("TZ", zone);
      expect(hijriInWords("2027-02-08", "en")).toBe("1 Ramadan 1448\u00a0AH");
    }
  });
  it("name the months that a Gregorian one touches, over a new year too", () => {
    expect(hijriMonths("2026-11-01", "2026-11-30", "en")).toMatch(/^Jumada I\s–\sJumada II 1448\u00a0AH$/);
    expect(hijriMonths("2027-06-01", "2027-06-30", "ar")).toMatch(/^ذو الحجة 1448\s–\sمحرم 1449\u00a0هـ$/);
    expect(hijriMonths("2027-02-10", "2027-02-12", "en")).toBe("Ramadan 1448\u00a0AH");
  });
});
