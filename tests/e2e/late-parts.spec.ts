import { expect, test } from "@playwright/test";

test("what is typed and pressed before a part is awake is repeated to it", async ({ page }) => {
  let asked = 0;
  await page.route(/\/assets\/request-panel-.*\.js$/, async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto("/offers/suhail-lease");
  const form = page.locator("#request form");
  const name = form.getByRole("textbox").first();
  await name.fill("Noora");
  await form.locator("button[type=submit]").click();
  await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
  await expect(name).toHaveValue("Noora");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  expect(asked).toBe(1);
});

test("a key pressed before a part is awake is repeated to it", async ({ page }) => {
  await page.route(/\/assets\/location-block-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto("/find-us?lang=en");
  const [first, second] = [page.getByRole("tab").nth(0), page.getByRole("tab").nth(1)];
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute("aria-selected", "true");
});
