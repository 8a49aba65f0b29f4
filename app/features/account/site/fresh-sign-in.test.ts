import { beforeAll, describe, expect, test, vi } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { demoPeople, khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser } from "../../../../tests/factories/sign-in.ts";
import { importCustomer, lockCustomers } from "../account.server.ts";
import { verifyBearer } from "../api.server.ts";
import { setPassword } from "../server/customers/customers.server.ts";
import { resetPassword } from "../server/customers/reset-password.server.ts";
import { newToken, tokenHash } from "../server/one-time-token.server.ts";
import * as passwords from "../server/passwords/password.server.ts";
import { exchangeLoginCode } from "../server/sessions/login-codes.server.ts";
import { rotateSession } from "../server/sessions/sessions.server.ts";
import { changePassword } from "../server/settings/change-password.server.ts";
import { signOutOtherDevices } from "../server/settings/devices.server.ts";
import type { AccountTables } from "../tables.ts";

// As it is; one test has something happen while a password is looked at.
vi.mock("../server/passwords/password.server.ts", async (original) => {
  const real = await original<typeof passwords>();
  return { ...real, isPasswordOf: vi.fn(real.isPasswordOf) };
});
testDatabase();
const site = accountsServer();
beforeAll(async () => {
  for (const person of demoPeople) await importCustomer(person, now());
});

const home = () => `${site.origin()}/dashboard`;
const loginAddress = (more = "") =>
  `${site.origin()}/accounts/login?lang=en&redirect_url=${encodeURIComponent(home())}${more}`;
const later = (minutes: number) => new Date(now().getTime() + minutes * 60_000);

async function signedIn(browser: FormBrowser, person = noora, more = "") {
  const form = await browser.open(loginAddress(more), {}, home());
  const fields = { email: person.email, password: person.password };
  const landed = form.html === "" ? form : await browser.submit(form, fields, home());
  const code = new URL(landed.url).searchParams.get("code") ?? "";
  const tokens = await exchangeLoginCode({ code, redirectUrl: home() }, now());
  if (!tokens.ok) throw new Error(tokens.code);
  return { form, tokens: tokens.value };
}
const authenticatedAt = async (token: string, at = now()) =>
  (await verifyBearer(token, at))?.authenticatedAt?.getTime() ?? 0;

test("a sign-in is fresh, and a renewal of the session changes nothing about when it was", async () => {
  const { tokens } = await signedIn(new FormBrowser());
  const at = await authenticatedAt(tokens.accessToken);
  expect(now().getTime() - at).toBeLessThan(60_000);
  const renewed = await rotateSession(tokens.refreshToken, later(14));
  if (!renewed.ok) throw new Error(renewed.code);
  expect(await authenticatedAt(renewed.value.accessToken, later(15))).toBe(at);
});

test("a login that the accounts site answers by its own session is as old as the password was", async () => {
  const browser = new FormBrowser();
  const first = await authenticatedAt((await signedIn(browser)).tokens.accessToken);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const { form, tokens } = await signedIn(browser);
  expect(form.html).toBe("");
  expect(Math.abs((await authenticatedAt(tokens.accessToken)) - first)).toBeLessThan(1_000);
});

test("with prompt=login the customer signs in again, finds the address filled in, and is fresh", async () => {
  const browser = new FormBrowser();
  const first = await authenticatedAt((await signedIn(browser)).tokens.accessToken);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const { form, tokens } = await signedIn(browser, noora, "&prompt=login");
  expect(form.html).toContain("<h1>Confirm that it is you</h1>");
  expect(form.html).toContain(`value="${noora.email}"`);
  expect(form.html).not.toContain("/register");
  expect(await authenticatedAt(tokens.accessToken)).toBeGreaterThan(first + 900);
});

test("another customer may sign in there instead, and the login is theirs", async () => {
  const browser = new FormBrowser();
  await signedIn(browser);
  const { tokens } = await signedIn(browser, khalid, "&prompt=login");
  expect(await verifyBearer(tokens.accessToken, now())).toMatchObject({ id: khalid.id });
});

