import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { Control } from "./controls.ts";
import { slowPhone } from "./slow-phone.ts";

export interface EarlyTap {
  readonly control: Control;
  readonly language: "en" | "ar";
  /** Whether the address that is opened says the language. */
  readonly named: boolean;
  /** After the first paint. */
  readonly afterMs: number;
}

export interface TapOutcome extends EarlyTap {
  readonly answered: boolean;
  /** From the tap to the next paint, where the browser reports it. */
  readonly inpMs: number | undefined;
}

/** For a machine that is busy with something else, too. */
const patienceMs = 60_000;
/** What answers must still be so a moment later: a navigation of the page itself may take it back. */
const staysMs = 700;

/** Opens a page on a throttled phone and taps a control so long after the first paint. */
export async function tapEarly(
  browser: Browser,
  address: string,
  tap: EarlyTap,
  options: BrowserContextOptions = {},
): Promise<TapOutcome> {
  const { control, language, named, afterMs } = tap;
  const { context, page } = await slowPhone(browser, { ...options, locale: language });
  try {
    await page.addInitScript(watch);
    const query = named ? `?lang=${language}` : "";
    await page.goto(`${address}${control.path}${query}`, { waitUntil: "commit" });
    await page.waitForFunction(() => window.painted !== undefined, undefined, { polling: 20 });
    await wait(afterMs);
    await press(page, control.selector);
    const answered = await staysAnswered(page, () => control.answered(page, language));
    // A guarded page goes on to the login by itself: while it is being left it cannot say how long the tap took.
    const inpMs = await page.evaluate(() => window.longestTap?.()).catch(() => undefined);
    return { ...tap, answered, inpMs: inpMs || undefined };
  } finally {
    await context.close();
  }
}

/** A finger on the middle of what is there now, whether it answers or not; where one scrolls to it, it is seen first. */
async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).locator("visible=true").first();
  const middle = await target.evaluate(async (element) => {
    const seen = element.getBoundingClientRect();
    if (seen.top < 0 || seen.bottom > innerHeight) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      // Two frames later; a busy browser may leave a page without any.
      await Promise.race([
        new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        new Promise((later) => setTimeout(later, 200)),
      ]);
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.touchscreen.tap(middle.x, middle.y);
}

async function staysAnswered(page: Page, answered: () => Promise<boolean>): Promise<boolean> {
  // While a page is being left there is no document to query.
  const isNow = () => answered().catch(() => false);
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await isNow()) {
      await page.waitForLoadState("load");
      await wait(staysMs);
      if (await isNow()) return true;
    }
    await wait(50);
  }
  return false;
}

declare global {
  interface Window {
    painted?: number;
    longestTap?: () => number;
  }
}

/** Runs in the page before anything of its own: reports the first paint, and how long taps took, over pages too. */
function watch(): void {
  const storageKey = "first-tap.longest";
  let longest = Number(sessionStorage.getItem(storageKey) ?? 0);
  const take = (entries: readonly PerformanceEntry[]) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const taps = new PerformanceObserver((list) => take(list.getEntries()));
  taps.observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener("pagehide", () => {
    take(taps.takeRecords());
    sessionStorage.setItem(storageKey, String(longest));
  });
  window.longestTap = () => {
    take(taps.takeRecords());
    return longest;
  };
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName("first-contentful-paint");
    if (paint) window.painted = paint.startTime;
  }).observe({ type: "paint", buffered: true });
}
