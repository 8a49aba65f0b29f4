import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#app/platform/database.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { announced, documentsApiOnDemo, photo } from "../../../tests/factories/documents/documents-api.ts";
import { jobsOf } from "../../../tests/factories/documents/queued-jobs.ts";
import { mostDocuments, mostUploads, pieceBytes } from "./rules/upload-limits.ts";
import { processDocument } from "./server/processing/process-document.server.ts";
import type { DocumentsTables } from "./tables.ts";

testDatabase();
const { send, get, post, remove, start, piece, sendAll, finish, upload } = documentsApiOnDemo();
let large: Buffer;
let small: Buffer;
beforeAll(async () => {
  large = await photo({ width: 1400, height: 1000 });
  small = await photo();
  expect(large.length).toBeGreaterThan(pieceBytes);
});

const received = async (id: string) =>
  (await get<{ received: number[] }>(`/v3/documents/uploads/${id}`)).data.received;

describe("an upload", () => {
  test("is refused to a stranger", async () => {
    const answer = await post("/v3/documents/uploads", {}, {});
    expect([answer.status, answer.code]).toEqual([401, "not-signed-in"]);
  });

  test("arrives piece by piece, and is a document once it is finished", async () => {
    const { data, status } = await start([large, small]);
    expect([status, data.pieceBytes, data.received]).toEqual([200, pieceBytes, [0, 0]]);
    expect((await piece(data.id, large, 0)).data.received).toEqual([pieceBytes, 0]);
    expect(await received(data.id)).toEqual([pieceBytes, 0]);
    const early = await finish(data.id);
    expect([early.status, early.code]).toEqual([409, "upload-incomplete"]);
    await sendAll(data.id, large);
    await sendAll(data.id, small, 1);
    expect((await finish(data.id)).data).toEqual({ documentId: data.id });
    expect((await get(`/v3/documents/uploads/${data.id}`)).status).toBe(404);
    expect((await get(`/v3/documents/${data.id}`)).data).toMatchObject({
      ...{ id: data.id, type: "driving-license", state: "uploaded", scan: "waiting", pages: [] },
      ...{ pageCount: 0, version: 1, rejection: null, fields: [], confirmedAt: null, expiryState: null },
    });
  });

  test("takes each piece once and in its order: again changes nothing, too early is refused", async () => {
    const { data } = await start([large]);
    const early = await piece(data.id, large, pieceBytes);
    expect([early.status, early.code]).toEqual([409, "piece-out-of-order"]);
    expect(early).toMatchObject({ received: [0] });
    await piece(data.id, large, 0);
    // Other bytes in place of those that have arrived are not stored.
    const other = Buffer.alloc(pieceBytes, large.subarray(0, 4));
    expect((await piece(data.id, Buffer.concat([other, large]), 0)).data.received).toEqual([pieceBytes]);
    await sendAll(data.id, large);
    expect((await finish(data.id)).status).toBe(200);
  });

  test.each([
    ["shorter", pieceBytes - 1, 0],
    ["empty", 0, 0],
    ["that begins within another one", pieceBytes, 1],
    ["behind the end", 5, 900_000_000],
  ])("refuses a piece that is %s", async (_, bytes, offset) => {
    const { data } = await start([large]);
    const file = new Uint8Array(offset === 0 ? bytes : offset + bytes > 10_000_000 ? 0 : offset + bytes);
    const answer = await piece(data.id, file, offset);
    expect([answer.status, answer.code]).toEqual([422, "wrong-piece"]);
    expect(await received(data.id)).toEqual([0]);
  });

  test("cuts a piece that is larger than any, before it is read to its end", async () => {
    const { data } = await start([large]);
    const answer = await send("POST", `/v3/documents/uploads/${data.id}/files/0/pieces/0`, {
      as: noora,
      bytes: new Uint8Array(pieceBytes + 1),
      headers: { "content-length": String(pieceBytes + 1) },
    });
    expect([answer.status, answer.code]).toEqual([413, "body-too-large"]);
  });

  test.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["a program", "MZ\x90"],
  ])("refuses %s by its first bytes", async (_, text) => {
    const file = Buffer.from(text);
    const { data } = await start([file]);
    const answer = await piece(data.id, file, 0);
    expect([answer.status, answer.code]).toEqual([422, "not-a-document"]);
    expect(await received(data.id)).toEqual([0]);
  });

  test("refuses before anything is sent what would be refused in the end", async () => {
    const huge = { ...announced(small), bytes: 10 * 1024 * 1024 + 1 };
    const body = (type: string, files: unknown[]) => post("/v3/documents/uploads", { type, files });
    expect(await body("qid", [huge])).toMatchObject({ status: 413, code: "file-too-large" });
    expect(await body("qid", Array(3).fill(announced(small)))).toMatchObject({ code: "too-many-files" });
    expect((await body("insurance", Array(10).fill(announced(small)))).status).toBe(200);
    expect((await body("insurance", Array(11).fill(announced(small)))).status).toBe(422);
    expect((await body("insurance", [])).status).toBe(422);
    expect((await body("payslip", [announced(small)])).status).toBe(422);
  });

  test("that differs from its announcement starts over, and only that file does", async () => {
    const { data } = await post<{ id: string }>("/v3/documents/uploads", {
      type: "qid",
      files: [announced(small), { ...announced(small), sha256: "0".repeat(64) }],
    });
    await sendAll(data.id, small, 0);
    await sendAll(data.id, small, 1);
    const answer = await finish(data.id);
    expect(answer).toMatchObject({ status: 422, code: "file-damaged", file: 1 });
    expect(await received(data.id)).toEqual([small.length, 0]);
  });
});

