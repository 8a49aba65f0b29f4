import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import {
  arabicNames,
  changeGrants,
  inviteMember,
  listMembers,
  memberById,
  memberLeaves,
  memberOfSubject,
  renewInvitation,
} from "../../staff.server.ts";

testDatabase();
const start = now();
const issuer = "https://login.example/tenant";
const mapping = {
  advisers: [{ role: "adviser", place: "west-bay" }],
  managers: [{ role: "manager", place: "*" }],
} as const;
beforeAll(() => Object.assign(config.staffAccounts, { issuer, roles: mapping }));
const signIn = (subject: string, groups: readonly string[], more = {}) =>
  inTransaction((trx) => {
    const person = { issuer, subject, email: `${subject}@example.qa`, name: `Name of ${subject}`, groups };
    return memberOfSubject(trx, { ...person, ...more }, start);
  });
async function idOf(subject: string, groups: readonly string[]): Promise<string> {
  const result = await signIn(subject, groups);
  if (!result.ok) throw new Error(result.code);
  return result.value.id;
}

describe("with another issuer", () => {
  test("a person with a mapped group becomes a member at the first sign-in", async () => {
    const id = await idOf("one", ["advisers", "everybody"]);
    expect(await memberById(id)).toMatchObject({
      ...{ state: "active", email: "one@example.qa", grants: mapping.advisers, hasRolesOfGroups: true },
    });
  });

  test("roles, name and address follow the issuer at each sign-in", async () => {
    const id = await idOf("two", ["advisers"]);
    expect(await signIn("two", ["managers"], { name: "New Name" })).toEqual({
      ok: true,
      value: {
        ...{ id, name: "New Name" },
        changes: [
          { field: "name", before: "Name of two", after: "New Name" },
          { field: "grants", before: mapping.advisers, after: mapping.managers },
        ],
      },
    });
    expect(await memberById(id)).toMatchObject({ grants: mapping.managers, version: 2 });
    expect(await signIn("two", ["managers"], { name: "New Name" })).toMatchObject({ value: { changes: [] } });
    expect(await memberById(id)).toMatchObject({ version: 2 });
  });

  test("the Arabic name is the issuer's; without one the Latin name stands for it, and no former one", async () => {
    const id = await idOf("renamed", ["advisers"]);
    expect(await memberById(id)).toMatchObject({ name: "Name of renamed", nameAr: "" });
    await signIn("renamed", ["advisers"], { name: "Sara Al Ali", nameAr: "سارة العلي" });
    await signIn("renamed", ["advisers"], { name: "Sara Al Ali" });
    expect(await memberById(id)).toMatchObject({ name: "Sara Al Ali", nameAr: "سارة العلي" });
    await signIn("renamed", ["advisers"], { name: "Sara Al Emadi" });
    expect(await memberById(id)).toMatchObject({ name: "Sara Al Emadi", nameAr: "" });
    const found = async (text: string) =>
      (await listMembers({ text, limit: 10 })).members.map((one) => one.id);
    expect(await found("العلي")).toEqual([]);
    expect(await found("Emadi")).toEqual([id]);
  });

  test("records of a renamed member name them in Arabic by the name of their time", async () => {
    await idOf("noof", ["advisers"]);
    const nameNow = async (name: string, nameAr?: string) => signIn("noof", ["advisers"], { name, nameAr });
    await nameNow("Noof Al Hajri", "نوف الهاجري");
    await nameNow("Noof Al Marri", "نوف المري");
    const names = new Map(await arabicNames());
    expect(names.get("Noof Al Hajri")).toBe("نوف الهاجري");
    expect(names.get("Noof Al Marri")).toBe("نوف المري");
    // It had no Arabic name at its time.
    expect(names.get("Name of noof")).toBe("نوف المري");
  });

  test("a Latin name that two members have in different Arabic spellings stays Latin", async () => {
    await staffMember({ name: "Huda Al Sada", nameAr: "هدى السادة" });
    expect(new Map(await arabicNames()).get("Huda Al Sada")).toBe("هدى السادة");
    await staffMember({ name: "Huda Al Sada", nameAr: "هدى السادة" });
    expect(new Map(await arabicNames()).get("Huda Al Sada")).toBe("هدى السادة");
    await staffMember({ name: "Huda Al Sada", nameAr: "هدى الصادق" });
    expect(new Map(await arabicNames()).has("Huda Al Sada")).toBe(false);
  });

  test("without a mapped group nobody comes in, and who had one has lost their roles", async () => {
    expect(await signIn("three", ["everybody"])).toEqual({ ok: false, code: "no-role" });
    const id = await idOf("three", ["advisers"]);
    expect(await signIn("three", [])).toEqual({ ok: false, code: "no-role" });
    expect(await memberById(id)).toMatchObject({ grants: [] });
  });

  test("who has left here stays out, whatever their groups say", async () => {
    const [id, { by }] = [await idOf("four", ["advisers"]), await staffMember({ at: start })];
    await inTransaction((trx) => memberLeaves(trx, { by, memberId: id, version: 1, now: start }));
    expect(await signIn("four", ["managers"])).toEqual({ ok: false, code: "has-left" });
  });

  test("roles are not changed here, and nobody is invited", async () => {
    const [memberId, { by }] = [await idOf("five", ["advisers"]), await staffMember({ at: start })];
    const seen = { by, memberId, version: 1, now: start };
    const grants = [{ role: "sales", place: "*" }] as const;
    const refused = { ok: false, code: "other-issuer" };
    expect(await inTransaction((trx) => changeGrants(trx, { ...seen, grants }))).toEqual(refused);
    expect(await inTransaction((trx) => renewInvitation(trx, seen))).toEqual(refused);
    const person = { by, email: "new@example.qa", name: "New", language: "en", grants, now: start } as const;
    expect(await inTransaction((trx) => inviteMember(trx, person))).toEqual(refused);
  });

  test("the same subject of two issuers is two people", async () => {
    const one = await idOf("six", ["advisers"]);
    const two = await signIn("six", ["advisers"], { issuer: "https://other.example" });
    expect(two).toMatchObject({ ok: true });
    expect(two.ok && two.value.id).not.toBe(one);
  });

  test("five first sign-ins at once make one member", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => idOf("raced", ["advisers"])));
    expect(new Set(ids).size).toBe(1);
    expect(await memberById(ids[0] ?? "")).toMatchObject({ grants: mapping.advisers });
  });
});
