import { describe, expect, onTestFinished, test, vi } from "vitest";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { wholeProgram } from "../factories/program/whole-program.ts";

testDatabase();
const { send, origin } = wholeProgram();

const everyKind: readonly (readonly [string, string, number])[] = [
  ["a page", "/?lang=en", 200],
  ["a page of the other language", "/?lang=ar", 200],
  ["a page that is not there", "/missing?lang=en", 404],
  ["a call", "/api/v3/common/locations/services?brand=rimal", 200],
  ["a refused call", "/api/v3/vehicles", 401],
  ["a call that is not there", "/api/v3/nothing", 404],
  ["content", "/graphql/execute.json/marsa/header;lang=en;brand=rimal", 200],
  ["refused content", "/graphql/execute.json/marsa/nothing;lang=en;brand=rimal", 404],
  ["content of a NUL", "/graphql/execute.json/marsa/page-seo;lang=en;brand=rimal;path=%00", 400],
  ["what is no content", "/graphql", 404],
  ["a picture that is not there", "/images/demo/none.webp", 404],
  ["what is no picture", "/images/../server/app.ts", 404],
  ["the way to sign in", "/accounts/login?redirect_url=/", 303],
  ["a page of accounts", "/accounts/interaction/none", 400],
  ["an unknown page of accounts", "/accounts/nothing", 404],
  ["a file of accounts", "/accounts/assets/none.css", 404],
  ["the provider", "/accounts/oidc/.well-known/openid-configuration", 200],
  ["a refusal of the provider", "/accounts/oidc/auth?client_id=none", 400],
  ["a NUL for the provider", "/accounts/oidc/auth?client_id=%00", 400],
  ["a NUL for the provider's login", "/accounts/oidc/auth?client_id=marsa-site&state=%00", 400],
  ["a NUL for signing out", "/accounts/logout?redirect_url=/%00", 200],
  ["the provider's own way out", "/accounts/oidc/session/end?state=%00", 404],
  ["an unknown address of the provider", "/accounts/oidc/nothing", 404],
  ["the documentation", "/api/docs", 200],
  ["the OpenAPI document", "/api/docs/openapi.json", 200],
  ["the outbox", "/dev/outbox", 200],
  ["no message", "/dev/outbox/none", 404],
  ["a message of a NUL", "/dev/outbox/%00", 404],
  ["a calendar entry of a NUL", "/dev/outbox/%00/appointment.ics", 404],
  ["no calendar", "/calendar/none.ics", 404],
  ["no page of a document", "/papers/none", 404],
  ["where WhatsApp reports, without its word", "/reports/whatsapp", 403],
  ["where nobody reports", "/reports/none", 404],
  ["health", "/healthz", 200],
  ["metrics", "/metrics", 200],
  ["an unreadable address", "http://[/", 404],
];

describe.each(everyKind)("%s: %s", (_, path, status) => {
  test("carries the headers and a policy without unsafe-inline", async () => {
    const answer = await send(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "content-security-policy": expect.stringMatching(/^default-src 'none'/),
    });
    expect(answer.headers["content-security-policy"]).not.toMatch(/unsafe|\*/);
    expect(answer.headers["x-powered-by"]).toBeUndefined();
  });

  test.each(["HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"])("takes %s without an error", async (method) => {
    const answer = await send(path, { method });
    expect(answer.status).toBeLessThan(500);
    if (method === "HEAD") expect(answer.text).toBe("");
    if (method === "TRACE") expect(answer.status).toBe(405);
  });
});

describe("a call that is not there", () => {
  test.each([
    "/api/v3/nothing",
    "/api/v2/nothing",
    "/api/v1/nothing",
    "/api/v3",
    "/api/v9/x/y",
    "/graphql/nothing",
  ])("%s is refused by the catalogue, in the language that is requested", async (path) => {
    for (const language of ["en", "ar"] as const) {
      const { status, headers, text } = await send(path, { headers: { "accept-language": language } });
      expect([status, headers["content-type"]]).toEqual([404, expect.stringContaining("application/json")]);
      expect(JSON.parse(text)).toMatchObject({
        code: "not-found",
        message: commonRefusals["not-found"][language],
        requestId: expect.any(String),
      });
    }
  });
});

