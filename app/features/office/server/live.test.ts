import { afterEach, beforeAll, expect, test } from "vitest";
import { changeGrants, endSession, registerDevice, revokeDevice } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { followChanges } from "#app/platform/live/follow-changes.server.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { staffMember } from "../../../../tests/factories/office/staff.ts";
import { officeSite } from "../api.server.ts";

const { url } = testDatabase();
const office = officeSite({ scripts: [], styles: [], preloads: [], isDevelopment: false });
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
beforeAll(async () => {
  const follower = await followChanges(url);
  return () => follower.stop();
});

/** What a stream says, as it comes. */
async function stream(cookie: string, topics: string) {
  const leaving = new AbortController();
  const answer = await office.request(`/live?topics=${topics}`, {
    headers: { cookie, "sec-fetch-site": "same-origin" },
    signal: leaving.signal,
  });
  ends.push(() => leaving.abort());
  const said: string[] = [];
  const isOver = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) said.push(decoder.decode(chunk));
  })().catch(() => undefined);
  const text = () => said.join("");
  return { answer, text, isOver };
}

const announce = (topics: readonly string[]) =>
  inTransaction<unknown, void>((trx) => announceChange(trx, topics));
/** The session is looked at with each beat, too: every 15 seconds. */
const beforeTheBeat = { timeout: 10_000, interval: 20 };

test("a stream is refused without a session, and to other sites", async () => {
  expect((await office.request("/live?topics=leads")).status).toBe(401);
  const { cookie } = await staffMember({ role: "manager" });
  const headers = { cookie, "sec-fetch-site": "cross-site" };
  expect((await office.request("/live?topics=leads", { headers })).status).toBe(403);
});

test("a stream says the topics that changed, of those that its reader may see", async () => {
  const { cookie } = await staffMember({ role: "adviser", place: "al-sadd" });
  const { answer, text } = await stream(cookie, "service/al-sadd,service/west-bay,leads");
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  expect(answer.headers.get("cache-control")).toContain("no-");
  await expect.poll(text, beforeTheBeat).toContain("event: open");
  await announce(["service/west-bay", "leads"]);
  await announce(["service/al-sadd", "queue"]);
  await expect.poll(text, beforeTheBeat).toContain('{"topics":["service/al-sadd"]');
  expect(text()).not.toContain("west-bay");
  expect(text()).not.toContain("leads");
});

test("a stream ends with its session, before the next beat", async () => {
  const { cookie, sessionId } = await staffMember({ role: "manager" });
  const { text, isOver } = await stream(cookie, "leads");
  await expect.poll(text, beforeTheBeat).toContain("event: open");
  await inTransaction<unknown, void>((trx) => endSession(trx, sessionId, now()));
  await expect.poll(text, beforeTheBeat).toContain("event: ended");
  await isOver;
});

test("a stream of a member whose roles change says that everything is to be read again", async () => {
  const admin = await staffMember({ role: "administrator" });
  const member = await staffMember({ role: "adviser", place: "al-sadd" });
  const { text } = await stream(member.cookie, "service/al-sadd");
  await expect.poll(text, beforeTheBeat).toContain("event: open");
  const change = { by: admin.by, memberId: member.by.staffId, version: 1, now: now() };
  const grants = [{ role: "workshop", place: "al-sadd" } as const];
  const changed = await inTransaction((trx) => changeGrants(trx, { ...change, grants }));
  expect(changed.ok).toBe(true);
  await expect.poll(text, beforeTheBeat).toContain("event: reset");
});

test("a stream of a revoked tablet ends, before the next beat", async () => {
  const { by } = await staffMember({ role: "manager" });
  const tablet = { by, name: "Bay 1", place: "al-sadd", now: now() };
  const device = await inTransaction((trx) => registerDevice(trx, tablet));
  const { cookie } = await staffMember({ role: "workshop", place: "al-sadd", deviceId: device.deviceId });
  const { text, isOver } = await stream(cookie, "service/al-sadd");
  await expect.poll(text, beforeTheBeat).toContain("event: open");
  const { deviceId, version } = device;
  await inTransaction((trx) => revokeDevice(trx, { by, deviceId, version, now: now() }));
  await expect.poll(text, beforeTheBeat).toContain("event: ended");
  await isOver;
});
