import type { Page, TestInfo } from "@playwright/test";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { leadWords } from "#app/features/leads/words.ts";
import { carWords } from "#app/features/preowned/ui/car/words.ts";
import { compareWords } from "#app/features/preowned/ui/compare/words.ts";
import { ratingWords } from "#app/features/preowned/ui/price/rating-words.ts";
import { viewedWords } from "#app/features/preowned/ui/viewed/words.ts";
import { statusNames } from "#app/features/preowned/words.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { formWords } from "#app/ui/form/words.ts";
import { galleryWords } from "#app/ui/gallery/words.ts";
import { shareWords } from "#app/ui/share/words.ts";
import { expect, test } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { textsFor } from "../site-texts.ts";
import { answers, collectComplaints, expectAccessible, expectNoSideways, open } from "../steps.ts";
import { isTouched, swipe } from "../touch.ts";

/** Of the demo stock: one that can be had, one of each other status. */
const car = "SHL-240111";
const [reserved, sold] = ["SHL-230696", "SHL-201355"];

function wordsFor(info: TestInfo) {
  const texts = textsFor(info);
  const { language } = texts;
  return {
    language,
    emptyState: texts.emptyState,
    gallery: galleryWords.of(language),
    car: { ...shareWords.of(language), ...carWords.of(language) },
    compare: compareWords.of(language),
    rating: ratingWords.of(language),
    finance: financeWords.of(language),
    lead: leadWords.of(language),
    form: formWords.of(language),
    seen: viewedWords.of(language),
    status: statusNames.of(language),
  };
}
type Words = ReturnType<typeof wordsFor>;

