import type { Page } from "@playwright/test";
import { settingsWords } from "#app/features/account/ui/settings/settings-words.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, openBySigningIn, profileButton } from "../steps.ts";
import { ownCustomer, signOut } from "./own-customer.ts";

test(
  "a passkey is added, signs in without a password, and no longer once it is removed",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    const { accounts, language } = texts;
    const words = settingsWords.of(language);
    const customer = await ownCustomer();
    const device = await passkeyDevice(page);
    const account = `/account?lang=${language}`;
    await openBySigningIn(page, account, customer, texts);
    await page.getByRole("link", { name: words.addPasskey }).click();
    await expect(page.getByRole("heading", { name: accounts.passkeyTitle })).toBeVisible();
    const add = page.getByRole("button", { name: accounts.passkeyButton });
    await expect(add).toBeVisible();
    // The customer turns the device's own question down, and tries again.
    await device.verifies(false);
    await add.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(accounts.passkeyFailed);
    await expectAccessible(page, "a passkey that was not made");
    await device.verifies(true);
    await add.press("Enter");
    await expect(page.getByRole("heading", { name: accounts.passkeyDoneTitle })).toBeVisible();
    await page.getByRole("link", { name: accounts.backToAccount }).click();
    const remove = page.getByRole("button", { name: words.removePasskey("").trim() });
    await expect(remove).toBeVisible();
    await expectAccessible(page, "account with a passkey");

    const signIn = page.getByRole("button", { name: accounts.passkeySignIn });
    await signOut(page, texts);
    await device.isTouched(false);
    await page.goto(account);
    await expect(signIn).toBeVisible();
    await device.isTouched(true);
    await signIn.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === "/account" && !url.searchParams.has("code"));
    await expect(profileButton(page, texts)).toBeVisible();

    await remove.click();
    await expect(page.getByText(words.passkeyRemoved)).toBeVisible();
    await expect(page.getByText(words.noPasskeys)).toBeVisible();
    await signOut(page, texts);
    await device.isTouched(false);
    await page.goto(account);
    await expect(signIn).toBeVisible();
    await device.isTouched(true);
    const answer = page.waitForRequest((request) => request.method() === "POST");
    await signIn.press("Enter");
    await answer;
    await device.isTouched(false);
    await expect(page.getByText(accounts.passkeyRefused)).toBeVisible();
    await expectAccessible(page, "a refused passkey");
  },
);

/** A device with a fingerprint reader, inside the browser. It makes passkeys for `localhost` only. */
async function passkeyDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether it takes the finger on it for its owner's. */
    verifies: (isUserVerified: boolean) =>
      browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    /** While it is, it answers each request at once, also that of the address field. */
    isTouched: (enabled: boolean) =>
      browser.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}
