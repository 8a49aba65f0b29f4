import { beforeAll, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { demoPeople, khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser } from "../../../../tests/factories/sign-in.ts";
import { importCustomer } from "../account.server.ts";
import { verifyBearer } from "../api.server.ts";
import { exchangeLoginCode } from "../server/sessions/login-codes.server.ts";
import { rotateSession } from "../server/sessions/sessions.server.ts";

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
  expect(Math.abs((await authenticatedAt(tokens.accessToken)) - first)).toBeLessThan(50);
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

test("a form for signing in again shows nobody's address to a browser that is not signed in", async () => {
  const { html } = await new FormBrowser().open(loginAddress("&prompt=login"));
  expect(html).toContain("<h1>Sign in</h1>");
  expect(html).not.toContain(noora.email);
});
