import { beforeAll, describe, expect, test } from "vitest";
import { succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction, queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { announcedTopics } from "../../../../../tests/factories/office/announced-topics.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { everywhere, type Grant } from "../../rules/permissions.ts";
import {
  activeMembersWith,
  changeGrants,
  inviteMember,
  listMembers,
  lockMembers,
  memberById,
  memberLeaves,
  memberOfSubject,
  onLeaving,
  provideStaffAccounts,
  renewInvitation,
  sessionOf,
} from "../../staff.server.ts";

testDatabase();
const start = now();
const adviser: Grant[] = [{ role: "adviser", place: "west-bay" }];
const closed: string[] = [];
let accounts = 0;
let administrator: Awaited<ReturnType<typeof staffMember>>;

beforeAll(async () => {
  provideStaffAccounts({
    invite: async () => ({ id: `account-${++accounts}` }),
    renew: async (_, { id }) => succeed({ email: `${id}@example.qa` }),
    endSessions: async () => undefined,
    close: async (_, id) => void closed.push(id),
  });
  administrator = await staffMember({ at: start });
});

const invite = (email: string, more: Partial<Parameters<typeof inviteMember>[1]> = {}) =>
  inTransaction((trx) => {
    const person = {
      by: administrator.by,
      email,
      name: "Noof Al Hajri",
      nameAr: "نوف الهاجري",
      language: "ar",
    } as const;
    return inviteMember(trx, { ...person, grants: adviser, now: start, ...more });
  });
const signIn = (subject: string) =>
  inTransaction((trx) =>
    memberOfSubject(trx, { issuer: "any", subject, email: "x@example.qa", name: "X", groups: [] }, start),
  );
const change = (memberId: string, version: number, grants: readonly Grant[], by = administrator.by) =>
  inTransaction((trx) => changeGrants(trx, { by, memberId, version, grants, now: start }));
const leave = (memberId: string, version = 1, by = administrator.by) =>
  inTransaction((trx) => memberLeaves(trx, { by, memberId, version, now: start }));

async function invited(email: string) {
  const result = await invite(email);
  if (!result.ok) throw new Error(result.code);
  return { ...result.value, subject: `account-${accounts}` };
}

describe("an invitation", () => {
  test("makes a member who is active from the first sign-in on", async () => {
    const { memberId, version, changes, subject } = await invited("noof@example.qa");
    expect(version).toBe(1);
    expect(changes.map(({ field }) => field)).toEqual(["email", "name", "nameAr", "language", "grants"]);
    expect(await memberById(memberId)).toMatchObject({ state: "invited", grants: adviser, hasPin: false });
    expect((await activeMembersWith("adviser", "west-bay")).map(({ id }) => id)).not.toContain(memberId);
    expect(await signIn(subject)).toEqual({
      ok: true,
      value: {
        ...{ id: memberId, name: "Noof Al Hajri" },
        changes: [{ field: "state", before: "invited", after: "active" }],
      },
    });
    expect(await signIn(subject)).toMatchObject({ ok: true, value: { changes: [] } });
    expect(await memberById(memberId)).toMatchObject({ state: "active", version: 2 });
  });

  test("is refused for an address that a member has, in any case of its letters, and without a role", async () => {
    await invited("twice@example.qa");
    expect(await invite("Twice@Example.QA")).toEqual({ ok: false, code: "email-taken" });
    expect(await invite("roleless@example.qa", { grants: [] })).toEqual({ ok: false, code: "no-role" });
  });

  test("reaches one of ten administrators at once", async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => invite("raced@example.qa")));
    const done = results.filter((result) => result.status === "fulfilled" && result.value.ok);
    expect(done).toHaveLength(1);
  });

  test("is renewed until the member has left", async () => {
    const { memberId, subject } = await invited("renewed@example.qa");
    const renew = (version: number) =>
      inTransaction((trx) => renewInvitation(trx, { by: administrator.by, memberId, version, now: start }));
    expect(await renew(1)).toMatchObject({
      value: { version: 2, email: `${subject}@example.qa` },
    });
    expect(await renew(1)).toMatchObject({
      code: "changed-meanwhile",
      detail: { by: administrator.by.name },
    });
    await leave(memberId, 2);
    expect(await renew(3)).toEqual({ ok: false, code: "has-left" });
  });
});

test("nobody is a member by their account alone", async () => {
  expect(await signIn("account-of-nobody")).toEqual({ ok: false, code: "not-a-member" });
});

describe("roles", () => {
  test("are changed by another, hold from the next request on, and are written down", async () => {
    const { member, token } = await staffMember({ grants: adviser, at: start });
    const manager: Grant[] = [{ role: "manager", place: everywhere }];
    const topics = await announcedTopics(async () => {
      expect(await change(member.id, 1, manager)).toEqual({
        ...{
          ok: true,
          value: { version: 2, changes: [{ field: "grants", before: adviser, after: manager }] },
        },
      });
    });
    expect(topics).toEqual(["staff", `member/${member.id}`]);
    expect(await sessionOf(token, start)).toMatchObject({ member: { grants: manager } });
    expect(await change(member.id, 2, manager)).toEqual({ ok: true, value: { version: 2, changes: [] } });
  });

  test("are never one's own to change", async () => {
    const grants: Grant[] = [{ role: "manager", place: everywhere }];
    expect(await change(administrator.by.staffId, 1, grants)).toEqual({ ok: false, code: "own-roles" });
  });

  test("are not overwritten: who comes second sees who was faster", async () => {
    const { member } = await staffMember({ grants: adviser, at: start });
    const other = await staffMember({ name: "Layla Mansour", at: start });
    await change(member.id, 1, [{ role: "sales", place: "lusail" }], other.by);
    expect(await change(member.id, 1, [{ role: "parts", place: "lusail" }])).toEqual({
      ...{ ok: false, code: "changed-meanwhile", detail: { by: "Layla Mansour", at: start } },
    });
    expect(await memberById(member.id)).toMatchObject({ grants: [{ role: "sales", place: "lusail" }] });
  });

  test("of nobody, and no roles at all, are refused", async () => {
    expect(await change("nobody", 1, adviser)).toEqual({ ok: false, code: "not-found" });
    expect(await change("nobody", 1, [])).toEqual({ ok: false, code: "no-role" });
  });
});

