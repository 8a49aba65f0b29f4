import { beforeAll, describe, expect, test } from "vitest";
import { hintTexts } from "#app/lib/validation/hint-texts.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { demoPeople, khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser } from "../../../../tests/factories/sign-in.ts";
import { importCustomer, messageLanguageOf } from "../account.server.ts";
import { exchangeLoginCodeCall, refreshTokensCall } from "../calls.ts";
import { findByEmail } from "../server/customers/customers.server.ts";
import type { AccountTables } from "../tables.ts";

testDatabase();
const site = accountsServer();
beforeAll(async () => {
  for (const person of demoPeople) await importCustomer(person, now());
});

const home = () => `${site.origin()}/dashboard`;
const loginAddress = (path = "/dashboard?lang=en", lang = "en") =>
  `${site.origin()}/accounts/login?lang=${lang}&state=site-state&redirect_url=${encodeURIComponent(site.origin() + path)}`;
const api = (input: unknown, init?: RequestInit) => fetch(`${site.origin()}${input}`, init);

async function signIn(person: { email: string; password: string }, browser = new FormBrowser(), lang = "en") {
  const form = await browser.open(loginAddress(undefined, lang));
  const landed = await browser.submit(form, { email: person.email, password: person.password }, home());
  return { ...landed, code: new URL(landed.url).searchParams.get("code") };
}
async function tokensFor(code: string | null, redirectUrl = home()) {
  const reply = await callApi(exchangeLoginCodeCall, {
    body: { code: code ?? "", redirectUrl },
    fetch: api as typeof fetch,
  });
  if (!reply.ok) throw new Error(reply.code);
  return reply.data;
}
/** The link that a mail of a template to an address leads to. */
async function linkFromMail(template: string, to: string): Promise<string> {
  const mail = (await newestMessages()).find(
    (message) => message.template === template && message.recipient === to,
  );
  return /http\S+/.exec(mail?.plain ?? "")?.[0] ?? "";
}

describe("signing in", () => {
  test("leads back to the requested address with a code and the site's own state", async () => {
    const browser = new FormBrowser();
    const form = await browser.open(loginAddress("/book-a-service?campaign=ac&lang=en"));
    const fields = { email: " Noora@Example.qa ", password: noora.password };
    const landed = await browser.submit(form, fields, `${site.origin()}/book-a-service`);
    const query = new URL(landed.url).searchParams;
    const code = expect.stringMatching(/^[\w-]{43}$/);
    expect(Object.fromEntries(query)).toEqual({ campaign: "ac", lang: "en", state: "site-state", code });
    const redirectUrl = `${site.origin()}/book-a-service`;
    expect(await tokensFor(query.get("code"), redirectUrl)).toMatchObject({
      accessToken: expect.any(String),
    });
  });

  test.each([`Noora <${noora.email}>`, `mailto:${noora.email}`])(
    "takes the address out of %s",
    async (email) => {
      expect((await signIn({ ...noora, email })).code).toMatch(/^[\w-]{43}$/);
    },
  );

  test("once is enough for a browser, until it signs out", async () => {
    const browser = new FormBrowser();
    await signIn(khalid, browser);
    expect((await browser.open(loginAddress(), {}, home())).url).toContain("code=");
    const out = `${site.origin()}/accounts/logout?redirect_url=${encodeURIComponent(`${site.origin()}/home?lang=en`)}`;
    const confirmation = await browser.open(out, {}, `${site.origin()}/home`);
    expect(confirmation.html).toContain("<h1>Sign out?</h1>");
    expect((await browser.open(loginAddress(), {}, home())).url).toContain("code=");
    const left = await browser.submit(confirmation, {}, `${site.origin()}/home`);
    expect(left.url).toBe(`${site.origin()}/home?lang=en`);
    expect((await browser.open(loginAddress(), {}, home())).html).toContain("<h1>Sign in</h1>");
  });

  test("is ended with an answer by which the browser forgets copies of pages, and neither cookies nor storage", async () => {
    const answer = await fetch(`${site.origin()}/accounts/logout`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: site.origin(), "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ redirect_url: `${site.origin()}/?lang=en` }),
    });
    expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([
      303,
      '"cache", "prefetchCache", "prerenderCache"',
    ]);
    expect(answer.headers.getSetCookie().every((cookie) => cookie.includes("marsa_account"))).toBe(true);
  });

  test("as another customer in the same browser gives the newest person's code", async () => {
    const browser = new FormBrowser();
    const form = await browser.open(loginAddress());
    await signIn(khalid, browser);
    const landed = await browser.submit(form, { email: noora.email, password: noora.password }, home());
    expect(landed.html).toBe("");
  });

  test("works in Arabic, right to left, with a switch to English", async () => {
    const form = await new FormBrowser().open(loginAddress(undefined, "ar"));
    expect(form.html).toContain('<html lang="ar" dir="rtl">');
    expect(form.html).toContain("<h1>تسجيل الدخول</h1>");
    expect(form.html).toMatch(/class="language" href="[^"]*lang=en" lang="en" hreflang="en">English</);
  });
});

