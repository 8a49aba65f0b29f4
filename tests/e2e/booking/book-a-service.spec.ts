import { noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, expectNoSideways, signIn } from "../steps.ts";

test("a customer opens the home page, signs in, books, and finds the appointment in the dashboard", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { booking, confirmation, earliest, words } = texts;
  const complaints = collectComplaints(page);
  const next = page.getByRole("button", { name: booking("continueLabel"), exact: true });
  const screen = async (name: string) => {
    await expectAccessible(page, name);
    await expectNoSideways(page);
  };

  await page.goto(`/?lang=${texts.language}`);
  await expect(page.locator("html")).toHaveAttribute("dir", texts.language === "ar" ? "rtl" : "ltr");
  await screen("home");
  await page
    .getByRole("link", { name: texts.home("heroAction.label"), exact: true })
    .first()
    .click();

  await expect(page.getByRole("heading", { name: texts.accounts.signInTitle })).toBeVisible();
  await screen("sign in");
  await signIn(page, noora, texts);

  await expect(page).toHaveURL(/\/book-a-service\?/);
  await expect(page).not.toHaveURL(/[?&]code=/);
  await expect(page.getByRole("heading", { name: booking("vehicleTitle") })).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(3);
  await expect(next).toBeDisabled();
  await page.getByRole("radio").first().check();
  await screen("vehicle");
  await next.click();

  await expect(page.getByRole("heading", { name: booking("serviceTitle") })).toBeVisible();
  const maintenance = page.getByRole("radio").first();
  await maintenance.click();
  await expect(next).toBeEnabled();
  await maintenance.click();
  await expect(next).toBeDisabled();
  await maintenance.click();
  await page.locator("summary").nth(1).click();
  await page.getByRole("checkbox").first().check();
  await page.getByLabel(booking("repairNotesLabel")).fill("Knock at the front left. صوت طرق.");
  await screen("service");
  await next.click();

  await expect(page.getByRole("heading", { name: booking("centerTitle") })).toBeVisible();
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
  await expect(page.getByRole("heading", { name: booking("summaryTitle") })).toBeVisible();
  await page.getByRole("button", { name: booking("backLabel"), exact: true }).click();

  await expect(page.getByRole("heading", { name: booking("dateTitle") })).toBeVisible();
  const slots = page.getByRole("group", { name: words.freeTimes }).getByRole("radio");
  await expect(slots.and(page.locator(":checked"))).toHaveCount(1);
  await slots.last().click();
  await screen("date and time");
  await next.click();

  await expect(page.getByRole("heading", { name: booking("summaryTitle") })).toBeVisible();
  await page.getByLabel(booking("reviewNotesLabel")).fill("I will wait at the center.");
  await screen("summary");
  await page.getByRole("button", { name: booking("reviewScheduleLabel"), exact: true }).click();

  await expect(page).toHaveURL(/\/service-confirmation/);
  await expect(page.getByRole("heading", { name: confirmation("title") })).toBeVisible();
  const reference =
    (await page
      .getByText(/^RM-[0-9A-Z]+$/)
      .first()
      .textContent()) ?? "";
  await screen("confirmation");
  await page.getByRole("link", { name: confirmation("dashboardLabel") }).click();

  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText(reference).first()).toBeVisible();
  await screen("dashboard");
  expect(complaints).toEqual([]);
  const calls = customerCalls(page);
  const booked = (await calls.activities()).find((activity) => activity.reference === reference);
  await calls.cancel(booked?.id ?? "");
});

test("the confirmation leads back to the booking where nothing was booked", async ({ page }, info) => {
  const texts = textsFor(info);
  await page.goto(`/service-confirmation?lang=${texts.language}`);
  await expect(page.getByRole("heading", { name: texts.accounts.signInTitle })).toBeVisible();
  await signIn(page, noora, texts);
  await expect(page).toHaveURL(/\/book-a-service/);
});
