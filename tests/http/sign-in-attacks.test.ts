import { beforeAll, describe, expect, test } from "vitest";
import type { AccountTables } from "#app/features/account/tables.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { wholeProgram } from "../factories/program/whole-program.ts";
import { FormBrowser } from "../factories/sign-in.ts";

testDatabase();
const { send, origin } = wholeProgram();
const loginAddress = (query = "") =>
  `${origin()}/accounts/login?lang=en&redirect_url=${encodeURIComponent(`${origin()}/dashboard`)}${query}`;
const credentials = ({ email, password }: typeof noora) => ({ email, password });
const post = async (path: string, body: object) => {
  const { status, text } = await send(path, { method: "POST", body: JSON.stringify(body) });
  return {
    status,
    body: JSON.parse(text) as { code?: string; data?: { accessToken: string; refreshToken: string } },
  };
};

/** A browser's login, stopped with the issuer's answer in hand, before our site has seen it. */
async function issuersAnswer(browser = new FormBrowser(), person = noora): Promise<string> {
  const form = await browser.open(loginAddress());
  return (await browser.submit(form, credentials(person), `${origin()}/accounts/return`)).url;
}
async function loginCode(person = noora): Promise<string> {
  const browser = new FormBrowser();
  const form = await browser.open(loginAddress());
  const landed = await browser.submit(form, credentials(person), `${origin()}/dashboard`);
  return new URL(landed.url).searchParams.get("code") ?? "";
}

const exchange = (code: string) =>
  post("/api/v1/auth/login/tokens", { code, redirectUrl: `${origin()}/dashboard` });

describe("the way back from the issuer", () => {
  test("finishes a login once", async () => {
    const browser = new FormBrowser();
    const answer = await issuersAnswer(browser);
    expect((await browser.open(answer, {}, `${origin()}/dashboard`)).url).toContain("code=");
    expect((await browser.open(answer, {}, `${origin()}/dashboard`)).html).toContain("expired");
  });

  test("is closed to another browser: no link signs a visitor in as another customer", async () => {
    const answer = new URL(await issuersAnswer());
    const victim = await send(answer.pathname + answer.search);
    expect([victim.status, victim.headers.location]).toEqual([400, undefined]);
    const other = new FormBrowser();
    await other.open(loginAddress());
    expect((await other.open(answer.href, {}, `${origin()}/dashboard`)).url).toBe(answer.href);
  });

  test.each([
    "",
    "?code=x",
    "?state=x&code=x",
    "?state=.&code=x",
    "?state=a.b&code=x",
    "?error=access_denied",
  ])("knows no login for %s", async (query) => {
    const { status, headers } = await send(`/accounts/return${query}`);
    expect([status, headers.location]).toEqual([400, undefined]);
  });

  test("by another name of this machine leads to the site's own", async () => {
    const { port } = new URL(origin());
    const answer = await send("/accounts/login?redirect_url=/&state=s", {
      headers: { host: `127.0.0.1:${port}` },
    });
    expect(answer.headers.location).toBe(`${origin()}/accounts/login?redirect_url=/&state=s`);
  });
});