describe("the language of messages", () => {
  const languageOf = async ({ id }: { readonly id: string }) => (await messageLanguageOf([id])).get(id);

  test("is the one in which the customer signed in last", async () => {
    await signIn(khalid, new FormBrowser(), "ar");
    expect(await languageOf(khalid)).toBe("ar");
    const browser = new FormBrowser();
    await signIn(khalid, browser);
    expect(await languageOf(khalid)).toBe("en");
    // Also where the session goes on, without a password.
    await browser.open(loginAddress(undefined, "ar"), {}, home());
    expect(await languageOf(khalid)).toBe("ar");
  });

  test("of a mail that a stranger requests in another language stays the reader's", async () => {
    await signIn(noora, new FormBrowser(), "ar");
    const { browser, form } = await openForm("forgotten", "en");
    await browser.submit(form, { email: noora.email }, home());
    expect(await linkFromMail("account-password-reset", noora.email)).toContain("lang=ar");
    const { browser: other, form: register } = await openForm("register", "en");
    await other.submit(register, { email: noora.email }, home());
    expect(await linkFromMail("account-known-address", noora.email)).toContain("lang=ar");
    await database<AccountTables>().deleteFrom("account.attempt").execute();
    await signIn(noora);
  });
});

describe("a refused sign-in", () => {
  test("answers alike for a wrong password and for nobody: status, text, filled-in e-mail, no password", async () => {
    const wrong = await signIn({ email: noora.email, password: "wrong password" });
    const nobody = await signIn({ email: "nobody@example.qa", password: "wrong password" });
    // Each page has its own address and its own challenge for a passkey.
    const neutral = (html: string) =>
      html
        .replaceAll(/interaction\/[\w-]+|&quot;challenge&quot;:&quot;[\w-]+/g, "")
        .replaceAll(/noora|nobody/g, "x");
    expect(neutral(wrong.html)).toBe(neutral(nobody.html));
    expect(wrong.html).toContain('role="alert"');
    expect(wrong.html).toContain('value="noora@example.qa"');
    expect(wrong.html).not.toContain("wrong password");
  });

  test("takes the work of one verification also for nobody", async () => {
    const medianMs = async (email: string) => {
      const times: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const browser = new FormBrowser();
        const form = await browser.open(loginAddress());
        const started = performance.now();
        await browser.submit(form, { email: `${round}${email}`, password: "wrong password" }, home());
        times.push(performance.now() - started);
      }
      return times.sort((a, b) => a - b)[2] ?? 0;
    };
    // A verification takes 15 ms or more; an answer without one takes about 3.
    expect(await medianMs("-nobody@example.qa")).toBeGreaterThan(8);
  });

  test("per field: missing and wrong format, each in its own words", async () => {
    const browser = new FormBrowser();
    const form = await browser.open(loginAddress());
    const refused = await browser.submit(form, { email: "noora@", password: "" }, home());
    expect(refused.html).toContain(`id="email-wrong">Wrong Format. ${hintTexts.emailWithoutAt.en}<`);
    expect(refused.html).toMatch(/id="password-wrong">This is a required field\.</);
    expect(refused.html).toMatch(/id="email"[^>]*aria-invalid="true" autofocus/);
  });
});

