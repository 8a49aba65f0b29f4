import type { Page, Request } from "@playwright/test";
import { expect } from "../journey.ts";
import { isDrawnWithin } from "./in-page/is-drawn-within.ts";
import type { Width } from "./pages.ts";

const underWay = new WeakMap<Page, Set<Request>>();

/** A picture without a size of its own: each keeps the place that its page gives it. */
const anyPicture = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

const anyVideo = { contentType: "video/mp4", body: "" };

/** Prepares a page for many visits: pictures of the site stay away, and what it still loads is counted. */
async function prepare(page: Page): Promise<Set<Request>> {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  // What follows changes never ends.
  page.on("request", (request) => request.resourceType() !== "eventsource" && requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
  await page.route(/\.(?:avif|webp|jpe?g|png|mp4|webm)(?:\?|$)|^[^?]*\/(?:_?images?|pictures)\//, (route) =>
    route.fulfill(route.request().resourceType() === "media" ? anyVideo : anyPicture),
  );
  return requests;
}

/** Opens an address, lets everything in it come into view once, and answers with its HTTP status. */
export async function openSettled(page: Page, address: string): Promise<number> {
  if (!underWay.has(page)) await prepare(page);
  const opened = await page.goto(address);
  // A busy browser may leave a new window without frames for good, and nothing in it can be pressed: it is opened once more.
  const answer = (await page.evaluate(isDrawnWithin, 10_000)) ? opened : await page.goto(address);
  await settled(page);
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details:not([name])"))
      details.open = true;
    // No window is less high, though one that has just opened may say so, and no page is higher.
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 80_000); top += 800) {
      scrollTo({ top, behavior: "instant" });
      // A frame later; a browser that is busy with other pages may leave this one without.
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((later) => setTimeout(later, 100)),
      ]);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await settled(page);
  return answer?.status() ?? 0;
}

/** Waits until nothing is loaded any more and nothing is announced to come. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  const requests = underWay.get(page);
  const isStill = async () => {
    await page.evaluate(isDrawnWithin, 200);
    const coming = await page.locator(".skeleton, [aria-busy=true], .animate-spin").count();
    return coming + (requests?.size ?? 0);
  };
  await expect.poll(isStill, { intervals: [0, 20, 50, 100] }).toBe(0);
}

export async function setWidth(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 800 });
}
