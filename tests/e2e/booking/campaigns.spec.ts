import type { Page } from "@playwright/test";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways, openSignedIn } from "../steps.ts";
import { bookingWalk } from "./booking-walk.ts";

/** A program that has never given out the map's scripts compresses them now, and all else waits for that. */
const patience = { timeout: 30_000 };
/** Each language has a vehicle and a center that no other journey books. */
const ownVehicle = { en: 1, ar: 2 };
const ownCenter = { en: "lusail", ar: "industrial-area" };
const ownFormCenter = { en: "al-sadd", ar: "al-wakrah" };

test("a campaign leads from the car to the date; a car that is too old and a second visit are stopped", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { booking, campaignForm, confirmation, language } = texts;
  const article = texts.campaign("ac-checkup");
  const walk = bookingWalk(page, texts);
  const choose = () => page.getByRole("radio").nth(ownVehicle[language]).click();
  await makeFirstVehicleOld(page);
  await openSignedIn(page, `/book-a-service?campaign=ac&lang=${language}`, noora, texts);
  await expect(page).toHaveURL(/[?&]campaign=ac(&|$)/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article("title"));

  await walk.chooseVehicle();
  await walk.next.click();
  const refused = page.getByRole("dialog", { name: article("ineligibleTitle") });
  await expect(refused).toContainText(article("ineligibleText"));
  await expectAccessible(page, "car that may not take part");
  await page.keyboard.press("Escape");
  await expect(refused).toBeHidden();

  await choose();
  await walk.goOn("dateTitle");
  await page.getByRole("button", { name: booking("backLabel"), exact: true }).click();
  await walk.goOn("dateTitle");
  await page.locator("[data-analytics=change-center]").click();
  await expect(walk.heading("centerTitle")).toBeVisible();
  await page.locator(`input[value=${ownCenter[language]}]`).click();
  await walk.goOn("dateTitle");
  await page.reload();
  await expect(walk.heading("dateTitle")).toBeVisible();
  await walk.chooseSlot();
  await expectAccessible(page, "date within a campaign");
  await walk.goOn("summaryTitle");
  await expect(page.getByRole("main").locator("dl")).toContainText(article("title"));
  await walk.confirm.click();
  await expect(page).toHaveURL(/\/service-confirmation\?.*campaign=ac-checkup/, patience);
  await expect(page.getByRole("heading", { name: confirmation("campaignBookedTitle") })).toBeVisible();

  const calls = customerCalls(page);
  const reference = await page.getByText(/^RM-[0-9A-Z]+$/).textContent();
  const booked = (await calls.activities()).find((activity) => activity.reference === reference);
  try {
    await page.route("**/api/v3/orders/services/appointment?*", (route) =>
      route.fulfill({
        status: 409,
        json: { code: "campaign-pending", message: "", appointmentId: booked?.id },
      }),
    );
    await page.goto(`/book-a-service?campaign=ac-checkup&lang=${language}`);
    await page.getByRole("radio").nth(ownVehicle[language]).click();
  } finally {
    await calls.cancel(booked?.id ?? "");
  }
  await walk.goOn("dateTitle");
  await walk.chooseSlot();
  await walk.goOn("summaryTitle");
  await walk.confirm.click();
  const card = page.getByRole("alert").filter({ hasText: campaignForm("warningTitle") });
  await expect(card.getByRole("link")).toHaveAttribute(
    "href",
    new RegExp(`startStep=SelectService&id=${booked?.id}`),
  );
  await expectAccessible(page, "car that takes part already");
});

test("a customer without vehicles sees whom to call, and takes part in a campaign by its form", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { booking, campaignForm, campaignWords: words, confirmation, language } = texts;
  const article = texts.campaign("aircare-service");
  await openSignedIn(page, `/book-a-service?campaign=aircare-service&lang=${language}`, khalid, texts);
  await expect(page.getByText(booking("noVehiclesTitle"))).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: article("title") })).toContainText(
    campaignForm("endedLabel"),
  );
  await expect(page.getByRole("button", { name: campaignForm("openLabel") })).toBeHidden();
  await expect(bookingWalk(page, texts).next).toBeDisabled();

  await page.goto(`/book-a-service?campaign=ac-checkup&lang=${language}`);
  await page.getByRole("button", { name: campaignForm("openLabel") }).click();
  const form = page.getByRole("dialog", { name: campaignForm("title") });
  const send = form.getByRole("button", { name: campaignForm("submitLabel") });
  // Who they are is known.
  await expect(form.locator("[name=phone]")).toHaveValue("5512 3402");
  await expect(form.locator("[name=serviceTime]")).toBeDisabled();
  await form.locator("[name=vehicleRegistration]").fill("123");
  await form.locator("[name=serviceDate]").fill("01/31/2020");
  // Leaving the field shows a message that moves the button; a press on its very edge counts all the same.
  await send.click({ position: { x: 20, y: 3 }, delay: 150 });
  await expect(form.getByRole("region")).toBeFocused();
  await expect(form.locator("[name=vehicleRegistration]")).toHaveAccessibleDescription(
    new RegExp(words.wrongRegistration),
  );
  await expect(form.locator("[name=serviceDate]")).toHaveAccessibleDescription(
    new RegExp(words.tooEarly("")),
  );
  await expectAccessible(page, "campaign form refused");
  await expectNoSideways(page);

  await fillVisit(page, texts);
  await page.reload();
  await page.getByRole("button", { name: campaignForm("openLabel") }).click();
  await expect(form.locator("[name=vehicleModel]")).toHaveValue("suhail-hybrid");
  await expect(form.locator("[name=serviceTime]")).not.toHaveValue("");
  await send.click();
  await expect(page).toHaveURL(/\/service-confirmation\?.*campaign=ac-checkup/);
  await expect(page.getByRole("heading", { name: confirmation("campaignTitle") })).toBeVisible();
  await expect(page.getByText(/^RMC-[0-9A-Z]+$/)).toBeVisible();
});

async function makeFirstVehicleOld(page: Page): Promise<void> {
  await page.route("**/api/v3/vehicles?*", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object[] };
    await route.fulfill({ response, json: { data: [{ ...data[0], modelYear: 2007 }, ...data.slice(1)] } });
  });
}

async function fillVisit(page: Page, { language, campaignWords: words }: SiteTexts): Promise<void> {
  const form = page.getByRole("dialog").filter({ has: page.locator("form") });
  const vin = `RMLTS${language === "en" ? "E" : "A"}${String(Date.now()).slice(-11)}`;
  await form.locator("[name=vehicleRegistration]").fill(vin);
  await form.locator("[name=vehicleModel]").selectOption("suhail-hybrid");
  await form.locator("[name=vehicleYear]").selectOption("2020");
  await form.locator("[name=serviceCenter]").selectOption(ownFormCenter[language]);
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
