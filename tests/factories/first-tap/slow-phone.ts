import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
/** Slow 4G as Lighthouse applies it in the browser, and a processor of a quarter of this one's speed. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slowdown = 4;

/** A page of a phone that is throttled by the browser itself. Its context is closed by the caller. */
export async function slowPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...options, ...phone });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page };
}
