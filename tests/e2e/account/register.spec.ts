import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { bookingWalk } from "../booking/booking-walk.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, profileButton, signIn } from "../steps.ts";
import { confirmAccount, mailedLink, requestAccount } from "./registration.ts";

test("a new customer registers, confirms the e-mail address, and finds empty rooms that say what to do", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { booking, dashboard } = texts;
  await page.goto(`/dashboard?lang=${texts.language}`);
  const person = await requestAccount(page, texts);
  await confirmAccount(page, person, texts);
  await signIn(page, person, texts);

  await expect(page).toHaveURL(`/dashboard?lang=${texts.language}`);
  await expect(profileButton(page, texts)).toBeVisible();
  const greeting = dashboard("greeting").replace("{name}", person.firstName);
  await expect(page.getByRole("heading", { name: greeting })).toBeVisible();
  await expect(page.getByText(dashboard("vehiclesEmptyTitle"))).toBeVisible();
  await expect(page.getByText(dashboard("appointmentsEmptyText"))).toBeVisible();
  await expectAccessible(page, "empty dashboard");

  await page.goto(`/book-a-service?lang=${texts.language}`);
  await expect(page.getByText(booking("noVehiclesTitle"))).toBeVisible();
  await expect(bookingWalk(page, texts).next).toBeDisabled();
  const isPhone = info.project.name === "ar-390";
  await expect(page.getByRole("main").getByRole("link", { name: booking("callUsLabel") })).toBeVisible({
    visible: isPhone,
  });
  await expect(page.getByRole("main").getByText(phoneInGroups(booking("callUsPhone")))).toBeVisible({
    visible: !isPhone,
  });
  await expectAccessible(page, "booking without vehicles");
});

test("a forgotten password is replaced by way of a mail, and works no more", async ({ page }, info) => {
  const texts = textsFor(info);
  const { accounts } = texts;
  await page.goto(`/dashboard?lang=${texts.language}`);
  const person = await requestAccount(page, texts);
  await confirmAccount(page, person, texts);

  await page.getByRole("link", { name: accounts.forgottenLink }).click();
  await expect(page.getByRole("heading", { name: accounts.forgottenTitle })).toBeVisible();
  await expectAccessible(page, "forgotten password");
  await page.getByLabel(accounts.email, { exact: true }).fill(person.email);
  await page.getByRole("button", { name: accounts.forgottenButton, exact: true }).click();
  await expect(page.getByText(accounts.forgottenSent(person.email))).toBeVisible();

  await page.goto(await mailedLink(page, person.email, "reset"));
  await expect(page.getByRole("heading", { name: accounts.resetTitle })).toBeVisible();
  await page.getByLabel(accounts.newPassword, { exact: true }).fill("short");
  await page.getByRole("button", { name: accounts.resetButton, exact: true }).click();
  await expect(page.getByText(accounts.passwordTooShort)).toBeVisible();
  await expectAccessible(page, "refused new password");
  const password = "three slow dhows";
  await page.getByLabel(accounts.newPassword, { exact: true }).fill(password);
  await page.getByRole("button", { name: accounts.resetButton, exact: true }).click();
  await expect(page.getByRole("heading", { name: accounts.resetDoneTitle })).toBeVisible();
  await page.getByRole("link", { name: accounts.continueButton, exact: true }).click();

  await signIn(page, person, texts);
  await expect(page.getByRole("alert")).toHaveText(accounts.signInRefused);
  await signIn(page, { ...person, password }, texts);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(profileButton(page, texts)).toBeVisible();
});
