import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { memberById, searchAudit } from "#app/features/staff/staff.server.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { officeApiAs } from "../../../../../tests/factories/office-api.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import { staffMember } from "../../../../../tests/factories/staff.ts";
import { endSessionsCall, setPinCall, showAccountCall } from "../../calls/account-calls.ts";
import { searchAuditCall, showRecordAuditCall } from "../../calls/audit-calls.ts";
import { listDevicesCall, registerDeviceCall, revokeDeviceCall } from "../../calls/device-calls.ts";
import { showSessionCall } from "../../calls/session-calls.ts";
import {
  changeRolesCall,
  inviteMemberCall,
  listStaffCall,
  memberLeavesCall,
  nameStaffCall,
  renewInvitationCall,
  showMemberCall,
} from "../../calls/staff-calls.ts";
import { deedWords } from "../../ui/kit/audit-words.ts";
import { officeCalls } from "./office-calls.server.ts";

testDatabase();
type Member = Awaited<ReturnType<typeof staffMember>>;
let administrator: Member;
let lusailManager: Member;
beforeAll(async () => {
  await importPlaces();
  administrator = await staffMember({ name: "Hamad Al Marri" });
  lusailManager = await staffMember({ role: "manager", place: "lusail", name: "Ali Al Yafei" });
});
const adviserAt = (place: string) => [{ role: "adviser", place }] as const;
const entriesOf = async (recordId: string) => (await searchAudit({ recordId, limit: 50 })).entries;
let invitations = 0;
const invitation = (place = "al-sadd") => ({
  email: `new-${++invitations}@rimal.example`,
  ...{ name: "Noor Al Emadi", nameAr: "نور العمادي", language: "ar" as const },
  grants: [...adviserAt(place)],
});
const invite = async (place?: string) => {
  const { data } = await officeApiAs(administrator).post(inviteMemberCall, { body: invitation(place) });
  return data.id;
};

