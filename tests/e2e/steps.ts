import { expect, type Locator, type Page } from "@playwright/test";
import type { DemoPerson } from "#db/seed/demo/demo-people.ts";
import { tokensOf } from "../factories/sign-in.ts";
import { findingsOfAxe } from "./axe.ts";
import type { SiteTexts } from "./site-texts.ts";

/**
 * Opens an address and waits until the page answers. Before its scripts run it shows everything, but a press on anything
 * except a link is lost.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await answers(page);
}

/** A page with the site's header has come alive once it knows whether a customer is signed in. */
export async function answers(page: Page): Promise<void> {
  const account = page.locator("header :is([data-analytics=login], [popovertarget=profile-menu])");
  await expect(account).toBeVisible();
}

/** As if typing had begun a minute ago: what is sent within seconds counts as sent by a machine. */
export async function beginFormsEarlier(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith("marsa.form."))) {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { begunAt: number };
      sessionStorage.setItem(key, JSON.stringify({ ...draft, begunAt: draft.begunAt - 60_000 }));
    }
  });
}

/** Axe finds nothing on what is shown now. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await findingsOfAxe(page), `axe on ${screen}`).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  const wide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(wide).toBeLessThanOrEqual(0);
}

/** Fills the form of the accounts site that is shown now. */
export async function signIn(
  page: Page,
  person: Pick<DemoPerson, "email" | "password">,
  { accounts }: SiteTexts,
): Promise<void> {
  await page.getByLabel(accounts.email, { exact: true }).fill(person.email);
  await page.getByLabel(accounts.password, { exact: true }).fill(person.password);
  await page.getByRole("button", { name: accounts.signInButton, exact: true }).click();
}

/**
 * Opens a guarded address as a customer who has signed in before: with a session of their own, which the accounts site gave
 * without a walk through its pages.
 */
export async function openSignedIn(
  page: Page,
  address: string,
  person: Pick<DemoPerson, "email" | "password">,
  texts: SiteTexts,
): Promise<void> {
  await page.goto(URL.canParse(address) ? new URL("/robots.txt", address).href : "/robots.txt");
  const tokens = await tokensOf(new URL(page.url()).origin, person, texts.language);
  await page.evaluate((entries) => {
    for (const [name, token] of Object.entries(entries)) {
      localStorage.setItem(name, token);
      // biome-ignore lint/suspicious/noDocumentCookie: as the site does it
      document.cookie = `${name}=${token}; Path=/; SameSite=Lax`;
    }
  }, tokens);
  await page.goto(address);
  await expect(profileButton(page, texts)).toBeVisible();
}

/** Opens a guarded address, signs in, and is back there with neither code nor state in the address. */
export async function openBySigningIn(
  page: Page,
  address: string,
  person: Pick<DemoPerson, "email" | "password">,
  texts: SiteTexts,
): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { name: texts.accounts.signInTitle })).toBeVisible();
  await signIn(page, person, texts);
  const { pathname } = new URL(address, "http://any");
  await expect(page).toHaveURL((url) => url.pathname === pathname && !/[?&](code|state)=/.test(url.search));
  await expect(profileButton(page, texts)).toBeVisible();
}

/** The button with the customer's initials, which only a signed-in customer sees. */
export function profileButton(page: Page, { header }: SiteTexts): Locator {
  return page.getByRole("banner").getByRole("button", { name: header("profileButtonLabel") });
}

/** Opens the customer's menu. */
export async function openProfileMenu(page: Page, texts: SiteTexts): Promise<void> {
  await profileButton(page, texts).click();
  await standsStill(page.getByRole("button", { name: texts.menu("logoutMenuButtonLabel"), exact: true }));
}

/**
 * Waits until the popover around an entry has come to rest: Playwright presses what still moves by scrolling the page,
 * which closes the popover.
 */
async function standsStill(entry: Locator): Promise<void> {
  await expect(entry).toBeVisible();
  await entry.evaluate((element) => {
    const moving = element.closest("[popover]")?.getAnimations() ?? [];
    return Promise.allSettled(moving.map((animation) => animation.finished)).then(() => undefined);
  });
}

/** Everything that the browser complains about while the page is used. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}

/** Opens an address without its language, which it gets when every part of the page is awake. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.mouse.move(2, 2);
  await expect(page).toHaveURL(/[?&]lang=/);
}
