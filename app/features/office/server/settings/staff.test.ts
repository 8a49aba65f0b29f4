import { beforeAll, describe, expect, test } from "vitest";
import { importCenter } from "#app/features/scheduling/scheduling.server.ts";
import { memberById, memberOfSubject, searchAudit, startSession } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { demoShowrooms } from "#db/seed/demo/demo-showrooms.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { tracesOf } from "../../../../../tests/factories/database/traces.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { followLink, linkMailedTo } from "../../../../../tests/factories/office/staff-accounts.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import { showSessionCall } from "../../calls/session-calls.ts";
import { setPinCall } from "../../calls/settings/account-calls.ts";
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
let otherAdministrator: Member;
let lusailManager: Member;
beforeAll(async () => {
  await importPlaces();
  administrator = await staffMember({ name: "Hamad Al Marri" });
  otherAdministrator = await staffMember({ name: "Salem Al Marri" });
  lusailManager = await staffMember({ role: "manager", place: "lusail", name: "Ali Al Yafei" });
});
const adviserAt = (place: string) => [{ role: "adviser", place }] as const;
const entriesOf = async (recordId: string, via: "write" | "sign-in" = "write") =>
  (await searchAudit({ recordId, vias: [via], limit: 50 })).entries;
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
const mailsTo = async ({ member }: Member) =>
  (await newestMessages(200)).filter(({ recipient }) => recipient === member.email);

/** One who was invited, has signed in since, and is in the office now. */
async function activeColleague() {
  const { email, ...body } = invitation();
  const { data } = await officeApiAs(administrator).post(inviteMemberCall, { body: { ...body, email } });
  const subject = await followLink(email);
  const { token } = await inTransaction(async (trx) => {
    await memberOfSubject(trx, { issuer: "any", subject, email, name: "", groups: [] }, now());
    return startSession(trx, { memberId: data.id, authenticatedAt: now(), now: now() });
  });
  return { id: data.id, email, cookie: `marsa_office=${token}` };
}

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
      grants: [{ role: "adviser", place: "al-sadd", placeName: "مركز خدمة رمال، السد" }],
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
    expect(invited).toMatchObject({ status: 200, data: { id: expect.any(String) } });
    expect(await linkMailedTo(body.email)).toMatch(/^http/);
    expect(JSON.stringify(invited.said)).not.toMatch(/token|http/);
    for (const email of [body.email, `Noor Al Emadi <${body.email}>`, `mailto:${body.email}`]) {
      const again = await api.post(inviteMemberCall, { body: { ...body, email } });
      expect(again).toMatchObject({ status: 409, code: "email-taken" });
    }
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

  test("are invited before the eyes of all other administrators", async () => {
    const body = invitation();
    await officeApiAs(administrator).post(inviteMemberCall, { body });
    expect(await mailsTo(otherAdministrator)).toContainEqual(
      expect.objectContaining({
        template: "staff-access-invited",
        plain: expect.stringContaining(body.email),
      }),
    );
    expect(await mailsTo(administrator)).toEqual([]);
  });

  test("get a new link in place of one that was lost, which nobody else sees", async () => {
    const { id, email } = await activeColleague();
    const api = officeApiAs(administrator);
    const renewed = await api.post(renewInvitationCall, { params: { id }, body: { version: 2 } });
    expect(renewed).toMatchObject({ status: 200, data: { version: 3, email } });
    const token = new URL(await linkMailedTo(email)).searchParams.get("token") ?? "";
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(renewed.said)).not.toMatch(/token|http/);
    expect(await tracesOf([token])).toEqual([]);
    const [notice] = await mailsTo(otherAdministrator);
    expect(notice).toMatchObject({ template: "staff-access-renewed", language: "en" });
    for (const said of ["Hamad Al Marri", "Noor Al Emadi", email]) expect(notice?.plain).toContain(said);
    expect(await mailsTo(administrator)).toEqual([]);
    expect((await entriesOf(id))[0]).toMatchObject({ deed: "renew-invitation", staffName: "Hamad Al Marri" });
    expect(await api.post(renewInvitationCall, { params: { id }, body: { version: 2 } })).toMatchObject({
      ...{ code: "changed-meanwhile", said: { by: "Hamad Al Marri" } },
    });
  });

  test("are out in every browser once they have used a new link, and not before", async () => {
    const { id, email, cookie } = await activeColleague();
    const colleague = officeApiAs({ cookie });
    expect((await colleague.post(setPinCall, { body: { pin: "482159" } })).status).toBe(200);
    await officeApiAs(administrator).post(renewInvitationCall, { params: { id }, body: { version: 2 } });
    expect((await colleague.get(showSessionCall, {})).status).toBe(200);
    await followLink(email);
    expect((await colleague.get(showSessionCall, {})).status).toBe(401);
    expect(await memberById(id)).toMatchObject({ state: "active", hasPin: false });
    const [entry] = await entriesOf(id, "sign-in");
    expect(entry).toMatchObject({ deed: "use-invitation", staffId: id, via: "sign-in" });
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

  test("a role is given where it has something to do", async () => {
    const api = officeApiAs(await staffMember({ role: "administrator" }));
    for (const place of demoShowrooms(now())) await importCenter(place);
    const wrong = { status: 422, code: "role-elsewhere" };
    const showroom = adviserAt("rimal-showroom-lusail");
    expect(
      await api.post(inviteMemberCall, { body: { ...invitation(), grants: [...showroom] } }),
    ).toMatchObject(wrong);
    const { id } = (await api.post(inviteMemberCall, { body: invitation() })).data;
    const change = { params: { id }, body: { version: 1, grants: [...adviserAt("al-sadd"), ...showroom] } };
    expect(await api.post(changeRolesCall, change)).toMatchObject(wrong);
  });

  test("have no role at a place that is none, neither from an invitation nor from a change", async () => {
    const api = officeApiAs(administrator);
    const grants = [...adviserAt("al-sadd"), ...adviserAt("al-wakra-2")];
    const unknown = { status: 422, code: "place-unknown" };
    expect(await api.post(inviteMemberCall, { body: { ...invitation(), grants } })).toMatchObject(unknown);
    const id = await invite();
    const change = { params: { id }, body: { version: 1, grants } };
    expect(await api.post(changeRolesCall, change)).toMatchObject(unknown);
    expect((await memberById(id))?.grants).toEqual(adviserAt("al-sadd"));
    expect(await api.get(listStaffCall, { query: { place: "al-wakra-2" } })).toMatchObject(unknown);
    expect((await api.post(inviteMemberCall, { body: { ...invitation("*") } })).status).toBe(200);
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
