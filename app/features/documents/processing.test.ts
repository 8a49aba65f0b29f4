import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { documentsApiOnDemo, photo } from "../../../tests/factories/documents/documents-api.ts";
import { jobsOf } from "../../../tests/factories/documents/queued-jobs.ts";
import { eicar, fakeClamd } from "../../../tests/factories/fake-clamd.ts";
import { pagePictures } from "./page-pictures.server.ts";
import { processDocument } from "./server/processing/process-document.server.ts";
import { resumeDocuments } from "./server/processing/resume-documents.server.ts";
import type { DocumentsTables } from "./tables.ts";

let clamd: Awaited<ReturnType<typeof fakeClamd>>;
testDatabase();
const { get, post, upload } = documentsApiOnDemo();
let front: Buffer;
let back: Buffer;
beforeAll(async () => {
  clamd = await fakeClamd();
  front = await photo({ copyright: "canary-camera" });
  back = await photo({ width: 200, height: 300 });
});
afterAll(() => clamd.stop());

interface Shown {
  readonly state: string;
  readonly scan: string;
  readonly version: number;
  readonly pageCount: number;
  readonly rejection: { readonly reason: string } | null;
  readonly pages: readonly { page: number; width: number; height: number; address: string }[];
}
const show = async (id: string) => (await get<Shown>(`/v3/documents/${id}`)).data;
const files = async (prefix: string) => {
  const found: string[] = [];
  for await (const { key } of privateFiles.list(prefix)) found.push(key);
  return found.sort();
};
const open = (address = "") => pagePictures.request(address.replace("/papers", ""));
const timeout = 60_000;

test("a document becomes its pages, upright and without notes of the camera", { timeout }, async () => {
  const id = await upload([front, back]);
  expect(await jobsOf("process-document")).toContainEqual({ documentId: id });
  await processDocument(id);
  const shown = await show(id);
  expect(shown).toMatchObject({ state: "processed", scan: "not-scanned", version: 2, pageCount: 2 });
  expect(shown.pages.map(({ width, height }) => [width, height])).toEqual([
    [300, 200],
    [200, 300],
  ]);
  const picture = await open(shown.pages[0]?.address);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 300, height: 200 });
  expect(bytes.includes("canary-camera")).toBe(false);
  // The files themselves are deleted by a job that came with it.
  expect(await jobsOf("delete-document-files")).toContainEqual({ id, kinds: ["originals"] });
  const before = await show(id);
  await processDocument(id);
  expect({ ...(await show(id)), pages: [] }).toEqual({
    ...before,
    pages: [],
    addressesUntil: expect.any(String),
  });
});

describe("a document is rejected by the program", () => {
  test.each([
    ["a photo that was cut off", () => front.subarray(0, 900), "unreadable"],
    ["a PDF that is none", () => Buffer.from("%PDF-1.7\n1 0 obj"), "unreadable"],
  ])("%s", { timeout }, async (_, file, reason) => {
    const id = await upload([file()]);
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "rejected", rejection: { reason, text: null }, pages: [] });
    expect(await jobsOf("delete-document-files")).toContainEqual({ id, kinds: ["originals", "pages"] });
    const read = await post("/v3/documents/ocr/extract-text", { documentId: id });
    expect([read.status, read.code]).toEqual([409, "already-decided"]);
  });
});

describe("with a scanner", () => {
  beforeAll(() => {
    Object.assign(config.env, { CLAMD_URL: clamd.address });
  });
  afterAll(() => {
    Object.assign(config.env, { CLAMD_URL: undefined });
  });

  test("what is clean is processed, and says so", { timeout }, async () => {
    const id = await upload([front]);
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "processed", scan: "clean" });
  });

  test("malware is rejected before anything opens it", { timeout }, async () => {
    const id = await upload([front, Buffer.concat([back, Buffer.from(eicar)])]);
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "rejected", rejection: { reason: "infected" } });
    expect(await files(`pages/${id}/`)).toEqual([]);
  });

  test("that is away, documents wait unopened, and go on when it is back", { timeout }, async () => {
    const id = await upload([front]);
    await clamd.stop();
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "scanning", scan: "waiting", pages: [] });
    for (const [path, body] of [
      ["/v3/documents/ocr/extract-text", { documentId: id }],
      [`/v3/documents/confirmations/${id}`, { version: 1, fields: [] }],
    ] as const)
      expect(await post(path, body)).toMatchObject({ status: 409, code: "not-processed" });
    const inAMinute = new Date(now().getTime() + 61_000);
    const sent = (await jobsOf("process-document")).filter(({ documentId }) => documentId === id).length;
    await inTransaction<DocumentsTables, void>((trx) =>
      resumeDocuments(trx as unknown as AnyTransaction, inAMinute),
    );
    const again = (await jobsOf("process-document")).filter(({ documentId }) => documentId === id).length;
    expect(again).toBe(sent + 1);
    await clamd.start();
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "processed", scan: "clean" });
  });
});

test("two processes do not process one document at once; what a killed one left goes on", {
  timeout,
}, async () => {
  const id = await upload([front]);
  const db = database<DocumentsTables>();
  const claim = (claimed_until: Date) =>
    db
      .updateTable("documents.document")
      .set({ code: "scanning", claimed_until })
      .where("id", "=", id)
      .execute();
  await claim(new Date(now().getTime() + 60_000));
  await processDocument(id);
  expect((await show(id)).state).toBe("scanning");
  await claim(now());
  await processDocument(id);
  expect((await show(id)).state).toBe("processed");
});
