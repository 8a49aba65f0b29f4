import { Secret } from "otpauth";
import { expect, test } from "vitest";
import { findById } from "#app/features/account/server/customers/customers.server.ts";
import { roles } from "#app/features/staff/rules/permissions.ts";
import {
  listMembers,
  memberById,
  memberOfSubject,
  sessionOf,
  startSession,
} from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { demoCenters } from "../demo/demo-centers.ts";
import { demoShowrooms } from "../demo/demo-showrooms.ts";
import { demoStaff, demoStaffTotpSecret, maryam } from "../demo/demo-staff.ts";
import { lockDemo } from "../seed-demo.ts";
import { seedStaff } from "./staff.seed.ts";

testDatabase();
const passwordOf = async (id: string) => (await findById(id))?.password_hash;

test("twelve people work in the demo, in every role and at places that there are", async () => {
  await seedStaff(now());
  await seedStaff(now());
  const { members } = await listMembers({ limit: 50 });
  expect(members.map(({ id }) => id).toSorted()).toEqual(demoStaff.map(({ id }) => id).toSorted());
  expect(members).toHaveLength(12);
  const grants = members.flatMap((member) => member.grants);
  expect(new Set(grants.map(({ role }) => role))).toEqual(new Set(roles));
  const places = [
    ...demoCenters(now()).map(({ center }) => center.id),
    ...demoShowrooms(now()).map(({ center }) => center.id),
  ];
  for (const { place } of grants) expect(["*", ...places]).toContain(place);
  for (const { name, nameAr } of members) {
    expect(name).toMatch(/^[A-Z][\w ]+$/);
    expect(nameAr).toMatch(/^[\u0621-\u064a ]+$/);
  }
});

test("their authenticator has a secret of 160 bits", () => {
  expect(Secret.fromBase32(demoStaffTotpSecret).bytes).toHaveLength(20);
});

test("a program that goes public locks them; restored, they come back", async () => {
  const at = now();
  await seedStaff(at);
  const { token } = await inTransaction((trx) =>
    startSession(trx, { memberId: maryam.id, authenticatedAt: at, now: at }),
  );
  await lockDemo(at);
  expect(await sessionOf(token, at)).toBeUndefined();
  expect(await passwordOf(maryam.id)).toBeNull();
  await seedStaff(at);
  expect(await passwordOf(maryam.id)).toEqual(expect.any(String));
  expect(await memberById(maryam.id)).toMatchObject({ state: "active", version: 1 });
  const person = { issuer: "staff", subject: maryam.id, email: maryam.email, name: maryam.name, groups: [] };
  expect(await inTransaction((trx) => memberOfSubject(trx, person, at))).toMatchObject({ ok: true });
});
