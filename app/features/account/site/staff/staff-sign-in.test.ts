import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { passkeyOf, passkeyOptionsOn } from "../../../../../tests/factories/accounts/passkey.ts";
import { writeRow } from "../../../../../tests/factories/database/old-row.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { collectLog } from "../../../../../tests/factories/log-lines.ts";
import {
  codesOf,
  type StaffLogin,
  signInToOffice,
  staffAccount,
  staffPassword,
} from "../../../../../tests/factories/office/staff-accounts.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { endOf, officeLogins } from "../../../../../tests/factories/program/office-logins.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";
import { customerById, importCustomer, importStaffAccount, lockStaffAccounts } from "../../account.server.ts";
import { unknownDevice } from "../../rules/device.ts";
import { makeRecoveryCodes } from "../../server/factors/recovery-codes.server.ts";
import { customerIds } from "../../server/sessions/lock-customers.server.ts";
import { issueLoginCode } from "../../server/sessions/login-codes.server.ts";
import type { AccountTables } from "../../tables.ts";

testDatabase();
const site = accountsServer();
const office = officeLogins();
let aisha: StaffLogin;
beforeAll(async () => {
  await importCustomer(noora, now());
});
beforeEach(async () => {
  await lockStaffAccounts(["01976f00-0000-7000-9000-000000000001"], now());
  aisha = await staffAccount(1);
  await database<AccountTables>().deleteFrom("account.attempt").execute();
});

const home = () => `${site.origin()}/dashboard`;
const siteLogin = () => `${site.origin()}/accounts/login?lang=en&redirect_url=${encodeURIComponent(home())}`;
const officeLogin = (more = "") => `${office.origin()}/office/sign-in?lang=en${more}`;
const password = ({ email }: { readonly email: string }) => ({ email, password: staffPassword });

/** Answers a page's passkeys with one that belongs to an account. */
async function withPasskey(browser: FormBrowser, address: string, owner: string, options = {}) {
  const { origin } = new URL(address);
  const passkey = passkeyOf(origin);
  await writeRow("account.passkey", { ...passkey.row, customer_id: owner });
  const form = await browser.open(address);
  const action = /<form class="passkey" method="post" action="([^"]+)"/.exec(form.html)?.[1] ?? "";
  const answer = passkey.answer(passkeyOptionsOn(form.html), options);
  const body = new URLSearchParams({ answer });
  const headers = { origin };
  return browser.open(new URL(action, form.url).href, { method: "POST", headers, body }, home());
}

