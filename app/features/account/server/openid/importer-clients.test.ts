import * as openid from "openid-client";
import { describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import {
  appReturn,
  crmReturn,
  importersClients,
  pageOfApp,
  signedOutOfCrm,
} from "../../../../../tests/factories/accounts/importers-clients.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser, tokensOf } from "../../../../../tests/factories/sign-in.ts";
import { verifyBearer } from "../../api.server.ts";
import type { AccountTables } from "../../tables.ts";
import { signOutOtherDevices } from "../settings/devices.server.ts";

testDatabase();
const site = accountsServer();
const { discovered } = importersClients(site.origin);

/** Signs a customer in for a client, as its user's browser does; answers where that ends, and what the client has to show. */
async function authorized(
  id: "crm" | "app",
  { browser = new FormBrowser(), scope = "openid profile email phone" } = {},
) {
  const client = await discovered(id);
  const redirectUri = id === "crm" ? crmReturn : appReturn;
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  const [expectedState, expectedNonce] = [openid.randomState(), openid.randomNonce()];
  const address = openid.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope,
    state: expectedState,
    nonce: expectedNonce,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
    ui_locales: "en",
  });
  const form = await browser.open(address.href, {}, redirectUri);
  const fields = { email: noora.email, password: noora.password };
  const landed = form.html === "" ? form : await browser.submit(form, fields, redirectUri);
  const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true };
  return { client, form, landed: new URL(landed.url), checks, browser };
}
async function signedIn(id: "crm" | "app", browser = new FormBrowser()) {
  const { client, landed, checks } = await authorized(id, { browser });
  return { client, landed, checks, tokens: await openid.authorizationCodeGrant(client, landed, checks) };
}
const claimOf = { sub: noora.id, given_name: noora.firstName, email: noora.email, email_verified: true };
const isRefused = (work: Promise<unknown>, error: string) => expect(work).rejects.toMatchObject({ error });

