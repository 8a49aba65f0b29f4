import * as openid from "openid-client";
import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import {
  appReturn,
  crmReturn,
  importersClients,
  signedOutOfCrm,
} from "../../../../../tests/factories/accounts/importers-clients.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";

testDatabase();
const site = accountsServer();
const { discovered } = importersClients(site.origin);

const endAt = (query: Record<string, string>) =>
  `${site.origin()}/accounts/oidc/session/end?${new URLSearchParams(query)}`;
const ofApp = { client_id: "app", post_logout_redirect_uri: appReturn, state: "1" };

const open = (query: Record<string, string>) =>
  fetch(endAt(query), { redirect: "manual", headers: { accept: "text/html" } });

/** A browser that is signed in by the CRM, and the form of its question whether to sign out. */
async function askedToSignOut() {
  const browser = new FormBrowser();
  const client = await discovered("crm");
  const address = openid.buildAuthorizationUrl(client, {
    redirect_uri: crmReturn,
    scope: "openid",
    state: "s",
    code_challenge: await openid.calculatePKCECodeChallenge(openid.randomPKCECodeVerifier()),
    code_challenge_method: "S256",
  });
  const form = await browser.open(address.href);
  await browser.submit(form, { email: noora.email, password: noora.password }, crmReturn);
  return { browser, question: await browser.open(endAt(ofApp)) };
}

describe("where nobody is signed in", () => {
  test.each([
    ["app", appReturn],
    ["crm", signedOutOfCrm],
  ])("the %s gets the browser straight back, with its state", async (id, returnTo) => {
    const query = { client_id: id, post_logout_redirect_uri: returnTo, state: "a b" };
    const answer = await open(query);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${returnTo}?state=a+b`]);
    const { post_logout_redirect_uri, client_id } = query;
    const plain = await open({ post_logout_redirect_uri, client_id });
    expect(plain.headers.get("location")).toBe(returnTo);
  });

  test.each([
    ["no client", {}],
    ["a client, but no address", { client_id: "app" }],
    ["an address, but no client", { post_logout_redirect_uri: signedOutOfCrm }],
  ])("a request with %s says so, in both languages", async (_, query) => {
    for (const [language, title] of [
      ["en", "You are signed out"],
      ["ar", "تم تسجيل خروجك"],
    ] as const) {
      const answer = await open({ ...query, ui_locales: language });
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).not.toContain("<script");
    }
  });

  test("after signing out each further request leads back, and a confirmation that is sent again says so", async () => {
    const { browser, question } = await askedToSignOut();
    const left = await browser.submit(question, { logout: "yes" }, appReturn);
    expect(left.url).toBe(`${appReturn}?state=1`);
    for (const _ of ["once", "twice"]) {
      const back = await browser.open(endAt(ofApp), {}, appReturn);
      expect(back.url).toBe(`${appReturn}?state=1`);
    }
    const { browser: other, question: first } = await askedToSignOut();
    await other.submit(first, { logout: "yes" }, appReturn);
    const again = await other.submit(first, { logout: "yes" }, appReturn);
    expect(again.html).toContain("<h1>You are signed out</h1>");
  });
});

test("who is signed in is asked first, and stays signed in by choosing so", async () => {
  const { browser, question } = await askedToSignOut();
  expect(question.html).toContain("<h1>Sign out?</h1>");
  await browser.submit(question, {}, appReturn);
  expect((await browser.open(endAt(ofApp))).html).toContain("<h1>Sign out?</h1>");
});

describe("a wrong request to sign out", () => {
  const titles: Readonly<Record<Language, string>> = {
    en: "This sign-out could not begin",
    ar: "تعذّر بدء تسجيل الخروج",
  };
  test.each([
    ["an unknown client", { client_id: "other" }, "en", "No client has this client_id"],
    ["an unknown client", { client_id: "other" }, "ar", "لا يوجد عميل بهذا المعرّف"],
    ["a wrong hint", { id_token_hint: "x" }, "en", "The request is not valid"],
    ["a wrong hint", { id_token_hint: "x" }, "ar", "الطلب غير صحيح"],
    [
      "an unregistered address",
      { post_logout_redirect_uri: "https://evil.example/" },
      "en",
      "is not registered for",
    ],
    [
      "an unregistered address",
      { post_logout_redirect_uri: "https://evil.example/" },
      "ar",
      "غير مسجَّل لهذا العميل",
    ],
  ] as const)(
    "of %s (%j) reads what is wrong, and leads nowhere (%s)",
    async (_, changes, language, sentence) => {
      const answer = await open({ ...ofApp, ...changes, ui_locales: language });
      expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
      const text = await answer.text();
      expect(text).toContain(`<h1>${titles[language]}</h1>`);
      expect(text).toContain(sentence);
      expect(text).toContain("post_logout_redirect_uri: ");
      expect(text).not.toContain('href="https://evil.example');
    },
  );
});
