import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import "#app/features/privacy/api.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { registerPersonalData } from "#app/platform/personal-data/register.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { requestDeletion, requestOf } from "../../../../../tests/factories/deletions.ts";
import { announcedTopics } from "../../../../../tests/factories/office/announced-topics.ts";
import type { PrivacyTables } from "../../tables.ts";
import { erase, settle } from "../erasure/erase.server.ts";
import { prepareExport, requestExport } from "../export/exports.server.ts";
import { forgetNotes, noteOnRequest } from "./request-notes.server.ts";
import {
  privacyRequestsForStaff,
  privacyRequestsOfCustomer,
  privacyWaiting,
} from "./requests-for-staff.server.ts";

testDatabase();
const by = { staffId: "staff-1", name: "Aisha" };
const hourMs = 3_600_000;
const hoursLater = (hours: number) => new Date(now().getTime() + hours * hourMs);

let people = 0;
async function customer(): Promise<string> {
  people += 1;
  const id = randomUUID();
  const person = { ...khalid, id, email: `asker-${people}@example.qa`, phone: `5577${1000 + people}` };
  await importCustomer({ ...person, kunnr: id, sfAccountId: id }, now());
  return id;
}
async function copyOf(customerId: string): Promise<string> {
  const wanted = { customerId, language: "en", now: now() } as const;
  await inTransaction<unknown, unknown>((trx) => requestExport(trx, wanted));
  const [request] = await privacyRequestsOfCustomer(customerId, now());
  return request?.id ?? "";
}
const note = (id: string, text: string, more: Partial<Parameters<typeof noteOnRequest>[1]> = {}) =>
  inTransaction<unknown, Awaited<ReturnType<typeof noteOnRequest>>>((trx) =>
    noteOnRequest(trx, { by, id, note: text, now: now(), ...more }),
  );

describe("a copy", () => {
  test("is prepared, then answered, and alarms where that takes an hour", async () => {
    const customerId = await customer();
    const id = await copyOf(customerId);
    const read = async (at: Date) => (await privacyRequestsOfCustomer(customerId, at))[0];
    const shown = await read(now());
    expect(shown).toMatchObject({
      ...{ id, kind: "copy", state: "preparing", clock: "in-time", blockedBy: [], isAlarming: false },
      customer: { id: customerId, name: { en: "Khalid Al Mannai" } },
    });
    expect((shown?.dueAt.getTime() ?? 0) - (shown?.requestedAt.getTime() ?? 0)).toBe(30 * 24 * hourMs);
    expect(await read(hoursLater(2))).toMatchObject({ blockedBy: ["preparation"], isAlarming: true });
    const topics = await announcedTopics(() => prepareExport.callOut({ exportId: id }));
    expect(topics).toEqual(["people", "queue"]);
    expect(await read(hoursLater(2))).toMatchObject({ state: "ready", clock: "answered", isAlarming: false });
    expect(await read(hoursLater(25))).toBeUndefined();
  });
});

describe("a deletion", () => {
  test("names what it waits for, until nothing is ahead", async () => {
    const customerId = await customer();
    const ahead = { is: true };
    const settleOwn = async () => !ahead.is;
    registerPersonalData({ feature: "blocking", tables: [], settle: settleOwn });
    registerPersonalData({
      feature: "failing",
      tables: [],
      settle: async () => Promise.reject(new Error("no")),
    });
    await requestDeletion(customerId);
    const row = (await requestOf(customerId)) as NonNullable<Awaited<ReturnType<typeof requestOf>>>;
    const read = async (at = now()) => (await privacyRequestsOfCustomer(customerId, at))[0];
    expect(await read()).toMatchObject({ kind: "deletion", state: "settling", blockedBy: [] });
    expect((await read())?.customer?.closedAt).toBeInstanceOf(Date);
    await settle(row, now());
    expect((await read())?.blockedBy).toEqual(["blocking", "failing"]);
    expect(await read(hoursLater(13))).toMatchObject({
      isAlarming: true,
      blockedBy: ["blocking", "failing"],
    });
    // Whatever is ahead, it is erased from then on.
    expect((await read(hoursLater(21)))?.blockedBy).toEqual([]);
    ahead.is = false;
    registerPersonalData({ feature: "failing", tables: [] });
    await settle(row, now());
    expect(await read()).toMatchObject({ state: "erasing", blockedBy: [] });
    await note(row.id, "Called him");
    await erase(row, { mails: false });
    expect(await read()).toBeUndefined();
    const notes = await database<PrivacyTables>()
      .selectFrom("privacy.request_note")
      .selectAll()
      .where("customer_id", "=", customerId)
      .execute();
    expect(notes).toEqual([]);
  });
});

describe("a note", () => {
  test("stands beside its request with who wrote it, and is a change of the audit", async () => {
    const customerId = await customer();
    const id = await copyOf(customerId);
    expect(await note(id, "  Wants it in Arabic ")).toMatchObject({
      ok: true,
      value: { changes: [{ field: "note", before: null, after: "Wants it in Arabic" }] },
    });
    await note(id, "Called", { by: { staffId: "staff-2", name: "Hamad" } });
    const [request] = await privacyRequestsOfCustomer(customerId, now());
    expect(request?.notes).toMatchObject([
      { by: "Aisha", note: "Wants it in Arabic" },
      { by: "Hamad", note: "Called" },
    ]);
    await inTransaction<unknown, void>((trx) => forgetNotes(trx, hoursLater(91 * 24)));
    expect((await privacyRequestsOfCustomer(customerId, now()))[0]?.notes).toEqual([]);
  });

  test.each(["", "   ", "x".repeat(501)])("%j is none", async (text) => {
    expect(await note(await copyOf(await customer()), text)).toEqual({ ok: false, code: "note-missing" });
  });

  test("is refused on one's own request and on one that is not there", async () => {
    const customerId = await customer();
    const id = await copyOf(customerId);
    const own = await note(id, "Mine", { by: { staffId: customerId, name: "Khalid" } });
    expect(own).toEqual({ ok: false, code: "own-privacy-request" });
    expect(await note("none", "Text")).toEqual({ ok: false, code: "request-not-found" });
  });
});

test("all requests are listed page by page, and the queue counts those that are open", async () => {
  const ready = await copyOf(await customer());
  await prepareExport.callOut({ exportId: ready });
  const deleted = await customer();
  expect(await announcedTopics(() => requestDeletion(deleted))).toContain("people");
  const all = await privacyRequestsForStaff({ limit: 100, now: now() });
  const pages: string[] = [];
  let after: string | undefined;
  do {
    const page = await privacyRequestsForStaff({ after, limit: 2, now: now() });
    pages.push(...page.requests.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  expect(pages).toEqual(all.requests.map(({ id }) => id));
  const open = all.requests.filter(({ clock }) => clock !== "answered");
  expect(open.length).toBeLessThan(all.requests.length);
  const queue = await privacyWaiting(now());
  expect(queue).toMatchObject({ count: open.length, oldest: open[0]?.requestedAt });
  expect(queue.first.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
});
