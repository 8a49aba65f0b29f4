import type { BrowserContext, Page } from "@playwright/test";
import { noora } from "#db/seed/demo/demo-people.ts";
import { expect, test } from "../journey.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import {
  expectAccessible,
  openBySigningIn,
  openProfileMenu,
  openSignedIn,
  profileButton,
  signIn,
} from "../steps.ts";

const refreshCalls = "**/api/v1/auth/refresh?*";
/** By then a token of fifteen minutes would not last until the next check. */
const untilRefresh = "11:00";

test("a guarded address comes back after the login, its query included", async ({ page }, info) => {
  const texts = textsFor(info);
  await openBySigningIn(page, `/book-a-service?campaign=ac&lang=${texts.language}`, noora, texts);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ campaign: "ac", lang: texts.language });
});

test("a wrong password keeps the e-mail address and says so", async ({ page }, info) => {
  const texts = textsFor(info);
  const { accounts } = texts;
  await page.goto(`/dashboard?x=1&lang=${texts.language}`);
  await signIn(page, { email: noora.email, password: "not-the-password" }, texts);
  await expect(page.getByRole("alert")).toHaveText(accounts.signInRefused);
  await expect(page.getByLabel(accounts.email, { exact: true })).toHaveValue(noora.email);
  await expect(page.getByLabel(accounts.password, { exact: true })).toHaveValue("");
  await expectAccessible(page, "refused sign in");
  await signIn(page, noora, texts);
  await expect(page).toHaveURL(`/dashboard?x=1&lang=${texts.language}`);
});

test("a login that fails leaves no code in the address and waits for a press to try again", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await page.goto(`/dashboard?x=1&lang=${texts.language}`);
  await page.route("**/api/v1/auth/login/tokens?*", (route) => route.fulfill({ status: 401, json: {} }));
  await signIn(page, noora, texts);
  const again = page.getByRole("main").getByRole("button", { name: texts.account.signIn, exact: true });
  await expect(again).toBeVisible();
  await expect(page).toHaveURL(`/dashboard?x=1&lang=${texts.language}`);
  await expectAccessible(page, "failed login");
  await page.unroute("**/api/v1/auth/login/tokens?*");
  // The accounts site still knows who it is.
  await again.click();
  await expect(profileButton(page, texts)).toBeVisible();
  await expect(page).toHaveURL(`/dashboard?x=1&lang=${texts.language}`);
});

test("a code that this tab did not request is not used", async ({ page }, info) => {
  const { language, header } = textsFor(info);
  let exchanges = 0;
  await page.route("**/api/v1/auth/login/tokens?*", (route) => {
    exchanges += 1;
    return route.abort();
  });
  await page.goto(`/?code=planted&state=other&lang=${language}`);
  await expect(page).toHaveURL(`/?lang=${language}`);
  await expect(page.getByRole("button", { name: header("loginButtonLabel") })).toBeVisible();
  expect(exchanges).toBe(0);
});

test("the profile's popover closes by a click outside and by scrolling, not from inside its dialog", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  const { popover, dialog, open, openDialog } = profileMenu(page, texts);

  await open();
  await expectAccessible(page, "profile");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(popover).toBeHidden();

  await open();
  await openDialog();
  await expectAccessible(page, "sign out?");
  await dialog.getByText(texts.menu("logoutPopupSubtext")).click();
  await expect(popover).toBeVisible();
  await dialog.getByRole("button", { name: texts.menu("logoutPopupButtonTwoLabel") }).click();
  await expect(dialog).toBeHidden();
  await expect(popover).toBeVisible();

  await page.evaluate(() => scrollBy(0, 300));
  await expect(popover).toBeHidden();
});

test("signing out forgets the tokens and what was typed, and leads home, in every tab", async ({
  page,
  context,
}, info) => {
  const texts = textsFor(info);
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  const other = await context.newPage();
  await other.goto(`/dashboard?lang=${texts.language}`);
  await expect(profileButton(other, texts)).toBeVisible();
  expect(await storedTokens(page, context)).toEqual([
    "accessToken",
    "refreshToken",
    "accessToken",
    "refreshToken",
  ]);

  // A form that was not sent yet.
  const draft = "marsa.form.offer.suhail-lease";
  await page.evaluate((key) => sessionStorage.setItem(key, '{"values":{"firstName":"Noora"}}'), draft);
  const { dialog, open, openDialog } = profileMenu(page, texts);
  await open();
  await openDialog();
  await dialog.getByRole("button", { name: texts.menu("logoutPopupButtonOneLabel") }).click();
  for (const tab of [page, other]) await expectVisitorAtHome(tab, texts);
  expect(await storedTokens(page, context)).toEqual([]);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draft)).toBeNull();

  await page.goto(`/dashboard?lang=${texts.language}`);
  await expect(page.getByLabel(texts.accounts.password, { exact: true })).toBeVisible();
});