describe("a login that must not go on", () => {
  test.each(["https://evil.example/", "//evil.example", "javascript:alert(1)"])(
    "to %s: 400",
    async (address) => {
      const response = await fetch(
        `${site.origin()}/accounts/login?redirect_url=${encodeURIComponent(address)}`,
      );
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("a place we do not know");
    },
  );
  test("at a form of another browser: 400", async () => {
    const form = await new FormBrowser().open(loginAddress());
    expect((await fetch(form.url)).status).toBe(400);
  });
  test.each(["login", "register", "forgotten"])(
    "with a %s form that none of our pages sends: 400 with a page",
    async (name) => {
      const form = await new FormBrowser().open(loginAddress());
      const path = name === "login" ? form.url : form.url.replace("?", `/${name}?`);
      const bodies = [
        ["multipart/form-data", "x"],
        ["multipart/form-data; boundary=a", "--a\r\nbroken"],
        ["application/json", "{"],
        ["application/x-www-form-urlencoded", "email=a%00b"],
      ] as const;
      for (const [type, body] of bodies) {
        const headers = { "content-type": type, cookie: form.cookie };
        const answer = await fetch(path, { method: "POST", headers, body });
        expect([answer.status, type]).toEqual([400, type]);
        expect(await answer.text()).toContain("<h1>The form was not accepted</h1>");
      }
    },
  );
  test("with a form that another site sent: 403", async () => {
    const form = await new FormBrowser().open(loginAddress());
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await fetch(form.url, { method: "POST", headers, body: new URLSearchParams() })).status).toBe(
      403,
    );
  });
  test.each(["/accounts/return", "/accounts/return?code=x&state=y", "/accounts/oidc/auth?client_id=x"])(
    "%s made up: 400",
    async (path) => expect((await fetch(`${site.origin()}${path}`, { redirect: "manual" })).status).toBe(400),
  );
  test("an unknown page: 404, under the closed policy", async () => {
    const response = await fetch(`${site.origin()}/accounts/unknown?lang=ar`);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await response.text()).toContain("الصفحة غير موجودة");
  });
});

const person = { firstName: "Sara", lastName: "Al Emadi", phone: "+974 5512 3456" };
const sara = { email: "sara@example.qa", password: "palm tree coffee" };

async function openForm(name: "register" | "forgotten", lang = "en") {
  const browser = new FormBrowser();
  const form = await browser.open(loginAddress(undefined, lang));
  const [path = ""] = form.url.split("?");
  return { browser, form: await browser.open(`${path}/${name}?lang=${lang}`) };
}

