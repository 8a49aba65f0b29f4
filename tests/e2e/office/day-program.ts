import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { sql } from "kysely";
import { closeDatabase, connectDatabase, database } from "#app/platform/database.server.ts";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { suiteInstant } from "../../../tools/test/suite-clock.ts";
import { startProgram } from "../../factories/program/running-program.ts";
import { test as base } from "../journey.ts";

const dayMs = 86_400_000;
/** Longer than a program may take to start, so that it says itself what it waits for. */
const startLimitMs = 260_000;

/** Ten in the morning in Doha on the next Tuesday: the centers are open, whatever the run's clock says. */
function workingMorning(): Date {
  const today = new Date(new Date().toISOString().slice(0, 10));
  const days = (2 - today.getUTCDay() + 7) % 7 || 7;
  return new Date(today.getTime() + days * dayMs + 7 * 3_600_000);
}

/** A program whose centers are open now: its address, and its database. */
export interface Office {
  readonly address: string;
  readonly database: string;
}

async function withProgram(
  use: (office: Office) => Promise<void>,
  { year = "off" }: { readonly year?: "on" | "off" } = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "marsa-office-day-"));
  const program = await startProgram({
    ...{ MARSA_CLOCK: workingMorning().toISOString(), MARSA_DATA_DIR: folder, HOST: "localhost" },
    MARSA_DEMO_YEAR: year,
  });
  try {
    // The program runs the cluster of its folder; this adopts it.
    await use({ address: program.address, database: (await openCluster(folder)).url("marsa") });
  } finally {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function programOfWorker(): Office {
  const own = (list = "") => list.split(" ")[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? "";
  const { MARSA_TEST_ADDRESSES, MARSA_TEST_DATABASES } = process.env;
  return { address: own(MARSA_TEST_ADDRESSES), database: own(MARSA_TEST_DATABASES) };
}

/**
 * Journeys of a working morning: with the worker's own program at the suite's usual time, which is one, and at another time
 * with one of their own.
 */
export const test = base.extend<object, { readonly office: Office; readonly fullOffice: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
    ({}, use) => (process.env.MARSA_TEST_CLOCK === suiteInstant ? use(programOfWorker()) : withProgram(use)),
    { scope: "worker", timeout: startLimitMs },
  ],
  /** With the records of a year: every list is full. */
  fullOffice: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
    ({}, use) => withProgram(use, { year: "on" }),
    { scope: "worker", timeout: startLimitMs },
  ],
});

/** As if the minute were over in which staff can take back what they did with appointments. */
export function minuteIsOver(office: Office, appointmentIds: readonly string[]): Promise<void> {
  const ids = sql.join(appointmentIds);
  return atOffice(office, async () => {
    await sql`update booking.appointment_move set at = at - interval '1 minute'
      where appointment_id in (${ids})`.execute(database());
    await sql`update pgboss.job set start_after = now() where name = 'tell-of-appointment' and state = 'created'
      and data ->> 'appointmentId' in (${ids})`.execute(database());
  });
}

/** The same for what they proposed to customers. */
export function proposalsAreSent(office: Office): Promise<void> {
  return atOffice(office, async () => {
    await sql`update pgboss.job set start_after = now()
      where name = 'notify-of-extra-work' and state = 'created'`.execute(database());
  });
}

async function atOffice({ database: url }: Office, work: () => Promise<void>): Promise<void> {
  connectDatabase(url, 2);
  try {
    await work();
  } finally {
    await closeDatabase();
  }
}

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
