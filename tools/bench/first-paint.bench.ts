import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { slowPhone } from "../../tests/factories/first-tap/slow-phone.ts";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { browserOptions } from "../test/browser.ts";

const paths = [
  "/",
  "/vehicle/suhail",
  "/special-offers",
  "/offers/suhail-lease",
  "/pre-owned",
  "/pre-owned/search",
  "/listing/SHL-240111",
  "/finance",
  "/fleet",
  "/find-us",
  "/auto-parts",
  "/news/new-wahat",
];
const rounds = 3;
/** What is still to come after a page has loaded: React's work, and what moves. */
const settleMs = 3_000;

interface Figures {
  readonly lcp: number;
  /** Of each task that lasts longer than 50 ms, what is beyond. */
  readonly tbt: number;
  readonly cls: number;
}

/** The largest paint, blocked time and shifts of templates on a throttled phone: medians, the rounds interleaved. */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const program = await startProgram({ MARSA_DATA_DIR: join(tmpdir(), "marsa-bench") });
  const browser = await chromium.launch(await browserOptions());
  const addresses = ["en", "ar"].flatMap((language) => paths.map((path) => `${path}?lang=${language}`));
  const found = new Map<string, Figures[]>(addresses.map((address) => [address, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [address, figures] of found)
      figures.push(await measure(browser, `${program.address}${address}`));
  process.stdout.write("goals: largest paint 1500 ms, blocked 150 ms, shifts 0.01\n");
  for (const [address, figures] of found) {
    const [lcp, tbt, cls] = [middle(figures, "lcp"), middle(figures, "tbt"), middle(figures, "cls")];
    process.stdout.write(
      `${address}: largest paint ${Math.round(lcp)} ms, blocked ${Math.round(tbt)} ms, shifts ${cls.toFixed(3)}\n`,
    );
  }
  await browser.close();
  await program.stop();
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  const { context, page } = await slowPhone(browser);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "load" });
  await wait(settleMs);
  const figures = await page.evaluate(() => window.pageFigures);
  await context.close();
  return figures ?? { lcp: 0, tbt: 0, cls: 0 };
}

function middle(figures: readonly Figures[], name: keyof Figures): number {
  const sorted = figures.map((one) => one[name]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

declare global {
  interface Window {
    pageFigures?: { lcp: number; tbt: number; cls: number };
  }
}

/** Runs in the page before anything of its own. */
function watch(): void {
  const figures = { lcp: 0, tbt: 0, cls: 0 };
  window.pageFigures = figures;
  const see = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  see("largest-contentful-paint", ({ startTime }) => {
    figures.lcp = startTime;
  });
  see("longtask", ({ duration }) => {
    figures.tbt += Math.max(0, duration - 50);
  });
  see("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) figures.cls += value;
  });
}
