import type { Locator, Page } from "@playwright/test";
import { uiWords } from "#app/ui/words.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { isTouched, swipe } from "../touch.ts";

/** The range on the home page: the slider with tabs. */
async function openSlider(page: Page, language: string): Promise<Locator> {
  await page.goto(`/?lang=${language}`);
  const slider = page.locator("#T2").getByRole("group");
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.getByRole("list").last().getByRole("button").first()).toBeVisible();
  return slider;
}

/** It has arrived where it was sent: until then its own movement would undo another one. */
const expectResting = (slider: Locator) =>
  expect
    .poll(() =>
      slider
        .locator("ul")
        .first()
        .evaluate((track) => track.style.scrollSnapType),
    )
    .toBe("");

/** How far it has moved along the line of reading, in pixels. */
const offsetOf = (slider: Locator) => slider.locator("ul").evaluate((track) => Math.abs(track.scrollLeft));

test("arrows and pages move along the line of reading, and hidden slides take no focus", async ({
  page,
}, info) => {
  const { language } = textsFor(info);
  const words = uiWords.of(language);
  const slider = await openSlider(page, language);
  const [previous, next] = [words.previous, words.next].map((name) =>
    slider.getByRole("button", { name, exact: true }),
  ) as [Locator, Locator];
  const slides = slider.locator("ul > li");
  const count = await slides.count();
  await expect(previous).toBeDisabled();
  await expect(slides.last()).toHaveAttribute("inert");

  await next.click();
  await expect(previous).toBeEnabled();
  await expect(slides.first()).toHaveAttribute("inert");
  await expect(next).toBeFocused();
  await expect(slider.getByRole("status")).toContainText(String(count));
  await expect.poll(() => offsetOf(slider)).toBeGreaterThan(100);

  await slider.getByRole("list").last().getByRole("button").last().click();
  await expect(next).toBeDisabled();
  await expect(slides.last()).not.toHaveAttribute("inert");

  // A slide that holds the focus keeps it while it is scrolled away.
  await expectResting(slider);
  const link = slides.last().getByRole("link");
  await link.focus();
  await slider.locator("ul").evaluate((track) => track.scrollTo({ left: 0, behavior: "instant" }));
  await expect(previous).toBeDisabled();
  await expect(link).toBeFocused();
  await next.focus();
  await expect(slides.last()).toHaveAttribute("inert");
});

test("a finger moves it, and a tab shows its group from the first slide", async ({ page }, info) => {
  const { language } = textsFor(info);
  const slider = await openSlider(page, language);
  const words = uiWords.of(language);
  if (isTouched(info)) {
    await swipe(page, slider.locator("ul"), { to: "next", language });
    await expect(slider.getByRole("button", { name: words.previous, exact: true })).toBeEnabled();
    await expect(slider.locator("ul > li").first()).toHaveAttribute("inert");
    await swipe(page, slider.locator("ul"), { to: "previous", language });
    await expect(slider.getByRole("button", { name: words.previous, exact: true })).toBeDisabled();
  }
  const tabs = slider.getByRole("tab");
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await slider.getByRole("button", { name: words.next, exact: true }).click();
  await expect.poll(() => offsetOf(slider)).toBeGreaterThan(100);
  await tabs.first().focus();
  await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(slider.getByRole("tabpanel")).toHaveAccessibleName((await tabs.nth(1).textContent()) ?? "");
  await expect.poll(() => offsetOf(slider)).toBe(0);
});
