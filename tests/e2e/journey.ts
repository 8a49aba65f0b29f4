import { test as base } from "@playwright/test";
import { shiftDate } from "../shift-date.ts";

export { expect } from "@playwright/test";

/** The time of the run, which all processes read; pages read it too, of every person and device. */
const offsetMs = Number(process.env.MARSA_TEST_CLOCK_OFFSET_MS ?? 0);

/** A journey. Every context of its browser begins at the time of the run, and ends with it. */
export const test = base.extend<{ readonly endsContexts: undefined }, object>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, offsetMs);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  endsContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});

/** Where a journey runs. One that names no place runs in English at 1280 px. */
export const onPhoneInArabic = { tag: "@ar-390" };
/** Where words or direction are the matter. */
export const inBothLanguages = { tag: "@both" };