describe("addresses that nobody means well", () => {
  test.each([
    "/images/demo/..%2f..%2f..%2fpackage.json",
    "/images/demo/%2e%2e/%2e%2e/package.json",
    "/images/demo/..\\..\\package.json",
    "/images//etc/passwd",
    "/graphql/execute.json/..%2f..%2fpackage.json",
    "/graphql/../package.json",
    "/accounts/assets/..%2faccounts-site.server.ts",
    "/accounts/assets/%2e%2e%2fassets.server.ts",
    "/dev/outbox/..%2f..%2fpackage.json",
    "/api/docs/..%2f..%2fpackage.json",
    "/dev/../package.json",
    "/images/%E0%A4%A",
    "/accounts/%E0%A4%A",
    "/graphql/execute.json/%E0%A4%A/x",
    "/api/v3/%E0%A4%A",
  ])("%s reads no file", async (path) => {
    const { status, text } = await send(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/"dependencies"|import \{|root:/);
  });

  test.each(["/%E0%A4%A", `/${"x".repeat(7_000)}`, "/%00", "/?%E0%A4%A", "//", "///", "/\\evil.example"])(
    "%s is a page of ours or a refusal",
    async (path) => {
      const { status, text, headers } = await send(path);
      expect(status).toBeLessThan(500);
      expect(text.startsWith("<!doctype html>") ? text : origin()).toContain(origin());
      expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    },
  );

  test("a host in the request line changes nothing: the page is rendered for our own origin", async () => {
    expect((await send("http://evil.example/x")).text).toContain(`<p>${origin()}/x`);
  });

  test("a request line longer than all measure is refused by the server", async () => {
    expect((await send(`/?${"x".repeat(40_000)}`)).status).toBe(431);
  });

  test.each(["//evil.example/", "//evil.example/?lang=en", "http://evil.example//x", "//user@evil.example"])(
    "%s leads to an address of our own origin",
    async (path) => {
      const { location = "" } = (await send(path)).headers;
      expect(location).toMatch(/^\/(?![/\\])/);
      expect((await send(location)).text).toContain(`<p>${origin()}/`);
    },
  );
});

describe("a host that is not ours", () => {
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  test.each([
    "/?lang=en",
    "/accounts/login?redirect_url=/dashboard",
    "/accounts/logout?redirect_url=/dashboard",
    "/accounts/oidc/.well-known/openid-configuration",
    "/api/docs/openapi.json",
    "/accounts/nothing",
  ])("comes back nowhere: %s", async (path) => {
    const { text, headers: responseHeaders } = await send(path, { headers });
    expect(text + JSON.stringify(responseHeaders)).not.toContain("evil.example");
  });

  test.each([
    "//evil.example",
    "https://evil.example",
    "https:evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "http://localhost:1@evil.example",
    "http://localhost.evil.example",
    "/\t/evil.example",
    "%0d%0aLocation: https://evil.example",
  ])("is no place to return to: %s", async (target) => {
    for (const page of ["login", "logout"]) {
      const answer = await send(`/accounts/${page}?redirect_url=${encodeURIComponent(target)}`);
      expect(answer.headers.location ?? "").not.toMatch(/evil|javascript|data:/);
      expect(answer.status).toBe(400);
    }
    const body = `redirect_url=${encodeURIComponent(target)}`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect((await send("/accounts/logout", { method: "POST", headers, body })).status).toBe(400);
  });
});

describe("what may be cached, and for whom", () => {
  test("no answer of a call, of accounts or of the provider's pages is cached", async () => {
    for (const path of [
      "/api/v3/vehicles",
      "/api/v3/common/locations/services?brand=rimal",
      "/accounts/login",
      "/accounts/logout",
      "/accounts/nothing",
      "/accounts/confirm?token=x",
      "/accounts/reset?token=x",
      "/accounts/oidc/auth?client_id=none",
      "/accounts/oidc/session/end",
      "/dev/outbox",
    ])
      expect([path, (await send(path)).headers["cache-control"]]).toEqual([path, "no-store"]);
    for (const call of ["refresh", "login/tokens", "logout"]) {
      const sent = await send(`/api/v1/auth/${call}`, { method: "POST", body: "{}" });
      expect([call, sent.headers["cache-control"]]).toEqual([call, "no-store"]);
    }
  });

  test("pages set no cookie, and a visitor's cookies and tokens change none", async () => {
    const plain = await send("/?lang=en");
    const cookie = "accessToken=secret; refreshToken=secret; lang=ar";
    const signedIn = await send("/?lang=en", { headers: { cookie, authorization: "Bearer secret" } });
    expect(signedIn.text).toBe(plain.text);
    expect([plain.headers["set-cookie"], signedIn.headers["set-cookie"]]).toEqual([undefined, undefined]);
    expect(plain.headers.vary).toContain("Accept-Language");
  });

  test("one visitor's odd query is nobody else's page", async () => {
    for (const odd of [
      "?lang=en?",
      "?lang=en&x",
      "?lang=en&lang=ar",
      "?lang=EN",
      "?",
      "?lang=en%20",
      "?x?lang=en",
    ])
      await send(`/kept${odd}`, { headers: { "accept-language": "ar" } });
    expect((await send("/kept?lang=en")).text).toContain(`lang="en"><p>${origin()}/kept?lang=en</p>`);
    expect((await send("/kept", { headers: { "accept-language": "en" } })).text).toContain('lang="en"');
    expect((await send("/kept", { headers: { "accept-language": "ar" } })).text).toContain('lang="ar"');
  });

  test("the cookies of accounts are for the server alone, signed, and of accounts", async () => {
    const { headers } = await send("/accounts/login?redirect_url=/");
    const auth = await send(
      new URL(headers.location ?? "").pathname + new URL(headers.location ?? "").search,
    );
    const cookies = auth.headers["set-cookie"] ?? [];
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/httponly/i);
      expect(cookie).toMatch(/samesite=lax/i);
      expect(cookie).toMatch(/path=\/(accounts\/(interaction|oidc)\/[^;]+)?(;|$)/i);
    }
  });
});

