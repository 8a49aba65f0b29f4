import { describe, expect, test } from "vitest";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { calendarWays, type PlannedTime, plannedEmail } from "./planned-email.ts";
import { plannedSms } from "./planned-sms.ts";

const planned: PlannedTime = {
  reference: "RM-7K3QXA",
  ...{ start: "2026-12-01T05:00:00.000Z", end: "2026-12-01T05:45:00.000Z", timeZone: "Asia/Qatar" },
  place: { title: "Rimal Lusail", address: "Marina Street", latitude: 25.42, longitude: 51.5 },
};
const own = {
  ...({ language: "en", isCanceled: false, title: "Your drive is confirmed", name: "Noora" } as const),
  ...{ paragraphs: ["See you."], names: { where: "Showroom", zone: "Local time" }, ways: undefined },
  ...{ facts: [{ name: "Car", value: "Shihab" }], link: undefined, note: undefined },
  button: { label: "View", href: "https://rimal.example" },
};

describe("an email about something planned", () => {
  test("says when in large type, where with the way there, what for, and the reference", () => {
    const email = plannedEmail(planned, own);
    expect(email.subject).toBe("Your drive is confirmed (RM-7K3QXA)");
    expect(email.preview).toMatch(/^Tuesday, 1 December 2026, 8:00\sam · Rimal Lusail$/);
    expect(email.highlight).toMatchObject({
      day: "Tuesday, 1 December 2026 (21 Jumada II 1448\u00a0AH)",
      zone: "Local time",
      isOver: false,
    });
    expect(email.facts).toEqual([
      {
        ...{ name: "Showroom", value: "Rimal Lusail, Marina Street" },
        link: { label: "Directions", href: expect.stringContaining("destination=25.42,51.5") },
      },
      { name: "Car", value: "Shihab" },
      { name: "Reference", value: "", code: "RM-7K3QXA" },
    ]);
  });

  test("of what is canceled strikes the time out, and leads nowhere", () => {
    const email = plannedEmail(planned, { ...own, isCanceled: true });
    expect(email.highlight?.isOver).toBe(true);
    expect(email.facts?.[0]).not.toHaveProperty("link");
  });

  test("offers Apple's calendar where there is a file", () => {
    const entry = { id: "d1", version: 1, title: "Drive", place: "Lusail", description: "" };
    const times = { startTime: planned.start, endTime: planned.end };
    const labels = (file?: string) =>
      calendarWays({ ...entry, ...times }, file, "en").links.map(({ label }) => label);
    expect(labels()).toEqual(["Google", "Outlook"]);
    expect(labels("https://rimal.example/drive/x/appointment.ics")).toEqual(["Google", "Outlook", "Apple"]);
  });
});

describe("an SMS about something planned", () => {
  const link = "https://www.rimal.example/drive/7K3QXA-abcdefghijklmnop";
  const sms = (title: string, changes: Partial<Parameters<typeof plannedSms>[1]> = {}) =>
    plannedSms(
      { ...planned, place: { ...planned.place, title } },
      { language: "ar", brand: "رمال", what: "تم تأكيد تجربة القيادة", link, ...changes },
    );

  test("says who, what, when, where, the reference and the link", () => {
    expect(sms("الوسيل")).toMatch(/^رمال: تم تأكيد تجربة القيادة\. .*8:00 ص، الوسيل\. RM-7K3QXA https:\S+$/);
  });

  test("leaves the place to the link where two parts have no room for it", () => {
    const long = sms("صالة عرض رمال الرئيسية في مدينة الوسيل شارع المارينا");
    expect(smsParts(long)).toBe(2);
    expect(long).not.toContain("صالة");
    expect(long.endsWith(link)).toBe(true);
  });

  test("has no link where there is nothing to open, nor blanks that make it longer", () => {
    const text = sms("Lusail", { language: "en", brand: "Rimal", what: "canceled", link: undefined });
    expect(text).toMatch(/^Rimal: canceled\. .*8:00 am, Lusail\. RM-7K3QXA$/);
  });
});
