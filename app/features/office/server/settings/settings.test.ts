import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { searchAudit, startSession } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import { showSessionCall } from "../../calls/session-calls.ts";
import { endSessionsCall, setPinCall, showAccountCall } from "../../calls/settings/account-calls.ts";
import { searchAuditCall, showRecordAuditCall } from "../../calls/settings/audit-calls.ts";
import { listDevicesCall, registerDeviceCall, revokeDeviceCall } from "../../calls/settings/device-calls.ts";
import { inviteMemberCall } from "../../calls/settings/staff-calls.ts";
import { deedWords } from "../../ui/audit/audit-words.ts";
import { officeCalls } from "../answers/office-calls.server.ts";

testDatabase();
type Member = Awaited<ReturnType<typeof staffMember>>;
let administrator: Member;
let lusailManager: Member;
beforeAll(async () => {
  await importPlaces();
  administrator = await staffMember({ name: "Hamad Al Marri" });
  lusailManager = await staffMember({ role: "manager", place: "lusail", name: "Ali Al Yafei" });
});
const entriesOf = async (recordId: string) => (await searchAudit({ recordId, limit: 50 })).entries;
async function invite(): Promise<string> {
  const grants = [{ role: "adviser" as const, place: "al-sadd" }];
  const person = {
    email: "noor@rimal.example",
    name: "Noor Al Emadi",
    nameAr: "نور العمادي",
    language: "ar" as const,
  };
  const { data } = await officeApiAs(administrator).post(inviteMemberCall, { body: { ...person, grants } });
  return data.id;
}

const register = (member: Member, place: string) =>
  officeApiAs(member).post(registerDeviceCall, { body: { name: "Workshop tablet", place } });
/** Registering ends the session in which it was done: each tablet takes a manager of its own. */
const newTablet = async (place: string) => register(await staffMember({ role: "manager", place }), place);

describe("devices", () => {
  test("are refused at another place, and at one that is none", async () => {
    expect(await register(lusailManager, "al-sadd")).toMatchObject({ status: 403, code: "not-allowed" });
    for (const place of ["nowhere", "*"])
      expect(await register(administrator, place)).toMatchObject({ status: 422, code: "place-unknown" });
  });

  test("give the browser a cookie that scripts cannot read, and stand in the list and in the audit", async () => {
    const { data, headers } = await newTablet("lusail");
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^marsa_office_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      "marsa_office=; Max-Age=0; Path=/",
    ]);
    const { devices } = (await officeApiAs(lusailManager).get(listDevicesCall, {})).data;
    expect(devices).toMatchObject([
      { id: data.id, name: "Workshop tablet", placeName: "Rimal Service Lusail", revokedAt: null },
    ]);
    expect(await entriesOf(data.id)).toMatchObject([
      { deed: "register-device", place: "lusail", fields: ["name", "place"] },
    ]);
    const elsewhere = await staffMember({ role: "manager", place: "al-khor" });
    expect((await officeApiAs(elsewhere).get(listDevicesCall, {})).data.devices).toEqual([]);
  });

  test("end the session of who registers them, and take none of a person's own from then on", async () => {
    const manager = await staffMember({ role: "manager", place: "al-sadd" });
    const { headers, data } = await register(manager, "al-sadd");
    expect(await officeApiAs(manager).get(showSessionCall, {})).toMatchObject({ status: 401 });
    const [device = ""] = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    // A login that was under way in another tab ends after the registration.
    const { member } = manager;
    const { token } = await inTransaction((trx) =>
      startSession(trx, { memberId: member.id, authenticatedAt: now(), now: now() }),
    );
    const own = `marsa_office=${token}`;
    expect((await officeApiAs({ cookie: own }).get(showSessionCall, {})).status).toBe(200);
    expect((await officeApiAs({ cookie: `${own}; ${device}` }).get(showSessionCall, {})).status).toBe(401);
    const onDevice = await staffMember({ role: "adviser", deviceId: data.id });
    const shared = { cookie: `${onDevice.cookie}; ${device}` };
    expect((await officeApiAs(shared).get(showSessionCall, {})).status).toBe(200);
  });

  test("are revoked with every session on them", async () => {
    const { data } = await newTablet("al-sadd");
    const onDevice = await staffMember({ role: "adviser", deviceId: data.id });
    const revoke = (member: Member, version = 1) =>
      officeApiAs(member).post(revokeDeviceCall, { params: { id: data.id }, body: { version } });
    expect(await revoke(lusailManager)).toMatchObject({ status: 403, code: "not-allowed" });
    expect(await officeApiAs(onDevice).get(showSessionCall, {})).toMatchObject({ status: 200 });
    expect(await revoke(administrator)).toMatchObject({ status: 200 });
    expect(await revoke(administrator)).toMatchObject({ status: 409, code: "changed-meanwhile" });
    expect(await officeApiAs(onDevice).get(showSessionCall, {})).toMatchObject({ status: 401 });
  });
});

