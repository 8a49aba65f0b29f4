import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { importDocument } from "#app/features/documents/documents.server.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction, queryCount } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { documentsApiOnDemo, photo } from "../../../tests/factories/documents/documents-api.ts";
import { jobsOf } from "../../../tests/factories/documents/queued-jobs.ts";
import { documentsWithExpiry, eraseDocuments, exportDocuments } from "./documents.server.ts";
import { forgetDocuments } from "./server/retention/forget-documents.server.ts";
import { remindOfUnconfirmed } from "./server/retention/remind-of-unconfirmed.server.ts";
import { sweepFiles } from "./server/retention/sweep-files.server.ts";
import { answerDocument } from "./server/staff/answer-document.server.ts";
import type { DocumentsTables } from "./tables.ts";

testDatabase();
const { get, start, sendAll, upload } = documentsApiOnDemo();
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(now().getTime() + days * dayMs);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const forget = (days: number) => inTransaction<unknown, void>((trx) => forgetDocuments(trx, inDays(days)));
let picture: Buffer;
beforeAll(async () => {
  picture = await photo();
});

async function imported(changes: Partial<Parameters<typeof importDocument>[0]> = {}): Promise<string> {
  const id = newId<"document">();
  await importDocument({
    ...{ id, customerId: noora.id, type: "vehicle-registration", isAccepted: true, language: "en" },
    ...{ fields: [{ key: "expiry", value: dayOf(inDays(10)) }], confirmedAt: now() },
    pages: [{ bytes: picture, width: 300, height: 200 }],
    ...changes,
  });
  return id;
}
const set = (id: string, values: object) =>
  database<DocumentsTables>().updateTable("documents.document").set(values).where("id", "=", id).execute();
const isThere = async (id: string) => (await get(`/v3/documents/${id}`)).status === 200;
const keys = async (id: string) => {
  const found: string[] = [];
  for (const kind of ["originals", "pages"])
    for await (const { key } of privateFiles.list(`${kind}/${id}/`)) found.push(key);
  return found;
};

describe("a document is deleted, its files with it", () => {
  test.each([
    ["90 days after its last day", 101, async () => imported()],
    [
      "90 days after its rejection",
      91,
      async () => {
        const id = await imported();
        await set(id, { code: "rejected", decided_at: now(), expiry: dayOf(inDays(4_000)) });
        return id;
      },
    ],
    ["30 days after it was uploaded and not confirmed", 30, () => upload([picture])],
    [
      "90 days after the program rejected it",
      91,
      async () => {
        const id = await upload([picture]);
        await set(id, { code: "rejected", reason: "unreadable", decided_at: now() });
        return id;
      },
    ],
    [
      "455 days after it was confirmed, without a last day",
      456,
      () => imported({ type: "other", fields: [] }),
    ],
  ])("%s", async (_, days, make) => {
    const id = await make();
    await forget(days - 2);
    expect(await isThere(id)).toBe(true);
    await forget(days + 1);
    expect(await isThere(id)).toBe(false);
    expect(await jobsOf("delete-document-files")).toContainEqual({ id, kinds: ["originals", "pages"] });
  });
});

test("what a deleted document had replaced is replaced by the next one, or counts again", async () => {
  const card = (expiry: number, daysAgo: number, fields: { key: "vin" | "plate"; value: string }[]) =>
    imported({
      fields: [...fields, { key: "expiry", value: dayOf(inDays(expiry)) }],
      confirmedAt: inDays(-daysAgo),
    });
  const vin = { key: "vin", value: "RMLHJR4K7R1004821" } as const;
  const oldest = await card(200, 30, [vin]);
  const middle = await card(300, 20, [vin]);
  const newest = await card(400, 10, [vin]);
  const replacedBy = async (id: string) =>
    (
      await database<DocumentsTables>()
        .selectFrom("documents.document")
        .select("replaced_by")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).replaced_by;
  expect([await replacedBy(oldest), await replacedBy(middle)]).toEqual([newest, newest]);
  await set(newest, { expiry: dayOf(inDays(-100)) });
  await forget(0);
  expect(await isThere(newest)).toBe(false);
  expect([await replacedBy(oldest), await replacedBy(middle)]).toEqual([middle, null]);
});

describe("a customer who has not confirmed a document", () => {
  const remind = (days: number) =>
    inTransaction<unknown, void>((trx) => remindOfUnconfirmed(trx, inDays(days)));
  const reminders = async () =>
    (await newestMessages(200)).filter(({ template }) => template === "document-unconfirmed");

  test("is reminded of it once, a week before it is deleted, in the language of the upload", async () => {
    const id = await upload([picture]);
    await set(id, { code: "processed", language: "ar" });
    await remind(22.9);
    expect(await reminders()).toEqual([]);
    await remind(23);
    const sent = await reminders();
    const mail = sent.find(({ channel }) => channel === "mail");
    expect(mail).toMatchObject({ recipient: noora.email, language: "ar" });
    expect(mail?.subject).toContain("رخصة القيادة");
    expect(mail?.plain).toContain("/documents/driving-license");
    await remind(24);
    expect(await reminders()).toHaveLength(sent.length);
  });

  test("is not reminded of what was confirmed or could not be opened", async () => {
    const before = await reminders();
    await imported();
    await set(await upload([picture]), { code: "rejected", reason: "unreadable", decided_at: now() });
    await remind(29);
    expect(await reminders()).toHaveLength(before.length);
  });
});

