import { beforeAll, expect, test } from "vitest";
import { rotateSession } from "#app/features/account/server/sessions/sessions.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  hajar,
  slotsBody,
} from "../factories/booking/booking-api.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { collectLog } from "../factories/log-lines.ts";
import { wholeProgram } from "../factories/program/whole-program.ts";
import { FormBrowser, signIn, tokensOf } from "../factories/sign-in.ts";
import { until } from "../factories/until.ts";

testDatabase();
const { get, post, app } = bookingApiOnDemo();
const { send, origin } = wholeProgram();

let collected: ReturnType<typeof collectLog>;
beforeAll(() => {
  collected = collectLog();
});

test("what the program logs names nobody: no mail, name, VIN, plate, note, token, password or query", async () => {
  const { data: slots } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody());
  const note = "a note about my knee";
  const booked = await post<BookedAnswer>(
    "/v3/orders/services/appointment?lang=ar",
    appointmentBody(slots[0], { ServiceNote: note }),
  );
  await get("/v3/vehicles?lang=en");
  await get(`/v3/vehicles/${hajar}?lang=en`);
  await get(`/v3/account/activities/order?appointmentId=${booked.data.serviceAppointmentId}`);
  await post("/v3/orders/services/appointment", '{"mail":"typed@example.qa"');
  await post("/v3/orders/services/appointment", { mail: "typed@example.qa" });
  const token = await signIn(origin(), noora);
  await send("/accounts/login?redirect_url=/secret-place&state=secret-state");
  await send("/accounts/return?code=secret-code&state=secret-state");
  await send("/accounts/reset?token=secret-token");
  await send("/accounts/oidc/auth?client_id=secret-client&login_hint=typed@example.qa");
  await send("/?lang=en&email=typed@example.qa&code=secret-code");
  await send("/api/v3/typed@example.qa/secret-path?code=secret-code", {
    headers: { authorization: `Bearer ${token}` },
  });
  await app.request("/v3/vehicles", { headers: { "x-request-id": "typed@example.qa" } });

  expect(collected.lines()).toContain('"path":"/vehicles/:id"');
  const [head = "", payload = ""] = token.split(".");
  const personal = [
    ...[noora, khalid].flatMap(({ email, phone, firstName, lastName, password }) => [
      email,
      phone,
      firstName,
      lastName,
      password,
    ]),
    ...["RMLHJR4K7R1004821", "482915", note, hajar, booked.data.serviceAppointmentId],
    ...["typed@", "secret-", "?", head, payload],
  ];
  for (const text of personal) expect(collected.lines()).not.toContain(text);
});

test("the security log says what happened to accounts, with the request and without a person", async () => {
  collected.clear();
  const loginAddress = `${origin()}/accounts/login?lang=en&redirect_url=${encodeURIComponent(`${origin()}/dashboard`)}`;
  const browser = new FormBrowser();
  const form = await browser.open(loginAddress);
  const base = form.url.split("?")[0] ?? "";
  const submit = (path: string, fields: Record<string, string>) =>
    browser.open(`${base}${path}?lang=en`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { "x-request-id": "security-log-1" },
    });
  for (let round = 0; round < 6; round += 1)
    await submit("", { email: khalid.email, password: "secret-guess" });
  await submit("/register", { email: "typed@example.qa" });
  await submit("/forgotten", { email: khalid.email });
  const mails = await newestMessages();
  const tokens = mails.map(({ plain }) => /token=([\w-]+)/.exec(plain)?.[1] ?? "secret-nothing");
  const [registration = "", reset = ""] = ["account-confirmation", "account-password-reset"].map(
    (template) => tokens[mails.findIndex((mail) => mail.template === template)],
  );
  const person = { firstName: "Typed", lastName: "Secretly", phone: "55129876" };
  const send = (path: string, fields: Record<string, string>) =>
    fetch(`${origin()}/accounts/${path}`, { method: "POST", body: new URLSearchParams(fields) });
  await send("confirm", { ...person, token: registration, password: "secret-word-of-typed" });
  await send("reset", { token: reset, password: "secret-word-of-khalid" });
  await send("reset", { token: reset, password: "secret-word-of-khalid" });
  const session = await tokensOf(origin(), { email: khalid.email, password: "secret-word-of-khalid" });
  await rotateSession(session.refreshToken, new Date(now().getTime() - 61_000));
  const post = (call: string, body: object) =>
    fetch(`${origin()}/api/v1/auth/${call}`, { method: "POST", body: JSON.stringify(body) });
  await post("refresh", { refreshToken: session.refreshToken });
  const other = await tokensOf(origin(), { email: khalid.email, password: "secret-word-of-khalid" });
  await post("logout", { refreshToken: other.refreshToken });
  await post("login/tokens", { code: "secret-code", redirectUrl: origin() });

  const events = collected
    .lines()
    .split("\n")
    .filter((line) => line.includes('"event":"account.'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set([
      "account.sign-in",
      "account.sign-in-refused",
      "account.sign-in-locked",
      "account.sign-in-throttled",
      "account.registration-requested",
      "account.registered",
      "account.reset-requested",
      "account.password-reset",
      "account.link-refused",
      "account.refresh-token-reused",
      "account.sign-out",
      "account.login-code-refused",
    ]),
  );
  const allowed = ["level", "time", "event", "requestId", "network", "customerId", "sessionId", "emailHash"];
  for (const event of events) {
    expect(event).toMatchObject({ requestId: expect.stringMatching(/^[\w-]{8,64}$/) });
    expect(Object.keys(event).filter((name) => !allowed.includes(name))).toEqual([]);
  }
  const locked = events.find(({ event }) => event === "account.sign-in-locked");
  expect(locked).toMatchObject({ requestId: "security-log-1", level: 40, customerId: khalid.id });
  const personal = ["@", "secret-", "Typed", "Secretly", "55129876", khalid.phone, registration, reset];
  for (const text of [...personal, session.refreshToken, other.accessToken])
    expect(collected.lines()).not.toContain(text);
});

test("what the sign-in provider refuses is a line of the security log", async () => {
  collected.clear();
  const body = new URLSearchParams({ grant_type: "authorization_code", client_id: "marsa-site", code: "x" });
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    authorization: `Basic ${btoa("marsa-site:a-wrong-secret")}`,
  };
  const answer = await send("/accounts/oidc/token", { method: "POST", headers, body: body.toString() });
  expect(answer.status).toBe(401);
  await until(async () => expect(collected.lines()).toContain('"event":"access.refused"'));
  expect(collected.lines()).toMatch(/"code":"http-401","method":"POST","path":"\/accounts\/oidc\/\*"/);
  expect(collected.lines()).not.toContain("a-wrong-secret");
});
