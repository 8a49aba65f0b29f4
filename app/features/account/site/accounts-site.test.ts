import { beforeAll, describe, expect, test } from "vitest";
import { callApi } from "#app/platform/api-client.ts";
import { now } from "#app/platform/clock.server.ts";
import { demoPeople, khalid, noora } from "#db/seed/demo-people.ts";
import { accountsServer } from "../../../../tests/factories/accounts-server.ts";
import { FormBrowser } from "../../../../tests/factories/sign-in.ts";
import { testDatabase } from "../../../../tests/factories/test-database.ts";
import { importCustomer } from "../account.server.ts";
import { exchangeLoginCodeCall } from "../calls.ts";

testDatabase();
const site = accountsServer();
beforeAll(async () => {
  for (const person of demoPeople) await importCustomer(person, now());
});

const loginAddress = (path = "/dashboard?lang=en", lang = "en") =>
  `${site.origin()}/accounts/login?lang=${lang}&state=site-state&redirect_url=${encodeURIComponent(site.origin() + path)}`;

async function openSignIn(browser: FormBrowser, path?: string, lang?: string) {
  return browser.open(loginAddress(path, lang));
}

describe("signing in", () => {
  test("leads back to the asked address with a code and the site's state", async () => {
    const browser = new FormBrowser();
    const form = await openSignIn(browser, "/book-a-service?campaign=ac&lang=en");
    const back = `${site.origin()}/book-a-service`;
    const landed = await browser.submit(
      form,
      { email: " Noora@example.qa ", password: noora.password },
      back,
    );
    const url = new URL(landed.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      campaign: "ac",
      lang: "en",
      state: "site-state",
      code: expect.stringMatching(/^[\w-]{43}$/),
    });
    const reply = await callApi(exchangeLoginCodeCall, {
      body: { code: url.searchParams.get("code") ?? "" },
      fetch: (input, init) => fetch(`${site.origin()}${input}`, init),
    });
    expect(reply).toMatchObject({ ok: true, data: { accessToken: expect.any(String) } });
  });

  test("a second login of the same browser needs no form", async () => {
    const browser = new FormBrowser();
    const form = await openSignIn(browser);
    const back = `${site.origin()}/dashboard`;
    await browser.submit(form, { email: khalid.email, password: khalid.password }, back);
    expect((await browser.open(loginAddress(), {}, back)).url).toContain("code=");
  });
});
