import { beforeAll, describe, expect, test } from "vitest";
import { memberById, searchAudit } from "#app/features/staff/staff.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import { showSessionCall } from "../../calls/session-calls.ts";
import {
  changeRolesCall,
  inviteMemberCall,
  listStaffCall,
  memberLeavesCall,
  nameStaffCall,
  renewInvitationCall,
  showMemberCall,
} from "../../calls/settings/staff-calls.ts";

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
