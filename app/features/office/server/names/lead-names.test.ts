import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { provideLeadNames } from "#app/features/leads/staff-leads.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { leadMails, storeLead } from "../../../../../tests/factories/leads.ts";
import { leadNames } from "./lead-names.server.ts";

testDatabase({ demo: true });
beforeAll(() => seedContent(now()));

/** The mail about a lead, to people who read a language. */
async function mailIn(language: Language, changes: Record<string, unknown>) {
  const before = config.leads.language;
  Object.assign(config.leads, { language });
  const takeBack = provideLeadNames(leadNames);
  onTestFinished(() => {
    Object.assign(config.leads, { language: before });
    takeBack();
  });
  const { id } = await storeLead(changes);
  return (await leadMails()).find(({ plain }) => plain.includes(id)) ?? expect.unreachable();
}
const calculator = { kmPerYear: 20_000, count: 4, use: "parcels", months: 36 };
const fleet = {
  company: "Doha Water",
  crNumber: "12",
  count: "4",
  models: ["qafila"],
  term: "36",
  calculator,
};
const fleetLead = { kind: "fleet", email: "f@example.qa", offerId: undefined, campaignId: undefined, fleet };
const usedCar = { kind: "used-car", offerId: undefined, campaignId: undefined, vehicleNo: "SHL-240111" };

describe("the mail of a lead says names, not what addresses call them", () => {
  test.each([
    ["en", "Suhail by the month, then yours", "Model: Suhail\n", "Location: Rimal Showroom Lusail\n"],
    ["ar", "سهيل بأقساط شهرية ثم تصبح ملكك", "الطراز: سهيل\n", "الموقع: صالة عرض رمال، لوسيل\n"],
  ] as const)(
    "of an offer with its campaign, a model and a showroom (%s)",
    async (language, offer, ...lines) => {
      const mail = await mailIn(language, { model: "suhail", location: "rimal-showroom-lusail" });
      expect(mail.subject).toContain(` · ${offer} · `);
      for (const line of [offer, ...lines]) expect(mail.plain).toContain(line);
      expect(mail.plain).not.toMatch(/: (suhail|offer-suhail-lease|rimal-showroom-lusail)\n/);
      expect(mail.attachment.content).toContain("<model>Suhail</model>");
    },
  );

  test.each([
    ["en", "Used car: Rimal Suhail 2024 S SHL-240111"],
    ["ar", "رقم السيارة المستعملة: رمال سهيل 2024 إس SHL-240111"],
  ] as const)("of a used car, beside its number (%s)", async (language, line) => {
    const mail = await mailIn(language, usedCar);
    expect(mail.plain).toContain(line);
    expect(mail.subject).toContain(language === "ar" ? "رمال سهيل 2024" : "Rimal Suhail 2024");
  });

  test.each([
    ["en", "Models: Qafila", "Parcels"],
    ["ar", "الطرازات: قافلة", "التوصيل"],
  ] as const)("of a fleet, with the work that it is for (%s)", async (language, models, work) => {
    const { plain } = await mailIn(language, fleetLead);
    expect(plain).toContain(models);
    expect(plain).not.toContain("parcels");
    expect(plain).toContain(work);
  });
});

test("names of the other language, of a campaign and of the brand lead to those of the reader", async () => {
  const names = await leadNames("ar");
  const wanted = ["Suhail", "ac-checkup", "rimal"].map((id) => names.get(id));
  expect(wanted).toEqual(["سهيل", expect.stringMatching(/[\u0600-\u06ff]/), "رمال"]);
});
