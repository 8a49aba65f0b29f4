import { TOTP } from "otpauth";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { demoPeople, khalid, noora } from "#db/seed/demo/demo-people.ts";
import { writeRow } from "../../../../../tests/factories/database/old-row.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";
import { importCustomer } from "../../account.server.ts";
import { findById, setPassword } from "../../server/customers/customers.server.ts";
import { takeAppCode } from "../../server/factors/authenticator.server.ts";
import { recoveryCodesLeft } from "../../server/factors/recovery-codes.server.ts";
import { customerOfStep, passwordStep } from "../../server/factors/second-factor.server.ts";
import { hashPassword } from "../../server/passwords/password.server.ts";
import type { AccountTables } from "../../tables.ts";

testDatabase();
const site = accountsServer();
beforeAll(async () => {
  for (const person of demoPeople) await importCustomer(person, now());
});
beforeEach(async () => {
  for (const table of ["authenticator", "recovery_code", "attempt"] as const)
    await database<AccountTables>().deleteFrom(`account.${table}`).execute();
});

const home = () => `${site.origin()}/dashboard`;
const setUp = () => `${site.origin()}/accounts/factors/authenticator?lang=en`;
const loginAddress = () =>
  `${site.origin()}/accounts/login?lang=en&redirect_url=${encodeURIComponent(home())}`;

async function withPassword(browser: FormBrowser, person = noora) {
  const form = await browser.open(loginAddress());
  return browser.submit(form, { email: person.email, password: person.password }, home());
}
/** The app on the customer's phone: a code of so many steps from now. */
function appWith(secret: string) {
  const app = new TOTP({ secret });
  return (steps = 0) => app.generate({ timestamp: Date.now() + steps * 30_000 });
}
const secretOn = (html: string) => /class="secret">([A-Z2-7 ]+)</.exec(html)?.[1]?.replaceAll(" ", "") ?? "";
const codesOn = (html: string) =>
  [...html.matchAll(/<li><bdi dir="ltr">([^<]+)</g)].map(([, code = ""]) => code);

async function withApp() {
  const browser = new FormBrowser();
  await withPassword(browser);
  const page = await browser.open(setUp());
  const code = appWith(secretOn(page.html));
  const done = await browser.submit(page, { code: code() }, home());
  return { browser, code, codes: codesOn(done.html), done, page };
}

describe("adding an authenticator app", () => {
  test("takes a sign-in at this site, and leads there first", async () => {
    expect((await new FormBrowser().open(setUp())).html).toContain("<h1>Sign in</h1>");
  });

  test("shows a picture and the key, and counts once its first code is entered; then ten codes are shown", async () => {
    const { codes, done, page } = await withApp();
    expect(page.html).toContain("<svg");
    expect(done.html).toContain("The app is added");
    expect(new Set(codes).size).toBe(10);
    const rows = JSON.stringify(
      await database<AccountTables>().selectFrom("account.authenticator").selectAll().execute(),
    );
    expect(rows).not.toContain(secretOn(page.html));
    const notices = (await newestMessages()).filter(
      ({ template }) => template === "account-authenticator-added",
    );
    expect(notices.map(({ recipient }) => recipient)).toContain(noora.email);
    for (const code of codes) expect(JSON.stringify(notices)).not.toContain(code);
  });

  test("shows the same key again after a wrong code, and stores nothing", async () => {
    const browser = new FormBrowser();
    await withPassword(browser);
    const page = await browser.open(setUp());
    const wrong = await browser.submit(page, { code: "000000" }, home());
    expect(wrong.html).toContain('role="alert"');
    expect(secretOn(wrong.html)).toBe(secretOn(page.html));
    expect(await takeAppCode(noora.id, appWith(secretOn(page.html))())).toBe(false);
  });

  test("sent twice shows codes that work both times, and notifies once", async () => {
    const { browser, code, page } = await withApp();
    const codes = codesOn((await browser.submit(page, { code: code() }, home())).html);
    expect(codes).toHaveLength(10);
    const again = new FormBrowser();
    const recovery = codes[0] ?? "";
    expect((await again.submit(await withPassword(again), { recovery }, home())).url).toContain("code=");
    // Another app, or a later code of this one, is none of that.
    const other = await browser.submit(page, { code: code(1) }, home());
    expect(other.html).toContain("You already have an app");
  });

  test("is not done twice", async () => {
    const { browser } = await withApp();
    expect((await browser.open(setUp())).html).toContain("You already have an app");
  });
});