describe("a member of staff", () => {
  test("signs in with password and code, and the office hears who it is", async () => {
    const browser = new FormBrowser();
    const form = await browser.open(officeLogin("&return=/office/leads"));
    const step = await browser.submit(form, password(aisha), "none:");
    expect(step.html).toContain("<h1>Enter your code</h1>");
    const ended = endOf(await browser.submit(step, { code: aisha.code() }, "none:"));
    expect(ended).toMatchObject({
      ok: true,
      value: {
        issuer: "staff",
        subject: aisha.id,
        email: aisha.email,
        name: "Staff 1",
        groups: [],
        returnPath: "/office/leads",
        language: "en",
      },
    });
    const at = new Date(String(ended.ok && ended.value.authenticatedAt));
    expect(Math.abs(now().getTime() - at.getTime())).toBeLessThan(60_000);
  });

  test("finds the office around the form, and no way to register or to the site", async () => {
    const english = await new FormBrowser().open(officeLogin());
    expect(english.html).toContain("<title>Sign in | Office</title>");
    expect(english.html).not.toMatch(/Back to the site|\/register|\/forgotten/);
    const arabic = await new FormBrowser().open(`${office.origin()}/office/sign-in?lang=ar`);
    expect(arabic.html).toContain("<title>تسجيل الدخول | المكتب</title>");
    for (const page of ["register", "forgotten"]) {
      const address = english.url.replace("?", `/${page}?`);
      expect((await fetch(address, { headers: { cookie: english.cookie } })).status).toBe(404);
    }
  });

  test("signs in with a recovery code instead of the app, once", async () => {
    const [recovery = ""] = await inTransaction<unknown, string[]>((trx) =>
      makeRecoveryCodes(trx, aisha.id, now()),
    );
    const ends: boolean[] = [];
    for (let round = 0; round < 2; round += 1) {
      const browser = new FormBrowser();
      const step = await browser.submit(await browser.open(officeLogin()), password(aisha), "none:");
      const landed = await browser.submit(step, { recovery }, "none:");
      ends.push(landed.url.includes("/office/return"));
    }
    expect(ends).toEqual([true, false]);
  });

  test("signs in with a passkey alone, which has to verify its user", async () => {
    const ended = await withPasskey(new FormBrowser(), officeLogin(), aisha.id);
    expect(endOf(ended)).toMatchObject({ ok: true, value: { subject: aisha.id } });
    const unverified = await withPasskey(new FormBrowser(), officeLogin(), aisha.id, { isVerified: false });
    expect(unverified.html).toContain("This passkey is not one of ours");
  });

  test("without a factor gets no further than a page that says whom to ask", async () => {
    const log = collectLog();
    await database<AccountTables>().deleteFrom("account.authenticator").execute();
    const browser = new FormBrowser();
    const form = await browser.open(officeLogin());
    const refused = await browser.submit(form, password(aisha), "none:");
    expect(refused.html).toContain("Ask an administrator for a new invitation");
    expect(refused.url).toContain("/accounts/staff/interaction/");
    expect(log.lines()).toContain("account.staff-factor-missing");
    await writeRow("account.passkey", { customer_id: aisha.id });
    expect((await browser.submit(form, password(aisha), "none:")).html).toContain("Sign in with the passkey");
  });

  test("gives the password each time, also where the browser leaves that out of the request", async () => {
    const browser = new FormBrowser();
    expect(endOf(await signInToOffice(browser, office.origin(), aisha))).toMatchObject({ ok: true });
    expect((await browser.open(officeLogin())).html).toContain('name="password"');
    await new Promise((resolve) => setTimeout(resolve, 3_100));
    const begun = await browser.open(officeLogin(), {}, `${office.origin()}/accounts/staff/oidc/auth`);
    const stripped = new URL(begun.url);
    stripped.searchParams.delete("prompt");
    expect(endOf(await browser.open(stripped.href))).toEqual({ ok: false, code: "login-expired" });
  });

  test("makes new recovery codes right after signing in, and hears of it by a mail that leads to the office", async () => {
    const browser = new FormBrowser();
    const page = `${office.origin()}/accounts/staff/factors/recovery-codes?lang=en`;
    const first = await browser.open(page, {}, `${office.origin()}/office`);
    expect(new URL(first.url).searchParams.get("return")).toBe(
      "/accounts/staff/factors/recovery-codes?lang=en",
    );
    await signInToOffice(browser, office.origin(), aisha);
    const made = await browser.submit(await browser.open(page), {}, "none:");
    expect([...made.html.matchAll(/<li><bdi dir="ltr">/g)]).toHaveLength(10);
    expect(made.html).toContain(`href="${office.origin()}/office"`);
    const mail = (await newestMessages()).find(({ recipient }) => recipient === aisha.email);
    expect(mail?.template).toBe("account-recovery-codes-made");
    expect(mail?.plain).toContain(`${office.origin()}/office`);
    expect(mail?.plain).toContain("Tell an administrator at once");
    expect((await browser.open(page.replace("recovery-codes", "authenticator"))).html).toContain(
      "no such page",
    );
  });

  test("who is locked gets in neither by a login under way nor by a password", async () => {
    const browser = new FormBrowser();
    const step = await browser.submit(await browser.open(officeLogin()), password(aisha), "none:");
    await lockStaffAccounts([aisha.id], now());
    expect((await browser.submit(step, { code: aisha.code() }, "none:")).html).toContain("has expired");
    const again = await browser.submit(await browser.open(officeLogin()), password(aisha), "none:");
    expect(again.html).toContain("We could not sign you in");
    await staffAccount(1);
    expect(endOf(await signInToOffice(new FormBrowser(), office.origin(), aisha))).toMatchObject({
      ok: true,
    });
  });
});

