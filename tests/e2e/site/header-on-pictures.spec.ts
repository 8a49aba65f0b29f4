import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "#app/lib/contrast.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, open } from "../steps.ts";

interface Word {
  readonly text: string;
  readonly color: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const dark = ["/vehicle/jawza", "/vehicle/shihab", "/motorsports", "/hybrid-technology"];
const light = ["/", "/vehicle/reem", "/vehicle/hajar", "/finance"];

for (const path of [...dark, ...light]) {
  test(`the words of the header stand out on the first picture of ${path}`, async ({ page }, info) => {
    const { language } = textsFor(info);
    await open(page, `${path}?lang=${language}`);
    const header = page.getByRole("banner");
    await expect(header).toHaveAttribute("data-variant", "transparent");
    const [shown, hidden] = dark.includes(path) ? ["dark", "light"] : ["light", "dark"];
    await expect(header.locator(`img[data-ground=${shown}]`)).toBeVisible();
    await expect(header.locator(`img[data-ground=${hidden}]:visible`)).toHaveCount(0);
    for (const { text, worst } of await contrasts(page)) expect(worst, text).toBeGreaterThanOrEqual(4.5);
  });
}

test("a header on a dark picture is filled under an open menu and after scrolling", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await open(page, `/vehicle/jawza?lang=${texts.language}`);
  const header = page.getByRole("banner");
  const whole = info.project.name.endsWith("1280") ? 84 : 114;
  const height = () => header.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBe(whole);
  await header.getByRole("button", { name: texts.header("overviewLabel") }).click();
  await expect(header.locator("img[data-ground=light]")).toBeVisible();
  await expect(header.locator("img[data-ground=dark]")).toBeHidden();
  expect(await height()).toBe(whole);
  await expectAccessible(page, "overview of a model with a dark picture");
  await page.keyboard.press("Escape");
  await expect(header.locator("img[data-ground=dark]")).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1600, behavior: "instant" }));
  await expect(header.locator("img[data-ground=light]")).toBeVisible();
});

/** The lowest contrast of each word of the header with what the page shows where it stands, without the words. */
async function contrasts(page: Page): Promise<{ text: string; worst: number }[]> {
  const picture = page.locator("main img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const words = await page.evaluate(readWords);
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync("header :is(img, svg) { visibility: hidden } header * { color: #0000 !important }");
    document.adoptedStyleSheets = [bare];
  });
  const { data, info } = await sharp(await page.screenshot({ animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return words.map(({ text, color, box }) => {
    let worst = 21;
    for (let y = Math.floor(box.y); y < box.y + box.height; y++)
      for (let x = Math.floor(box.x); x < box.x + box.width; x++)
        worst = Math.min(worst, contrast(color, hex(data, (y * info.width + x) * 3)));
    return { text, worst };
  });
}

function hex(data: Buffer, at: number): string {
  return `#${data.toString("hex", at, at + 3)}`;
}

/** Runs in the page: every text that the header shows, its color and its place. */
function readWords(): Word[] {
  const words: Word[] = [];
  const walker = document.createTreeWalker(
    document.querySelector("header") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent?.checkVisibility() || !text) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    const [red = 0, green = 0, blue = 0] = getComputedStyle(parent).color.match(/\d+/g)?.map(Number) ?? [];
    const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    if (width > 4 && height > 4) words.push({ text, color, box: { x, y, width, height } });
  }
  return words;
}
