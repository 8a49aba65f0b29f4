import { beforeAll, expect, test } from "vitest";
import { pinTries } from "#app/features/staff/rules/pin.ts";
import { registerDevice, revokeDevice, searchAudit, setPin } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { office, officeApiAs } from "../../../../tests/factories/office/office-api.ts";
import { staffMember, type WantedMember } from "../../../../tests/factories/office/staff.ts";
import { importPlaces } from "../../../../tests/factories/office-places.ts";
import { showSessionCall } from "../calls/session-calls.ts";

testDatabase();
const pin = "482159";
let tablet: Awaited<ReturnType<typeof newTablet>>;
beforeAll(async () => {
  await importPlaces();
  tablet = await newTablet("al-sadd");
});

async function newTablet(place: string) {
  const by = { staffId: "manager", name: "Maryam Al Sulaiti" };
  const registered = await inTransaction((trx) =>
    registerDevice(trx, { by, name: "Bay 3", place, now: now() }),
  );
  return { ...registered, by, cookie: `marsa_office_device=${registered.token}` };
}

/** A member of staff who has signed in on the tablet and has a PIN. */
async function colleague(wanted: WantedMember = {}) {
  const member = await staffMember({
    role: "workshop",
    place: "al-sadd",
    deviceId: tablet.deviceId,
    ...wanted,
  });
  await inTransaction((trx) => setPin(trx, { memberId: member.member.id, pin }));
  return member;
}

async function at(path: string, cookie?: string, body?: object, headers: Record<string, string> = {}) {
  const response = await office.request(`http://localhost/office/device${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...(cookie && { cookie }), "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, said: await response.json() };
}
const enter = (memberId: string, entered: string, cookie = tablet.cookie) =>
  at("/switch", cookie, { memberId, pin: entered });
const cookieOf = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? "";

test("a browser that is no registered device learns nothing and opens nothing", async () => {
  const { member } = await colleague();
  for (const cookie of [undefined, "marsa_office_device=forged", (await staffMember()).cookie]) {
    expect(await at("", cookie)).toMatchObject({ status: 200, said: { data: null } });
    expect(await at("/switch", cookie, { memberId: member.id, pin })).toMatchObject({ status: 403 });
  }
});

test("a page of elsewhere is refused", async () => {
  const { member } = await colleague();
  const foreign: Record<string, string>[] = [
    { origin: "https://elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign)
    expect(await at("/switch", tablet.cookie, { memberId: member.id, pin }, headers)).toMatchObject({
      ...{ status: 403, said: { code: "foreign-form" } },
    });
});

test("a device says where it is and who may be next, in the language of the screen", async () => {
  const { member } = await colleague({ name: "Rakesh Nair" });
  const { said, headers } = await at("?lang=ar", tablet.cookie);
  expect(said.data).toMatchObject({ name: "Bay 3", placeName: "مركز خدمة رمال، السد", signedIn: null });
  expect(said.data.members).toContainEqual({ id: member.id, name: "حمد المري" });
  expect(headers.get("cache-control")).toBe("no-store");
});

test("six digits change the person: the last one is out, the audit names who", async () => {
  const [before, next] = [await colleague(), await colleague({ name: "Arnel Santos" })];
  const changed = await enter(next.member.id, pin, `${tablet.cookie}; ${before.cookie}`);
  expect(changed).toMatchObject({ status: 200, said: { data: { memberId: next.member.id } } });
  expect((await officeApiAs(before).get(showSessionCall, {})).status).toBe(401);
  const session = await officeApiAs({ cookie: cookieOf(changed.headers) }).get(showSessionCall, {});
  expect(session.data).toMatchObject({ member: { name: "Arnel Santos" }, device: { id: tablet.deviceId } });
  const { entries } = await searchAudit({ staffId: next.member.id, limit: 5 });
  expect(entries).toMatchObject([
    { deed: "change-person", via: "sign-in", deviceId: tablet.deviceId, place: "al-sadd" },
  ]);
});

test("the session of the manager who registered the device ends with the first change", async () => {
  const [manager, next] = [await staffMember({ role: "manager" }), await colleague()];
  await enter(next.member.id, pin, `${tablet.cookie}; ${manager.cookie}`);
  expect((await officeApiAs(manager).get(showSessionCall, {})).status).toBe(401);
});

test("wrong PINs are counted for good, and lock", async () => {
  const { member } = await colleague();
  for (let left = pinTries - 1; left > 0; left -= 1)
    expect(await enter(member.id, "900001")).toMatchObject({
      status: 422,
      said: { code: "pin-wrong", triesLeft: left },
    });
  expect(await enter(member.id, "900001")).toMatchObject({ status: 429, said: { code: "pin-locked" } });
  expect(await enter(member.id, pin)).toMatchObject({ status: 429, said: { code: "pin-locked" } });
});

test.each([{}, { memberId: "x" }, { memberId: "x", pin: "12345" }, { memberId: "x", pin: 482159 }])(
  "%j is no entry of a PIN",
  async (body) =>
    expect(await at("/switch", tablet.cookie, body)).toMatchObject({
      status: 422,
      said: { code: "invalid-input" },
    }),
);

test("an unused device locks itself, and still shows its screen to who comes next", async () => {
  const member = await colleague();
  const both = `${tablet.cookie}; ${member.cookie}`;
  expect(await at("/lock", both, {})).toMatchObject({ status: 200 });
  expect((await officeApiAs(member).get(showSessionCall, {})).status).toBe(401);
  const page = (cookie: string) => office.request("http://localhost/office/service", { headers: { cookie } });
  expect((await page(tablet.cookie)).status).toBe(200);
  expect((await page("marsa_office_device=forged")).headers.get("location")).toMatch(/^\/office\/sign-in/);
});

test("a revoked device is none any more", async () => {
  const lost = await newTablet("al-sadd");
  const { member } = await colleague();
  expect((await at("", lost.cookie)).said.data).toMatchObject({ name: "Bay 3" });
  await inTransaction((trx) => revokeDevice(trx, { ...lost, version: 1, now: now() }));
  expect((await at("", lost.cookie)).said.data).toBeNull();
  expect((await enter(member.id, pin, lost.cookie)).status).toBe(403);
});