describe("customers and staff", () => {
  const both = { ...noora, email: "both@example.qa", id: "01976f00-0000-7000-8000-000000000099" };
  const secret = "KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU";
  const asStaff = { id: "01976f00-0000-7000-9000-000000000099", email: both.email };
  beforeAll(async () => {
    await importCustomer(both, now());
    const person = {
      ...asStaff,
      name: "Both",
      nameAr: "كلاهما",
      language: "en",
      password: staffPassword,
    } as const;
    await importStaffAccount({ ...person, totpSecret: secret }, now());
  });

  test("have accounts of their own at one address, each with its password", async () => {
    const atOffice = new FormBrowser();
    const wrong = await atOffice.submit(
      await atOffice.open(officeLogin()),
      { email: both.email, password: both.password },
      "none:",
    );
    expect(wrong.html).toContain("We could not sign you in");
    const atSite = new FormBrowser();
    const refused = await atSite.submit(await atSite.open(siteLogin()), password(both), home());
    expect(refused.html).toContain("We could not sign you in");
    const right = { email: both.email, password: both.password };
    expect((await atSite.submit(await atSite.open(siteLogin()), right, home())).url).toContain("code=");
    const login = { email: both.email, code: codesOf(secret) };
    expect(endOf(await signInToOffice(new FormBrowser(), office.origin(), login))).toMatchObject({
      value: { subject: asStaff.id },
    });
  });

  test("are refused with a passkey of the other side", async () => {
    for (const [address, owner] of [
      [siteLogin(), aisha.id],
      [officeLogin(), noora.id],
    ] as const) {
      const refused = await withPasskey(new FormBrowser(), address, owner);
      expect(refused.html).toContain("This passkey is not one of ours");
    }
  });

  test("are signed in apart in one browser, and neither ends or opens the other", async () => {
    const browser = new FormBrowser();
    const form = await browser.open(siteLogin());
    await browser.submit(form, { email: noora.email, password: noora.password }, home());
    expect((await browser.open(officeLogin())).html).toContain('name="password"');
    expect(endOf(await signInToOffice(browser, office.origin(), aisha))).toMatchObject({ ok: true });
    // The customer's session goes on without a password.
    expect((await browser.open(siteLogin(), {}, home())).url).toContain("code=");
    const out = await browser.open(`${site.origin()}/accounts/logout?redirect_url=${home()}`, {}, home());
    await browser.submit(out, {}, home());
    expect((await browser.open(siteLogin(), {}, home())).html).toContain("<h1>Sign in</h1>");
    const factors = `${office.origin()}/accounts/staff/factors/passkey?lang=en`;
    expect((await browser.open(factors)).html).toContain("<h1>Add a passkey</h1>");
    expect((await browser.open(factors.replace("/staff", ""))).html).toContain("<h1>Sign in</h1>");
  });

  test("do not take each other's logins: state, form and code belong to one side", async () => {
    const browser = new FormBrowser();
    const begun = await browser.open(siteLogin(), {}, `${site.origin()}/accounts/oidc/auth`);
    const state = new URL(begun.url).searchParams.get("state") ?? "";
    const forged = await browser.open(`${office.origin()}/office/return?code=x&state=${state}`);
    expect(endOf(forged)).toEqual({ ok: false, code: "login-expired" });
    const form = await browser.open(siteLogin());
    const atOffice = form.url.replace("/accounts/", "/accounts/staff/");
    expect((await browser.open(atOffice)).html).toContain("This sign-in has expired");
    const staffLogin = {
      customerId: aisha.id,
      authenticatedAt: now(),
      device: unknownDevice,
      providerSession: null,
    };
    expect(await issueLoginCode(staffLogin, home(), now())).toBeUndefined();
  });

  test("are no part of each other's lists, mails and front door", async () => {
    expect(await customerById(aisha.id)).toBeUndefined();
    expect(await customerIds()).not.toContain(aisha.id);
    const browser = new FormBrowser();
    const form = await browser.open(siteLogin());
    const [path = ""] = form.url.split("?");
    await browser.submit(await browser.open(`${path}/forgotten?lang=en`), { email: aisha.email }, home());
    const resets = await database<AccountTables>()
      .selectFrom("account.password_reset")
      .select("customer_id")
      .execute();
    expect(resets).toEqual([]);
  });

  test("a login of one browser cannot be ended by another", async () => {
    const begun = await new FormBrowser().open(
      officeLogin(),
      {},
      `${office.origin()}/accounts/staff/oidc/auth`,
    );
    const state = new URL(begun.url).searchParams.get("state");
    const other = await new FormBrowser().open(`${office.origin()}/office/return?code=x&state=${state}`);
    expect(endOf(other)).toEqual({ ok: false, code: "login-expired" });
  });
});
