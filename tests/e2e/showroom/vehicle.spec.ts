import { financeWords } from "#app/features/finance/ui/words.ts";
import { modelFinanceWords } from "#app/features/showroom/ui/model-finance/words.ts";
import { trimWords } from "#app/features/showroom/ui/trims/words.ts";
import { videoWords } from "#app/ui/video/words.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { answers, collectComplaints, open } from "../steps.ts";

test(
  "a deep link leads to the trims, one of them to its payment, lease-to-own and back, and on to another model",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    const [words, own] = [financeWords.of(language), modelFinanceWords.of(language)];
    const complaints = collectComplaints(page);
    await open(page, `/vehicle/suhail?lang=${language}#T16`);
    await expect(page.locator("#T16")).toBeInViewport();
    await expect(page.locator(".model-bar")).toHaveAttribute("data-state", "shown");
    // On a phone the trims slide: this one is swiped to, and takes a press when it rests there.
    const card = page.locator("#T16 .slider-slide").nth(2);
    await card.evaluate((slide) =>
      slide.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }),
    );
    await expect(card).toBeInViewport({ ratio: 0.6 });
    await expect(card).not.toHaveAttribute("inert");
    const hybrid = (await card.getByRole("heading").textContent()) ?? "";
    await page.getByRole("link", { name: trimWords.of(language).calculateFor(hybrid), exact: true }).click();
    await expect(page).toHaveURL(/trim=suhail-hybrid.*#calculator/);
    const calculator = page.locator("#calculator");
    await expect(calculator.getByRole("radio", { name: hybrid }).first()).toBeChecked();
    await expect(calculator.getByText(/^\u2066?4\.9%\u2069?$/)).toBeVisible();
    // A link of a part that slept has loaded the page anew.
    await answers(page);

    await calculator.getByText(own.lease, { exact: true }).click();
    await expect(page).toHaveURL(/lease=36/);
    await expect(calculator.getByText("2,005").first()).toBeVisible();
    await calculator.getByText(words.monthsInWords(24), { exact: true }).click();
    await expect(page).toHaveURL(/lease=24/);
    await page.reload();
    await answers(page);
    await expect(calculator.getByRole("radio", { name: words.monthsInWords(24) })).toBeChecked();
    await page.goBack();
    await page.goBack();
    await expect(calculator.getByText(/^\u2066?4\.9%\u2069?$/)).toBeVisible();

    await page.locator('#T22 a[href^="/vehicle/reem"]').click();
    await expect(page).toHaveURL(/\/vehicle\/reem/);
    await expect(page.locator('#T17 a[href^="/vehicle/compare?models=reem%2C"]')).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test("a video plays while it is in view, pauses on request or out of view, and is not fetched where less motion is wanted", async ({
  page,
}, info) => {
  const { language } = textsFor(info);
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
  expect(requests).toEqual([]);
  await play.click();
  await expect(video).toHaveJSProperty("paused", false);
});