test("three tabs stay signed in over refreshes that all of them request at once", async ({
  page,
  context,
}, info) => {
  const texts = textsFor(info);
  await context.clock.install();
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) await tab.goto(`/dashboard?lang=${texts.language}`);
  for (const tab of tabs) await expect(profileButton(tab, texts)).toBeVisible();

  // Twice: a token that was used a second time would end the session with the next refresh.
  for (let round = 0; round < 2; round += 1) {
    const before = await refreshTokenOf(page);
    await context.clock.fastForward(untilRefresh);
    for (const tab of tabs) await expect.poll(() => refreshTokenOf(tab)).not.toBe(before);
  }
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByText(texts.dashboard("vehiclesTitle"), { exact: true })).toBeVisible();
    await expect(profileButton(tab, texts)).toBeVisible();
  }
});

for (const outage of ["no answer", "503"] as const) {
  test(`an outage of the refresh (${outage}) signs nobody out`, async ({ page }, info) => {
    const texts = textsFor(info);
    await page.clock.install();
    await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
    const before = await refreshTokenOf(page);
    let attempts = 0;
    await page.route(refreshCalls, (route) => {
      attempts += 1;
      return outage === "503" ? route.fulfill({ status: 503, json: {} }) : route.abort();
    });
    await page.clock.fastForward(untilRefresh);
    // The first attempt, and one each after 1, 2 and 4 seconds.
    await expect
      .poll(async () => {
        await page.clock.fastForward("00:04");
        return attempts;
      })
      .toBe(4);
    await expect(profileButton(page, texts)).toBeVisible();
    expect(await refreshTokenOf(page)).toBe(before);

    await page.unroute(refreshCalls);
    await page.clock.fastForward("05:00");
    await expect.poll(() => refreshTokenOf(page)).not.toBe(before);
    await expect(profileButton(page, texts)).toBeVisible();
  });
}

for (const [what, calls] of [
  ["refresh", refreshCalls],
  ["call", "**/api/v3/vehicles?*"],
] as const) {
  test(`a ${what} answered with 401 signs out at once`, async ({ page, context }, info) => {
    const texts = textsFor(info);
    await page.clock.install();
    await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
    await page.route(calls, (route) => route.fulfill({ status: 401, json: { code: "not-signed-in" } }));
    if (what === "refresh") await page.clock.fastForward(untilRefresh);
    else await page.reload();
    await expectVisitorAtHome(page, texts);
    expect(await storedTokens(page, context)).toEqual([]);
  });
}

function profileMenu(page: Page, texts: SiteTexts) {
  const popover = page.locator("#profile-menu");
  const dialog = page.getByRole("dialog", { name: texts.menu("logoutPopupTitle") });
  return {
    popover,
    dialog,
    open: async () => {
      await openProfileMenu(page, texts);
      await expect(popover).toBeVisible();
      await expect(popover.getByText(noora.email)).toBeVisible();
    },
    openDialog: async () => {
      await popover.getByRole("button", { name: texts.menu("logoutMenuButtonLabel") }).click();
      await expect(dialog).toBeVisible();
    },
  };
}

async function expectVisitorAtHome(page: Page, texts: SiteTexts): Promise<void> {
  await expect(page).toHaveURL(`/?lang=${texts.language}`);
  await expect(page.getByRole("button", { name: texts.header("loginButtonLabel") })).toBeVisible();
}

function refreshTokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("refreshToken"));
}

/** The names under which a token is stored in local storage and in cookies. */
async function storedTokens(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(() => Object.keys(localStorage));
  const cookies = (await context.cookies()).map(({ name }) => name);
  return [stored, cookies].flatMap((names) => names.filter((name) => name.endsWith("Token")).sort());
}
