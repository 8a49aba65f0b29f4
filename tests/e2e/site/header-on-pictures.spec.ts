import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "#app/lib/contrast.ts";
import { expect, inBothLanguages, test } from "../journey.ts";
import { maxRetries } from "../max-retries.ts";
import { textsFor } from "../site-texts.ts";

interface Word {
  readonly text: string;
  readonly color: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const dark = ["/vehicle/jawza", "/vehicle/shihab", "/motorsports", "/hybrid-technology"];
const light = ["/", "/vehicle/reem", "/vehicle/hajar", "/finance"];

// What is measured is there before any script.
test.use({ javaScriptEnabled: false });

test(
  "the words of the header stand out on the first picture of every page",
  inBothLanguages,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    for (const path of [...dark, ...light]) {
      await openWithFirstPicture(page, `${path}?lang=${language}`);
      const header = page.getByRole("banner");
      await expect(header, path).toHaveAttribute("data-variant", "transparent");
      const [shown, hidden] = dark.includes(path) ? ["dark", "light"] : ["light", "dark"];
      await expect(header.locator(`img[data-ground=${shown}]`), path).toBeVisible();
      await expect(header.locator(`img[data-ground=${hidden}]:visible`), path).toHaveCount(0);
      const words = await contrasts(page);
      expect(words.length, path).toBeGreaterThan(2);
      for (const { text, worst } of words) expect(worst, `${text} of ${path}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);

/** A picture without a size of its own: each keeps the place that its page gives it. */
const nothing = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/** Opens a page with its first picture and none of those further down: to encode them all takes longer than the pages. */
async function openWithFirstPicture(page: Page, address: string): Promise<void> {
  const html = await (await page.request.get(address, { maxRetries })).text();
  const [upToFirst = ""] = /<main.*?<img[^>]*>/s.exec(html) ?? [];
  await page.unrouteAll();
  await page.route(/\/images\//, (route) => {
    if (!upToFirst.includes(new URL(route.request().url()).pathname)) return route.fulfill(nothing);
    return route.continue({ headers: { ...route.request().headers(), accept: "image/webp" } });
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
}

/** The lowest contrast of each word of the header with what the page shows where it stands, without the words. */
async function contrasts(page: Page): Promise<{ text: string; worst: number }[]> {
  await page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  const words = await page.evaluate(readWords);
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync("header :is(img, svg) { visibility: hidden } header * { color: #0000 !important }");
    document.adoptedStyleSheets = [bare];
  });
  const { x, y, width, height } = (await page.getByRole("banner").boundingBox()) ?? never();
  const clip = { x, y: Math.floor(y), width, height: Math.ceil(height) };
  const { data, info } = await sharp(await page.screenshot({ clip, animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorsIn = (box: Word["box"]) => {
    const colors = new Set<number>();
    for (let row = Math.floor(box.y) - clip.y; row < box.y + box.height - clip.y; row++)
      for (let at = Math.floor(box.x); at < box.x + box.width; at++)
        colors.add(data.readUIntBE((row * info.width + at) * 3, 3));
    return [...colors];
  };
  return words.map(({ text, color, box }) => ({
    text,
    worst: Math.min(...colorsIn(box).map((ground) => contrast(color, hex(ground)))),
  }));
}

function never(): never {
  throw new Error("There is no header");
}

function hex(color: number): string {
  return `#${color.toString(16).padStart(6, "0")}`;
}

/** Runs in the page: every text that the header shows, its color and its place. */
function readWords(): Word[] {
  const header = document.querySelector("header") ?? document.body;
  const colorOf = (element: Element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  };
  const words: Word[] = [];
  const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent?.checkVisibility() || !text) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width > 4 && height > 4) words.push({ text, color: colorOf(parent), box: { x, y, width, height } });
  }
  return words;
}
