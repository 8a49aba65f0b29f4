import { beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { writeRow } from "../../../../../tests/factories/database/old-row.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { codesOf, linkMailedTo } from "../../../../../tests/factories/office/staff-accounts.ts";
import { endOf, officeLogins } from "../../../../../tests/factories/program/office-logins.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";
import {
  closeStaffAccount,
  importCustomer,
  inviteStaffAccount,
  renewStaffInvitation,
} from "../../account.server.ts";
import { findById } from "../../server/customers/customers.server.ts";
import { invitationOf } from "../../server/staff/invitations.server.ts";
import type { AccountTables } from "../../tables.ts";

testDatabase();
const office = officeLogins();
const chosen = "four camels under palms";
const later = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
type Account = Awaited<ReturnType<typeof inviteStaffAccount>>;
const hessa = { name: "Hessa Al Kuwari", nameAr: "حصة الكواري" };

const invite = (person: Parameters<typeof inviteStaffAccount>[1]) =>
  inTransaction<unknown, Account>((trx) => inviteStaffAccount(trx, person, now()));
const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";
const secretOn = (html: string) => /class="secret">([A-Z2-7 ]+)</.exec(html)?.[1]?.replaceAll(" ", "") ?? "";

let invited: Account & { readonly email: string; readonly link: string };
let people = 0;
beforeEach(async () => {
  people += 1;
  const email = `Fatima${people}@Marsa.example `;
  const { id } = await invite({ email, name: "Fatima Al Marri", nameAr: "فاطمة المري", language: "ar" });
  const address = email.trim().toLowerCase();
  invited = { id, email: address, link: await linkMailedTo(address) };
});

/** Chooses a password and enters the first code of the app. */
async function setUp(link: string, password = chosen) {
  const browser = new FormBrowser();
  const page = await browser.open(link);
  const appPage = await browser.submit(page, { password }, "none:");
  const code = codesOf(secretOn(appPage.html));
  const done = await browser.submit(appPage, { code: code() }, "none:");
  return { browser, appPage, code, done };
}

async function signIn(password: string, code: () => string): Promise<{ readonly html: string }> {
  const browser = new FormBrowser();
  const form = await browser.open(`${office.origin()}/office/sign-in`);
  const step = await browser.submit(form, { email: invited.email, password }, "none:");
  return step.html.includes('name="code"') ? browser.submit(step, { code: code() }, "none:") : step;
}

describe("an invitation", () => {
  test("comes by a mail in the language of its reader, whose stored text does not hold the link", async () => {
    const mail = (await newestMessages()).find(({ recipient }) => recipient === invited.email);
    expect(mail).toMatchObject({ template: "account-staff-invitation", language: "ar" });
    expect(mail?.subject).toContain("مكتب");
    expect(mail?.plain).toContain("فاطمة المري");
    expect(mail?.plain).not.toContain("Fatima");
    const stored = JSON.stringify(
      await database<{ "platform.message": Record<string, unknown> }>()
        .selectFrom("platform.message")
        .select(["plain", "html"])
        .execute(),
    );
    expect(stored).not.toContain(tokenOf(invited.link));
    const rows = await database<AccountTables>().selectFrom("account.staff_invitation").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenOf(invited.link));
  });

  test("leads by a password, the app and its first code to recovery codes and the office", async () => {
    const { appPage, code, done } = await setUp(invited.link);
    expect(appPage.html).toContain('lang="ar" dir="rtl"');
    expect(appPage.html).toContain("<svg");
    expect([...done.html.matchAll(/<li><bdi dir="ltr">/g)]).toHaveLength(10);
    expect(done.html).toContain(`href="${office.origin()}/office"`);
    expect(endOf(await signIn(chosen, () => code(1)))).toMatchObject({
      ok: true,
      value: { subject: invited.id, email: invited.email, name: "Fatima Al Marri" },
    });
  });

  test("changes nothing until the first code is entered, and shows the same key after a wrong one", async () => {
    const browser = new FormBrowser();
    const appPage = await browser.submit(await browser.open(invited.link), { password: chosen }, "none:");
    const wrong = await browser.submit(appPage, { code: "000000" }, "none:");
    expect(wrong.html).toContain('role="alert"');
    expect(secretOn(wrong.html)).toBe(secretOn(appPage.html));
    expect((await findById(invited.id))?.password_hash).toBeNull();
    expect((await signIn(chosen, codesOf(secretOn(appPage.html)))).html).toContain('role="alert"');
    // The link goes on from the start.
    expect((await setUp(invited.link)).done.html).toContain('class="codes"');
  });

  test.each([
    ["password1", "كثيرين يستخدمونها"],
    ["Fatima Al Marri 1", "مأخوذة من اسمك"],
    ["short", "8 أحرف أو أكثر"],
  ])("refuses the password %s and stays", async (password, reason) => {
    const browser = new FormBrowser();
    const refused = await browser.submit(await browser.open(invited.link), { password }, "none:");
    expect(refused.html).toContain(reason);
    expect(refused.html).not.toContain(`"${password}"`);
    expect(await invitationOf(tokenOf(invited.link), now())).toMatchObject({ id: invited.id });
  });

  test("works once, for 72 hours, and for nobody who makes a link up", async () => {
    expect(await invitationOf(tokenOf(invited.link), later(71.9))).toMatchObject({ email: invited.email });
    expect(await invitationOf(tokenOf(invited.link), later(72))).toBeUndefined();
    const { browser, appPage, code } = await setUp(invited.link);
    expect((await fetch(invited.link)).status).toBe(400);
    const again = await browser.submit(appPage, { code: code(1) }, "none:");
    expect(again.html).toContain("اطلب دعوة جديدة من مسؤول النظام");
    const made = await fetch(`${office.origin()}/accounts/staff/welcome?token=made-up&lang=en`);
    expect(made.status).toBe(400);
    expect(await made.text()).toContain("Ask an administrator for a new invitation");
    expect(made.headers.get("referrer-policy")).toBe("strict-origin");
  });

  test("takes no app before a password, nor the sealed key of another account", async () => {
    const browser = new FormBrowser();
    const page = await browser.open(invited.link);
    const other = (await setUp(invited.link)).appPage;
    const step = /name="step" value="([^"]+)"/.exec(other.html)?.[1] ?? "";
    const second = await invite({ email: "other@marsa.example", ...hessa, language: "en" });
    const address = `${office.origin()}/accounts/staff/welcome/app?lang=en`;
    const headers = { origin: office.origin() };
    const body = new URLSearchParams({
      token: tokenOf(await linkMailedTo("other@marsa.example")),
      step,
      code: codesOf(secretOn(other.html))(),
    });
    const answer = await fetch(address, { method: "POST", headers, body });
    expect(answer.status).toBe(400);
    expect((await findById(second.id))?.password_hash).toBeNull();
    expect(page.html).toContain(invited.email);
  });

  test("is one for each account: another to the same address voids the first", async () => {
    const again = await invite({ email: invited.email, ...hessa, language: "en" });
    expect(again.id).toBe(invited.id);
    expect(await invitationOf(tokenOf(invited.link), now())).toBeUndefined();
    expect(await invitationOf(tokenOf(await linkMailedTo(invited.email)), now())).toBeDefined();
  });
});

