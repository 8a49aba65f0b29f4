import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { Language } from "#app/i18n/language.ts";

const declined = {
  name: "marsa.consent",
  value: JSON.stringify({ answer: "refused", at: "2026-01-01T00:00:00.000Z", version: 1 }),
};

interface Visitor {
  readonly language: Language;
  /** Of the program. */
  readonly address: string;
  /** What their browser has from before. */
  readonly state?: Exclude<BrowserContextOptions["storageState"], string | undefined>;
}

/** A browser of one visitor's own, who was asked for consent before. */
export async function visitorOf(browser: Browser, { language, address, state }: Visitor): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    // What moves is looked at when it stands.
    reducedMotion: "reduce",
    ...(language === "ar"
      ? { locale: "ar-QA", timezoneId: "Asia/Qatar" }
      : { locale: "en-GB", timezoneId: "America/New_York" }),
    storageState: state ?? { cookies: [], origins: [{ origin: address, localStorage: [declined] }] },
  });
  return context.newPage();
}