describe.each(["crm", "app"] as const)("the %s", (id) => {
  test("signs a customer in, reads who it is, and renews its tokens, each refresh token once", async () => {
    const { client, tokens } = await signedIn(id);
    expect(tokens.claims()).toMatchObject({ sub: noora.id, auth_time: expect.any(Number) });
    const info = await openid.fetchUserInfo(client, tokens.access_token, noora.id);
    expect(info).toMatchObject({ ...claimOf, kunnr: noora.kunnr, phone_number: `+974${noora.phone}` });
    const first = tokens.refresh_token ?? "";
    const renewed = await openid.refreshTokenGrant(client, first);
    expect(renewed.refresh_token).not.toBe(first);
    expect(await openid.fetchUserInfo(client, renewed.access_token, noora.id)).toMatchObject(claimOf);
    await isRefused(openid.refreshTokenGrant(client, first), "invalid_grant");
    // It came back, so it was copied: nothing of that sign-in is good any more.
    await isRefused(openid.refreshTokenGrant(client, renewed.refresh_token ?? ""), "invalid_grant");
  });

  test("gets tokens once for a code: one that comes back ends them", async () => {
    const { client, landed, checks, tokens } = await signedIn(id);
    await isRefused(openid.authorizationCodeGrant(client, landed, checks), "invalid_grant");
    await expect(openid.fetchUserInfo(client, tokens.access_token, noora.id)).rejects.toThrow();
    await isRefused(openid.refreshTokenGrant(client, tokens.refresh_token ?? ""), "invalid_grant");
  });

  test("gets tokens once also where a code comes ten times at once", async () => {
    const { client, landed, checks } = await authorized(id);
    const replies = await Promise.allSettled(
      Array.from({ length: 10 }, () => openid.authorizationCodeGrant(client, landed, checks)),
    );
    expect(replies.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
  });

  test("ends the session at the accounts site and of this site, and leads to its own address", async () => {
    const browser = new FormBrowser();
    const { client, tokens } = await signedIn(id, browser);
    const returnTo = id === "crm" ? signedOutOfCrm : appReturn;
    const address = openid.buildEndSessionUrl(client, {
      post_logout_redirect_uri: returnTo,
      id_token_hint: tokens.id_token ?? "",
      state: "of-the-client",
      ui_locales: "ar",
    });
    const question = await browser.open(address.href);
    expect(question.html).toContain('lang="ar"');
    const left = await browser.submit(question, { logout: "yes" }, returnTo);
    expect(left.url).toBe(`${returnTo}?state=of-the-client`);
    const next = await authorized(id, { browser });
    expect(next.form.html).toContain("<h1>Sign in</h1>");
  });
});

test("a customer who is signed in at the site signs in to the app without a password", async () => {
  const browser = new FormBrowser();
  await signedIn("crm", browser);
  expect((await authorized("app", { browser })).form.html).toBe("");
});

test("a client reads what its scopes cover, and no more", async () => {
  const { client, landed, checks } = await authorized("app", { scope: "openid email" });
  const tokens = await openid.authorizationCodeGrant(client, landed, checks);
  const info = await openid.fetchUserInfo(client, tokens.access_token, noora.id);
  expect(Object.keys(info).sort()).toEqual(["email", "email_verified", "sub"]);
});

test("signing out all other devices ends what the app has, too", async () => {
  const { client, tokens } = await signedIn("app");
  const own = await verifyBearer((await tokensOf(site.origin(), noora)).accessToken, now());
  await signOutOtherDevices(
    { id: noora.id, sessionId: own?.sessionId ?? "" },
    { requestId: "test", address: "127.0.0.1" },
    now(),
  );
  await isRefused(openid.refreshTokenGrant(client, tokens.refresh_token ?? ""), "invalid_grant");
});

test("refresh tokens end 90 days after their sign-in, however often they are renewed", async () => {
  const { client, tokens } = await signedIn("app");
  const renewed = await openid.refreshTokenGrant(client, tokens.refresh_token ?? "");
  const longAgo = Math.floor(Date.now() / 1000) - 89 * 24 * 60 * 60;
  const rows = () =>
    database<AccountTables>().selectFrom("account.oidc_record").where("model", "=", "RefreshToken");
  const all = await rows().select(["id", "payload"]).execute();
  for (const { id, payload } of all)
    await database<AccountTables>()
      .updateTable("account.oidc_record")
      .set({ payload: JSON.stringify({ ...(payload as object), iiat: longAgo }) })
      .where("id", "=", id)
      .execute();
  await openid.refreshTokenGrant(client, renewed.refresh_token ?? "");
  const ends = await rows().select("expires_at").where("consumed_at", "is", null).execute();
  const newest = Math.max(...ends.map(({ expires_at: end }) => end?.getTime() ?? 0));
  const daysLeft = (newest - Date.now()) / (24 * 60 * 60_000);
  expect(daysLeft).toBeGreaterThan(0.9);
});

describe("a wrong request", () => {
  const request = (changes: Record<string, string>) => {
    const query = new URLSearchParams({
      client_id: "crm",
      redirect_uri: crmReturn,
      response_type: "code",
      scope: "openid",
      state: "s",
      code_challenge: "a".repeat(43),
      code_challenge_method: "S256",
      ...changes,
    });
    return fetch(`${site.origin()}/accounts/oidc/auth?${query}`, { redirect: "manual" });
  };

  test.each([
    ["an unknown client", { client_id: "crm<b>" }, "en", "No client has this client_id"],
    ["an unknown client", { client_id: "other" }, "ar", "لا يوجد عميل بهذا المعرّف"],
    [
      "an address that is not registered",
      { redirect_uri: "https://evil.example/" },
      "en",
      "is not registered",
    ],
    ["an address that only begins alike", { redirect_uri: `${crmReturn}/x` }, "en", "is not registered"],
    ["an address of another client", { redirect_uri: appReturn }, "ar", "غير مسجَّل لهذا العميل"],
    ["no address", { redirect_uri: "" }, "en", "The request is not valid"],
  ])("of %s (%j) reads what is wrong, and leads nowhere (%s)", async (_, changes, language, sentence) => {
    const answer = await request({ ...changes, ui_locales: language });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    const text = await answer.text();
    expect(text).toContain(sentence);
    expect(text).toContain(`lang="${language}"`);
    expect(text).not.toContain("crm<b>");
    expect(text).not.toContain('href="https://evil.example');
  });

  test.each([
    ["PKCE is missing", { code_challenge: "", code_challenge_method: "" }, "invalid_request"],
    ["the scope is not one of ours", { scope: "email" }, "invalid_request"],
    ["a token is requested instead of a code", { response_type: "token" }, "unsupported_response_type"],
  ])("where %s goes back to the client's own address, which says so", async (_, changes, error) => {
    const answer = await request(changes);
    const back = new URL(answer.headers.get("location") ?? "");
    expect([answer.status, back.origin]).toEqual([303, "https://crm.importer.example"]);
    // By the rules of its own response type, where a wrong one was requested.
    const said = new URLSearchParams(back.search || back.hash.slice(1));
    expect(said.get("error")).toBe(error);
    expect(said.get("error_description")).not.toBeNull();
  });

  test("of a confidential client without its secret gets no token", async () => {
    const { landed, checks } = await authorized("crm");
    const impostor = await openid.discovery(
      new URL(`${site.origin()}/accounts/oidc`),
      "crm",
      { id_token_signed_response_alg: "ES256" },
      openid.None(),
      { execute: [openid.allowInsecureRequests] },
    );
    await expect(openid.authorizationCodeGrant(impostor, landed, checks)).rejects.toThrow();
  });
});

describe("what programs read", () => {
  test("the discovery document names what is there, and each address of it answers", async () => {
    const metadata = (await discovered("app")).serverMetadata();
    expect(metadata).toMatchObject({
      issuer: `${site.origin()}/accounts/oidc`,
      response_types_supported: ["code"],
      code_challenge_methods_supported: ["S256"],
      scopes_supported: expect.arrayContaining(["openid", "profile", "email", "phone"]),
      claims_supported: expect.arrayContaining(["sub", "email", "phone_number", "given_name"]),
    });
    expect(metadata.grant_types_supported).toEqual(
      expect.arrayContaining(["authorization_code", "refresh_token"]),
    );
    for (const name of [
      "jwks_uri",
      "userinfo_endpoint",
      "end_session_endpoint",
      "revocation_endpoint",
    ] as const)
      expect((await fetch(String(metadata[name]), { redirect: "manual" })).status).not.toBe(500);
  });

  test("pages of a client may call the token endpoint and userinfo, pages of others may not", async () => {
    const { client, tokens } = await signedIn("app");
    const { userinfo_endpoint: userinfo = "" } = client.serverMetadata();
    const read = (origin: string) =>
      fetch(userinfo, { headers: { origin, authorization: `Bearer ${tokens.access_token}` } });
    expect((await read(pageOfApp)).headers.get("access-control-allow-origin")).toBe(pageOfApp);
    expect((await read("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
  });
});
