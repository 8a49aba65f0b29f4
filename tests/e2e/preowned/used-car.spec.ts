import type { Page } from "@playwright/test";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { leadWords } from "#app/features/leads/words.ts";
import { carWords } from "#app/features/preowned/ui/car/words.ts";
import { viewedWords } from "#app/features/preowned/ui/viewed/words.ts";
import { galleryWords } from "#app/ui/gallery/words.ts";
import { shareWords } from "#app/ui/share/words.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { answers, collectComplaints, open } from "../steps.ts";
import { swipe } from "../touch.ts";

/** Of the demo stock: one that can be had. */
const car = "SHL-240111";

test(
  "a car is looked through by hand, on its page and over the whole screen, which back closes",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    const gallery = galleryWords.of(language);
    const complaints = collectComplaints(page);
    await open(page, `/listing/${car}?lang=${language}`);
    const stage = page.locator("main [data-analytics-place=gallery]");
    const small = stage.locator(".thumbnails button");
    const count = await small.count();
    expect(count).toBeGreaterThan(2);
    // The first press wakes the page, and counts.
    await stage.getByRole("button", { name: gallery.next }).press("Enter");
    await expect(small.nth(1)).toHaveAttribute("aria-current", "true");
    const opener = stage.getByRole("button", { name: gallery.openPicture(2, count) });
    await opener.click();
    const screen = page.getByRole("dialog");
    const track = screen.locator(".gallery-track");
    await expect(screen).toContainText(gallery.place(2, count));
    await expect(page).toHaveURL(/picture=2/);
    await screen.locator(".thumbnails button").first().click();
    await expect(screen).toContainText(gallery.place(1, count));
    await expect(track.locator("> li").first()).toBeInViewport({ ratio: 0.9 });
    await swipe(page, track, { to: "next", language });
    await expect(screen).toContainText(gallery.place(2, count));
    await expect(page).toHaveURL(/picture=2/);
    await pinch(page);
    await expect(track).toHaveAttribute("data-zoomed", "true");
    await page.goBack();
    await expect(screen).toBeHidden();
    await expect(page).not.toHaveURL(/picture=/);
    await expect(opener).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

test("its price is explained, its payment computed in the address, its link shared; it is asked for, and seen again beside the next", async ({
  page,
  context,
}, info) => {
  const { language } = textsFor(info);
  const words = { ...shareWords.of(language), ...carWords.of(language) };
  const [lead, finance, viewed] = [
    leadWords.of(language),
    financeWords.of(language),
    viewedWords.of(language),
  ];
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await open(page, `/listing/${car}?lang=${language}`);
  await page.getByRole("link", { name: words.whyRating }).click();
  const rating = page.locator("#price-rating");
  await expect(rating).toBeInViewport();
  await answers(page);
  await rating.locator("summary").click();
  const comparable = rating.getByRole("listitem").getByRole("link").first();
  await expect(comparable).toBeVisible();

  const calculator = page.locator("#calculator");
  await calculator.getByText(finance.resident, { exact: true }).click();
  await expect(page).toHaveURL(/status=resident/);
  await expect(calculator.getByText("5.75%")).toBeVisible();
  await expect(calculator.getByText(finance.schedule(48))).toBeVisible();
  await page.getByRole("button", { name: words.share }).click();
  await expect(page.getByText(words.linkCopied)).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe(`/listing/${car}?lang=${language}`);

  const seen = page.getByRole("region", { name: viewed.title });
  await expect(seen).toBeHidden();
  await comparable.click();
  await expect(page).not.toHaveURL(new RegExp(car));
  await expect(seen.getByRole("link")).toHaveAttribute("href", new RegExp(`/listing/${car}`));
  await seen.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(car));

  const field = (label: string) =>
    page.locator("#request").getByRole("textbox", { name: new RegExp(`^${label}`) });
  await field(lead.firstName).fill("Noora");
  await field(lead.lastName).fill("Al Thani");
  await field(lead.mobile).fill("٥٥١٢ ٣٤٥٦");
  const sent = page.waitForRequest((request) => request.url().includes("/v3/leads"));
  await page.locator("#request button[type=submit]").click();
  expect((await sent).postDataJSON()).toMatchObject({ kind: "used-car", vehicleNo: car, model: "suhail" });
  await expect(page).toHaveURL(/\/offers\/used-car\/thank-you\?isFormSubmitted=true/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** Two fingers draw apart in the middle of the screen. */
async function pinch(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const client = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: width / 2 - apart, y: height / 2, id: 0 },
    { x: width / 2 + apart, y: height / 2, id: 1 },
  ];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
  for (let apart = 30; apart <= 90; apart += 10)
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}
