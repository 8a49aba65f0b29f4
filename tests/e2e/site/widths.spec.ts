import { expect, inBothLanguages, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectFits } from "./fits.ts";

// Those of a customer are walked through by keyboard.spec.ts.
test(
  "no public page scrolls sideways on the smallest phone, a tablet or a large screen",
  inBothLanguages,
  async ({ page }, info) => {
    const { language, accounts } = textsFor(info);
    for (const path of ["/", "/find-us", "/error/404", "/error/service-maintenance"]) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectFits(page, path);
    }
    await page.goto(`/dashboard?lang=${language}`);
    await expect(page.getByRole("heading", { name: accounts.signInTitle })).toBeVisible();
    await expectFits(page, "sign in");
    await page.getByRole("link", { name: accounts.registerLink }).press("Enter");
    await page.getByRole("button", { name: accounts.registerButton, exact: true }).press("Enter");
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await expectFits(page, "refused registration");
  },
);