describe("registering", () => {
  test("makes an account by the link in the mail, once, with the password that is chosen there", async () => {
    const { browser, form } = await openForm("register", "ar");
    const sent = await browser.submit(form, { email: sara.email }, home());
    expect(sent.html).toContain("sara@example.qa");
    expect((await signIn(sara)).html).toContain('role="alert"');

    const link = await linkFromMail("account-confirmation", sara.email);
    const confirm = await new FormBrowser().open(link);
    expect(confirm.html).toContain('lang="ar"');
    const done = await new FormBrowser().submit(confirm, { ...person, password: sara.password }, home());
    expect(done.html).toMatch(/href="[^"]*\/dashboard\?lang=en&amp;signIn=1"/);
    expect((await findByEmail(sara.email))?.message_language).toBe("ar");
    expect((await signIn(sara)).code).not.toBeNull();
    const again = await new FormBrowser().submit(
      confirm,
      { ...person, password: "another one here" },
      home(),
    );
    expect(again.html).toContain("لم يعد صالحاً");
    expect((await fetch(link)).status).toBe(400);
  });

  test("leaves nothing of the first request: the owner of the mailbox decides, by any of the links", async () => {
    const email = "victim@example.qa";
    for (const password of ["known to the attacker", ""]) {
      const { browser, form } = await openForm("register");
      await browser.submit(form, { email, password, firstName: "Mallory" }, home());
    }
    const link = await linkFromMail("account-confirmation", email);
    const confirm = await new FormBrowser().open(link);
    expect(confirm.html).not.toContain("Mallory");
    await new FormBrowser().submit(confirm, { ...person, password: "chosen by the owner" }, home());
    expect((await signIn({ email, password: "known to the attacker" })).code).toBeNull();
    expect((await signIn({ email, password: "chosen by the owner" })).code).not.toBeNull();
  });

  test.each([
    ["password1", "many people use it"],
    ["Al Emadi 77", "made of your name"],
    ["short", "8 characters or more"],
    ["x".repeat(129), "128 characters or fewer"],
  ])("refuses the password %s and keeps the link", async (password, reason) => {
    const email = "weak@example.qa";
    const { browser, form } = await openForm("register");
    await browser.submit(form, { email }, home());
    const confirm = await new FormBrowser().open(await linkFromMail("account-confirmation", email));
    const refused = await new FormBrowser().submit(confirm, { ...person, password }, home());
    expect(refused.html).toContain(reason);
    expect(refused.html).not.toContain(password);
    expect(refused.html).toContain('value="Sara"');
  });

  test("with a registered e-mail says the same, and notifies its owner by mail", async () => {
    const [fresh, registered] = [await openForm("register"), await openForm("register")];
    const answers = [
      await fresh.browser.submit(fresh.form, { email: "newone@example.qa" }, home()),
      await registered.browser.submit(registered.form, { email: noora.email }, home()),
    ].map(({ html }) => html.replaceAll(/interaction\/[\w-]+/g, "").replaceAll(/newone|noora/g, "x"));
    expect(answers[0]).toBe(answers[1]);
    expect(await linkFromMail("account-known-address", noora.email)).toContain("/?lang=en");
    expect(await linkFromMail("account-confirmation", noora.email)).toBe("");
  });

  test("keeps what was typed and suggests a name that the pattern takes", async () => {
    const email = "typed@example.qa";
    const { browser, form } = await openForm("register");
    await browser.submit(form, { email }, home());
    const confirm = await new FormBrowser().open(await linkFromMail("account-confirmation", email));
    const wrong = { ...person, lastName: "Al-Thani", phone: "45", password: sara.password };
    const refused = await new FormBrowser().submit(confirm, wrong, home());
    expect(refused.html).toContain('value="Al-Thani"');
    expect(refused.html).toContain("Wrong Format. Try “Al Thani”.");
    expect(refused.html).toContain(`id="phone-wrong">Wrong Format. ${hintTexts.phoneDigits(2).en}<`);
  });
});

describe("a forgotten password", () => {
  test("is replaced by the link in the mail, once, and ends every session", async () => {
    const before = await tokensFor((await signIn(khalid)).code);
    const { browser, form } = await openForm("forgotten");
    await browser.submit(form, { email: khalid.email }, home());
    const link = await linkFromMail("account-password-reset", khalid.email);
    const reset = await new FormBrowser().open(link);
    expect((await new FormBrowser().submit(reset, { password: "short" }, home())).html).toContain(
      "8 characters or more",
    );
    const done = await new FormBrowser().submit(reset, { password: "a brand new password" }, home());
    expect(done.html).toContain("Your password is changed");
    expect((await fetch(link)).status).toBe(400);
    expect((await signIn(khalid)).code).toBeNull();
    expect((await signIn({ ...khalid, password: "a brand new password" })).code).not.toBeNull();
    const refreshed = await callApi(refreshTokensCall, {
      body: { refreshToken: before.refreshToken },
      fetch: api as typeof fetch,
    });
    expect(refreshed).toMatchObject({ ok: false, status: 401 });
  });

  test("of nobody: the same answer, and no mail", async () => {
    const answers: string[] = [];
    for (const email of [noora.email, "nobody@example.qa"]) {
      const { browser, form } = await openForm("forgotten");
      const { html } = await browser.submit(form, { email }, home());
      answers.push(html.replaceAll(/interaction\/[\w-]+/g, "").replaceAll(/noora|nobody/g, "x"));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(await linkFromMail("account-password-reset", "nobody@example.qa")).toBe("");
  });
});