describe("a renewed invitation", () => {
  const renew = (id: string) =>
    inTransaction<unknown, Awaited<ReturnType<typeof renewStaffInvitation>>>((trx) =>
      renewStaffInvitation(trx, { id, renewedBy: hessa }, now()),
    );

  test("replaces password, app and passkeys when it is used, and nothing before", async () => {
    const former = await setUp(invited.link);
    await writeRow("account.passkey", { customer_id: invited.id });
    const renewed = await renew(invited.id);
    expect(renewed).toEqual({ ok: true, value: { email: invited.email } });
    expect(endOf(await signIn(chosen, () => former.code(1)))).toMatchObject({ ok: true });
    const { code } = await setUp(await linkMailedTo(invited.email), "nine falcons over dunes");
    expect((await signIn(chosen, code)).html).toContain('role="alert"');
    expect((await signIn("nine falcons over dunes", () => former.code(1))).html).toContain('role="alert"');
    expect(endOf(await signIn("nine falcons over dunes", () => code(1)))).toMatchObject({ ok: true });
    const passkeys = await database<AccountTables>()
      .selectFrom("account.passkey")
      .select("id")
      .where("customer_id", "=", invited.id)
      .execute();
    expect(passkeys).toEqual([]);
  });

  test.each([
    ["en", "Fatima Al Marri", "Hessa Al Kuwari"],
    ["ar", "فاطمة المري", "حصة الكواري"],
  ] as const)("says in %s by whom it was requested and what ends", async (language, whose, by) => {
    await invite({ email: invited.email, name: "Fatima Al Marri", nameAr: "فاطمة المري", language });
    await renew(invited.id);
    const [mail] = await newestMessages(1);
    expect(mail).toMatchObject({ recipient: invited.email, language });
    expect(mail?.plain).toContain(whose);
    expect(mail?.plain).toContain(`\u2068${by}\u2069`);
    expect(mail?.plain).toContain(language === "en" ? "signed out everywhere" : "خروجك من جميع الأجهزة");
  });

  test("is none for a customer, or for nobody", async () => {
    await importCustomer(noora, now());
    expect(await renew(noora.id)).toEqual({ ok: false, code: "not-found" });
    expect(await renew("nobody")).toEqual({ ok: false, code: "not-found" });
  });
});

describe("a closed account", () => {
  const close = (id: string) => inTransaction<unknown, boolean>((trx) => closeStaffAccount(trx, id, now()));

  test("lets nobody in at once: by password, by a login under way, by a link", async () => {
    const { code } = await setUp(invited.link);
    const browser = new FormBrowser();
    const form = await browser.open(`${office.origin()}/office/sign-in`);
    const step = await browser.submit(form, { email: invited.email, password: chosen }, "none:");
    const parked = await browser.submit(
      step,
      { code: code(1) },
      `${office.origin()}/accounts/staff/oidc/auth/`,
    );
    expect(await close(invited.id)).toBe(true);
    expect((await browser.open(parked.url)).html).toContain("has expired");
    expect((await browser.submit(step, { code: code(-1) }, "none:")).html).toContain("has expired");
    expect((await signIn(chosen, code)).html).toContain('role="alert"');
    expect(await close(invited.id)).toBe(false);
  });

  test("takes its invitation with it, and its address may be invited anew", async () => {
    await close(invited.id);
    expect((await fetch(invited.link)).status).toBe(400);
    const anew = await invite({ email: invited.email, ...hessa, language: "en" });
    expect(anew.id).not.toBe(invited.id);
    expect((await setUp(await linkMailedTo(invited.email))).done.html).toContain('class="codes"');
  });

  test("is no customer's", async () => {
    await importCustomer(noora, now());
    expect(await close(noora.id)).toBe(false);
    expect(await findById(noora.id)).toMatchObject({ closed_at: null });
  });
});

test("where staff have another issuer, nobody is invited here", async () => {
  Object.assign(config.staffAccounts, { issuer: "https://directory.example", clientId: "office" });
  expect((await fetch(invited.link)).status).toBe(404);
  Object.assign(config.staffAccounts, { issuer: undefined, clientId: undefined });
  expect((await fetch(invited.link)).status).toBe(200);
});
