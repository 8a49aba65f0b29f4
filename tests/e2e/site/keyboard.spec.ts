import type { Locator, Page } from "@playwright/test";
import { calendarWords } from "#app/features/scheduling/ui/words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { bookingWalk } from "../booking/booking-walk.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { tabBackTo, tabTo } from "../keyboard.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { expectAccessible, openSignedIn } from "../steps.ts";

test("from the home page to the booking by keyboard alone", async ({ page }, info) => {
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
  await expect(bookingWalk(page, texts).heading("vehicleTitle")).toBeVisible();
});

test("the whole booking by keyboard alone", async ({ page }, info) => {
  const texts = textsFor(info);
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  await chooseVehicle(page, texts);
  await chooseServices(page, texts);
  await chooseCenter(page, texts);
  await chooseTime(page, texts);
  await confirm(page, texts);
});

test("an appointment gets another time and is canceled by keyboard alone", async ({ page }, info) => {
  const texts = textsFor(info);
  const { appointmentPage: room, booking, dashboard, language } = texts;
  await openSignedIn(page, `/dashboard?lang=${language}`, noora, texts);
  const calls = customerCalls(page);
  const [vehicleId = ""] = await calls.vehicleIds();
  const { serviceAppointmentId: id } = await calls.book(vehicleId, "al-sadd");
  const enter = async (target: Locator) => {
    await expect(target).toBeVisible();
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };

  await page.goto(`/appointment/${id}?lang=${language}`);
  await enter(page.getByRole("link", { name: room("editLabel") }));
  const { heading, next, slots } = bookingWalk(page, texts);
  await expect(heading("serviceTitle")).toBeVisible();
  await enter(page.locator("summary").nth(1));
  await tabTo(page, page.getByRole("checkbox").first());
  await page.keyboard.press("Space");
  await enter(next);
  await expect(heading("centerTitle")).toBeFocused();
  await enter(next);
  await expect(heading("dateTitle")).toBeFocused();
  const chosen = slots.and(page.locator(":checked"));
  await expect(chosen).toHaveCount(1);
  const before = await chosen.getAttribute("value");
  await tabTo(page, chosen);
  await page.keyboard.press("ArrowDown");
  await expect(chosen).not.toHaveAttribute("value", before ?? "");
  await enter(next);
  await expect(heading("summaryTitle")).toBeFocused();
  await enter(page.getByRole("button", { name: booking("updateLabel"), exact: true }));
  await expect(page.getByText(dashboard("updatedNotice"))).toBeVisible();

  await page.goto(`/appointment/${id}?lang=${language}`);
  await enter(page.getByRole("button", { name: room("cancelLabel"), exact: true }));
  const dialog = page.getByRole("dialog", { name: room("cancelTitle") });
  await enter(dialog.getByRole("button", { name: room("confirmCancelLabel"), exact: true }));
  await expect(page.getByText(dashboard("canceledNotice"))).toBeVisible();
});

async function chooseVehicle(page: Page, texts: SiteTexts): Promise<void> {
  const { heading, next } = bookingWalk(page, texts);
  const vehicles = page.getByRole("radio");
  await expect(heading("vehicleTitle")).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(vehicles.first()).toBeVisible();
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
  await expectAccessible(page, "calendar");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(calendar).toBeFocused();

  await tabTo(page, slots.first());
  await page.keyboard.press("Space");
  await expect(slots.first()).toBeChecked();
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(heading("summaryTitle")).toBeFocused();
}

async function confirm(page: Page, texts: SiteTexts): Promise<void> {
  const { confirmation, booking, dashboard } = texts;
  await tabTo(page, page.getByLabel(booking("reviewNotesLabel")));
  await page.keyboard.type("Written by keyboard");
  await tabTo(page, bookingWalk(page, texts).confirm);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: confirmation("title") })).toBeFocused();
  await expect(page.getByRole("banner")).toHaveCount(0);
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
  await tabTo(page, page.getByRole("link", { name: dashboard("bookThisVehicleLabel") }).first());
}
