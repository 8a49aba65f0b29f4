import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, test as base, type Page } from "@playwright/test";
import { type RunningProgram, startProgram } from "../../factories/program/running-program.ts";

const dayMs = 86_400_000;
const startLimitMs = 90_000;

/** Ten in the morning in Doha on the next Tuesday: the centers are open, whatever the machine's clock says. */
function workingMorning(): Date {
  const today = new Date(new Date().toISOString().slice(0, 10));
  const days = (2 - today.getUTCDay() + 7) % 7 || 7;
  return new Date(today.getTime() + days * dayMs + 7 * 3_600_000);
}

/** Runs with a program of its own on a working morning, of which a journey may close days. */
async function withProgram(use: (program: RunningProgram) => Promise<void>, year: "on" | "off") {
  const folder = await mkdtemp(join(tmpdir(), "marsa-office-day-"));
  const program = await startProgram(
    {
      MARSA_CLOCK: workingMorning().toISOString(),
      MARSA_DATA_DIR: folder,
      MARSA_DEMO_YEAR: year,
      HOST: "localhost",
    },
    startLimitMs,
  );
  try {
    await use(program);
  } finally {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface OfficePrograms {
  /** On a working morning, with the demo alone. */
  readonly office: RunningProgram;
  /** On a working morning, with the demo's year. */
  readonly fullOffice: RunningProgram;
}
const options = { scope: "worker", timeout: startLimitMs } as const;

/** Journeys in the office. A program is started for the journeys of a worker that name it. */
export const test = base.extend<object, OfficePrograms>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
  office: [({}, use) => withProgram(use, "off"), options],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
  fullOffice: [({}, use) => withProgram(use, "on"), options],
});

/** A browser of a person's own, at a desk (1440) or with a phone (390). */
export async function browserOf(
  browser: Browser,
  { use, address }: { readonly use: BrowserContextOptions; readonly address: string },
): Promise<Page> {
  const context = await browser.newContext({
    ...use,
    baseURL: address,
    storageState: { cookies: [], origins: [{ origin: address, localStorage: [declined] }] },
    ...(use.isMobile !== true && { viewport: { width: 1440, height: 900 } }),
  });
  return context.newPage();
}

const declined = {
  name: "marsa.consent",
  value: JSON.stringify({ answer: "refused", at: "2026-01-01T00:00:00.000Z", version: 1 }),
};
