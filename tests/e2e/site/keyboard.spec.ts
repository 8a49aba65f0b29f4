import type { Page } from "@playwright/test";
import { calendarWords } from "#app/features/scheduling/ui/words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { bookingWalk } from "../booking/booking-walk.ts";
import { expect, test } from "../journey.ts";
import { tabBackTo, tabTo } from "../keyboard.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { expectFits } from "./fits.ts";

test("a service is booked from the home page by keyboard alone, on pages that fit every screen", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await page.goto(`/?lang=${texts.language}`);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: texts.shell.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(page, page.getByRole("main").getByRole("link").first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: texts.accounts.signInTitle })).toBeVisible();
  await tabTo(page, page.getByLabel(texts.accounts.email, { exact: true }));
  await page.keyboard.type(noora.email);
  await tabTo(page, page.getByLabel(texts.accounts.password, { exact: true }));
  await page.keyboard.type(noora.password);
  await page.keyboard.press("Enter");
  await chooseVehicle(page, texts);
  await chooseServices(page, texts);
  await chooseCenter(page, texts);
  await chooseTime(page, texts);
  await confirm(page, texts);
});

async function chooseVehicle(page: Page, texts: SiteTexts): Promise<void> {
  const { heading, next } = bookingWalk(page, texts);
  const vehicles = page.getByRole("radio");
  await expect(heading("vehicleTitle")).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(vehicles.first()).toBeVisible();
  await expectFits(page, "vehicle");
  await tabTo(page, vehicles.first());
  await page.keyboard.press("ArrowDown");
  await expect(vehicles.nth(1)).toBeFocused();
  await expect(vehicles.nth(1)).toBeChecked();
  await tabTo(page, next);
  await tabBackTo(page, vehicles.nth(1));
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(heading("serviceTitle")).toBeFocused();
}

async function chooseServices(page: Page, texts: SiteTexts): Promise<void> {
  const { heading, next } = bookingWalk(page, texts);
  const maintenance = page.getByRole("radio").first();
  await expect(maintenance).toBeVisible();
  await tabTo(page, maintenance);
  await page.keyboard.press("Space");
  await expect(next).toBeEnabled();
  await page.keyboard.press("Space");
  await expect(next).toBeDisabled();
  await page.keyboard.press("Space");
  await expect(maintenance).toBeChecked();
  await tabTo(page, page.locator("summary").nth(1));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("checkbox").first());
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await expectFits(page, "service");
  await tabTo(page, page.getByLabel(texts.booking("repairNotesLabel")));
  await page.keyboard.type("Squeak when turning");
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(heading("centerTitle")).toBeFocused();
}

async function chooseCenter(page: Page, texts: SiteTexts): Promise<void> {
  const { heading, next } = bookingWalk(page, texts);
  const centers = page.getByRole("radio");
  await expect(centers.first()).toBeChecked();
  await expectFits(page, "center");
  await tabTo(page, centers.first());
  await page.keyboard.press("ArrowDown");
  await expect(centers.nth(1)).toBeChecked();
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(heading("dateTitle")).toBeFocused();
}

async function chooseTime(page: Page, texts: SiteTexts): Promise<void> {
  const { heading, next, slots } = bookingWalk(page, texts);
  const calendar = page.getByRole("button", { name: texts.words.openCalendar });
  await expect(slots.first()).toBeVisible();
  await tabTo(page, calendar);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: calendarWords.of(texts.language).calendar });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(calendar).toBeFocused();

  await tabTo(page, slots.first());
  await page.keyboard.press("Space");
  await expect(slots.first()).toBeChecked();
  await expectFits(page, "date and time");
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(heading("summaryTitle")).toBeFocused();
}

async function confirm(page: Page, texts: SiteTexts): Promise<void> {
  const { confirmation, booking, dashboard, appointmentPage, vehiclePage } = texts;
  await expectFits(page, "summary");
  await tabTo(page, page.getByLabel(booking("reviewNotesLabel")));
  await page.keyboard.type("Written by keyboard");
  await tabTo(page, bookingWalk(page, texts).confirm);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: confirmation("title") })).toBeFocused();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expectFits(page, "confirmation");
  const reference = await page
    .getByText(/^RM-[0-9A-Z]+$/)
    .first()
    .textContent();
  await tabTo(page, page.getByRole("link", { name: confirmation("dashboardLabel") }));
  await page.keyboard.press("Enter");
  // The confirmation shows the reference as well, and is there until the dashboard is.
  await expect(page.getByRole("heading", { name: dashboard("vehiclesTitle") })).toBeVisible();
  await expect(page.getByText(reference ?? "no reference").first()).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expectFits(page, "dashboard");
  await tabTo(page, page.getByRole("link", { name: dashboard("seeAppointmentLabel") }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: appointmentPage("timelineTitle") })).toBeVisible();
  await expectFits(page, "appointment");
  await tabTo(page, page.getByRole("link", { name: appointmentPage("vehicleLinkLabel") }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: vehiclePage("historyTitle") })).toBeVisible();
  await expectFits(page, "vehicle of the customer");
}
