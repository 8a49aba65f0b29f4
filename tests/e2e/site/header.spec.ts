import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { open } from "../steps.ts";

test(
  "the menu of a phone leads to a model, and going back closes what was opened last",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    const { header, modelsMenu } = texts;
    await open(page, `/?lang=${texts.language}`);
    await page
      .getByRole("banner")
      .getByRole("button", { name: header("menuLabel"), exact: true })
      .click();
    const menu = page.locator("#drawer-menu");
    const models = page.locator("#drawer-models");
    await menu.getByRole("button", { name: header("menuTabFields.0.fieldLabel") }).click();
    await expect(page.getByRole("button", { name: modelsMenu("backButtonLabel") })).toBeFocused();
    await page.goBack();
    await expect(models).toHaveCount(0);
    await expect(menu).toBeVisible();
    await expect(page).toHaveURL(`/?lang=${texts.language}`);

    await menu.getByRole("button", { name: header("menuTabFields.0.fieldLabel") }).click();
    const cards = page.locator(".model-card");
    await expect(cards).toHaveCount(10);
    await expect(cards.first()).toContainText("55,900 ريال*");
    await models.getByRole("tab", { name: modelsMenu("carTypeLabels.2.label") }).click();
    await expect(cards).toHaveCount(3);
    await cards.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/vehicle\/reem\?lang=/);
    await expect(page.locator("[data-drawer]")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`/?lang=${texts.language}`);
    await expect(page.locator("[data-drawer]")).toHaveCount(0);
  },
);
