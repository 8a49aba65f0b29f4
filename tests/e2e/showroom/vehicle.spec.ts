import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { modelFinanceWords } from "#app/features/showroom/ui/model-finance/words.ts";
import { trimWords } from "#app/features/showroom/ui/trims/words.ts";
import { galleryWords } from "#app/ui/gallery/words.ts";
import { videoWords } from "#app/ui/video/words.ts";
import { uiWords } from "#app/ui/words.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { answers, collectComplaints, expectAccessible, expectNoSideways, open } from "../steps.ts";
import { isTouched, swipe } from "../touch.ts";

const content = join(import.meta.dirname, "../../../content/demo");

/** The Suhail's page as content has it in this project's language. */
function suhail(info: TestInfo) {
  const { language, header } = textsFor(info);
  const read = (file: string) => JSON.parse(readFileSync(join(content, file), "utf8")).fragments;
  const page = read("vehicle-pages/suhail.json")[0][language] as {
    sections: { id: string; title: string }[];
    colourNames: { imageColorAlt: string }[];
    galleryAlts: string[];
  };
  const trims = read("trims/suhail.json").map(
    (trim: Record<string, { modelName: string }>) => trim[language],
  );
  return { language, header, ...page, trims: trims as { modelName: string }[] };
}
const sectionIds = (page: Page) =>
  page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id));

test("a model's page shows every section of its content in order, and is accessible", async ({
  page,
}, info) => {
  const { language, sections } = suhail(info);
  const complaints = collectComplaints(page);
  await open(page, `/vehicle/suhail?lang=${language}`);
  const expected = sections.map(({ id }) => id);
  expect(await sectionIds(page)).toEqual(["T1", ...expected]);
  await expectNoSideways(page);
  // The tooltip of the price: opened by its icon, closed by scrolling.
  const tip = page.locator("main").getByRole("button").first();
  await tip.click();
  const panel = page.getByRole("dialog");
  await expect(panel).toContainText("79,900");
  await expectAccessible(page, "a model's page with the tooltip of a price");
  await page.mouse.wheel(0, 400);
  await expect(panel).toBeHidden();
  expect(complaints).toEqual([]);
});

test("from a trim to its payment, to lease-to-own and back, all in the address", async ({ page }, info) => {
  const { language, trims } = suhail(info);
  const [words, own] = [financeWords.of(language), modelFinanceWords.of(language)];
  await open(page, `/vehicle/suhail?lang=${language}`);
  const hybrid = trims[2]?.modelName ?? "";
  // On a phone the trims slide: this one is swiped to, and takes a press when it rests there.
  const card = page.locator("#T16 .slider-slide").nth(2);
  await card.evaluate((slide) =>
    slide.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }),
  );
  await expect(card).toBeInViewport({ ratio: 0.6 });
  await expect(card).not.toHaveAttribute("inert");
  await page.getByRole("link", { name: trimWords.of(language).calculateFor(hybrid), exact: true }).click();
  await expect(page).toHaveURL(/trim=suhail-hybrid.*#calculator/);
  const calculator = page.locator("#calculator");
  await expect(calculator.getByRole("radio", { name: hybrid }).first()).toBeChecked();
  await expect(calculator.getByText("4.9%", { exact: true })).toBeVisible();
  await expect(calculator.getByText("9.4%").filter({ visible: true }).first()).toBeVisible();
  // A link of a part that slept has loaded the page anew.
  await answers(page);

  await calculator.getByText(own.lease, { exact: true }).click();
  await expect(page).toHaveURL(/lease=36/);
  await expect(calculator.getByText("2,005").first()).toBeVisible();
  await calculator.getByText(words.monthsInWords(24), { exact: true }).click();
  await expect(page).toHaveURL(/lease=24/);
  await expectAccessible(page, "lease-to-own");
  await page.reload();
  await answers(page);
  await expect(calculator.getByRole("radio", { name: words.monthsInWords(24) })).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(calculator.getByText("4.9%", { exact: true })).toBeVisible();
});

