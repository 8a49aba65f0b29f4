import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { verifyBearer } from "#app/features/account/api.server.ts";
import type { AccountTables } from "#app/features/account/tables.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { type AnyCall, pathOf } from "#app/platform/api/call.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { callExamples } from "#server/api-document/example-calls.ts";
import { apiFeatures } from "#server/app.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  hajar,
  slotsBody,
} from "../factories/booking/booking-api.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { tokenOf } from "../factories/demo-api.ts";

testDatabase();
const { post } = bookingApiOnDemo();
const app = apiApp(apiFeatures, verifyBearer);
const calls: readonly AnyCall[] = apiFeatures.flatMap((api) => api.calls);
const freshCalls = calls.filter((call) => call.fresh === true);
const customersCalls = calls.filter((call) => call.who === "customer");
const callsOfEither = calls.filter((call) => call.who === "either");

let good: string;
let appointmentId: string;
beforeAll(async () => {
  good = await tokenOf(noora, now());
  const { data: slots } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody());
  const { data } = await post<BookedAnswer>("/v3/orders/services/appointment", appointmentBody(slots[0]));
  appointmentId = data.serviceAppointmentId;
});

async function send(
  call: AnyCall,
  authorization: string | undefined,
  changes = callExamples[call.id]?.request,
) {
  const query = new URLSearchParams(changes?.query).toString();
  const answer = await app.request(`${pathOf(call, changes?.params)}?${query}`, {
    method: call.method,
    headers: {
      "idempotency-key": crypto.randomUUID(),
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(changes?.body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, headers: answer.headers };
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;

const strangers: Readonly<Record<string, () => Promise<string | undefined>>> = {
  "no token": async () => undefined,
  "an empty token": async () => "Bearer ",
  "another scheme": async () => `Basic ${good}`,
  "no token at all, only text": async () => "Bearer hello",
  "a token of 5000 characters": async () => `Bearer ${"a".repeat(5000)}`,
  "two tokens": async () => `Bearer ${good}, Bearer ${good}`,
  "a token cut off": async () => `Bearer ${good.slice(0, -3)}`,
  "a forged signature": async () => {
    const [head, payload] = good.split(".");
    const mac = createHmac("sha256", "guessed").update(`${head}.${payload}`).digest("base64url");
    return `Bearer ${head}.${payload}.${mac}`;
  },
  "another customer in a signed token": async () => {
    const [head, , mac] = good.split(".");
    return `Bearer ${head}.${base64({ ...payloadOf(good), sub: khalid.id, user: { id: khalid.id } })}.${mac}`;
  },
  "no algorithm": async () => `Bearer ${base64({ alg: "none", typ: "JWT" })}.${good.split(".")[1]}.`,
  "a token of a session that has ended": async () => `Bearer ${await tokenOfEndedSession()}`,
  "a token of a session that never was": async () =>
    signed({ ...payloadOf(good), sid: "never" }, "access token"),
  "a token of another customer's session": async () =>
    signed({ ...payloadOf(good), sid: payloadOf(await tokenOf(khalid, now())).sid }, "access token"),
  "a token that is over": async () =>
    `Bearer ${await tokenOf(noora, new Date(now().getTime() - 16 * 60_000))}`,
  "a token without an end": async () => signed({ ...payloadOf(good), exp: undefined }, "access token"),
  "a token for another audience": async () =>
    signed({ ...payloadOf(good), aud: "elsewhere" }, "access token"),
  "a token signed for another purpose": async () => signed(payloadOf(good), "refresh token"),
  "a signed token that names nobody": async () =>
    signed({ ...payloadOf(good), user: undefined }, "access token"),
};

async function tokenOfEndedSession(): Promise<string> {
  const token = await tokenOf(khalid, now());
  const sid = `ended-${crypto.randomUUID()}`;
  await database<AccountTables>()
    .insertInto("account.session")
    .values({ id: sid, customer_id: khalid.id, created_at: now(), expires_at: later, revoked_at: now() })
    .execute();
  return (await signed({ ...payloadOf(token), sid }, "access token")).replace("Bearer ", "");
}
const later = new Date(now().getTime() + 3_600_000);

async function signed(payload: Record<string, unknown>, purpose: string): Promise<string> {
  const jwt = new SignJWT(payload).setProtectedHeader({ alg: "HS256" });
  return `Bearer ${await jwt.sign(secretFor(purpose))}`;
}

test("the calls of anyone are exactly these: a new one is a decision", () => {
  const open = calls.filter((call) => call.who === "anyone").map((call) => call.id);
  expect(open.sort()).toEqual([
    "auth.login.tokens",
    "auth.logout",
    "auth.refresh",
    "cpov.alerts.confirm",
    "cpov.alerts.end",
    "cpov.alerts.endFromMailbox",
    "cpov.alerts.show",
    "cpov.alerts.watch",
    "cpov.chosen",
    "cpov.featured",
    "cpov.feed",
    "cpov.filterStats",
    "cpov.list",
    "cpov.numbers",
    "cpov.products",
    "cpov.show",
    "cpov.similar",
    "due-dates.messages.end",
    "leads.task.create",
    "leads.verify",
    "parts.availability",
    "parts.details",
    "parts.diagram",
    "parts.list",
    "parts.pickup-centers",
    "parts.price-details",
    "parts.sub-categories",
    "parts.vehicle",
    "parts.vehicles",
    "payments.methods",
    "phone.code.channels",
    "phone.code.delivery",
    "phone.code.request",
    "phone.code.verify",
    "search",
    "services.centers",
    "services.next-free",
    "services.options",
    "test-drive.cars",
    "test-drive.locations",
  ]);
});

test("the calls of visitors and customers alike are exactly these", () => {
  expect(callsOfEither.map((call) => call.id).sort()).toEqual([
    "leads.create",
    "test-drive.appointment",
    "test-drive.earliest",
    "test-drive.hold",
    "test-drive.hold.release",
    "test-drive.slots",
    "test-drive.task",
  ]);
});

describe.each(callsOfEither.map((call) => [call.id, call] as const))("%s", (_, call) => {
  test.each(Object.keys(strangers).filter((name) => name !== "no token"))(
    "takes %s for no visitor",
    async (name) => {
      const { status, text } = await send(call, await strangers[name]?.());
      expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([401, "not-signed-in"]);
    },
  );
});

test("only calls of customers take a fresh sign-in", () => {
  expect(freshCalls.filter((call) => call.who !== "customer")).toEqual([]);
  expect(freshCalls.map((call) => call.id).sort()).toEqual([
    "account.authenticator.remove",
    "account.devices.sign-out",
    "account.devices.sign-out-others",
    "account.email",
    "account.mobile.bind",
    "account.mobile.code",
    "account.passkeys.remove",
    "account.password",
    "privacy.deletion",
    "privacy.export",
    "privacy.export.show",
  ]);
});

describe.each(freshCalls.map((call) => [call.id, call] as const))("%s", (_, call) => {
  test.each([
    ["five minutes ago", () => new Date(now().getTime() - 5 * 60_000)],
    ["at a time that nobody named", () => null],
  ])("refuses a customer who signed in %s, however new the token", async (_, at) => {
    const sid = `fresh-${crypto.randomUUID()}`;
    const session = { id: sid, customer_id: noora.id, created_at: now(), expires_at: later };
    await database<AccountTables>()
      .insertInto("account.session")
      .values({ ...session, revoked_at: null, authenticated_at: at() })
      .execute();
    const { status, text } = await send(call, await signed({ ...payloadOf(good), sid }, "access token"));
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([403, "sign-in-again"]);
  });
});

describe.each(customersCalls.map((call) => [call.id, call] as const))("%s", (_, call) => {
  test.each(Object.keys(strangers))("refuses %s", async (name) => {
    const { status, text, headers } = await send(call, await strangers[name]?.());
    expect(status).toBe(401);
    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(["code", "message", "requestId"]);
    expect(JSON.parse(text)).toMatchObject({ code: "not-signed-in" });
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("a refusal comes before the input is looked at", async () => {
    const wrong = {
      params: { ...callExamples[call.id]?.request.params, id: "x".repeat(65) },
      query: { lang: "xx" },
      body: 7,
    };
    expect((await send(call, undefined, wrong)).status).toBe(401);
  });

  test("shows another customer nothing of the first one's", async () => {
    const query = call.id === "account.activities.order" ? { query: { appointmentId } } : {};
    const { status, text } = await send(call, `Bearer ${await tokenOf(khalid, now())}`, {
      ...callExamples[call.id]?.request,
      ...query,
    });
    expect([200, 404, 409, 422]).toContain(status);
    const secrets = [hajar, appointmentId, "RMLHJR4K7R1004821", "482915", noora.email, noora.phone];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

test.each([hajar, "of-nobody", "..", "%00", "a".repeat(64)])(
  "a vehicle of someone else and one that nobody has answer alike: %s",
  async (id) => {
    const call = customersCalls.find((one) => one.id === "vehicles.show") as AnyCall;
    const { status, text } = await send(call, `Bearer ${await tokenOf(khalid, now())}`, { params: { id } });
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([404, "not-found"]);
  },
);

test("a customer who is gone has nothing, and gets no error", async () => {
  const gone = `Bearer ${await tokenOf({ ...noora, id: "01976f00-0000-7000-8000-00000000dead" }, now())}`;
  for (const call of customersCalls) expect((await send(call, gone)).status).toBeLessThan(500);
});