describe("a customer has at most", () => {
  test("five unfinished uploads: another one takes the place of the oldest, with its files", async () => {
    const as = khalid;
    const ids: string[] = [];
    for (let count = 0; count <= mostUploads; count += 1) ids.push((await start([small], "qid", as)).data.id);
    const statuses = await Promise.all(
      ids.map(async (id) => (await get(`/v3/documents/uploads/${id}`, { as })).status),
    );
    expect(statuses).toEqual([404, ...Array<number>(mostUploads).fill(200)]);
    expect(await jobsOf("delete-document-files")).toContainEqual({
      id: ids[0],
      kinds: ["originals", "pages"],
    });
    await Promise.all(Array.from({ length: 5 }, () => start([small], "qid", as)));
    const rows = await database<DocumentsTables>()
      .selectFrom("documents.upload")
      .select("id")
      .where("customer_id", "=", as.id)
      .execute();
    expect(rows).toHaveLength(mostUploads);
  });

  test("60 documents, also where several uploads are finished", async () => {
    const as = khalid;
    const begun: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { data } = await start([small], "qid", as);
      await sendAll(data.id, small, 0, as);
      begun.push(data.id);
    }
    const db = database<DocumentsTables>();
    const at = new Date();
    const rows = Array.from({ length: mostDocuments - 1 }, (_, place) => ({
      ...{ id: `other-${place}`, customer_id: as.id, type: "other", code: "processed", language: "en" },
      ...{ uploaded_at: at, tried_at: at },
    }));
    const had = await db
      .selectFrom("documents.document")
      .select("id")
      .where("customer_id", "=", as.id)
      .execute();
    await db.insertInto("documents.document").values(rows.slice(had.length)).execute();
    const answers = await Promise.all(begun.map((id) => finish(id, as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const left = begun.find((_, place) => answers[place]?.status === 409) ?? "";
    expect(await start([small], "qid", as)).toMatchObject({ status: 409, code: "too-many-documents" });
    await remove(`/v3/documents/${rows.at(-1)?.id}`, { as });
    expect((await finish(left, as)).status).toBe(200);
  });
});

describe("nobody else", () => {
  test("sees, sends, finishes or cancels an upload", async () => {
    const { data } = await start([small]);
    const as = khalid;
    expect((await get(`/v3/documents/uploads/${data.id}`, { as })).status).toBe(404);
    expect((await piece(data.id, small, 0, { as })).status).toBe(404);
    expect((await finish(data.id, as)).status).toBe(404);
    expect((await remove(`/v3/documents/uploads/${data.id}`, { as })).status).toBe(404);
    expect(await received(data.id)).toEqual([0]);
  });

  test("sees or deletes a document, or finishes it again", async () => {
    const id = await upload([small]);
    const as = khalid;
    expect((await get(`/v3/documents/${id}`, { as })).status).toBe(404);
    expect((await remove(`/v3/documents/${id}`, { as })).status).toBe(404);
    expect((await finish(id, as)).status).toBe(404);
    expect((await get<{ id: string }[]>("/v3/documents", { as })).data.map((one) => one.id)).not.toContain(
      id,
    );
    expect((await get(`/v3/documents/${id}`)).status).toBe(200);
  });
});

describe("at once", () => {
  const rowsOf = (id: string) =>
    database<DocumentsTables>().selectFrom("documents.document").select("id").where("id", "=", id).execute();

  test("two finishes make one document, and both answer with it", async () => {
    const { data } = await start([small]);
    await sendAll(data.id, small);
    const answers = await Promise.all([finish(data.id), finish(data.id), finish(data.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowsOf(data.id)).toHaveLength(1);
  });

  test("the same piece three times is one", async () => {
    const { data } = await start([large]);
    const answers = await Promise.all([0, 0, 0].map((offset) => piece(data.id, large, offset)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await received(data.id)).toEqual([pieceBytes]);
  });

  test("of a finish and a cancellation one happens", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { data } = await start([small]);
      await sendAll(data.id, small);
      const [finished, canceled] = await Promise.all([
        finish(data.id),
        remove(`/v3/documents/uploads/${data.id}`),
      ]);
      expect([finished.status, canceled.status].sort()).toEqual([200, 404]);
      expect(await rowsOf(data.id)).toHaveLength(finished.status === 200 ? 1 : 0);
    }
  });

  test("a document that is deleted while it is processed leaves nothing", async () => {
    const id = await upload([small]);
    const [, removed] = await Promise.all([processDocument(id), remove(`/v3/documents/${id}`)]);
    expect(removed.status).toBe(200);
    const left: string[] = [];
    for await (const { key } of privateFiles.list(`pages/${id}/`)) left.push(key);
    expect([await rowsOf(id), left]).toEqual([[], []]);
  });
});
