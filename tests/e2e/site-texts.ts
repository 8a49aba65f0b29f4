import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestInfo } from "@playwright/test";
import { siteWords as accountsWords } from "#app/features/account/site/site-words.ts";
import { signInWords } from "#app/features/account/ui/sign-in-words.ts";
import { analyticsWords } from "#app/features/analytics/words.ts";
import { calendarFeedWords } from "#app/features/booking/ui/calendar-feed/calendar-feed-words.ts";
import { campaignWords } from "#app/features/booking/ui/campaign-request/words.ts";
import { centerNames } from "#app/features/booking/ui/earliest/words.ts";
import { bookingWords } from "#app/features/booking/words.ts";
import { dashboardWords } from "#app/features/dashboard/words.ts";
import { locationWords } from "#app/features/locations/words.ts";
import { phoneWords } from "#app/features/phone/ui/words.ts";
import { earliestWords } from "#app/features/scheduling/ui/earliest/words.ts";
import { noticeWords } from "#app/features/scheduling/ui/notices/words.ts";
import { stepWords } from "#app/features/scheduling/ui/steps/words.ts";
import { siteWords } from "#app/features/site/words.ts";
import { waitingWords } from "#app/features/waiting-list/ui/words.ts";
import { directionOf, type Language } from "#app/i18n/language.ts";
import { mapWords } from "#app/ui/map/words.ts";

const folder = join(import.meta.dirname, "../../content/demo");

/** The texts that a visitor of this project's language reads, from the demo's content. */
export function textsFor(info: TestInfo) {
  return textsIn(info.project.metadata.language as Language);
}

/** The same, of a language. */
export function textsIn(language: Language) {
  return {
    language,
    direction: directionOf(language),
    header: fragment("header", language),
    menu: fragment("profile-menu", language),
    footer: fragment("footer", language),
    consent: fragment("consent", language),
    linkPopup: fragment("link-popup", language),
    modelsMenu: fragment("models-menu", language),
    errorPage: (slug: string) => fragment("error-page", language, slug),
    booking: fragment("service-booking", language),
    confirmation: fragment("service-confirmation", language),
    drive: fragment("test-drive", language),
    phone: phoneWords.of(language),
    campaign: (id: string) => fragment(`campaigns/${id}`, language, id),
    campaignForm: fragment("campaign-form", language),
    calendarFeed: calendarFeedWords.of(language),
    waiting: waitingWords.of(language),
    campaignWords: campaignWords.of(language),
    dashboard: fragment("dashboard-page", language),
    appointmentPage: fragment("appointment-page", language),
    vehiclePage: fragment("vehicle-details-page", language),
    documents: fragment("documents-page", language),
    home: fragment("home-page", language),
    offer: (id: string) => fragment("offers", language, id),
    emptyState: (place: string) => fragment("empty-states", language, place),
    preownedEmptyState: (place: string) => fragment("pre-owned-empty-states", language, place),
    findUs: fragment("landing-pages/find-us", language, "/find-us"),
    fleet: fragment("fleet-calculator", language),
    place: (id: string) => fragment("locations", language, id),
    accounts: accountsWords.of(language),
    account: signInWords.of(language),
    analytics: analyticsWords.of(language),
    words: { ...stepWords.of(language), ...noticeWords.of(language), ...bookingWords.of(language) },
    garage: dashboardWords.of(language),
    earliest: { ...earliestWords.of(language), ...centerNames.of(language) },
    shell: siteWords.of(language),
    locations: locationWords.of(language),
    map: mapWords.of(language),
  };
}
export type SiteTexts = ReturnType<typeof textsIn>;

/** The texts of a model's fragment. A text that is not there fails the test which needs it. */
function fragment(model: string, language: Language, key = "main"): (name: string) => string {
  const file = JSON.parse(readFileSync(join(folder, `${model}.json`), "utf8")) as {
    fragments: { key: string; en: Record<string, unknown>; ar: Record<string, unknown> }[];
  };
  const texts = file.fragments.find((one) => one.key === key)?.[language] ?? {};
  return (name) => {
    const value = name
      .split(".")
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], texts);
    if (typeof value !== "string") throw new Error(`${model} has no text ${name}`);
    return value;
  };
}
