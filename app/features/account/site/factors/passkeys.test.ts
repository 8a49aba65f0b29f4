import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { demoPeople, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";
import { importCustomer } from "../../account.server.ts";
import { isChallengeFor, newChallenge } from "../../server/factors/passkey-challenge.server.ts";

testDatabase();
const site = accountsServer();
beforeAll(async () => {
  for (const person of demoPeople) await importCustomer(person, now());
});
const home = () => `${site.origin()}/dashboard`;
const loginAddress = () =>
  `${site.origin()}/accounts/login?lang=en&redirect_url=${encodeURIComponent(home())}`;

describe("a challenge", () => {
  const written = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
  test("is good for its owner alone, for ten minutes, and as it was made", () => {
    const challenge = newChallenge("login-1", now());
    expect(isChallengeFor(written(challenge), "login-1", now())).toBe(true);
    expect(isChallengeFor(written(challenge), "login-2", now())).toBe(false);
    expect(isChallengeFor(written(challenge), "login-1", new Date(now().getTime() + 601_000))).toBe(false);
    for (let at = 0; at < challenge.length; at += 7) {
      const changed = challenge.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(isChallengeFor(written(changed), "login-1", now())).toBe(false);
    }
  });
  test.each(["", "AAAA", "x".repeat(500)])("that is none is refused: %.10s", (text) =>
    expect(isChallengeFor(text, "login-1", now())).toBe(false),
  );
});

describe("the sign-in page", () => {
  test("allows its one script by its address, and offers passkeys hidden", async () => {
    const form = await new FormBrowser().open(loginAddress());
    expect(form.html).toMatch(/<form class="passkey"[^>]* hidden>/);
    const [, script = ""] = /<script src="([^"]+)" integrity="sha384-[^"]+" defer>/.exec(form.html) ?? [];
    const page = await fetch(form.url, { headers: { cookie: form.cookie } });
    expect(page.headers.get("content-security-policy")).toContain(`script-src ${site.origin()}${script};`);
    expect((await fetch(`${site.origin()}${script}`)).headers.get("content-type")).toMatch(
      /^text\/javascript/,
    );
  });

  test("offers passkeys after a wrong password too", async () => {
    const browser = new FormBrowser();
    const form = await browser.open(loginAddress());
    const refused = await browser.submit(form, { email: noora.email, password: "not-the-password" }, home());
    expect(refused.html).toContain('role="alert"');
    expect(refused.html).toMatch(/<form class="passkey"[^>]* hidden>/);
  });

  test.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["an unknown key", JSON.stringify({ id: "none", rawId: "none", type: "public-key", response: {} })],
    ["a list", "[]"],
  ])("takes %s for no sign-in", async (_, answer) => {
    const browser = new FormBrowser();
    const form = await browser.open(loginAddress());
    const action = /<form class="passkey" method="post" action="([^"]+)"/.exec(form.html)?.[1] ?? "";
    const sent = await browser.open(new URL(action.replaceAll("&amp;", "&"), form.url).href, {
      method: "POST",
      headers: { origin: site.origin() },
      body: new URLSearchParams({ answer }),
    });
    expect(sent.html).toContain("This passkey is not one of ours");
  });
});

test("a made-up answer adds no passkey", async () => {
  const browser = new FormBrowser();
  const form = await browser.open(loginAddress());
  await browser.submit(form, { email: noora.email, password: noora.password }, home());
  const page = await browser.open(`${site.origin()}/accounts/factors/passkey?lang=en`);
  expect(page.html).toContain("<h1>Add a passkey</h1>");
  const sent = await browser.submit(page, { answer: JSON.stringify({ id: "x", response: {} }) }, home());
  expect(sent.html).toContain("could not be added");
});
