import { beforeAll, describe, expect, test } from "vitest";
import { type ImportedDocument, importDocument } from "#app/features/documents/documents.server.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { documentsApiOnDemo, photo } from "../../../../../tests/factories/documents/documents-api.ts";
import { announcedTopics } from "../../../../../tests/factories/office/announced-topics.ts";
import { messagesWith } from "../../../../../tests/factories/vehicle-links.ts";
import { documentsOf, summaryOf } from "../documents/read-documents.server.ts";
import { readingsOf } from "../readings/read-page.server.ts";
import { answerDocumentByStaff } from "./answer-by-staff.server.ts";
import {
  documentsOfCustomerForStaff,
  documentsWaiting,
  openDocumentByStaff,
  openPageByStaff,
} from "./documents-for-staff.server.ts";

testDatabase();
documentsApiOnDemo();
const by = { staffId: "staff-1", name: "Aisha" };
/** Each of another car: a newer card of the same one would replace it. */
let cars = 100;
let picture: Buffer;
beforeAll(async () => {
  picture = await photo();
});

async function waiting(changes: Partial<ImportedDocument> = {}): Promise<string> {
  const id = newId<"document">();
  cars += 1;
  await importDocument({
    ...{ id, customerId: noora.id, type: "vehicle-registration", isAccepted: false, language: "en" },
    fields: [{ key: "vin", value: `RMLHJR4K7R1004${cars}` }],
    pages: [{ bytes: picture, width: 300, height: 200 }],
    confirmedAt: now(),
    ...changes,
  });
  return id;
}
type Sent = Parameters<typeof answerDocumentByStaff>[1];
const answer = (id: string, more: Partial<Sent> = {}) =>
  inTransaction<unknown, Awaited<ReturnType<typeof answerDocumentByStaff>>>((trx) =>
    answerDocumentByStaff(trx, { by, id, version: 3, now: now(), answer: { to: "accepted" }, ...more }),
  );

describe("an answer in the office", () => {
  test("accepts a document, says what changed, and is announced once", async () => {
    const id = await waiting();
    const topics = await announcedTopics(async () => {
      expect(await answer(id)).toEqual({
        ok: true,
        value: { version: 4, changes: [{ field: "state", before: "processed", after: "accepted" }] },
      });
    });
    expect(topics).toEqual(["people", "queue"]);
    const line = (await documentsOfCustomerForStaff(noora.id, now())).find((one) => one.id === id);
    expect(line).toMatchObject({ state: "accepted", answeredBy: by.name, decidedAt: expect.any(Date) });
    // Its customer never sees the name.
    const seen = (await documentsOf(noora.id)).map((one) => summaryOf(one, now()));
    expect(JSON.stringify(seen)).not.toContain(by.name);
  });

  test("rejects it with a reason, which its customer reads", async () => {
    const id = await waiting();
    const other = { to: "rejected", reason: "other", text: " " } as const;
    expect(await answer(id, { answer: other })).toEqual({ ok: false, code: "reason-note-missing" });
    const text = "The stamp of 2024 is missing";
    expect(await answer(id, { answer: { ...other, text } })).toMatchObject({
      value: {
        changes: [
          { field: "state", after: "rejected" },
          { field: "reason", before: null, after: "other" },
          { field: "reasonText", before: null, after: text },
        ],
      },
    });
    expect((await messagesWith(text)).length).toBeGreaterThan(0);
  });

  test("of two at once one is done, and the other is refused with the moment", async () => {
    const id = await waiting();
    const rejected = { to: "rejected", reason: "blurred", text: "" } as const;
    const answers = await Promise.all([answer(id), answer(id, { answer: rejected })]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const [document] = (await documentsOfCustomerForStaff(noora.id, now())).filter((one) => one.id === id);
    expect(answers.find(({ ok }) => !ok)).toEqual({
      ok: false,
      code: "changed-meanwhile",
      detail: { by: by.name, at: document?.decidedAt?.toISOString() },
    });
  });

  test("refuses what is not there, one's own, and what a newer one has replaced", async () => {
    const id = await waiting();
    expect(await answer("none")).toEqual({ ok: false, code: "document-not-found" });
    expect(await answer(id, { by: { ...by, staffId: noora.id } })).toMatchObject({ code: "own-document" });
    const fields = [{ key: "vin" as const, value: `RMLHJR4K7R1004${cars}` }];
    await waiting({ fields, confirmedAt: new Date(now().getTime() + 1000) });
    expect(await answer(id)).toEqual({ ok: false, code: "document-replaced" });
  });
});

test("opening a document is written down for its customer, as is each of its pages; a list is not", async () => {
  const id = await waiting();
  const lines = await documentsOfCustomerForStaff(noora.id, now());
  const ofDocument = async () => (await readingsOf(noora.id)).filter((one) => one.documentId === id);
  expect(lines.find((line) => line.id === id)).toMatchObject({
    isWaiting: true,
    pageCount: 1,
    state: "processed",
  });
  expect(JSON.stringify(lines)).not.toContain("RMLHJR");
  expect(await ofDocument()).toEqual([]);
  const opened = await openDocumentByStaff(id, by, now());
  expect(opened?.fields).toMatchObject([{ key: "vin" }]);
  expect(opened?.pages).toMatchObject([{ page: 0 }]);
  expect((await openPageByStaff({ documentId: id, page: 0 }, by, now()))?.length).toBeGreaterThan(0);
  expect(new Set((await ofDocument()).map(({ reader, page }) => `${reader} ${page}`))).toEqual(
    new Set(["staff null", "staff 0"]),
  );
  expect(await openDocumentByStaff("none", by, now())).toBeUndefined();
});

test("the queue says how many wait, since when, and for whom", async () => {
  const before = await documentsWaiting();
  const confirmedAt = new Date("2020-01-01T08:00:00Z");
  const id = await waiting({ confirmedAt });
  await waiting({ isAccepted: true });
  const after = await documentsWaiting();
  expect(after.count).toBe(before.count + 1);
  expect(after).toMatchObject({
    oldest: confirmedAt,
    first: [{ id, customer: { name: { en: "Noora Al Kuwari" } } }, ...before.first.map(() => ({}))],
  });
  await answer(id);
  expect((await documentsWaiting()).count).toBe(before.count);
});