describe("the provider", () => {
  const authorize = async (changes: Record<string, string | undefined>) => {
    const { headers } = await send("/accounts/login?redirect_url=/");
    const address = new URL(headers.location ?? "");
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    return send(address.pathname + address.search);
  };

  test.each<[string, Record<string, string | undefined>]>([
    ["another address to return to", { redirect_uri: "https://evil.example/" }],
    ["an address below ours", { redirect_uri: "http://localhost/accounts/return/x" }],
    ["another client", { client_id: "evil" }],
  ])("shows an error page for %s, and sends nobody anywhere", async (_, changes) => {
    const answer = await authorize(changes);
    expect([answer.status, answer.headers.location]).toEqual([400, undefined]);
    expect(answer.text).toContain("<!doctype html>");
  });

  test.each<[string, Record<string, string | undefined>]>([
    ["no PKCE", { code_challenge: undefined, code_challenge_method: undefined }],
    ["plain PKCE", { code_challenge_method: "plain" }],
    ["tokens in the address", { response_type: "token" }],
    ["more than openid", { scope: "openid admin", response_type: "code id_token" }],
  ])("informs our own site about %s, without a code", async (_, changes) => {
    const { headers } = await authorize(changes);
    const location = new URL(headers.location ?? "about:blank", origin());
    expect(location.pathname).toBe("/accounts/return");
    expect(location.search + location.hash).toMatch(/error=/);
    expect(location.searchParams.get("code")).toBeNull();
  });

  test.each(["state", "nonce", "login_hint", "ui_locales", "code_challenge", "redirect_uri", "claims"])(
    "refuses a NUL in %s without an error of ours",
    async (name) => {
      const answer = await authorize({ [name]: "a\0b" });
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.location ?? "").not.toContain("code=");
    },
  );

  test("gives tokens to nobody without our secret and the verifier, and never registers clients", async () => {
    const code = new URL(await issuersAnswer()).searchParams.get("code") ?? "";
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      client_id: "marsa-site",
      redirect_uri: `${origin()}/accounts/return`,
      code,
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await send("/accounts/oidc/token", { method: "POST", headers, body: body.toString() });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain("id_token");
    for (const path of ["reg", "device/auth", "me", "token/introspection", "request"])
      expect((await send(`/accounts/oidc/${path}`, { method: "POST", headers, body: "x=1" })).status).toBe(
        404,
      );
  });
});

describe("codes and tokens", () => {
  test("a login code makes one session", async () => {
    const code = await loginCode();
    expect((await exchange(code)).status).toBe(200);
    expect(await exchange(code)).toMatchObject({
      status: 401,
      body: { code: "login-code-invalid" },
    });
  });

  test("a refresh token that comes back after 60 s ends the session, the newest token included", async () => {
    const { body } = await exchange(await loginCode());
    const stolen = body.data?.refreshToken ?? "";
    const next = (await post("/api/v1/auth/refresh", { refreshToken: stolen })).body.data?.refreshToken;
    await database<AccountTables>()
      .updateTable("account.refresh_token")
      .set({ replaced_at: new Date(now().getTime() - 61_000) })
      .where("replaced_at", "is not", null)
      .execute();
    for (const refreshToken of [stolen, next]) {
      const answer = await post("/api/v1/auth/refresh", { refreshToken });
      expect(answer).toMatchObject({ status: 401, body: { code: "session-expired" } });
    }
  });
});

describe("who has an account", () => {
  const ms = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  let browser: FormBrowser;
  let base: string;
  beforeAll(async () => {
    browser = new FormBrowser();
    base = (await browser.open(loginAddress())).url.split("?")[0] ?? "";
  });
  const submit = (path: string, fields: Record<string, string>) =>
    browser.open(`${base}${path}?lang=en`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: origin() },
    });

  test("cannot be read from the answer to a forgotten password, nor from its time", async () => {
    // Both wait until the same moment after the question, which lies beyond the work for a real account.
    for (const email of [khalid.email, "nobody1@example.qa"]) {
      expect(await ms(() => submit("/forgotten", { email }))).toBeGreaterThanOrEqual(240);
    }
    const shown = async (email: string) =>
      (await submit("/forgotten", { email })).html.replaceAll(email, "EMAIL");
    expect(await shown(noora.email)).toBe(await shown("nobody0@example.qa"));
    expect((await newestMessages()).some(({ recipient }) => recipient.startsWith("nobody"))).toBe(false);
  });

  test("cannot be read from the answer to a registration, nor from its time", async () => {
    for (const email of [khalid.email, "new1@example.qa"])
      expect(await ms(() => submit("/register", { email }))).toBeGreaterThanOrEqual(240);
    const shown = async (email: string) =>
      (await submit("/register", { email })).html.replaceAll(email, "EMAIL");
    expect(await shown(noora.email)).toBe(await shown("new@example.qa"));
  });

  test("guessing is throttled for one e-mail, and alike for one that nobody has", async () => {
    const tries = async (email: string) => {
      const shown: string[] = [];
      for (let round = 0; round < 10; round += 1) {
        const { html } = await submit("", { email, password: `guess number ${round}` });
        shown.push(/role="alert">([^<]*)/.exec(html)?.[1] ?? "");
      }
      return shown;
    };
    const registered = await tries("khalid@example.qa");
    expect(await tries("nobody9@example.qa")).toEqual(registered);
    expect(registered[9]).not.toBe(registered[0]);
  });
});
