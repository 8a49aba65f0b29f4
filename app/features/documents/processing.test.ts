import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import documentsPage from "../../../content/demo/documents-page.json" with { type: "json" };
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { documentsApiOnDemo, photo } from "../../../tests/factories/documents/documents-api.ts";
import { heicCard, heicWithSize } from "../../../tests/factories/documents/heic-files.ts";
import { jobsOf, processJobsAfter } from "../../../tests/factories/documents/queued-jobs.ts";
import { eicar, fakeClamd } from "../../../tests/factories/fake-clamd.ts";
import { reasonWords } from "./document-words.ts";
import { pagePictures } from "./page-pictures.server.ts";
import { ReaderProcess } from "./reading/reader-process.server.ts";
import { rejectionReasons } from "./rules/document-states.ts";
import { processDocument } from "./server/processing/process-document.server.ts";
import type { DocumentsTables } from "./tables.ts";

let clamd: Awaited<ReturnType<typeof fakeClamd>>;
testDatabase();
const { get, post, start, sendAll, upload } = documentsApiOnDemo();
let front: Buffer;
let back: Buffer;
beforeAll(async () => {
  clamd = await fakeClamd();
  front = await photo({ copyright: "canary-camera" });
  back = await photo({ width: 200, height: 300 });
});
afterAll(() => clamd.stop());
afterEach(() => vi.restoreAllMocks());

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
const timeout = 240_000;
const minuteMs = 60_000;
const set = (id: string, values: object) =>
  database<DocumentsTables>().updateTable("documents.document").set(values).where("id", "=", id).execute();
/** What customers were sent about rejections, oldest first. */
const rejectionMessages = async () =>
  (await newestMessages(200)).filter(({ template }) => template === "document-rejected").reverse();

/** The same JPEG with other dimensions in its header. */
function withSize(file: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(file);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

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

test("a HEIC photo is uploaded, shown as WebP, and read", { timeout }, async () => {
  const id = await upload([heicCard()], "vehicle-registration");
  await processDocument(id);
  const { pages, state } = await show(id);
  expect([state, pages.map(({ width, height }) => [width, height])]).toEqual(["processed", [[860, 540]]]);
  const picture = Buffer.from(await (await open(pages[0]?.address)).arrayBuffer());
  expect((await sharp(picture).metadata()).format).toBe("webp");
  type Read = { fields: readonly { key: string; value: string }[] };
  const read = await post<Read>("/v3/documents/ocr/extract-text", { documentId: id });
  expect(read.data.fields).toContainEqual(expect.objectContaining({ key: "plate", value: "482915" }));
});

test("a document that is read already is not read a second time at once", { timeout }, async () => {
  const id = await upload([front]);
  await processDocument(id);
  const run = vi.spyOn(ReaderProcess.prototype, "run").mockImplementation(async (job) => {
    if (job.does !== "read") throw new Error("not a reading");
    await wait(500);
    return { does: "read", reading: { type: job.type, fields: [], text: "read once" } };
  });
  const read = () => post<{ text: string }>("/v3/documents/ocr/extract-text", { documentId: id });
  const answers = await Promise.all([read(), read(), read()]);
  expect(answers.map(({ data }) => data.text)).toEqual(Array(3).fill("read once"));
  expect(run).toHaveBeenCalledTimes(1);
  await read();
  expect(run).toHaveBeenCalledTimes(2);
});

describe("a document is rejected by the program, and its customer is notified", () => {
  test.each([
    ["a photo that was cut off", () => front.subarray(0, 900), "unreadable"],
    ["a PDF that is none", () => Buffer.from("%PDF-1.7\n1 0 obj"), "unreadable"],
    ["a HEIC photo whose dimensions are too large", () => heicWithSize(60_000, 60_000), "too-large"],
    ["a photo whose dimensions are too large", () => withSize(front, 65_000, 65_000), "too-large"],
  ] as const)("%s", { timeout }, async (_, file, reason) => {
    const before = await rejectionMessages();
    const id = await upload([file()]);
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "rejected", rejection: { reason, text: null }, pages: [] });
    expect(await jobsOf("delete-document-files")).toContainEqual({ id, kinds: ["originals", "pages"] });
    const read = await post("/v3/documents/ocr/extract-text", { documentId: id });
    expect([read.status, read.code]).toEqual([409, "already-decided"]);
    const sent = (await rejectionMessages()).slice(before.length);
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual(
      expect.arrayContaining([["mail", noora.email]]),
    );
    const mail = sent.find(({ channel }) => channel === "mail");
    expect(mail?.subject).toContain("Driving license");
    expect(mail?.plain).toContain(reasonWords.of("en")[reason]);
    expect(mail?.plain).toContain("/documents/driving-license");
    await processDocument(id);
    expect(await rejectionMessages()).toHaveLength(before.length + sent.length);
  });

  test("in the language in which it was uploaded", { timeout }, async () => {
    const { data } = await start([front.subarray(0, 900)]);
    await sendAll(data.id, front.subarray(0, 900));
    await post(`/v3/documents/uploads/${data.id}/finish?lang=ar`, undefined);
    await processDocument(data.id);
    const mail = (await rejectionMessages()).findLast(({ channel }) => channel === "mail");
    expect([mail?.language, mail?.plain]).toEqual([
      "ar",
      expect.stringContaining(reasonWords.of("ar").unreadable),
    ]);
  });

  test("whose every reason is a sentence at the document, in both languages", () => {
    for (const { en, ar } of documentsPage.fragments)
      for (const { reasons } of [en, ar])
        expect(Object.keys(reasons).toSorted()).toEqual([...rejectionReasons].toSorted());
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
    const mail = (await rejectionMessages()).findLast(({ channel }) => channel === "mail");
    expect(mail?.plain).toContain(reasonWords.of("en").infected);
  });

  test("that takes no file of this size, documents wait until its operator has changed that", {
    timeout,
  }, async () => {
    const id = await upload([front]);
    clamd.take(100);
    for (let time = 0; time < 4; time += 1) await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "scanning", pages: [] });
    clamd.take(25 * 1024 * 1024);
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "processed", scan: "clean" });
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
    expect(await processJobsAfter(id, 0)).toBe(1);
    expect(await processJobsAfter(id, 1)).toBe(2);
    await clamd.start();
    await processDocument(id);
    expect(await show(id)).toMatchObject({ state: "processed", scan: "clean" });
  });
});

describe("a customer whose document took longer", () => {
  const readyMessages = async () =>
    (await newestMessages(200)).filter(({ template }) => template === "document-ready");

  test("than ten minutes is notified that it can be confirmed", { timeout }, async () => {
    const id = await upload([front]);
    await set(id, { uploaded_at: new Date(now().getTime() - 11 * minuteMs) });
    await processDocument(id);
    const [mail] = (await readyMessages()).filter(({ channel }) => channel === "mail");
    expect(mail).toMatchObject({ recipient: noora.email, subject: "Please confirm: Driving license" });
    expect(mail?.plain).toContain("/documents/driving-license");
  });

  test("than usual, but not so long, is not", { timeout }, async () => {
    const before = await readyMessages();
    const id = await upload([front]);
    await set(id, { uploaded_at: new Date(now().getTime() - 9 * minuteMs) });
    await processDocument(id);
    expect(await readyMessages()).toHaveLength(before.length);
  });
});
