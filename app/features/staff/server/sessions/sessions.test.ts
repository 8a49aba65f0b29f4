import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { refuse } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction, queryCount } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { announcedTopics } from "../../../../../tests/factories/office/announced-topics.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import {
  endSession,
  endSessionsOf,
  provideStaffAccounts,
  registerDevice,
  revokeDevice,
  sessionOf,
} from "../../staff.server.ts";

testDatabase();
const start = now();
const after = (minutes: number, ms = 0) => new Date(start.getTime() + minutes * 60_000 + ms);
const withSession = (more = {}) => staffMember({ role: "adviser", place: "west-bay", at: start, ...more });

async function device() {
  const { by } = await withSession();
  const wanted = { by, name: "Bay tablet", place: "west-bay", now: start };
  return { by, ...(await inTransaction((trx) => registerDevice(trx, wanted))) };
}
async function lastUse(sessionId: string): Promise<Date | undefined> {
  const { rows } = await sql<{
    at: Date;
  }>`select last_used_at as at from staff.session where id = ${sessionId}`.execute(database());
  return rows[0]?.at;
}

describe("a session", () => {
  test("names its member, with what they may do where, in one query", async () => {
    const { member, token, sessionId } = await withSession();
    const before = queryCount();
    const session = await sessionOf(token, after(1));
    expect(queryCount() - before).toBe(1);
    expect(session).toEqual({ sessionId, member, authenticatedAt: start, deviceId: undefined });
  });

  test("of a token that was never given out is none", async () => {
    const { token } = await withSession();
    for (const other of ["", "x", token.slice(1), `${token} `])
      expect(await sessionOf(other, start)).toBeUndefined();
  });

  test("is stored without its token", async () => {
    const { token } = await withSession();
    const { rows } = await sql<{ row: string }>`select s::text as row from staff.session s`.execute(
      database(),
    );
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
  });

  test("ends after 30 minutes without a use", async () => {
    const { token } = await withSession();
    expect(await sessionOf(token, after(30))).toBeUndefined();
    expect(await sessionOf(token, after(30, -1))).toBeDefined();
  });

  test("goes on with each use, and ends after 12 hours in any case", async () => {
    const { token } = await withSession();
    for (let minute = 25; minute < 720; minute += 25)
      expect(await sessionOf(token, after(minute))).toBeDefined();
    expect(await sessionOf(token, after(720, -1))).toBeDefined();
    expect(await sessionOf(token, after(720))).toBeUndefined();
  });

  test("is written down once a minute at most", async () => {
    const { token, sessionId } = await withSession();
    await sessionOf(token, after(1));
    expect(await lastUse(sessionId)).toEqual(start);
    await sessionOf(token, after(1, 1));
    expect(await lastUse(sessionId)).toEqual(after(1, 1));
  });

  test("is not prolonged by a stream that looks whether it goes on", async () => {
    const { token, sessionId } = await withSession();
    expect(await sessionOf(token, after(20), { isUse: false })).toBeDefined();
    expect(await lastUse(sessionId)).toEqual(start);
    expect(await sessionOf(token, after(30), { isUse: false })).toBeUndefined();
  });

  test("is over at once when it is ended, and no other is", async () => {
    const [one, two] = [await withSession(), await withSession()];
    const topics = await announcedTopics(() => inTransaction((trx) => endSession(trx, one.sessionId, start)));
    expect(topics).toEqual([`session/${one.sessionId}`]);
    expect(await sessionOf(one.token, start)).toBeUndefined();
    expect(await sessionOf(two.token, start)).toBeDefined();
  });

  test("is over when all of its member's are ended", async () => {
    const { token, member } = await withSession();
    const closed: string[] = [];
    provideStaffAccounts({
      invite: async () => ({ id: "" }),
      renew: async () => refuse("not-found"),
      endSessions: async (_, id) => void closed.push(id),
      close: async () => undefined,
    });
    const topics = await announcedTopics(() => inTransaction((trx) => endSessionsOf(trx, member.id, start)));
    expect(closed).toEqual([member.id]);
    expect(topics).toEqual([`member/${member.id}`]);
    expect(await sessionOf(token, start)).toBeUndefined();
  });

  test("of a member who is not active any more is none", async () => {
    const { token, member } = await withSession();
    await sql`update staff.member set state = 'left', left_at = ${start} where id = ${member.id}`.execute(
      database(),
    );
    expect(await sessionOf(token, start)).toBeUndefined();
  });
});

describe("a session on a shared device", () => {
  test("ends after 10 minutes without a use", async () => {
    const { deviceId } = await device();
    const { token } = await withSession({ deviceId });
    expect(await sessionOf(token, after(10, -1))).toMatchObject({ deviceId });
    expect(await sessionOf(token, after(20, -1))).toBeUndefined();
  });

  test("ends with the device, at once", async () => {
    const { by, deviceId } = await device();
    const { token } = await withSession({ deviceId });
    const topics = await announcedTopics(() =>
      inTransaction((trx) => revokeDevice(trx, { by, deviceId, version: 1, now: start })),
    );
    expect(topics).toEqual(["staff", `device/${deviceId}`]);
    expect(await sessionOf(token, start)).toBeUndefined();
  });

  test("of a revoked one is none", async () => {
    const { by, deviceId } = await device();
    await inTransaction((trx) => revokeDevice(trx, { by, deviceId, version: 1, now: start }));
    const { token } = await withSession({ deviceId });
    expect(await sessionOf(token, start)).toBeUndefined();
  });
});
