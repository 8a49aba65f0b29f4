import { randomUUID } from "node:crypto";
import { settingsWords } from "#app/features/account/ui/settings/settings-words.ts";
import { expect, test } from "../journey.ts";
import { signedInEarlier } from "../program-database.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, openBySigningIn, profileButton, signIn } from "../steps.ts";
import { ownCustomer } from "./own-customer.ts";
import { mailedLink } from "./registration.ts";

test("an address is changed after signing in again, and taken back by the reader of the former one, who chooses a new password", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { accounts, account: sessionWords, language } = texts;
  const words = settingsWords.of(language);
  const customer = await ownCustomer();
  const wanted = `new-${randomUUID().slice(0, 12)}@example.qa`;
  const account = `/account?lang=${language}`;
  await openBySigningIn(page, account, customer, texts);

  await page.getByRole("button", { name: words.changeEmail }).click();
  const dialog = page.getByRole("dialog", { name: words.changeEmail });
  const field = dialog.getByLabel(words.newEmail);
  // The sign-in gets too old while the form is open.
  await field.fill(wanted);
  await signedInEarlier(customer.email);
  await field.press("Enter");
  const notice = page.getByRole("dialog", { name: sessionWords.againTitle });
  await expect(notice).toBeVisible();
  await expectAccessible(page, "sign in again");
  await notice.getByRole("button", { name: sessionWords.again }).press("Enter");
  await expect(page.getByRole("heading", { name: accounts.signInAgainTitle })).toBeVisible();
  await expect(page.getByLabel(accounts.email, { exact: true })).toHaveValue(customer.email);
  await expectAccessible(page, "the password once more");
  await signIn(page, customer, texts);
  await expect(field).toHaveValue(wanted);
  await field.press("Enter");
  await expect(page.getByText(words.linkSent(wanted))).toBeVisible();
  await expect(page.getByText(words.pendingEmail(wanted))).toBeVisible();
  await expectAccessible(page, "an address that waits for its link");

  await page.goto(await mailedLink(page, wanted, "email"));
  await expect(page.getByText(accounts.newAddressLead(wanted))).toBeVisible();
  await expectAccessible(page, "a new address");
  await page.getByRole("button", { name: accounts.newAddressButton }).press("Enter");
  await expect(page.getByRole("heading", { name: accounts.newAddressDoneTitle })).toBeVisible();
  await page.getByRole("link", { name: accounts.continueLabel }).click();
  await expect(page.getByRole("main").getByText(wanted)).toBeVisible();

  await page.goto(await mailedLink(page, customer.email, "email/undo"));
  await expect(page.getByText(accounts.undoLead(customer.email))).toBeVisible();
  await expectAccessible(page, "take a change of address back");
  await page.getByRole("button", { name: accounts.undoButton }).press("Enter");
  await expect(page.getByRole("heading", { name: accounts.undoneTitle })).toBeVisible();
  await expectAccessible(page, "a change that was taken back");
  await page.getByRole("link", { name: accounts.undoneButton }).click();

  // The password that was in use is void; the owner chooses a new one.
  await signIn(page, customer, texts);
  await expect(page.getByRole("alert")).toHaveText(accounts.signInRefused);
  await page.getByRole("link", { name: accounts.forgottenLink }).click();
  await page.getByLabel(accounts.email, { exact: true }).fill(customer.email);
  await page.getByRole("button", { name: accounts.forgottenButton, exact: true }).click();
  await page.goto(await mailedLink(page, customer.email, "reset"));
  const choose = async (password: string) => {
    await page.getByLabel(accounts.newPassword, { exact: true }).fill(password);
    await page.getByRole("button", { name: accounts.resetButton, exact: true }).click();
  };
  await choose("short");
  await expect(page.getByText(accounts.passwordTooShort)).toBeVisible();
  await expectAccessible(page, "refused new password");
  const password = "three slow dhows";
  await choose(password);
  await page.getByRole("link", { name: accounts.continueButton, exact: true }).click();
  await signIn(page, { email: customer.email, password }, texts);
  await expect(page).toHaveURL((url) => url.pathname === "/account" && !url.searchParams.has("code"));
  await expect(profileButton(page, texts)).toBeVisible();
  await expect(page.getByRole("main").getByText(customer.email)).toBeVisible();
});