describe("staff", () => {
  test("are shown to nobody without a session, nor to a role that does not see them", async () => {
    expect(await officeApiAs().get(listStaffCall, { query: {} })).toMatchObject({
      status: 401,
      code: "not-signed-in",
    });
    const adviser = officeApiAs(await staffMember({ role: "adviser" }));
    expect(await adviser.get(listStaffCall, { query: {} })).toMatchObject({
      status: 403,
      code: "not-allowed",
    });
  });

  test("of other places are not seen by a manager of one", async () => {
    const [there, elsewhere] = [
      await staffMember({ role: "sales", place: "lusail" }),
      await invite("al-sadd"),
    ];
    const manager = officeApiAs(lusailManager);
    const ids = (await manager.get(listStaffCall, { query: {} })).data.rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([there.member.id, administrator.member.id]));
    expect(ids).not.toContain(elsewhere);
    expect(await manager.get(listStaffCall, { query: { place: "al-sadd" } })).toMatchObject({
      code: "not-allowed",
    });
    expect(await manager.get(showMemberCall, { params: { id: elsewhere } })).toMatchObject({ status: 404 });
    const names = (await manager.get(nameStaffCall, {})).data.members.map(({ id }) => id);
    expect(names).not.toContain(elsewhere);
  });

  test("are found by either script, with roles and places in the language of the screen", async () => {
    const id = await invite();
    const { data } = await officeApiAs(administrator).get(listStaffCall, {
      query: { text: "العمادي", role: "adviser", lang: "ar" } as object,
    });
    expect(data.rows.find((row) => row.id === id)).toMatchObject({
      ...{ name: "نور العمادي", otherName: "Noor Al Emadi", state: "invited" },
      grants: [{ role: "adviser", place: "al-sadd", placeName: "خدمة رمال السد" }],
    });
  });

  test("come page by page", async () => {
    for (let one = 0; one < 51; one += 1)
      await staffMember({ role: "editor", place: "salwa-road", name: `Editor ${one}` });
    const api = officeApiAs(administrator);
    const first = (await api.get(listStaffCall, { query: { role: "editor" } })).data;
    const second = (await api.get(listStaffCall, { query: { role: "editor", after: first.next ?? "" } }))
      .data;
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 1, null]);
  });

  test("are invited by a link, once an address, and the audit says what was granted", async () => {
    const api = officeApiAs(administrator);
    const body = invitation();
    const invited = await api.post(inviteMemberCall, { body });
    expect(invited).toMatchObject({ status: 200, data: { link: expect.stringMatching(/^http/) } });
    expect(await api.post(inviteMemberCall, { body })).toMatchObject({ status: 409, code: "email-taken" });
    expect(await api.post(inviteMemberCall, { body: { ...invitation(), grants: [] } })).toMatchObject({
      code: "no-role",
    });
    expect(await entriesOf(invited.data.id)).toMatchObject([
      {
        deed: "invite-member",
        staffName: "Hamad Al Marri",
        fields: ["email", "name", "nameAr", "language", "grants"],
      },
    ]);
  });

  test("get a new link in place of one that was lost", async () => {
    const id = await invite();
    const api = officeApiAs(administrator);
    const renewed = await api.post(renewInvitationCall, { params: { id }, body: { version: 1 } });
    expect(renewed).toMatchObject({
      status: 200,
      data: { version: 2, link: expect.stringMatching(/^http/) },
    });
    expect(await api.post(renewInvitationCall, { params: { id }, body: { version: 1 } })).toMatchObject({
      ...{ code: "changed-meanwhile", said: { by: "Hamad Al Marri" } },
    });
  });

  test("have their roles changed by a colleague, from the version that was seen", async () => {
    const id = await invite();
    const api = officeApiAs(administrator);
    const change = { params: { id }, body: { version: 1, grants: [...adviserAt("lusail")] } };
    expect(await api.post(changeRolesCall, change)).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await api.post(changeRolesCall, change)).toMatchObject({ status: 409, code: "changed-meanwhile" });
    const own = {
      params: { id: administrator.member.id },
      body: { version: 1, grants: [...adviserAt("lusail")] },
    };
    expect(await api.post(changeRolesCall, own)).toMatchObject({ status: 403, code: "own-roles" });
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({ deed: "change-roles", fields: ["grants"] });
    expect(entry?.changes[0]?.after).toEqual([{ role: "adviser", place: "lusail" }]);
  });

  test("are administered at one place by who administers that place alone", async () => {
    const local = officeApiAs(await staffMember({ role: "administrator", place: "lusail" }));
    const [here, there] = [await invite("lusail"), await invite("al-sadd")];
    const grant = (id: string, place: string) =>
      local.post(changeRolesCall, { params: { id }, body: { version: 1, grants: [...adviserAt(place)] } });
    expect((await local.post(inviteMemberCall, { body: invitation("*") })).code).toBe("not-allowed");
    expect((await grant(here, "*")).code).toBe("not-allowed");
    expect((await grant(there, "lusail")).code).toBe("not-allowed");
    const leave = { params: { id: there }, body: { version: 1 } };
    expect((await local.post(memberLeavesCall, leave)).code).toBe("not-allowed");
    expect((await local.post(renewInvitationCall, leave)).code).toBe("not-allowed");
    expect((await local.post(inviteMemberCall, { body: invitation("lusail") })).status).toBe(200);
  });

  test("leave: sessions end at once and their name stays with what they did", async () => {
    const leaver = await staffMember({ role: "adviser", place: "al-sadd" });
    const { id } = leaver.member;
    const api = officeApiAs(administrator);
    const left = await api.post(memberLeavesCall, { params: { id }, body: { version: 1 } });
    expect(left).toMatchObject({ status: 200, data: { version: 2, handedOn: expect.any(Object) } });
    expect(await officeApiAs(leaver).get(showSessionCall, {})).toMatchObject({ status: 401 });
    expect((await memberById(id))?.state).toBe("left");
    expect(
      (await api.get(listStaffCall, { query: { state: "left" } })).data.rows.map((row) => row.id),
    ).toContain(id);
    expect(await entriesOf(id)).toMatchObject([{ deed: "member-leaves", fields: ["state", "grants"] }]);
  });
});

describe("devices", () => {
  const register = (member: Member, place: string) =>
    officeApiAs(member).post(registerDeviceCall, { body: { name: "Workshop tablet", place } });

  test("are refused at another place, and at one that is none", async () => {
    expect(await register(lusailManager, "al-sadd")).toMatchObject({ status: 403, code: "not-allowed" });
    expect(await register(administrator, "nowhere")).toMatchObject({ status: 404 });
  });

  test("give the browser a cookie that scripts cannot read, and stand in the list and in the audit", async () => {
    const { data, headers } = await register(lusailManager, "lusail");
    expect(headers.get("set-cookie")).toMatch(
      /^marsa_office_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
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

  test("are revoked with every session on them", async () => {
    const { data } = await register(administrator, "al-sadd");
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
    const { data } = await officeApiAs(administrator).post(registerDeviceCall, {
      body: { name: "Tablet", place: "al-sadd" },
    });
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
  test("has a name in words for every deed that it names", () => {
    const audited = officeCalls.filter(({ call, isWrite }) => isWrite || call.audited !== undefined);
    const names = Object.keys(deedWords.of("en"));
    expect(audited.map(({ call }) => call.id).filter((id) => !names.includes(id))).toEqual([]);
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
    for (let one = 0; one < 52; one += 1) await member.get(searchAuditCall, { query: { deed: "none" } });
    const query = { deed: "search-audit", via: "search" as const };
    const first = (await member.get(searchAuditCall, { query })).data;
    const second = (await member.get(searchAuditCall, { query: { ...query, after: first.next ?? "" } })).data;
    expect(first.rows).toHaveLength(50);
    const ids = [...first.rows, ...second.rows].map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
  });

  test("of other places is not shown to an auditor of one", async () => {
    const { data } = await officeApiAs(lusailManager).post(registerDeviceCall, {
      body: { name: "Tablet", place: "lusail" },
    });
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