test("an upload that is not finished is deleted after a day", async () => {
  const { data } = await start([picture]);
  await sendAll(data.id, picture);
  await forget(0.9);
  expect((await get(`/v3/documents/uploads/${data.id}`)).status).toBe(200);
  await forget(1.1);
  expect((await get(`/v3/documents/uploads/${data.id}`)).status).toBe(404);
  expect(await jobsOf("delete-document-files")).toContainEqual({
    id: data.id,
    kinds: ["originals", "pages"],
  });
});

describe("the sweep of every hour", () => {
  /** Files carry the machine's time, which is not the run's. */
  const age = async (id: string, days = 0.6) => {
    const at = new Date(Date.now() - days * dayMs);
    for (const key of await keys(id)) await utimes(join(process.env.MARSA_FILES_DIR ?? "", key), at, at);
  };
  test("deletes files that no row needs, before they are a day old", async () => {
    const gone = newId<"document">();
    await privateFiles.put(`pages/${gone}/0`, picture);
    await privateFiles.put(`originals/${gone}/0-0`, picture);
    await age(gone, 0);
    await sweepFiles(new Date());
    expect(await keys(gone)).toHaveLength(2);
    await age(gone);
    await sweepFiles(new Date());
    expect(await keys(gone)).toEqual([]);
  });

  test("leaves what is uploaded, processed and shown, however old", async () => {
    const { data } = await start([picture]);
    await sendAll(data.id, picture);
    const ids = [data.id, await upload([picture]), await imported()];
    for (const id of ids) await age(id);
    await sweepFiles(new Date());
    for (const id of ids) expect(await keys(id)).toHaveLength(1);
  });

  test("deletes pages that a process stored of a document that another one has rejected", async () => {
    const id = await upload([picture]);
    await set(id, { code: "rejected", reason: "unreadable", decided_at: now() });
    await privateFiles.deleteAll(`originals/${id}/`);
    await privateFiles.put(`pages/${id}/0`, picture);
    await age(id);
    await sweepFiles(new Date());
    expect(await keys(id)).toEqual([]);
  });

  test("may take half an hour", async () => {
    const { rows } = await sql`
      select expire_seconds from pgboss.queue where name = 'sweep-private-files'`.execute(database());
    expect(rows).toEqual([{ expire_seconds: 1_800 }]);
  });

  test("asks for many documents by few queries", async () => {
    for (let count = 0; count < 20; count += 1) await privateFiles.put(`pages/${newId()}/0`, picture);
    const before = queryCount();
    await sweepFiles(inDays(2));
    expect(queryCount() - before).toBeLessThanOrEqual(2);
  });

  test("deletes the files of a document whose pages are made", async () => {
    const id = await imported();
    await privateFiles.put(`originals/${id}/0-0`, picture);
    await age(id);
    await sweepFiles(new Date());
    expect(await keys(id)).toEqual([`pages/${id}/0`]);
  });
});

describe("for other features", () => {
  test("a customer's documents with their last days, but for what was rejected or replaced", async () => {
    const of = (type: "qid" | "vehicle-registration", expiry: string, isAccepted = true) => {
      const number = type === "qid" ? [{ key: "number", value: "28463404817" } as const] : [];
      const fields = [...number, { key: "expiry", value: expiry } as const];
      return imported({ customerId: khalid.id, type, fields, isAccepted });
    };
    await of("qid", "2027-01-01");
    const id = await of("qid", "2029-01-01");
    const cars = [
      await of("vehicle-registration", "2027-02-02"),
      await of("vehicle-registration", "2027-03-03"),
    ];
    const rejected = await of("qid", "2031-01-01", false);
    const answer = { to: "rejected", reason: "blurred", text: "" } as const;
    await inTransaction<unknown, unknown>((trx) =>
      answerDocument(trx, { id: rejected, version: 3, now: now(), answer }),
    );
    const found = await documentsWithExpiry(khalid.id);
    expect(found.map((one) => one.id).sort()).toEqual([id, ...cars].sort());
    const nothing = { plate: undefined, vinEnding: undefined, holder: undefined };
    expect(found).toContainEqual({ id, type: "qid", expiry: "2029-01-01", number: "4817", ...nothing });
  });

  test("a copy has all pages and fields, and its owner sees that it was made", async () => {
    const names: string[] = [];
    for await (const { name, bytes } of exportDocuments(khalid.id)) {
      names.push(name);
      expect(bytes.length).toBeGreaterThan(0);
    }
    expect(names).toHaveLength(10);
    for (const name of names)
      expect(name).toMatch(/^documents\/[a-z-]+-[0-9a-f-]{36}\/(fields\.json|page-1\.webp)$/);
    const { data } = await get<{ reader: string }[]>("/v3/documents/readings", { as: khalid });
    expect(data.map(({ reader }) => reader)).toEqual(Array(5).fill("export"));
  });

  test("all that a customer has is erased", async () => {
    const ids = (await get<{ id: string }[]>("/v3/documents", { as: khalid })).data.map(({ id }) => id);
    await start([picture], "qid", khalid);
    await inTransaction<unknown, void>((trx) => eraseDocuments(trx, khalid.id));
    expect((await get("/v3/documents", { as: khalid })).data).toEqual([]);
    const queued = (await jobsOf("delete-document-files")).map(({ id }) => id);
    expect(queued).toEqual(expect.arrayContaining(ids));
  });
});
