import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Language } from "#app/i18n/language.ts";
import { mailedLink } from "../account/registration.ts";
import { customerCall } from "../orders/shop-steps.ts";
import { textsIn } from "../site-texts.ts";
import type { Made } from "./made.ts";

/** The tokens of mails to who registers, and to a customer who forgot the password. */
export async function madeMailLinks(
  page: Page,
  customer: { readonly email: string },
  language: Language,
): Promise<Made> {
  const { accounts } = textsIn(language);
  const visitor = { email: `visitor-${randomUUID().slice(0, 12)}@example.qa` };
  const request = async (kind: string, { email }: { readonly email: string }) => {
    await page.goto(`/accounts/login?lang=${language}`);
    await page.locator(`a[href*="/${kind}"]`).click();
    await page.locator("input[name=email]").fill(email);
    await page.locator("main button[type=submit]").click();
    await expect(page.getByRole("heading", { name: accounts.checkMailTitle })).toBeVisible();
  };
  await request("register", visitor);
  await request("forgotten", customer);
  return {
    confirm: tokenOf(await mailedLink(page, visitor.email, "confirm")),
    reset: tokenOf(await mailedLink(page, customer.email, "reset")),
  };
}

/** The token of the mail to a new address of the signed-in customer. */
export async function madeNewAddress(page: Page): Promise<Made> {
  const email = `new-${randomUUID().slice(0, 12)}@example.qa`;
  await customerCall(page, "POST", "/account/email", { email });
  return { email: tokenOf(await mailedLink(page, email, "email")) };
}

function tokenOf(link: string): string {
  return new URL(link).searchParams.get("token") ?? "";
}
