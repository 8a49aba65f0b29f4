import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { importCustomer } from "#app/features/account/account.server.ts";
import { newId } from "#app/lib/id.ts";
import type { DemoPerson } from "#db/seed/demo/demo-people.ts";
import { onDatabase } from "../program-database.ts";
import type { SiteTexts } from "../site-texts.ts";
import { openProfileMenu } from "../steps.ts";

/**
 * A customer of one journey's own, in whose traits nobody else's are found. Registering so many would use up the mails that
 * one network may request; register.spec.ts does it by its screens.
 */
export async function ownCustomer(): Promise<DemoPerson> {
  const name = letters(8);
  const customer = {
    id: newId<"Customer">(Date.now()),
    email: `${name}@example.qa`,
    password: "a calm morning drive",
    firstName: `Maha${name}`,
    lastName: `Sulaiti${name}`,
    phone: `5${randomInt(1_000_000, 9_999_999)}`,
    sfAccountId: `001${name.toUpperCase()}`,
    kunnr: String(randomInt(1_000_000_000, 9_999_999_999)),
  };
  await onDatabase(() => importCustomer(customer, new Date()));
  return customer;
}

/** Signs out on this device, by the customer's menu. */
export async function signOut(page: Page, texts: SiteTexts): Promise<void> {
  // The header hides while the page is scrolled down.
  await page.evaluate(() => scrollTo(0, 0));
  await openProfileMenu(page, texts);
  await page.getByRole("button", { name: texts.menu("logoutMenuButtonLabel"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: texts.menu("logoutPopupTitle") });
  await dialog.getByRole("button", { name: texts.menu("logoutPopupButtonOneLabel") }).click();
  await expect(page).toHaveURL(`/?lang=${texts.language}`);
  await expect(page.getByRole("link", { name: texts.header("loginButtonLabel") })).toBeVisible();
}

function letters(count: number): string {
  return Array.from({ length: count }, () => String.fromCodePoint(97 + randomInt(26))).join("");
}
