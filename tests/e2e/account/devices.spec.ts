import { deviceName } from "#app/features/account/ui/settings/device-name.ts";
import { settingsWords } from "#app/features/account/ui/settings/settings-words.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { openBySigningIn, openSignedIn } from "../steps.ts";
import { ownCustomer } from "./own-customer.ts";

const tablet =
  "Mozilla/5.0 (iPad; CPU OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1";

test("a customer signs out another device, which is out at once", async ({ page, browser }, info) => {
  const texts = textsFor(info);
  const { accounts, language } = texts;
  const words = settingsWords.of(language);
  const customer = await ownCustomer();
  const account = `/account?lang=${language}`;
  const other = await browser.newContext({ userAgent: tablet });
  const there = await other.newPage();
  await openBySigningIn(there, account, customer, texts);
  await openSignedIn(page, account, customer, texts);
  const devices = page.locator("section").filter({
    has: page.getByRole("heading", { name: words.devices, exact: true }),
  });
  const rows = devices.getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(words.thisDevice);
  const name = deviceName({ browser: "Safari", system: "iPad" }, language);
  await rows
    .filter({ hasText: name })
    .getByRole("button", { name: words.signOutDeviceOf(name) })
    .press("Enter");
  await expect(page.getByText(words.signedOut)).toBeVisible();
  await expect(rows).toHaveCount(1);

  // Neither its session here nor that at the accounts site opens anything.
  await there.reload();
  await expect(there.getByRole("heading", { name: texts.account.expiredTitle })).toBeVisible();
  await expect(
    there.getByRole("banner").getByRole("link", { name: texts.header("loginButtonLabel") }),
  ).toBeVisible();
  await there.goto(account);
  await expect(there.getByRole("heading", { name: accounts.signInTitle })).toBeVisible();
  await expect(there.getByLabel(accounts.email, { exact: true })).toHaveValue("");
  await other.close();
});
