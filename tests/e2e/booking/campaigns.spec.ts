import type { Page } from "@playwright/test";
import { bookingWords } from "#app/features/booking/words.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways, openSignedIn } from "../steps.ts";
import { bookingWalk } from "./booking-walk.ts";

test(
  "a campaign leads from the car to the date at another center, and is confirmed in its own words",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    const { language } = texts;
    const title = texts.campaign("ac-checkup")("title");
    const walk = bookingWalk(page, texts);
    await openSignedIn(page, `/book-a-service?campaign=ac&lang=${language}`, noora, texts);
    await expect(page).toHaveURL(/[?&]campaign=ac(&|$)/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

    await page.getByRole("radio").nth(1).click();
    await walk.goOn("dateTitle");
    await page.locator("[data-analytics=change-center]").click();
    await expect(walk.heading("centerTitle")).toBeVisible();
    await page.locator("input[value=industrial-area]").click();
    await walk.goOn("dateTitle");
    await page.reload();
    await expect(walk.heading("dateTitle")).toBeVisible();
    await walk.chooseSlot();
    await expectAccessible(page, "date within a campaign");
    await expectNoSideways(page);
    await walk.goOn("summaryTitle");
    await expect(page.getByRole("main").locator("dl")).toContainText(title);
    await walk.confirm.click();
    await expect(page).toHaveURL(/\/service-confirmation\?.*campaign=ac-checkup/);
    // This center confirms by hand: it is a request, and is called one.
    const { requestedTitle } = bookingWords.of(language);
    await expect(page.getByRole("heading", { name: requestedTitle })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${requestedTitle}`));

    const calls = customerCalls(page);
    const reference = await page.getByText(/^RM-[0-9A-Z]+$/).textContent();
    const booked = (await calls.activities()).find((activity) => activity.reference === reference);
    await calls.cancel(booked?.id ?? "");
  },
);

test("a customer without vehicles takes part in a campaign by its form, which a reload leaves as it was", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { booking, campaignForm, confirmation, language } = texts;
  await openSignedIn(page, `/book-a-service?campaign=ac-checkup&lang=${language}`, khalid, texts);
  await expect(page.getByText(booking("noVehiclesTitle"))).toBeVisible();
  await expect(bookingWalk(page, texts).next).toBeDisabled();
  await page.getByRole("button", { name: campaignForm("openLabel") }).click();
  const form = page.getByRole("dialog", { name: campaignForm("title") });
  // Who they are is known.
  await expect(form.locator("[name=phone]")).toHaveValue("5512 3402");
  await fillVisit(page, texts);
  await page.reload();
  await page.getByRole("button", { name: campaignForm("openLabel") }).click();
  await expect(form.locator("[name=vehicleModel]")).toHaveValue("suhail-hybrid");
  await expect(form.locator("[name=serviceTime]")).not.toHaveValue("");
  await form.getByRole("button", { name: campaignForm("submitLabel") }).click();
  await expect(page).toHaveURL(/\/service-confirmation\?.*campaign=ac-checkup/);
  await expect(page.getByRole("heading", { name: confirmation("campaignTitle") })).toBeVisible();
  await expect(page.getByText(/^RMC-[0-9A-Z]+$/)).toBeVisible();
});

async function fillVisit(page: Page, { campaignWords: words }: SiteTexts): Promise<void> {
  const form = page.getByRole("dialog").filter({ has: page.locator("form") });
  await form.locator("[name=vehicleRegistration]").fill(`RMLTSE${String(Date.now()).slice(-11)}`);
  await form.locator("[name=vehicleModel]").selectOption("suhail-hybrid");
  await form.locator("[name=vehicleYear]").selectOption("2020");
  await form.locator("[name=serviceCenter]").selectOption("al-sadd");
  await form.getByRole("button", { name: words.openCalendar }).click();
  const calendar = page.locator("dialog[open]").last();
  await calendar.locator("td [role=button]:not([aria-disabled=true])").first().click();
  await expect(calendar.getByRole("grid")).toBeHidden();
  // The last one: the first may be 24 hours ahead for a moment only.
  const time = form.locator("[name=serviceTime]");
  await expect(time).toBeEnabled();
  await time.selectOption({ index: (await time.getByRole("option").count()) - 1 });
  await form.locator("[name=message]").fill("It blows warm. يبرّد ببطء.");
}
