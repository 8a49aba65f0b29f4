import { createHash } from "node:crypto";
import * as openid from "openid-client";
import { expect, test } from "vitest";
import { noora } from "#db/seed/demo/demo-people.ts";
import { crmReturn, importersClients } from "../../../../../tests/factories/accounts/importers-clients.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";

testDatabase();
const site = accountsServer();
const { discovered } = importersClients(site.origin);

/** The scripts of a page, and the hashes of those that its policy allows. */
async function scriptsOf(answer: Response) {
  const policy = answer.headers.get("content-security-policy") ?? "";
  const codes = [...(await answer.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => code,
  );
  const hashes = codes.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  const allowed = /(?:^|;)\s*script-src([^;]*)/.exec(policy)?.[1]?.trim() ?? "";
  return { policy, hashes, allowed };
}

const requestOf = (changes: Record<string, string>) =>
  `${site.origin()}/accounts/oidc/auth?${new URLSearchParams({
    client_id: "crm",
    redirect_uri: crmReturn,
    response_type: "code",
    response_mode: "form_post",
    scope: "openid",
    state: "s",
    prompt: "none",
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
    ...changes,
  })}`;

test("a client that asks for form_post gets a form with a code that signs the customer in", async () => {
  const client = await discovered("crm");
  expect(client.serverMetadata().response_modes_supported).toContain("form_post");
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  const address = openid.buildAuthorizationUrl(client, {
    redirect_uri: crmReturn,
    response_mode: "form_post",
    scope: "openid",
    state: "of-the-client",
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
  });
  const browser = new FormBrowser();
  const signIn = await browser.open(address.href);
  const { html } = await browser.submit(signIn, { email: noora.email, password: noora.password }, crmReturn);
  expect(html).toContain(`<form method="post" action="${crmReturn}">`);
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  const sent = new Request(crmReturn, { method: "POST", body: new URLSearchParams(fields) });
  const tokens = await openid.authorizationCodeGrant(client, sent, {
    pkceCodeVerifier,
    expectedState: "of-the-client",
    idTokenExpected: true,
  });
  expect(tokens.claims()?.sub).toBe(noora.id);
});

test("its form may send itself, and to the client's address alone", async () => {
  const { policy, hashes, allowed } = await scriptsOf(await fetch(requestOf({})));
  expect(hashes).toHaveLength(1);
  expect(allowed).toBe(hashes[0]);
  expect(policy).toContain("default-src 'none'");
  expect(/form-action ([^;]*)/.exec(policy)?.[1]?.split(" ")).toContain("https://crm.importer.example");
});

test.each([
  ["an address that is not registered", { redirect_uri: "https://evil.example/" }],
  ["another mode", { response_mode: "web_message" }],
  ["the usual mode", { response_mode: "query" }],
])("the answer to a request with %s allows no script", async (_, changes) => {
  const answer = await fetch(requestOf(changes), { redirect: "manual" });
  const { hashes, allowed } = await scriptsOf(answer);
  expect([hashes, allowed]).toEqual([[], ""]);
});
