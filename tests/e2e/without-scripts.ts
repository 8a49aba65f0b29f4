import type { Browser, Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./steps.ts";

/** Gives a page of another visitor, in whose browser no script runs, and closes it afterwards. */
export async function withoutScripts(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Axe needs scripts: checks on `page` what another page shows without them. */
export async function checkScreen(page: Page, shown: Page, screen: string): Promise<void> {
  await page.goto(shown.url());
  await expectAccessible(page, screen);
  await expectNoSideways(page);
}