describe("signing in with an app", () => {
  test("takes a code after the password, on a known device too", async () => {
    const { browser, code } = await withApp();
    await browser.open(
      `${site.origin()}/accounts/login?prompt=login&lang=en&redirect_url=${encodeURIComponent(home())}`,
    );
    const step = await browser.submit(
      await browser.open(
        `${site.origin()}/accounts/login?prompt=login&lang=en&redirect_url=${encodeURIComponent(home())}`,
      ),
      { email: noora.email, password: noora.password },
      home(),
    );
    expect(step.html).toContain("<h1>Enter your code</h1>");
    expect((await browser.submit(step, { code: code(1) }, home())).url).toContain("code=");
  });

  test("refuses a code that was used, and a wrong one, in a page that says so", async () => {
    const { code } = await withApp();
    const stranger = new FormBrowser();
    const step = await withPassword(stranger);
    const used = await stranger.submit(step, { code: code() }, home());
    expect(used.html).toContain("used already");
    expect((await stranger.submit(used, { code: "12" }, home())).html).toContain('role="alert"');
    expect((await stranger.submit(used, { code: code(1) }, home())).url).toContain("code=");
  });

  test("takes a recovery code once, however it is typed", async () => {
    const { codes } = await withApp();
    const [first = ""] = codes;
    const browser = new FormBrowser();
    const typed = ` ${first.toUpperCase().replace("-", " ")} `;
    expect(
      (await browser.submit(await withPassword(browser), { code: "", recovery: typed }, home())).url,
    ).toContain("code=");
    const again = new FormBrowser();
    expect((await again.submit(await withPassword(again), { recovery: first }, home())).html).toContain(
      'role="alert"',
    );
    expect(await recoveryCodesLeft(noora.id)).toBe(9);
  });

  test("takes a code that is presented ten times at once for one of them", async () => {
    const { code } = await withApp();
    const taken = await Promise.all(Array.from({ length: 10 }, () => takeAppCode(noora.id, code(1))));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test("makes guesses wait", async () => {
    const { code } = await withApp();
    const browser = new FormBrowser();
    let page = await withPassword(browser);
    for (let guess = 0; guess < 5; guess += 1) page = await browser.submit(page, { code: "000000" }, home());
    expect((await browser.submit(page, { code: code(1) }, home())).html).toContain("Too many attempts");
  });

  test("asks nobody else for a code", async () => {
    await withApp();
    expect((await withPassword(new FormBrowser(), khalid)).url).toContain("code=");
  });
});

describe("a new password by the link of a mail", () => {
  test("leaves the app: its code is asked for, and the page lists what else signs in", async () => {
    const { code } = await withApp();
    const passkey = { customer_id: noora.id, browser: "Safari", system: "iPhone" };
    await writeRow("account.passkey", passkey);
    const browser = new FormBrowser();
    const form = await browser.open(loginAddress());
    await browser.submit(
      await browser.open(`${form.url.split("?")[0]}/forgotten?lang=en`),
      { email: noora.email },
      home(),
    );
    const mails = await newestMessages();
    const mail = mails.find(({ template }) => template === "account-password-reset");
    const page = await new FormBrowser().open(/http\S+/.exec(mail?.plain ?? "")?.[0] ?? "");
    const done = await new FormBrowser().submit(page, { password: "four camels under palms" }, home());
    expect(done.html).toMatch(/<li>Passkey, Safari on iPhone, added on \d+ \w+ \d{4}<\/li>/);
    expect(done.html).toMatch(/<li>Authenticator app, added on /);
    const notices = (await newestMessages()).filter(
      ({ template, channel }) => template === "account-password-set" && channel === "mail",
    );
    expect(notices.map(({ recipient }) => recipient)).toEqual([noora.email]);

    const stranger = new FormBrowser();
    const step = await withPassword(stranger, { ...noora, password: "four camels under palms" });
    expect(step.html).toContain("<h1>Enter your code</h1>");
    expect((await stranger.submit(step, { code: "000000" }, home())).html).toContain('role="alert"');
    expect((await stranger.submit(step, { code: code(1) }, home())).url).toContain("code=");
    await setPassword(noora.id, await hashPassword(noora.password));
    await database<AccountTables>().deleteFrom("account.passkey").execute();
  });
});

describe("the twenty-first passkey", () => {
  test("is refused in a page that says that there are twenty", async () => {
    const browser = new FormBrowser();
    await withPassword(browser);
    for (let n = 0; n < 20; n += 1) await writeRow("account.passkey", { customer_id: noora.id });
    const address = `${site.origin()}/accounts/factors/passkey?lang=en`;
    expect((await browser.open(address)).html).toContain("You have 20 passkeys");
    const body = new URLSearchParams({ answer: "{}" });
    const headers = { origin: site.origin() };
    expect((await browser.open(address, { method: "POST", headers, body })).html).toContain(
      "You have 20 passkeys",
    );
    await database<AccountTables>().deleteFrom("account.passkey").execute();
  });
});

describe("new recovery codes", () => {
  test("void those from before", async () => {
    const { browser, codes } = await withApp();
    const page = await browser.open(`${site.origin()}/accounts/factors/recovery-codes?lang=ar`);
    const made = codesOn((await browser.submit(page, {}, home())).html);
    expect(made).toHaveLength(10);
    expect(made.filter((code) => codes.includes(code))).toEqual([]);
    const again = new FormBrowser();
    expect(
      (await again.submit(await withPassword(again), { recovery: codes[0] ?? "" }, home())).html,
    ).toContain('role="alert"');
  });
});

test("the step of a right password is good in its own login alone, for ten minutes, while that is the password", async () => {
  const passwordHash = (await findById(noora.id))?.password_hash ?? null;
  const right = { customerId: noora.id, passwordHash };
  const step = passwordStep(right, "login-1", now());
  expect(await customerOfStep(step, "login-1", now())).toEqual(right);
  expect(await customerOfStep(step, "login-2", now())).toBeUndefined();
  expect(await customerOfStep(step.replace(noora.id, khalid.id), "login-1", now())).toBeUndefined();
  expect(await customerOfStep(step, "login-1", new Date(now().getTime() + 600_000))).toBeUndefined();
  await setPassword(noora.id, await hashPassword("another password"));
  expect(await customerOfStep(step, "login-1", now())).toBeUndefined();
});