/** Types the password, and does not follow where that leads. */
async function parked(browser: FormBrowser, person = noora): Promise<string> {
  const form = await browser.open(loginAddress());
  const fields = { email: person.email, password: person.password };
  return (await browser.submit(form, fields, `${site.origin()}/accounts/oidc/auth/`)).url;
}
const resumed = (browser: FormBrowser, url: string) => browser.open(url, {}, home());

test("a login that is parked after the password is as old as that when it goes on", async () => {
  const browser = new FormBrowser();
  const url = await parked(browser);
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  const code = new URL((await resumed(browser, url)).url).searchParams.get("code") ?? "";
  const tokens = await exchangeLoginCode({ code, redirectUrl: home() }, now());
  if (!tokens.ok) throw new Error(tokens.code);
  expect(now().getTime() - (await authenticatedAt(tokens.value.accessToken))).toBeGreaterThan(2_000);
});

describe("a login that is parked after the password, and one that has its code already,", () => {
  const ends: Readonly<Record<string, () => Promise<unknown>>> = {
    "a new password": async () => {
      const { id, sessionId, authenticatedAt } = await session();
      const change = { password: "four camels under palms", language: "en", from } as const;
      expect(await changePassword({ id, sessionId, authenticatedAt }, change, now())).toMatchObject({
        ok: true,
      });
      await setPassword(noora.id, await passwords.hashPassword(noora.password));
    },
    "a new password by a link": async () =>
      resetPassword({ token: await resetLink(), password: noora.password, language: "en" }, now()),
    "signing out all other devices": async () => signOutOtherDevices(await session(), from, now()),
    "the lock of an account": async () => {
      await lockCustomers([noora.id], now());
      await importCustomer(noora, now());
    },
  };
  const from = { requestId: "test", address: "127.0.0.1" };
  async function session() {
    const { tokens } = await signedIn(new FormBrowser());
    const customer = await verifyBearer(tokens.accessToken, now());
    if (customer === undefined) throw new Error("not signed in");
    return customer;
  }
  async function resetLink(): Promise<string> {
    const token = newToken();
    const expires_at = later(1);
    await database<AccountTables>()
      .insertInto("account.password_reset")
      .values({ token_hash: tokenHash(token), customer_id: noora.id, return_address: "/", expires_at })
      .execute();
    return token;
  }

  test.each(Object.entries(ends))("do not outlive %s", async (_, end) => {
    const [browser, other] = [new FormBrowser(), new FormBrowser()];
    const url = await parked(browser);
    const code = new URL((await resumed(other, await parked(other))).url).searchParams.get("code") ?? "";
    await end();
    expect((await resumed(browser, url)).html).toContain("This sign-in has expired");
    expect(await exchangeLoginCode({ code, redirectUrl: home() }, now())).toMatchObject({ ok: false });
    // The owner signs in as ever.
    expect((await signedIn(new FormBrowser())).tokens.accessToken).not.toBe("");
  });

  test("are not begun by a password that is replaced while it is looked at", async () => {
    const browser = new FormBrowser();
    const form = await browser.open(loginAddress());
    const hashed = await passwords.hashPassword("another password");
    vi.mocked(passwords.isPasswordOf).mockImplementationOnce(async () => {
      await setPassword(noora.id, hashed);
      return true;
    });
    const fields = { email: noora.email, password: noora.password };
    expect((await browser.submit(form, fields, home())).html).toContain("This sign-in has expired");
    await setPassword(noora.id, await passwords.hashPassword(noora.password));
  });
});

test("a form for signing in again shows nobody's address to a browser that is not signed in", async () => {
  const { html } = await new FormBrowser().open(loginAddress("&prompt=login"));
  expect(html).toContain("<h1>Sign in</h1>");
  expect(html).not.toContain(noora.email);
});
