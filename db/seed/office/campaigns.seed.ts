import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import { config } from "#app/platform/config.server.ts";
import { yearId } from "./year/ids.ts";
import type { YearAppointment } from "./year/plan-year.ts";

const hourMs = 3_600_000;
/** The demo's campaign of this time (`content/demo/campaigns/ac-checkup.json`), and for how many days it goes on. */
const campaign = {
  name: "ac-checkup",
  daysLeft: 40,
  title: { en: "Air conditioning check, free of charge", ar: "فحص التكييف مجاناً" },
};
const requests = 8;

/**
 * Requests to take part in a campaign that wait for staff, in both scripts, at times of the coming days at which the centers
 * work. They hold no hours: whoever confirms one finds it a time.
 */
export function copyCampaignRequests(
  load: BulkLoad<unknown>,
  planned: readonly YearAppointment[],
  now: Date,
): Promise<void> {
  const soon = new Date(now.getTime() + 24 * hourMs);
  const ahead = planned.filter(({ startsAt, car }) => startsAt > soon && !car.owner.isGuest);
  // Spread over centers and days.
  const inLanguage = (language: "en" | "ar") =>
    ahead
      .filter(({ car }) => car.owner.language === language)
      .filter((_, place) => place % 9 === 0)
      .slice(0, requests / 2);
  const until = addDays(dayIn(now, config.importer.zone), campaign.daysLeft);
  const rows = [...inLanguage("ar"), ...inLanguage("en")].map(({ center, car, startsAt }, number) => {
    const { owner, model } = car;
    return {
      ...{
        id: yearId("campaign", number),
        campaign: campaign.name,
        campaign_title: campaign.title[owner.language],
      },
      ...{ campaign_until: until, brand: "rimal", vin: car.vin, customer_id: owner.id, appointment_id: null },
      ...{ center_id: center.id, starts_at: startsAt, ends_at: new Date(startsAt.getTime() + hourMs) },
      ...{ model: model[owner.language], model_year: car.modelYear, notes: "", language: owner.language },
      ...{ full_name: `${owner.firstName} ${owner.lastName}`, phone: owner.phone, email: owner.email },
      ...{ code: "CREA", created_at: new Date(now.getTime() - (requests - number) * 5 * hourMs) },
    };
  });
  return copyRows(load, "booking.campaign_request", rows);
}
