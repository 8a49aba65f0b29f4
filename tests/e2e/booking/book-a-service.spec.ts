import { noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, expectNoSideways, signIn } from "../steps.ts";
import { bookingWalk } from "./booking-walk.ts";

test(
  "a customer opens the home page, signs in, books, and finds the appointment in the dashboard",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    const { booking, confirmation, earliest, words } = texts;
    const complaints = collectComplaints(page);
    const walk = bookingWalk(page, texts);
    const screen = async (name: string) => {
      await expectAccessible(page, name);
      await expectNoSideways(page);
    };

    await page.goto(`/?lang=${texts.language}`);
    await page
      .getByRole("link", { name: texts.home("heroAction.label"), exact: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: texts.accounts.signInTitle })).toBeVisible();
    await signIn(page, noora, texts);

    await expect(page).toHaveURL(/\/book-a-service\?/);
    await expect(page).not.toHaveURL(/[?&]code=/);
    await expect(walk.heading("vehicleTitle")).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(3);
    await expect(walk.next).toBeDisabled();
    await walk.chooseVehicle();
    await walk.goOn("serviceTitle");
    await expect(page.getByText(words.recommended)).toBeVisible();
    await walk.chooseMaintenance();
    await expect(page.getByText(words.priceAndTime)).toBeVisible();
    await page.locator("summary").nth(1).click();
    await page.getByRole("checkbox").first().check();
    await page.getByLabel(booking("repairNotesLabel")).fill("Knock at the front left. صوت طرق.");
    await screen("service");
    await walk.goOn("centerTitle");

    await expect(page.getByRole("radio").first()).toBeChecked();
    // Repairs at any center: a day and a time of it, then the earliest of all, which leads to the summary.
    const days = page
      .getByRole("region", { name: earliest.daysTitle })
      .getByRole("button", { expanded: false });
    await days.and(page.locator(":enabled")).last().click();
    const times = page
      .getByRole("button", { pressed: true })
      .and(page.locator("[data-analytics=earliest-time]"));
    await expect(times).toHaveCount(1);
    await screen("center");
    await page.getByRole("button", { name: earliest.take, exact: true }).click();
    await expect(walk.heading("summaryTitle")).toBeVisible();
    await page.getByRole("button", { name: booking("backLabel"), exact: true }).click();

    await expect(walk.heading("dateTitle")).toBeVisible();
    await expect(walk.slots.and(page.locator(":checked"))).toHaveCount(1);
    await walk.chooseSlot();
    await screen("date and time");
    await walk.goOn("summaryTitle");
    await page.getByLabel(booking("reviewNotesLabel")).fill("I will wait at the center.");
    await screen("summary");
    await walk.confirm.click();

    await expect(page).toHaveURL(/\/service-confirmation/);
    // The earliest time of all is at another center by the hour: one that confirms at once, or one that calls.
    const titled = (name: string) => page.getByRole("heading", { name });
    await expect(titled(confirmation("title")).or(titled(words.requestedTitle))).toBeVisible();
    const reference =
      (await page
        .getByText(/^RM-[0-9A-Z]+$/)
        .first()
        .textContent()) ?? "";
    await screen("confirmation");
    await page.getByRole("link", { name: confirmation("dashboardLabel") }).click();

    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByText(reference).first()).toBeVisible();
    expect(complaints).toEqual([]);
    const calls = customerCalls(page);
    const booked = (await calls.activities()).find((activity) => activity.reference === reference);
    await calls.cancel(booked?.id ?? "");
  },
);