describe("leaving", () => {
  test("ends sessions, account, roles and PIN at once, and hands work on in the same transaction", async () => {
    const { member, token } = await staffMember({ grants: adviser, at: start });
    onLeaving("leads", async (_, { memberId, by }) =>
      memberId === member.id && by === administrator.by ? 3 : 0,
    );
    expect(await leave(member.id)).toEqual({
      ok: true,
      value: {
        version: 2,
        handedOn: { leads: 3 },
        changes: [
          { field: "state", before: "active", after: "left" },
          { field: "grants", before: adviser, after: [] },
        ],
      },
    });
    expect(await sessionOf(token, start)).toBeUndefined();
    expect(closed).toContain(member.id);
    expect(await memberById(member.id)).toMatchObject({
      state: "left",
      leftAt: start,
      grants: [],
      hasPin: false,
    });
    expect(await signIn(member.id)).toEqual({ ok: false, code: "has-left" });
    expect(await leave(member.id, 2)).toEqual({ ok: false, code: "has-left" });
    expect(await change(member.id, 2, adviser)).toEqual({ ok: false, code: "has-left" });
  });

  test("frees the address for another person", async () => {
    const { memberId } = await invited("again@example.qa");
    await leave(memberId);
    expect(await invite("again@example.qa")).toMatchObject({ ok: true });
  });

  test("is refused to oneself, and of a version that is no longer current", async () => {
    expect(await leave(administrator.by.staffId)).toEqual({ ok: false, code: "own-leave" });
    const { member } = await staffMember({ grants: adviser, at: start });
    expect(await leave(member.id, 7)).toMatchObject({ code: "changed-meanwhile" });
  });

  test("of administrators leaves one, also where two remove each other at once", async () => {
    const listed = await listMembers({ role: "administrator", limit: 100 });
    const [one, two] = [administrator, await staffMember({ name: "The Second", at: start })];
    for (const { id, version } of listed.members)
      if (id !== one.by.staffId && id !== two.by.staffId) await leave(id, version);
    const results = await Promise.all([leave(one.by.staffId, 1, two.by), leave(two.by.staffId, 1, one.by)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, code: "last-administrator" });
    const left = await listMembers({ role: "administrator", limit: 100 });
    expect(left.members).toHaveLength(1);
    const [last] = left.members;
    administrator = await staffMember({ at: start });
    expect(last?.state).toBe("active");
  });
});

describe("lists", () => {
  test("show members by name, page by page, in one query each", async () => {
    for (const name of ["Aisha", "Basma", "Dana"])
      await staffMember({ name, grants: [{ role: "parts", place: "al-khor" }], at: start });
    const filter = { role: "parts", places: ["al-khor", "al-rayyan"], limit: 2 } as const;
    const before = queryCount();
    const first = await listMembers(filter);
    expect(queryCount() - before).toBe(1);
    expect(first.members.map(({ name }) => name)).toEqual(["Aisha", "Basma"]);
    const second = await listMembers({ ...filter, after: first.next ?? "" });
    expect(second.members.map(({ name }) => name)).toEqual(["Dana"]);
    expect(second.next).toBeNull();
    const all = await listMembers({ role: "parts", places: ["lusail", everywhere], limit: 9 });
    expect(all.members.map(({ name }) => name)).toEqual(["Aisha", "Basma", "Dana"]);
    expect((await listMembers({ role: "parts", places: ["lusail"], limit: 9 })).members).toEqual([]);
    expect((await listMembers({ role: "parts", places: [], limit: 9 })).members).toEqual([]);
  });

  test("find by a part of the name in either script or of the address, and who left where requested", async () => {
    const { memberId } = await invited("searched@example.qa");
    const ids = async (text: string, states?: readonly ("left" | "invited")[]) =>
      (await listMembers({ text, states, limit: 50 })).members.map(({ id }) => id);
    for (const text of ["AL HAJ", "الهاج", "searched@", "hajri"]) expect(await ids(text)).toContain(memberId);
    expect(await ids("100%_of")).toEqual([]);
    await leave(memberId);
    expect(await ids("searched@")).toEqual([]);
    expect(await ids("searched@", ["left"])).toEqual([memberId]);
  });

  test("of who takes work hold active members of the role at the place, or everywhere", async () => {
    const sales = (place: string) => staffMember({ grants: [{ role: "sales", place }], at: start });
    const [here, all, elsewhere, gone] = [
      await sales("al-sadd"),
      await sales(everywhere),
      await sales("al-wakrah"),
      await sales("al-sadd"),
    ];
    await leave(gone.member.id);
    const ids = (await activeMembersWith("sales", "al-sadd")).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([here.member.id, all.member.id]));
    expect(ids).not.toContain(elsewhere.member.id);
    expect(ids).not.toContain(gone.member.id);
  });
});

test("members whose passwords are public lose their sessions", async () => {
  const { member, token } = await staffMember({ at: start });
  await lockMembers([member.id], start);
  expect(await sessionOf(token, start)).toBeUndefined();
  expect(await memberById(member.id)).toMatchObject({ state: "active" });
});
