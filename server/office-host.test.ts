import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inviteStaffAccount } from "#app/features/account/account.server.ts";
import { showSessionCall } from "#app/features/office/calls/session-calls.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, officeOrigin } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../tests/factories/database/test-database.ts";
import { officeApiAs } from "../tests/factories/office/office-api.ts";
import { staffMember } from "../tests/factories/office/staff.ts";
import { linkMailedTo } from "../tests/factories/office/staff-accounts.ts";
import { wholeProgram } from "../tests/factories/program/whole-program.ts";

testDatabase();
const program = wholeProgram();
const own = "https://office.example";
const opened = { accept: "text/html,*/*;q=0.8" };
const called = { accept: "*/*", "sec-fetch-site": "same-origin" };
const atOffice = (path: string, headers: Record<string, string> = opened, method = "GET") =>
  program.send(path, { method, headers: { host: "office.example", ...headers } });
const atSite = (path: string, headers: Record<string, string> = opened, method = "GET") =>
  program.send(path, { method, headers });

afterEach(() => void Object.assign(config.office, { origin: undefined }));

describe("an office with a host of its own", () => {
  beforeEach(() => void Object.assign(config.office, { origin: own }));

  test("is answered there", async () => {
    const start = await atOffice("/office/leads");
    expect([start.status, start.headers.location]).toEqual([
      303,
      `/office/sign-in?return=${encodeURIComponent("/office/leads")}`,
    ]);
    expect(await atOffice("/office/api/session", called)).toMatchObject({ status: 401 });
    expect(start.headers["strict-transport-security"]).toContain("max-age");
    for (const path of ["/healthz", "/readyz", "/favicon.ico", "/brand/icon.svg"])
      expect([path, (await atOffice(path)).status]).toEqual([path, 200]);
  });

  test("leads from its bare address to the office, whatever the Host's case and port", async () => {
    for (const host of ["office.example", "OFFICE.example", "office.example:443"])
      expect(await atOffice("/", { ...opened, host })).toMatchObject({
        status: 302,
        headers: { location: `${own}/office` },
      });
  });

  test.each([
    "/en",
    "/home",
    "/api/v1/cpov/vehicles",
    "/api/docs",
    "/graphql",
    "/accounts/login",
    "/accounts/oidc/auth",
    "/accounts/staffing",
    "/accounts/reset",
    "/visit/x",
    "/videos/x.mp4",
    "/dev/outbox",
    "/officer",
    "//office",
    "/office/../api/docs",
    "/office/%2e%2e/accounts/login",
    "/office/..\\graphql",
    "/office/%2e%2e/%61pi/docs",
    "http://office.example/home",
  ])("has nothing of the site: %s", async (path) => {
    const { status, headers } = await atOffice(path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
    expect(await atOffice(path, called, "POST")).toMatchObject({ status: 404 });
  });

  test("is not on the site's host: an opened address leads over, everything else is not found", async () => {
    for (const path of ["/office", "/office/leads?view=open", "/accounts/staff/welcome?token=x"])
      expect(await atSite(path)).toMatchObject({ status: 302, headers: { location: own + path } });
    for (const path of [
      "/office/api/session",
      "/office/live",
      "/accounts/staff/oidc/token",
      "/accounts/../office/api/session",
      "/api/%2e%2e/office/live",
      "/accounts/%73taff/oidc/token",
      "/accounts/../%6fffice/api/session",
      "/%6Fffice/api/session",
    ]) {
      expect(await atSite(path, called)).toMatchObject({ status: 404 });
      expect(await atSite(path, opened, "POST")).toMatchObject({ status: 404 });
    }
    expect(await atSite("/home")).toMatchObject({ status: 200 });
    expect(await atSite("/accounts/login", opened)).toMatchObject({ status: 303 });
  });

  test("signs staff in on its own host, by cookies of that host alone", async () => {
    const begun = await atOffice("/office/sign-in?lang=en");
    expect(begun.headers.location).toMatch(/^https:\/\/office\.example\/accounts\/staff\/oidc\/auth\?/);
    const cookie = String(begun.headers["set-cookie"]);
    expect(cookie).toMatch(/^__Host-marsa_staff_browser=[^;]+;.*Secure/);
    const { pathname, search } = new URL(begun.headers.location ?? "");
    const next = await atOffice(pathname + search, { ...opened, cookie: cookie.split(";")[0] ?? "" });
    expect([next.status, next.headers.location]).toEqual([
      303,
      expect.stringMatching(/accounts\/staff\/interaction/),
    ]);
    const names = [next.headers["set-cookie"] ?? []].flat().map((line) => line.split("=")[0]);
    expect(names).toContain("__Secure-marsa_staff_login");
    const form = await atOffice(new URL(next.headers.location ?? "", own).pathname, {
      ...opened,
      cookie: [next.headers["set-cookie"] ?? []]
        .flat()
        .map((line) => line.split(";")[0])
        .join("; "),
    });
    expect(form).toMatchObject({ status: 200, headers: { "content-security-policy": expect.any(String) } });
    expect(form.text).toContain('type="password"');
    expect(form.text).toContain("&quot;rpId&quot;:&quot;office.example&quot;");
    expect(form.headers["content-security-policy"]).toContain(`script-src ${own}/accounts/assets/`);
    expect(form.headers["content-security-policy"]).not.toContain("localhost");
  });

  test("takes the session's cookie with the prefix of its https, while the site is plain http", async () => {
    const { cookie } = await staffMember({ role: "manager" });
    expect(cookie).toMatch(/^__Host-marsa_office=/);
    expect(await atOffice("/office/api/session", { ...called, cookie })).toMatchObject({ status: 200 });
    const plain = cookie.replace("__Host-", "");
    expect(await atOffice("/office/api/session", { ...called, cookie: plain })).toMatchObject({
      status: 401,
    });
  });

  test("refuses calls of the site's pages as it does any other's", async () => {
    const member = await staffMember({ role: "manager" });
    const codeFrom = async (headers: Record<string, string>) =>
      (await officeApiAs(member).get(showSessionCall, {}, { headers })).status;
    expect(await codeFrom({ origin: own })).toBe(200);
    expect(await codeFrom({ origin: program.origin() })).toBe(403);
    expect(await codeFrom({ "sec-fetch-site": "same-site" })).toBe(403);
    const signOut = await atOffice("/office/sign-out", { origin: program.origin() }, "POST");
    expect(signOut.status).toBe(403);
  });

  test("invites by a link to its own host", async () => {
    const person = { email: "hessa@marsa.example", name: "Hessa", nameAr: "حصة", language: "en" } as const;
    await inTransaction<unknown, unknown>((trx) => inviteStaffAccount(trx, person, now()));
    const link = await linkMailedTo(person.email);
    expect(link).toMatch(/^https:\/\/office\.example\/accounts\/staff\/welcome\?token=/);
    const { pathname, search } = new URL(link);
    expect(await atOffice(pathname + search)).toMatchObject({ status: 200 });
  });
});

describe("an office without a host of its own", () => {
  test("is part of the site's, by whatever name a request comes", async () => {
    expect(officeOrigin()).toBe(program.origin());
    expect(await atSite("/office")).toMatchObject({ status: 303 });
    expect(await atOffice("/office")).toMatchObject({ status: 303 });
    expect(await atOffice("/home")).toMatchObject({ status: 200 });
  });

  test("nor does one whose host is the site's own", async () => {
    Object.assign(config.office, { origin: program.origin() });
    expect(await atSite("/office")).toMatchObject({ status: 303 });
    expect(await atSite("/home")).toMatchObject({ status: 200 });
  });
});
