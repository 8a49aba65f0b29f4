import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tools/test/browser.ts";

// A worker has a program of its own: journeys share a program's demo customers, so they use it one after another.
const addresses = (process.env.MARSA_TEST_ADDRESSES ?? "http://localhost:3000").split(" ");
const address = addresses[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? "";
const declined = {
  name: "marsa.consent",
  value: JSON.stringify({ answer: "refused", at: "2026-01-01T00:00:00.000Z", version: 1 }),
};

// Run by `npm test`, or alone by `npm test -- --only browser [file ...]`: it starts the program and finds the browser.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  forbidOnly: true,
  retries: 0,
  maxFailures: Number(process.env.MARSA_TEST_BAIL ?? 0),
  workers: addresses.length,
  // Whole journeys, also on a machine that is busy with something else: four times what the slowest takes there, and a page there.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    baseURL: address,
    // Journeys begin after the question for consent; analytics.spec.ts begins before it.
    storageState: { cookies: [], origins: [{ origin: address, localStorage: [declined] }] },
    // What moves ends at once, as for the components; a journey that is about movement says so.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
    screenshot: "only-on-failure",
    // Without pictures and copies of every step, which cost as much as the pages themselves; the last one is taken on failure.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
  // A journey runs in the first project; one tagged `onPhoneInArabic` in the second, one tagged `inBothLanguages` in both.
  // The browser's own zone must never matter: one project stands far from the centers' zone.
  projects: [
    {
      name: "en-1280",
      grepInvert: /@ar-390/,
      metadata: { language: "en" },
      use: {
        browserName: "chromium",
        viewport: { width: 1280, height: 800 },
        locale: "en-GB",
        timezoneId: "America/New_York",
      },
    },
    {
      name: "ar-390",
      grep: /@(ar-390|both)/,
      metadata: { language: "ar" },
      use: {
        browserName: "chromium",
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        locale: "ar-QA",
        timezoneId: "Asia/Qatar",
      },
    },
  ],
});
