import { expect, type Page } from "@playwright/test";

/** Between and beyond those of the journeys themselves: the smallest phone, a tablet, a large screen. */
const widths = [320, 768, 1920] as const;

/** Nothing reaches over the edge of any of the screens; afterwards the screen is the project's own again. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  const own = page.viewportSize() ?? { width: 1280, height: 800 };
  const reach = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const width of widths) {
    await page.setViewportSize({ width, height: own.height });
    await expect.poll(reach, { message: `${screen} at ${width} px` }).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize(own);
}
