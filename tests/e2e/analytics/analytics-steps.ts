import { expect, type Locator, type Page } from "@playwright/test";
import type { AnalyticsEvent } from "#app/features/analytics/rules/events.ts";
import type { SiteTexts } from "../site-texts.ts";

/** Begins before the question for consent, whatever other journeys begin with. */
export const undecided = { cookies: [], origins: [] };

/**
 * Every event that reaches the data layer of any page, in its order. The last one of a page may go down with it, so that
 * each page begins by telling what the one before has recorded.
 */
export async function recordEvents(page: Page, name = "dataLayer"): Promise<AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = [];
  await page.exposeFunction("collectEvents", (all: readonly AnalyticsEvent[]) => {
    all.forEach((event, index) => {
      events[index] = event;
    });
  });
  await page.addInitScript((layer) => {
    if (location.protocol === "about:") return;
    const host = window as unknown as Record<string, unknown> & { collectEvents(all: unknown): void };
    const recorded: unknown[] = JSON.parse(sessionStorage.getItem("recorded-events") ?? "[]");
    host.collectEvents(recorded);
    host[layer] = {
      push(event: unknown) {
        recorded.push(event);
        sessionStorage.setItem("recorded-events", JSON.stringify(recorded));
        host.collectEvents(recorded);
      },
    };
  }, name);
  return events;
}

function consentBanner(page: Page, { consent }: SiteTexts): Locator {
  return page.getByRole("region", { name: consent("title") });
}

/** Uses the page a little, which is when the question comes. */
export async function meetBanner(page: Page, texts: SiteTexts): Promise<Locator> {
  const banner = consentBanner(page, texts);
  await expect(async () => {
    await page.mouse.move(20 + Math.random() * 100, 200);
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass();
  return banner;
}

/** Gives consent on this page. */
export async function accept(page: Page, texts: SiteTexts): Promise<void> {
  const banner = await meetBanner(page, texts);
  await banner.getByRole("button", { name: texts.consent("acceptLabel"), exact: true }).click();
  await expect(banner).toBeHidden();
}

/** Nothing lies over the middle of what is in view; with `top` the page is scrolled there, again while it still grows. */
export async function expectUncovered(target: Locator, top?: number): Promise<void> {
  const isOnTop = () =>
    target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) =>
        document.elementFromPoint(x + width / 2, y + height * part),
      );
      return points.every((found) => found !== null && element.contains(found));
    });
  await expect(async () => {
    if (top !== undefined)
      await target.page().evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await expect(target).toBeInViewport({ ratio: 1, timeout: 1_000 });
    expect(await isOnTop()).toBe(true);
  }).toPass({ timeout: 40_000 });
}