describe("bodies", () => {
  test("without a declared length are read, and counted", async () => {
    const post = (body: string) =>
      send("/api/v1/auth/refresh", { method: "POST", headers: { "transfer-encoding": "chunked" }, body });
    expect(JSON.parse((await post('{"refreshToken":"of-nobody"}')).text)).toMatchObject({
      code: "session-expired",
    });
    expect((await post(`"${"x".repeat(11_000_000)}"`)).status).toBe(413);
  });

  test.each([
    "/accounts/confirm",
    "/accounts/reset",
    "/accounts/interaction/none",
    "/accounts/interaction/none/register",
    "/api/v1/auth/refresh",
  ])("of 11 MB for %s are refused", async (path) => {
    const answer = await send(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `token=${"x".repeat(11_000_000)}`,
    });
    expect([400, 413]).toContain(answer.status);
  });

  test.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { origin: "null" },
  ])("a form of another site is refused: %j", async (headers) => {
    for (const path of [
      "/accounts/confirm",
      "/accounts/reset",
      "/accounts/logout",
      "/accounts/interaction/none",
    ])
      expect((await send(path, { method: "POST", headers, body: "token=x" })).status).toBe(403);
  });
});

test("pages that have to be rendered anew are rationed; those in memory are not", async () => {
  // Time alone gives a caller more pages, and a busy machine needs a lot of it.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  await send("/rationed?lang=en");
  const statuses = new Set<number>();
  for (let round = 0; round < 700; round += 1) statuses.add((await send(`/x?n=${round}`)).status);
  expect([...statuses].sort()).toEqual([200, 429]);
  expect((await send("/rationed?lang=en")).status).toBe(200);
});
