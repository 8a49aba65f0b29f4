import { Hono } from "hono";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { idleMs, longestSessionMs } from "#app/features/staff/rules/session-limits.ts";
import { endSession, memberLeaves, registerDevice, revokeDevice } from "#app/features/staff/staff.server.ts";
import { succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { createApp } from "#server/app.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { office, officeApiAs } from "../../../../tests/factories/office/office-api.ts";
import { type ExampleInput, examplePlace } from "../../../../tests/factories/office/office-example.ts";
import { officeExamples, seedOfficeExamples } from "../../../../tests/factories/office/office-examples.ts";
import { ableGrant, leaksOf, made, memberWith } from "../../../../tests/factories/office/role-table.ts";
import { staffMember } from "../../../../tests/factories/office/staff.ts";
import { officeSite } from "../api.server.ts";
import { showBoardCall } from "../calls/appointment-calls.ts";
import type { AnyOfficeCall } from "../calls/office-call.ts";
import { showSessionCall } from "../calls/session-calls.ts";
import { answerRead } from "./answer-office.server.ts";
import { officeCalls } from "./answers/office-calls.server.ts";
import { beginRequest } from "./guard.server.ts";
import { officeApi } from "./office-api.server.ts";
import type { OfficeEnv } from "./office-env.server.ts";

// With one connection: no write may need a second one inside its transaction.
testDatabase({ connections: 1 });
beforeAll(seedOfficeExamples);

/** Calls that every member of staff may make. A new one is named here to say that this is meant. */
const forEverybody = ["show-session", "show-queue", "show-account", "set-pin", "end-sessions", "recall"];
/** What is answered beside calls, each with its own check in its own test. */
const otherAddresses = [
  "GET /office/device",
  "POST /office/device/switch",
  "POST /office/device/lock",
  "GET /office/live",
  "GET /office/files/visit-picture/:id",
  "GET /office/files/former-signature/:id",
  "GET /office/files/signature/:id",
  "GET /office/files/document-page/:id/:page{[0-9]{1,3}}",
  "GET /office/export/leads.csv",
  "GET /office/export/audit.csv",
  "GET /office/export/processing.csv",
  "GET /office/papers/:id",
  "GET /office/sign-in",
  "GET /office/return",
  "POST /office/sign-out",
  "GET /office/signed-out",
  "GET /office/*",
];

const exampleOf = (id: string) => {
  const example = officeExamples[id];
  if (example === undefined) throw new Error(`tests/factories/office-examples.ts has no input for ${id}`);
  return example;
};
const calls = officeCalls.map((one) => [one.call.id, one] as const);

describe("the table of roles", () => {
  test("holds for every address: there is none beside the calls but those that are named", () => {
    const app = new Hono().route(
      "/office",
      officeSite({ scripts: [], styles: [], preloads: [], isDevelopment: false }),
    );
    const addresses = app.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    const expected = officeCalls.map(({ call }) => `${call.method} /office/api${call.path}`);
    expect([...new Set(addresses)].toSorted()).toEqual([...expected, ...otherAddresses].toSorted());
  });

  test("has a deed for every call but those that are everybody's", () => {
    const open = officeCalls.filter(({ call }) => call.deed === "signed-in").map(({ call }) => call.id);
    expect(open.toSorted()).toEqual(forEverybody.toSorted());
    expect(new Set(officeCalls.map(({ call }) => call.id)).size).toBe(officeCalls.length);
  });

  test.each(calls)("decides who makes %s, and where", async (id, one) => {
    expect(await leaksOf(one, exampleOf(id), officeApiAs)).toEqual([]);
  });

  test("finds a call that does not look where its record is", async () => {
    const { deed, audited: _, ...call } = showBoardCall;
    const answer = async () => succeed({} as never);
    const careless = [
      answerRead({ ...call, deed }, answer),
      answerRead({ ...call, deed: "signed-in" }, answer),
      answerRead({ ...call, deed }, answer, () => "al-sadd"),
    ];
    const found = careless.map(async (one) => {
      const app = new Hono().route(
        "/office/api",
        new Hono<OfficeEnv>().use(beginRequest).route("/", officeApi([one])),
      );
      const example = exampleOf("show-board");
      // The table is read for the deed that the call should have.
      return leaksOf({ ...one, call: { ...one.call, deed } }, example, (member) => officeApiAs(member, app));
    });
    const [ofNoPlace, ofNoDeed, sound] = await Promise.all(found);
    expect(ofNoPlace).toContain("show-board as adviser at lusail: 200 , and should be refused");
    expect(ofNoDeed).toContain("show-board as editor at al-sadd: 200 , and should be refused");
    expect(sound).toEqual([]);
  });
});

describe("every call", () => {
  test.each([
    ["no session", async () => ({})],
    ["a forged session", async () => ({ cookie: `marsa_office=${"A".repeat(43)}` })],
    [
      "a session that is too old",
      () => staffMember({ at: new Date(now().getTime() - longestSessionMs - 1) }),
    ],
    [
      "a session that was not used for too long",
      () => staffMember({ at: new Date(now().getTime() - idleMs.personal - 1) }),
    ],
    ["a session that was ended", endedSession],
    ["a session of a member who left", sessionOfLeaver],
    ["a session on a revoked device", sessionOnRevokedDevice],
  ])("refuses %s", async (_, stranger) => {
    const api = officeApiAs(await stranger());
    for (const { call } of officeCalls)
      expect(await made(api, call, anyInput(call)), call.id).toMatchObject({
        ...{ status: 401, code: "not-signed-in" },
      });
  });

  test.each<Record<string, string>>([
    { origin: "https://elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("refuses a page with %j", async (headers) => {
    const api = officeApiAs(await staffMember());
    for (const { call } of officeCalls)
      expect(await api.get(call, anyInput(call) as never, { headers }), call.id).toMatchObject({
        ...{ status: 403, code: "foreign-form" },
      });
  });

  test("is stored nowhere on the way and found by no search engine, whatever it answers", async () => {
    const member = await staffMember();
    for (const api of [officeApiAs(member), officeApiAs()])
      for (const { call } of officeCalls)
        expectUnstored((await made(api, call, anyInput(call), null)).headers);
    for (const path of [
      "",
      "/service",
      "/sign-in",
      "/signed-out",
      "/live",
      "/device",
      "/api/none",
      "/export/leads.csv",
      "/files/signature/none",
    ])
      for (const headers of [{}, { cookie: member.cookie }] as Record<string, string>[]) {
        const response = await office.request(`http://localhost/office${path}`, { headers });
        expectUnstored(response.headers);
        await response.body?.cancel();
      }
  });
});

/** The input of a call's example at a place that is none; undefined where it names no place. */
async function inputNowhere({ call }: { readonly call: AnyOfficeCall }): Promise<ExampleInput | undefined> {
  const input = await exampleOf(call.id).input();
  const takesFilter = "place" in ((call.query as { shape?: object } | undefined)?.shape ?? {});
  const written = JSON.stringify({
    ...input,
    ...(takesFilter && { query: { ...input.query, place: examplePlace } }),
  });
  return written.includes(`"${examplePlace}"`)
    ? (JSON.parse(written.replaceAll(`"${examplePlace}"`, '"nowhere"')) as ExampleInput)
    : undefined;
}

test("every call that names a location is refused at one that is none, for who works everywhere too", async () => {
  const tried: string[] = [];
  for (const one of officeCalls) {
    const input = await inputNowhere(one);
    if (input === undefined) continue;
    tried.push(one.call.id);
    const member = await memberWith(ableGrant(one.call, exampleOf(one.call.id)));
    const { status, code } = await made(officeApiAs(member), one.call, input);
    const isInPath = !JSON.stringify([input.query, input.body]).includes("nowhere");
    expect([one.call.id, status, code]).toEqual([
      one.call.id,
      ...(isInPath ? [404, expect.stringMatching(/not-found$/)] : [422, "place-unknown"]),
    ]);
  }
  for (const id of [
    "show-board",
    "invite-member",
    "change-roles",
    "register-device",
    "list-leads",
    "list-orders",
  ])
    expect(tried).toContain(id);
});

describe("every write", () => {
  const writes = calls.filter(([, { isWrite }]) => isWrite);

  test.each(writes)("%s needs the key by which it is made once", async (id, { call }) => {
    const example = exampleOf(id);
    const api = officeApiAs(await memberWith(ableGrant(call, example)));
    const refused = await made(api, call, await example.input(), null);
    expect(refused).toMatchObject({ status: 400, code: "idempotency-key-missing" });
  });

  test.each(writes.filter(([id]) => officeExamples[id]?.isOfNoRecord !== true))(
    "%s is in the audit: who, which deed, which record",
    async (id, { call }) => {
      const example = exampleOf(id);
      const member = await memberWith(ableGrant(call, example), { isNew: true });
      const answer = await made(officeApiAs(member), call, await example.input());
      expect(answer.said).toMatchObject({ data: expect.anything() });
      const entries = await entriesOf(member.member.id);
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(entry).toMatchObject({ deed: id, via: call.audited ?? "write" });
    },
  );
});

test.each(
  calls.filter(([id, { call }]) => call.audited !== undefined && officeExamples[id]?.isOfNoRecord !== true),
)("what %s shows is in the audit", async (id, { call }) => {
  const example = exampleOf(id);
  const member = await memberWith(ableGrant(call, example), { isNew: true });
  const { status, data } = await made(officeApiAs(member), call, await example.input());
  expect(status).toBe(200);
  // A list without lines shows nobody's data.
  const lines = new Map(Object.entries(data ?? {}));
  const isEmpty = ["rows", "items", "records", "appointments"].some(
    (name) => (lines.get(name) as readonly unknown[] | undefined)?.length === 0,
  );
  const wasSeen = !isEmpty || call.audited === "search" || call.path.includes("/:id");
  expect(await entriesOf(member.member.id)).toMatchObject(wasSeen ? [{ deed: id, via: call.audited }] : []);
});

test("the calls of customers do not look at the session of staff", async () => {
  const { cookie } = await staffMember();
  const app = createApp(async () => true);
  expect((await officeApiAs({ cookie }, app).get(showSessionCall, {})).status).toBe(200);
  for (const path of ["/api/v3/vehicles", "/api/v3/vehicle-links"])
    expect((await app.request(`http://localhost${path}?lang=en`, { headers: { cookie } })).status).toBe(401);
});

/** Reaches a call, and nothing behind it. */
function anyInput({ method, path }: AnyOfficeCall): ExampleInput {
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, "none"]));
  return { params, ...(method === "POST" && { body: {} }) };
}

function expectUnstored(headers: Headers): void {
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
}

async function entriesOf(staffId: string) {
  const { rows } = await sql<{ deed: string; via: string }>`
    select deed, via from staff.audit_entry where staff_id = ${staffId}`.execute(database());
  return rows;
}

async function endedSession() {
  const member = await staffMember();
  await inTransaction((trx) => endSession(trx, member.sessionId, now()));
  return member;
}

async function sessionOfLeaver() {
  const [member, administrator] = [await staffMember({ role: "adviser" }), await staffMember()];
  const leaving = { by: administrator.by, memberId: member.member.id, version: 1, now: now() };
  expect(await inTransaction((trx) => memberLeaves(trx, leaving))).toMatchObject({ ok: true });
  return member;
}

async function sessionOnRevokedDevice() {
  const { by } = await staffMember();
  const tablet = { by, name: "Tablet", place: "al-sadd", now: now() };
  const { deviceId } = await inTransaction((trx) => registerDevice(trx, tablet));
  const member = await staffMember({ deviceId });
  await inTransaction((trx) => revokeDevice(trx, { by, deviceId, version: 1, now: now() }));
  return member;
}
