import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { settingsWords } from "#app/features/account/ui/settings/settings-words.ts";
import type { DemoPerson } from "#db/seed/demo/demo-people.ts";
import { expect, test } from "../journey.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { expectAccessible, openBySigningIn, profileButton, signIn as signInByPassword } from "../steps.ts";
import { ownCustomer, signOut } from "./own-customer.ts";

test("an authenticator app is added; then signing in takes its code, or a recovery code", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { accounts, language } = texts;
  const words = settingsWords.of(language);
  const customer = await ownCustomer();
  await openBySigningIn(page, `/account?lang=${language}`, customer, texts);

  await page.getByRole("link", { name: words.addApp }).click();
  await expect(page.getByRole("heading", { name: accounts.appTitle })).toBeVisible();
  await expect(page.getByRole("img", { name: accounts.appPicture })).toBeVisible();
  await page.getByText(accounts.appTyped).press("Enter");
  const secret = page.locator("bdi.secret");
  await expect(secret).toBeVisible();
  const app = new TOTP({ secret: ((await secret.textContent()) ?? "").replaceAll(" ", "") });
  const code = page.getByLabel(accounts.appCode);
  await code.fill("12345");
  await code.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(accounts.appCodeWrong);
  await expectAccessible(page, "add an app, after a wrong first code");
  await code.fill(app.generate());
  await code.press("Enter");
  await expect(page.getByRole("heading", { name: accounts.appDoneTitle })).toBeVisible();
  const codes = await page.locator("ul.codes > li").allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page, "recovery codes");
  await page.getByRole("link", { name: accounts.codesStored }).click();
  await expect(page.getByText(words.codesLeft(10))).toBeVisible();
  await expectAccessible(page, "account with an app");

  // The code of the next half minute: that of this one was used.
  await enterPassword(page, customer, texts);
  await expectAccessible(page, "the second factor");
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await code.press("Enter");
  await expect(profileButton(page, texts)).toBeVisible();

  await enterPassword(page, customer, texts);
  await page.getByText(accounts.withoutApp).press("Enter");
  await page.getByLabel(accounts.recoveryCode).fill(codes[0] ?? "");
  await page.getByLabel(accounts.recoveryCode).press("Enter");
  await expect(page.getByText(words.codesLeft(9))).toBeVisible();

  await page.getByRole("button", { name: words.removeApp }).click();
  const dialog = page.getByRole("dialog", { name: words.removeApp });
  await expect(dialog.getByText(words.removeAppLead)).toBeVisible();
  await expectAccessible(page, "the question before an app is removed");
  await dialog.getByRole("button", { name: words.removeApp }).press("Enter");
  await expect(page.getByText(words.appOff)).toBeVisible();
});

/** Signs out, and in again as far as the page that takes the second factor. */
async function enterPassword(page: Page, customer: DemoPerson, texts: SiteTexts): Promise<void> {
  await signOut(page, texts);
  await page.goto(`/account?lang=${texts.language}`);
  await signInByPassword(page, customer, texts);
  await expect(page.getByRole("heading", { name: texts.accounts.factorTitle })).toBeVisible();
}
