import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { demoPeople, khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../tests/factories/program/accounts-server.ts";
import { importCustomer, verifyAccessToken } from "./account.server.ts";
import { unknownDevice } from "./rules/device.ts";
import { issueLoginCode } from "./server/sessions/login-codes.server.ts";
import { rotateSession } from "./server/sessions/sessions.server.ts";
import type { AccountTables } from "./tables.ts";

testDatabase();
const site = accountsServer();
const returnAddress = "http://localhost:3000/dashboard?lang=en";

beforeAll(async () => {
  for (const person of demoPeople) await importCustomer(person, now());
});

async function post(path: string, body: unknown, init: RequestInit = {}) {
  const response = await fetch(`${site.origin()}/api/v1/auth/${path}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
    headers: { "content-type": "application/json", ...init.headers },
  });
  return { status: response.status, body: (await response.json()) as Answered };
}
interface Answered {
  data: { accessToken: string; refreshToken: string };
  code?: string;
  message?: string;
}
const codeFor = (person = noora, at = now()) =>
  issueLoginCode(
    { customerId: person.id, authenticatedAt: at, device: unknownDevice, providerSession: null },
    returnAddress,
    at,
  );
const redirectUrl = "http://localhost:3000/dashboard";
async function signedIn() {
  const { body } = await post("login/tokens", { code: await codeFor(), redirectUrl });
  return body.data;
}
const sessions = () => database<AccountTables>().selectFrom("account.session").selectAll().execute();
const secondsAgo = (seconds: number) => new Date(now().getTime() - seconds * 1000);

describe("POST v1 auth/login/tokens", () => {
  test("gives tokens that carry the profile", async () => {
    const { accessToken, refreshToken } = await signedIn();
    expect(refreshToken).toMatch(/^[\w-]{43}$/);
    expect(await verifyAccessToken(accessToken, now())).toMatchObject({
      ok: true,
      value: {
        id: noora.id,
        profile: {
          id: noora.id,
          sfAccountId: noora.sfAccountId,
          kunnr: noora.kunnr,
          firstName: "Noora",
          lastName: noora.lastName,
          phones: [{ phoneNumber: noora.phone }],
          emails: [{ email: noora.email }],
        },
      },
    });
  });

  test.each([
    ["unknown", async () => ({ code: "unknown", redirectUrl })],
    ["60 seconds old", async () => ({ code: await codeFor(noora, secondsAgo(60)), redirectUrl })],
    ["presented without an address", async () => ({ code: await codeFor() })],
    ["presented with no address", async () => ({ code: await codeFor(), redirectUrl: "nonsense" })],
    [
      "made for another address",
      async () => ({ code: await codeFor(), redirectUrl: "http://localhost:3000/cart" }),
    ],
    [
      "made for another site",
      async () => ({ code: await codeFor(), redirectUrl: "https://evil.example/dashboard" }),
    ],
  ])("a code that is %s is refused in both languages, and makes no session", async (_, body) => {
    const before = (await sessions()).length;
    const english = await post("login/tokens", await body());
    const arabic = await post("login/tokens?lang=ar", await body());
    expect(english).toMatchObject({ status: 401, body: { code: "login-code-invalid" } });
    expect(english.body.message).toMatch(/expired or was already used/);
    expect(arabic.body.message).toMatch(/يُرجى تسجيل الدخول/);
    expect(await sessions()).toHaveLength(before);
  });

  test("a code works once, also when ten callers present it at once", async () => {
    const code = await codeFor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post("login/tokens", { code, redirectUrl })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 401),
    ]);
    const taken = answers.find(({ status }) => status === 200);
    expect(await verifyAccessToken(taken?.body.data.accessToken ?? "", now())).toMatchObject({ ok: false });
  });

  test("a code that comes back ends the session that it made, and no other", async () => {
    const code = await codeFor();
    const { body } = await post("login/tokens", { code, redirectUrl });
    const other = await signedIn();
    expect(await post("login/tokens", { code, redirectUrl: "http://localhost:3000/cart" })).toMatchObject({
      status: 401,
      body: { code: "login-code-invalid" },
    });
    expect(await verifyAccessToken(body.data.accessToken, now())).toMatchObject({ code: "not-signed-in" });
    expect(await post("refresh", { refreshToken: body.data.refreshToken })).toMatchObject({ status: 401 });
    expect(await verifyAccessToken(other.accessToken, now())).toMatchObject({ ok: true });
  });

  test("the query of the return address may have been tidied meanwhile", async () => {
    expect(await post("login/tokens", { code: await codeFor(), redirectUrl })).toMatchObject({ status: 200 });
  });

  test.each([
    [{}, 422, "invalid-input"],
    [{ code: 7 }, 422, "invalid-input"],
    [{ code: "" }, 422, "invalid-input"],
    ["{", 400, "broken-json"],
  ])("%j is refused by its shape", async (body, status, code) => {
    expect(await post("login/tokens", body)).toMatchObject({ status, body: { code } });
  });
});

test("a wrong address uses the code up", async () => {
  const code = await codeFor();
  expect(await post("login/tokens", { code })).toMatchObject({ status: 401 });
  expect(await post("login/tokens", { code, redirectUrl })).toMatchObject({ status: 401 });
});

describe("POST v1 auth/refresh", () => {
  test("rotates: the new pair works, of the same session", async () => {
    const first = await signedIn();
    const { body } = await post("refresh", { refreshToken: first.refreshToken });
    expect(body.data.refreshToken).not.toBe(first.refreshToken);
    const sid = async (token: string) => {
      const verified = await verifyAccessToken(token, now());
      return verified.ok ? verified.value.sessionId : undefined;
    };
    expect(await sid(body.data.accessToken)).toBe(await sid(first.accessToken));
    expect(await post("refresh", { refreshToken: body.data.refreshToken })).toMatchObject({ status: 200 });
  });

  test("ten callers with one token get the same successor", async () => {
    const { refreshToken } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post("refresh", { refreshToken })));
    expect(new Set(answers.map(({ body }) => body.data.refreshToken)).size).toBe(1);
  });

  test("a token replaced more than 60 s ago counts as stolen: the whole session ends", async () => {
    const { refreshToken } = await signedIn();
    const next = await rotateSession(refreshToken, secondsAgo(61));
    expect(await post("refresh", { refreshToken })).toMatchObject({
      status: 401,
      body: { code: "session-expired" },
    });
    expect(await post("refresh", { refreshToken: next.ok && next.value.refreshToken })).toMatchObject({
      status: 401,
    });
  });

  const rotatedAfter = async (...daysAfter: readonly number[]) => {
    let { refreshToken } = await signedIn();
    const start = now().getTime();
    const outcomes: boolean[] = [];
    for (const days of daysAfter) {
      const rotated = await rotateSession(refreshToken, new Date(start + days * 24 * 60 * 60_000));
      outcomes.push(rotated.ok);
      if (rotated.ok) refreshToken = rotated.value.refreshToken;
    }
    return outcomes;
  };

  test("slides, but unused for 30 days it ends", async () => {
    expect(await rotatedAfter(29, 58, 88.01)).toEqual([true, true, false]);
  });

  test("ends 90 days after its sign-in, however much it is used", async () => {
    expect(await rotatedAfter(29, 58, 87, 89.9, 90)).toEqual([true, true, true, true, false]);
  });

  test("an unknown token is refused", async () => {
    expect(await post("refresh", { refreshToken: "unknown" })).toMatchObject({ status: 401 });
  });

  test("the profile is read anew", async () => {
    const { body } = await post("login/tokens", { code: await codeFor(khalid), redirectUrl });
    await database<AccountTables>()
      .updateTable("account.customer")
      .set({ phone: "66123456" })
      .where("id", "=", khalid.id)
      .execute();
    const renewed = await post("refresh", { refreshToken: body.data.refreshToken });
    expect(await verifyAccessToken(renewed.body.data.accessToken, now())).toMatchObject({
      value: { profile: { phones: [{ phoneNumber: "66123456" }] } },
    });
  });
});

describe("POST v1 auth/logout", () => {
  test("ends the session of the token, and no other", async () => {
    const [mine, other] = [await signedIn(), await signedIn()];
    expect(await post("logout", { refreshToken: mine.refreshToken })).toMatchObject({ status: 200 });
    expect(await post("refresh", { refreshToken: mine.refreshToken })).toMatchObject({ status: 401 });
    expect(await post("refresh", { refreshToken: other.refreshToken })).toMatchObject({ status: 200 });
  });
  test("says the same for a token that nobody knows", async () => {
    expect(await post("logout", { refreshToken: "unknown" })).toMatchObject({
      status: 200,
      body: { data: {} },
    });
  });
});

describe("an access token", () => {
  test("is refused when forged, altered, unsigned or past", async () => {
    const { accessToken } = await signedIn();
    const [header, payload = "", signature] = accessToken.split(".");
    const altered = Buffer.from(payload, "base64url").toString().replace("Noora", "Nooro");
    const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
    const bad = [
      `${header}.${Buffer.from(altered).toString("base64url")}.${signature}`,
      `${unsigned}.${payload}.`,
      `${header}.${payload}.${"A".repeat(43)}`,
      "nonsense",
    ];
    for (const token of bad)
      expect(await verifyAccessToken(token, now())).toMatchObject({ code: "not-signed-in" });
    const later = new Date(now().getTime() + 15 * 60_000 + 1000);
    expect(await verifyAccessToken(accessToken, later)).toMatchObject({ code: "not-signed-in" });
  });
});