test("a car is looked through on its page and over the whole screen, by keys and by hand", async ({
  page,
}, info) => {
  const { language, gallery } = wordsFor(info);
  const complaints = collectComplaints(page);
  await open(page, `/listing/${car}?lang=${language}`);
  await expectNoSideways(page);
  await expectAccessible(page, "the page of a used car");
  const stage = page.locator("main [data-analytics-place=gallery]");
  const track = stage.getByRole("list").first();
  const small = stage.locator(".thumbnails button");
  const count = await small.count();
  expect(count).toBeGreaterThan(1);
  const [forward, back] = language === "ar" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];

  // The first press wakes the page, and counts.
  await stage.getByRole("button", { name: gallery.next }).press("Enter");
  await expect(small.nth(1)).toHaveAttribute("aria-current", "true");
  await track.focus();
  await page.keyboard.press(back);
  await expect(stage.getByRole("button", { name: gallery.previous })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.keyboard.press(forward);
  await expect(small.nth(1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("End");
  await expect(small.last()).toHaveAttribute("aria-current", "true");
  await expect(stage.getByRole("button", { name: gallery.next })).toHaveAttribute("aria-disabled", "true");

  const opener = stage.getByRole("button", { name: gallery.openPicture(count, count) });
  await opener.click();
  const screen = page.getByRole("dialog");
  await expect(screen).toContainText(gallery.place(count, count));
  await expect(page).toHaveURL(new RegExp(`picture=${count}`));
  await expectAccessible(page, "the pictures over the whole screen");
  await screen.getByRole("button", { name: gallery.enlarge }).click();
  await expect(screen.locator(".gallery-track")).toHaveAttribute("data-zoomed", "true");
  await screen.getByRole("button", { name: gallery.reduce }).click();
  await expect(screen.locator(".gallery-track")).toHaveAttribute("data-zoomed", "false");
  await screen.locator(".thumbnails button").first().click();
  await expect(screen).toContainText(gallery.place(1, count));
  await expect(screen.locator(".gallery-track > li").first()).toBeInViewport({ ratio: 0.9 });
  if (isTouched(info)) {
    await swipe(page, screen.locator(".gallery-track"), { to: "next", language });
    await expect(screen).toContainText(gallery.place(2, count));
    await pinch(page);
    await expect(screen.locator(".gallery-track")).toHaveAttribute("data-zoomed", "true");
  }
  await page.keyboard.press("Escape");
  await expect(screen).toBeHidden();
  await expect(
    opener.or(
      stage
        .getByRole("button", { name: gallery.openPicture(1, count) })
        .or(stage.getByRole("button", { name: gallery.openPicture(2, count) })),
    ),
  ).toBeFocused();
  expect(complaints).toEqual([]);
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

test("its price is explained, its payment computed in the address, its link shared, and the next car seen", async ({
  page,
  context,
}, info) => {
  const words = wordsFor(info);
  const { language } = words;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await open(page, `/listing/${car}?lang=${language}`);
  await page.getByRole("link", { name: words.car.whyRating }).click();
  const rating = page.locator("#price-rating");
  await expect(rating).toBeInViewport();
  await expect(rating.getByRole("img")).toBeVisible();
  await answers(page);
  await rating.locator("summary").click();
  const comparable = rating.getByRole("listitem").getByRole("link").first();
  await expect(comparable).toBeVisible();

  const calculator = page.locator("#calculator");
  await calculator.getByText(words.finance.resident, { exact: true }).click();
  await expect(page).toHaveURL(/status=resident/);
  await expect(calculator.getByText("5.75%")).toBeVisible();
  await expect(calculator.getByText(words.finance.schedule(48))).toBeVisible();
  await expectAccessible(page, "the calculator of a used car");

  await page.getByRole("button", { name: words.car.share }).click();
  await expect(page.getByText(words.car.linkCopied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe(`/listing/${car}?lang=${language}`);

  const seen = page.getByRole("region", { name: words.seen.title });
  await expect(seen).toBeHidden();
  await comparable.click();
  await expect(page).not.toHaveURL(new RegExp(car));
  await expect(seen.getByRole("link")).toHaveCount(1);
  await expect(seen.getByRole("link")).toHaveAttribute("href", new RegExp(`/listing/${car}`));
  await seen.getByRole("button", { name: words.seen.forget }).click();
  await expect(seen).toBeHidden();
});

test("a chat begins with the car's number and page, and with nothing of the visitor", async ({
  page,
}, info) => {
  const { language, car: words } = wordsFor(info);
  await open(page, `/listing/${car}?lang=${language}&utm_source=radio&code=secret`);
  const chat = page.locator("[data-analytics-place=price-block] a[href^='https://wa.me/']");
  const href = new URL((await chat.getAttribute("href")) ?? "");
  const address = `${new URL(page.url()).origin}/listing/${car}?lang=${language}`;
  expect(href.searchParams.get("text")).toBe(words.whatsappText(car, address));
  expect([...href.searchParams.keys()]).toEqual(["text"]);
});

test("a car is requested: wrong, then right", async ({ page }, info) => {
  const words = wordsFor(info);
  const { language, lead } = words;
  await open(page, `/listing/${car}?lang=${language}`);
  await send(page);
  const summary = page.getByRole("region", { name: words.form.fieldsToMend(3) });
  await expect(summary).toBeFocused();
  await expectAccessible(page, "the form of a used car with errors");
  await field(page, lead.firstName).fill("Noora");
  await field(page, lead.lastName).fill("Al Thani");
  await field(page, lead.mobile).fill("4512 3456");
  await send(page);
  await expect(
    page.locator("#request").getByText(problemTexts["wrong-format"][language]).first(),
  ).toBeVisible();
  await field(page, lead.mobile).fill("٥٥١٢ ٣٤٥٦");
  const sent = page.waitForRequest((request) => request.url().includes("/v3/leads"));
  await send(page);
  expect((await sent).postDataJSON()).toMatchObject({ kind: "used-car", vehicleNo: car, model: "suhail" });
  await expect(page).toHaveURL(/\/offers\/used-car\/thank-you\?isFormSubmitted=true/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "thanks for the request of a used car");
});

test("a reserved car is in sight and cannot be had; a sold and an unknown one show what can", async ({
  page,
}, info) => {
  const words = wordsFor(info);
  const { language } = words;
  await open(page, `/listing/${reserved}?lang=${language}`);
  await expect(page.locator("main").getByText(words.status.reserved, { exact: true }).first()).toBeVisible();
  const block = page.locator("[data-analytics-place=price-block]");
  await expect(block.getByRole("link", { name: words.car.askReserved })).toBeVisible();
  await expect(page.getByRole("link", { name: words.car.ask, exact: true })).toHaveCount(0);

  const gone = await page.goto(`/listing/${sold}?lang=${language}`);
  expect(gone?.status()).toBe(410);
  await answers(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2020");
  await expect(page.locator("#request")).toHaveCount(0);
  await expect(page.locator("main").getByRole("article").first()).toBeVisible();
  await expectAccessible(page, "a car that was sold");
  await expectNoSideways(page);

  const unknown = await page.goto(`/listing/NO-SUCH-CAR?lang=${language}`);
  expect(unknown?.status()).toBe(404);
  await answers(page);
  await expect(page.locator("main").getByRole("article").first()).toBeVisible();
  await expectAccessible(page, "a car that nobody knows");
});

test("by keyboard alone a car is chosen, its pictures opened and its request reached", async ({
  page,
}, info) => {
  const words = wordsFor(info);
  const { language, compare, gallery } = words;
  await open(page, `/listing/${car}?lang=${language}`);
  const choose = page.locator("main header button[data-analytics=compare]");
  await tabTo(page, choose);
  await page.keyboard.press("Enter");
  await expect(choose).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("region", { name: compare.tray })).toBeVisible();
  const opener = page.locator("[data-analytics=full-screen]");
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("+");
  await expect(page.locator(".gallery-track")).toHaveAttribute("data-zoomed", "true");
  await page.keyboard.press("-");
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(opener).toContainText(gallery.place(1, await page.locator(".thumbnails button").count()));
  await tabTo(
    page,
    page.locator("[data-analytics-place=price-block]").getByRole("link", { name: words.car.ask }),
  );
  await page.keyboard.press("Enter");
  await expect(page.locator("#request")).toBeInViewport();
});

const field = (page: Page, label: Words["lead"]["firstName"]) =>
  page.locator("#request").getByRole("textbox", { name: new RegExp(`^${label.replace(/[()]/g, "\\$&")}`) });
const send = (page: Page) => page.locator("#request button[type=submit]").click();
