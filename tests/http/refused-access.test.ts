import { beforeEach, describe, expect, test } from "vitest";
import { officePath } from "#app/features/office/calls/office-call.ts";
import { officeCalls } from "#app/features/office/server/answers/office-calls.server.ts";
import { pathOf, takesBearer } from "#app/platform/api/call.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { apiFeatures, createApp } from "#server/app.ts";
import { hajar } from "../factories/booking/booking-api.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { tokenOf } from "../factories/demo-api.ts";
import { collectLog } from "../factories/log-lines.ts";
import { staffMember } from "../factories/office/staff.ts";

/* Every refused access is one line of the security log, and says whom and what without naming anybody. */

testDatabase({ demo: true });
const log = collectLog();
const app = createApp(async () => true);
const calls = apiFeatures.flatMap((feature) => feature.calls);
const env = { incoming: { socket: { remoteAddress: "198.51.100.7" }, headers: {}, httpVersion: "1.1" } };

interface Line {
  readonly event?: string;
}
const refusedLines = () =>
  log
    .lines()
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Line]))
    .filter(({ event }) => event === "access.refused");
const send = (path: string, init: RequestInit = {}) => app.request(`http://localhost${path}`, init, env);
const line = (facts: object) => ({
  level: 40,
  event: "access.refused",
  security: "refused",
  network: "198.51.100",
  requestId: expect.stringMatching(/^[\w-]{8,64}$/),
  ...facts,
});

/** Reaches a path, and nothing behind it. */
const anyParams = (path: string) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, "none"]));
const pattern = (path: string) => expect.stringMatching(new RegExp(`^/api/v[13]${path}$`));

beforeEach(() => log.clear());

describe("a call of the API", () => {
  const authorized = calls.filter(takesBearer);
  test.each(authorized.map((call) => [call.id, call] as const))("%s with a forged token", async (_, call) => {
    const answer = await send(`/api${pathOf(call, anyParams(call.path))}`, {
      method: call.method,
      headers: { authorization: "Bearer forged.forged.forged" },
    });
    expect(answer.status).toBe(401);
    expect(refusedLines()).toEqual([
      expect.objectContaining(
        line({ code: "not-signed-in", method: call.method, path: pattern(call.path), status: "401" }),
      ),
    ]);
  });

  test("for what another customer has, which is answered as if it were not there", async () => {
    const authorization = `Bearer ${await tokenOf(khalid, now())}`;
    const answer = await send(`/api/v3/vehicles/${hajar}?lang=en`, { headers: { authorization } });
    expect(answer.status).toBe(404);
    expect(refusedLines()).toEqual([
      expect.objectContaining(line({ code: "not-found", customerId: khalid.id, status: "404" })),
    ]);
    expect(log.lines()).not.toContain(hajar);
    expect(log.lines()).not.toContain(khalid.email);
  });

  test("with a token of ours that is past writes none: every client renews it four times an hour", async () => {
    const authorization = `Bearer ${await tokenOf(noora, new Date(now().getTime() - 3_600_000))}`;
    expect((await send("/api/v3/vehicles?lang=en", { headers: { authorization } })).status).toBe(401);
    expect(refusedLines()).toEqual([]);
  });

  test("that is answered writes none", async () => {
    const authorization = `Bearer ${await tokenOf(noora, now())}`;
    expect((await send("/api/v3/vehicles?lang=en", { headers: { authorization } })).status).toBe(200);
    expect(refusedLines()).toEqual([]);
  });
});

describe("a call of the office", () => {
  test.each(officeCalls.map(({ call }) => [call.id, call] as const))("%s by a stranger", async (_, call) => {
    const path = officePath(call, anyParams(call.path));
    expect((await send(path, { method: call.method })).status).toBe(401);
    expect(refusedLines()).toEqual([expect.objectContaining(line({ code: "not-signed-in", status: "401" }))]);
  });

  test("that a role does not allow, and one of another site", async () => {
    const { cookie, member } = await staffMember({ role: "adviser" });
    expect((await send("/office/api/audit?lang=en", { headers: { cookie } })).status).toBe(403);
    const foreign = { cookie, "sec-fetch-site": "cross-site" };
    expect((await send("/office/api/audit?lang=en", { headers: foreign })).status).toBe(403);
    expect(refusedLines()).toEqual([
      expect.objectContaining(line({ code: "not-allowed", staffId: member.id, status: "403" })),
      expect.objectContaining(line({ code: "foreign-form", status: "403" })),
    ]);
  });
});

describe("a secret that is wrong", () => {
  const token = "a-token-of-thirty-two-characters-1";
  const bearer = { authorization: `Bearer ${token}x` };
  test.each([
    [
      "MARSA_STOCK_SECRET",
      "/api/v1/cpov/stock",
      { method: "POST", headers: bearer, body: "[]" },
      "not-allowed",
    ],
    ["MARSA_METRICS_TOKEN", "/metrics", { headers: bearer }, "forged"],
    ["SMS_REPORT_TOKEN", "/reports/sms", { method: "POST", headers: bearer, body: "{}" }, "http-401"],
    ["WHATSAPP_SECRET", "/reports/whatsapp", { method: "POST", body: "{}" }, "http-401"],
    ["WHATSAPP_VERIFY_TOKEN", "/reports/whatsapp?hub.mode=subscribe&hub.verify_token=x", {}, "http-403"],
    [undefined, `/calendar/${token}.ics`, {}, "forged"],
    [undefined, `/feeds/used-cars/${"x".repeat(43)}.atom?lang=en`, {}, "forged"],
    [undefined, `/copies/${token}`, {}, "forged"],
    [undefined, `/order-papers/${token}`, {}, "forged"],
    [undefined, `/visit/${token}?lang=en`, {}, "forged"],
    [undefined, `/drive/${token}?lang=en`, {}, "forged"],
    [undefined, "/payments/notifications/demo", { method: "POST", body: "{}" }, "not-genuine"],
    [undefined, "/dev/outbox", {}, "not-this-machine"],
  ] as const)("%s at %s", async (name, path, init, code) => {
    const own = config.env as Record<string, unknown>;
    if (name !== undefined) own[name] = token;
    try {
      expect((await send(path, init)).status).toBeGreaterThanOrEqual(401);
    } finally {
      if (name !== undefined) delete own[name];
    }
    expect(refusedLines()).toEqual([expect.objectContaining(line({ code }))]);
    expect(log.lines()).not.toContain(token);
  });
});
