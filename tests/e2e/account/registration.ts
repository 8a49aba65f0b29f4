import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { outboxOf } from "../outbox.ts";
import type { SiteTexts } from "../site-texts.ts";

export interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
}

/** A visitor without an account requests one: from the sign in page to the page that sends to the mail. */
export async function requestAccount(page: Page, { accounts }: SiteTexts): Promise<NewPerson> {
  const person = {
    email: `visitor-${randomUUID().slice(0, 12)}@example.qa`,
    password: "a calm morning drive",
    firstName: "Maha",
  };
  await page.getByRole("link", { name: accounts.registerLink }).click();
  await expect(page.getByRole("heading", { name: accounts.registerTitle })).toBeVisible();
  await page.getByLabel(accounts.email, { exact: true }).fill(person.email);
  await page.getByRole("button", { name: accounts.registerButton, exact: true }).click();
  await expect(page.getByRole("heading", { name: accounts.checkMailTitle })).toBeVisible();
  await expect(page.getByText(accounts.registerSent(person.email))).toBeVisible();
  return person;
}

/** Follows the link of the mail, says who it is and chooses a password, to the end, where the sign in page is next. */
export async function confirmAccount(
  page: Page,
  person: NewPerson,
  { accounts }: SiteTexts,
  look: (screen: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto(await mailedLink(page, person.email, "confirm"));
  await expect(page.getByRole("heading", { name: accounts.confirmTitle })).toBeVisible();
  await page.getByLabel(accounts.firstName, { exact: true }).fill(person.firstName);
  await page.getByLabel(accounts.lastName, { exact: true }).fill("Al Sulaiti");
  await page.getByLabel(accounts.phone, { exact: true }).fill("55123499");
  await page.getByLabel(accounts.password, { exact: true }).fill("password1");
  await page.getByRole("button", { name: accounts.confirmButton, exact: true }).click();
  await expect(page.getByText(accounts.passwordIsCommon)).toBeVisible();
  await look("refused registration");
  await page.getByLabel(accounts.password, { exact: true }).fill(person.password);
  await page.getByRole("button", { name: accounts.confirmButton, exact: true }).click();
  await expect(page.getByRole("heading", { name: accounts.confirmedTitle })).toBeVisible();
  await look("confirmed");
  await page.getByRole("link", { name: accounts.continueButton, exact: true }).click();
  await expect(page.getByRole("heading", { name: accounts.signInTitle })).toBeVisible();
}

/** The link of the newest mail to this address that leads to this page of the accounts site, as the outbox shows it. */
export async function mailedLink(
  page: Page,
  email: string,
  kind: "confirm" | "reset" | "email" | "email/undo",
): Promise<string> {
  let link: string | undefined;
  // Mail leaves by a job of its own, soon after the page was answered.
  await expect(async () => {
    const mails = (await outboxOf(page)).split("<article>").filter((text) => text.includes(email));
    const texts = mails.flatMap((text) => /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(text)?.[1] ?? []);
    link = texts.join("\n").match(new RegExp(`http\\S+/accounts/${kind}\\?\\S+`))?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return (link ?? "").replaceAll("&amp;", "&");
}