describe("one's own account", () => {
  test("has a PIN, which stands nowhere: not in the audit, not with the key of the write", async () => {
    const member = await staffMember({ role: "workshop" });
    const api = officeApiAs(member);
    expect(await api.post(setPinCall, { body: { pin: "123456" } })).toMatchObject({ code: "pin-weak" });
    expect(await api.post(setPinCall, { body: { pin: "482159" } }, { key: "key-of-a-pin" })).toMatchObject({
      status: 200,
    });
    // With the same key and another PIN: were its hash stored, this would be a conflict.
    expect(await api.post(setPinCall, { body: { pin: "482158" } }, { key: "key-of-a-pin" })).toMatchObject({
      status: 200,
    });
    expect((await api.get(showAccountCall, {})).data).toMatchObject({ hasPin: true, maySetPin: true });
    expect(await entriesOf(member.member.id)).toMatchObject([{ deed: "set-pin", fields: ["pin"] }]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from staff.audit_value v where v::text like '%482159%'`.execute(
      database(),
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test("takes no PIN on a shared device", async () => {
    const { data } = await newTablet("al-sadd");
    const api = officeApiAs(await staffMember({ role: "workshop", deviceId: data.id }));
    expect(await api.post(setPinCall, { body: { pin: "482159" } })).toMatchObject({
      status: 403,
      code: "own-browser-needed",
    });
    expect((await api.get(showAccountCall, {})).data).toMatchObject({ maySetPin: false });
  });

  test("ends all its sessions", async () => {
    const member = await staffMember();
    expect(await officeApiAs(member).post(endSessionsCall, { body: {} })).toMatchObject({ status: 200 });
    expect(await officeApiAs(member).get(showAccountCall, {})).toMatchObject({ status: 401 });
    expect(await entriesOf(member.member.id)).toMatchObject([{ deed: "end-sessions" }]);
  });
});

describe("the audit", () => {
  test("has a name in words for every call: any may be refused", () => {
    const names = Object.keys(deedWords.of("en"));
    expect(officeCalls.map(({ call }) => call.id).filter((id) => !names.includes(id))).toEqual([]);
  });

  test("is searched by who, deed, record and day, and the search is an entry too", async () => {
    const auditor = await staffMember({ role: "auditor" });
    const api = officeApiAs(auditor);
    const id = await invite();
    const found = await api.get(searchAuditCall, {
      query: { staff: administrator.member.id, deed: "invite-member", type: "member", record: id },
    });
    expect(found.data.rows).toMatchObject([
      {
        staffName: "Hamad Al Marri",
        record: { type: "member", id, placeName: null },
        via: "write",
        device: null,
      },
    ]);
    expect(found.data.rows[0]?.changes.find(({ field }) => field === "name")?.after).toBe("Noor Al Emadi");
    const before = { from: "2020-01-01", to: "2020-01-02" };
    expect((await api.get(searchAuditCall, { query: before })).data.rows).toEqual([]);
    const own = await searchAudit({ staffId: auditor.member.id, limit: 10 });
    expect(own.entries.map(({ deed, via }) => [deed, via])).toEqual([
      ["search-audit", "search"],
      ["search-audit", "search"],
    ]);
  });

  test("comes page by page, the newest first", async () => {
    const member = officeApiAs(await staffMember({ role: "auditor", name: "Grace Thompson" }));
    for (let one = 0; one < 52; one += 1)
      await member.get(searchAuditCall, { query: { deed: `none-${one}` } });
    const query = { deed: "search-audit", via: "search" as const };
    const first = (await member.get(searchAuditCall, { query })).data;
    const second = (await member.get(searchAuditCall, { query: { ...query, after: first.next ?? "" } })).data;
    expect(first.rows).toHaveLength(50);
    const ids = [...first.rows, ...second.rows].map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
  });

  test("of other places is not shown to an auditor of one", async () => {
    const { data } = await newTablet("lusail");
    const local = officeApiAs(await staffMember({ role: "auditor", place: "lusail" }));
    for (const query of [{}, { place: "al-sadd" }])
      expect(await local.get(searchAuditCall, { query })).toMatchObject({ status: 403, code: "not-allowed" });
    const own = await local.get(searchAuditCall, { query: { place: "lusail" } });
    expect(own.data.rows.map(({ record }) => record.placeName)).not.toContain(null);
    expect(own.data.rows.map(({ record }) => record.id)).toContain(data.id);
    const params = { type: "device", id: data.id };
    expect(await local.get(showRecordAuditCall, { params, query: {} })).toMatchObject({ status: 403 });
    expect(
      (await local.get(showRecordAuditCall, { params, query: { place: "lusail" } })).data.rows,
    ).toMatchObject([{ deed: "register-device" }]);
  });
});