test("a deep link leads to its section, the paints are chosen by keyboard, and the action floats", async ({
  page,
}, info) => {
  const { language, sections, colourNames } = suhail(info);
  await open(page, `/vehicle/suhail?lang=${language}#T16`);
  const trims = page.locator("#T16");
  await expect(trims.getByRole("heading", { level: 2 })).toHaveText(
    sections.find(({ id }) => id === "T16")?.title ?? "",
  );
  await expect(trims).toBeInViewport();
  const action = page.locator(".floating-action");
  await expect(action).toHaveJSProperty("inert", false);
  await page.getByRole("radio", { name: colourNames[0]?.imageColorAlt ?? "", exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#T13 fieldset p")).toHaveText(colourNames[1]?.imageColorAlt ?? "");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(action).toHaveJSProperty("inert", true);
});

test("the gallery opens full screen at an index, moves by keys and fingers, and back closes it", async ({
  page,
}, info) => {
  const { language, galleryAlts } = suhail(info);
  const words = galleryWords.of(language);
  await page.goto(`/vehicle/suhail/gallery?lang=${language}&picture=2`);
  const screen = page.getByRole("dialog");
  await expect(screen).toContainText(words.place(2, galleryAlts.length));
  await page.keyboard.press("Home");
  await expect(screen.getByRole("button", { name: words.previous })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
  await expect(screen).toContainText(words.place(2, galleryAlts.length));
  await expect(page).toHaveURL(/picture=2/);
  await expect(screen.locator(".gallery-track")).not.toHaveCSS("scroll-snap-type", "none");
  await endBeforeAnyStep(page);
  await expect(screen.getByRole("button", { name: words.next })).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page, "a gallery over the whole screen");
  if (isTouched(info)) {
    await swipe(page, screen.getByRole("list").first(), { to: "previous", language });
    await expect(page).toHaveURL(new RegExp(`picture=${galleryAlts.length - 1}(&|$)`));
    await expect(screen).toContainText(words.place(galleryAlts.length - 1, galleryAlts.length));
  }
  await screen.getByRole("button", { name: uiWords.of(language).close }).click();
  await expect(screen).toBeHidden();
  await page.getByRole("link", { name: words.open(galleryAlts[0] ?? ""), exact: true }).click();
  await expect(screen).toContainText(words.place(1, galleryAlts.length));
  await page.goBack();
  await expect(screen).toBeHidden();
});

test("a video plays from a fifth in view on, pauses on request or out of view, and waits where less motion is wanted", async ({
  page,
}, info) => {
  const { language } = suhail(info);
  const words = videoWords.of(language);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, `/vehicle/suhail?lang=${language}`);
  const film = page.locator("#T7");
  const video = film.locator("video");
  await film.getByRole("heading").scrollIntoViewIfNeeded();
  await film.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty("paused", false);
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => [muted, loop])).toEqual([true, true]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(video).toHaveJSProperty("paused", true);
  await film.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty("paused", false);
  await film.getByRole("button", { name: words.pause }).click();
  await expect(video).toHaveJSProperty("paused", true);

  await page.emulateMedia({ reducedMotion: "reduce" });
  const requests: string[] = [];
  page.on("request", (request) => request.url().includes("/videos/") && requests.push(request.url()));
  await page.reload();
  await answers(page);
  await film.scrollIntoViewIfNeeded();
  const play = film.getByRole("button", { name: words.play });
  await expect(play).toBeVisible();
  await expectAccessible(page, "a video that waits");
  expect(requests).toEqual([]);
  await play.click();
  await expect(video).toHaveJSProperty("paused", false);
});

test("models beside each other lead to each other", async ({ page }, info) => {
  const { language } = suhail(info);
  await page.goto(`/vehicle/suhail?lang=${language}`);
  const table = page.locator("#T17 table");
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  await expect(table.getByText("129,900")).toBeVisible();
  await table.getByRole("link").last().click();
  await expect(page).toHaveURL(/\/vehicle\/reem/);
  await expect(page.locator("#T17 table").getByText("139,900")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a model's page is there to read: prices, trims side by side, payment, every number", async ({
    page,
  }, info) => {
    const { language, trims } = suhail(info);
    await page.goto(`/vehicle/suhail?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const table = page.locator("#T16 table");
    for (const { modelName } of trims) await expect(table).toContainText(modelName);
    await expect(table.getByText("109,900")).toBeVisible();
    await expect(page.locator("#calculator").getByText("1,606").first()).toBeVisible();
    await expect(page.locator("#T7 video[controls]")).toBeVisible();
    await expect(page.locator("#T17 table").getByText("129,900")).toBeVisible();
    await page.locator("#T18 summary").click();
    await expect(page.locator("#T18 table").getByText("2,740")).toBeVisible();
  });
});

test("addresses over HTTP: former ones move, unknown ones are not found", async ({ request }, info) => {
  const { language } = suhail(info);
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  const moved = await get(`/Suhail-2023/overview?lang=${language}&utm_campaign=x`);
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe(`/vehicle/suhail?lang=${language}&utm_campaign=x`);
  expect((await get("/vehicle/SUHAIL")).headers().location).toBe("/vehicle/suhail");
  expect((await get("/current-offer")).headers().location).toBe("/special-offers");
  // The page of a variant is the model's, opened at the variant.
  const variant = await get(`/vehicle/Suhail-Hybrid?lang=${language}`);
  expect(variant.status()).toBe(200);
  expect(await variant.text()).toMatch(/rel="canonical" href="[^"]*\/vehicle\/suhail\?lang=/);
  const unknown = await get(`/vehicle/edsel?lang=${language}`);
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain(textsFor(info).errorPage("404")("title"));
});

/** Presses End on a device that draws nothing for a while after it, where the last movement has just come to rest. */
async function endBeforeAnyStep(page: Page): Promise<void> {
  await page.evaluate(() => {
    const track = document.querySelector<HTMLElement>("dialog[open] .gallery-track");
    if (!track) throw new Error("no gallery is open");
    const leaving = new MutationObserver(() => {
      if (track.style.scrollSnapType !== "none") return;
      leaving.disconnect();
      track.dispatchEvent(new Event("scroll"));
      const until = performance.now() + 200;
      while (performance.now() < until);
    });
    leaving.observe(track, { attributeFilter: ["style"] });
  });
  await page.keyboard.press("End");
}
