import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listDocumentsCall } from "#app/features/documents/calls.ts";
import { mostUploads, pieceBytes } from "#app/features/documents/rules/upload-limits.ts";
import { readPage } from "#app/features/documents/server/page-files.server.ts";
import { processDocument } from "#app/features/documents/server/processing/process-document.server.ts";
import { sweepFiles } from "#app/features/documents/server/retention/sweep-files.server.ts";
import type { DocumentsTables } from "#app/features/documents/tables.ts";
import {
  finishUploadCall,
  sendPieceCall,
  showUploadCall,
  startUploadCall,
} from "#app/features/documents/upload-calls.ts";
import { database } from "#app/platform/database.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { khalid } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { announced, photo } from "../factories/documents/documents-api.ts";
import { howMany } from "../factories/how-much.ts";
import { apiCaller } from "../factories/program/api-caller.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";
import { signIn } from "../factories/sign-in.ts";

const kills = howMany({ day: 2, night: 5 });
const uploads = howMany({ day: 5, night: 10 });
/** As many unfinished uploads as one customer may have. */
const callersAtOnce = mostUploads;
const { url } = testDatabase({ demo: true });
const start = () => startProgram({ DATABASE_URL: url, MARSA_REQUESTS_PER_MINUTE: "1000000" });
type Caller = ReturnType<typeof apiCaller>;

/** A document on its way, as its sender knows it. */
interface Sending {
  readonly file: Buffer;
  /** Of the start and of the finish: the same with every repetition. */
  readonly keys: readonly [string, string];
  id?: string;
  /** What was answered to have arrived. */
  acknowledged: number;
  isFinished: boolean;
}

test(`${kills} kills and stops while documents are uploaded and processed lose nothing that was acknowledged and leave no orphan`, {
  timeout: 240_000 + kills * 60_000,
}, async () => {
  let program = await start();
  const token = await signIn(program.address, khalid);
  const all: Sending[] = [];
  for (let place = 0; place < uploads; place += 1)
    all.push({
      file: await photo({ width: 1300 + place, height: 900 }),
      keys: [randomUUID(), randomUUID()],
      acknowledged: 0,
      isFinished: false,
    });
  for (let kill = 0; kill < kills; kill += 1) {
    const end = kill % 2 === 0 ? program.kill : () => stopAll(program);
    await sendUntilEnded(end, apiCaller(program.address, token), all, 4 + kill);
    program = await start();
    await expectNothingLost(apiCaller(program.address, token), all);
  }
  const call = apiCaller(program.address, token);
  for (const sending of all) while (!sending.isFinished) await advance(call, sending);
  const listed = await call(listDocumentsCall, {});
  const ids = listed.ok ? listed.data.map(({ id }) => id) : [];
  expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  await program.stop();

  await finishProcessing();
  expect(await visiblePages()).toEqual(new Map(ids.map((id) => [id, 1])));
  await sweepFiles(new Date(Date.now() + 2 * 86_400_000));
  expect(await storedKeys()).toEqual(await neededKeys());
});

/** As a service manager or Ctrl-C does: every process of the program gets the signal. */
async function stopAll(program: RunningProgram): Promise<void> {
  const list = `/proc/${program.pid}/task/${program.pid}/children`;
  const children = process.platform === "linux" ? readFileSync(list, "utf8") : "";
  for (const pid of children.split(" ").filter(Boolean)) process.kill(Number(pid), "SIGTERM");
  await program.stop();
}

/** Several callers send what is not finished; the program is ended after so many answers, the others are under way then. */
async function sendUntilEnded(
  end: () => Promise<void>,
  call: Caller,
  all: readonly Sending[],
  answers: number,
): Promise<void> {
  const waiting = all.filter(({ isFinished }) => !isFinished);
  let answered = 0;
  let dead: Promise<void> | undefined;
  const caller = async () => {
    for (let sending = waiting.pop(); sending !== undefined; sending = waiting.pop()) {
      while (!sending.isFinished && dead === undefined) {
        if (!(await advance(call, sending))) break;
        answered += 1;
        if (answered === answers) dead = end();
      }
    }
  };
  await Promise.all(Array.from({ length: callersAtOnce }, caller));
  await (dead ?? end());
}

/** The next step of one upload; false where it was not answered. Any other refusal is an error. */
async function advance(call: Caller, sending: Sending): Promise<boolean> {
  const { file, keys, id, acknowledged: offset } = sending;
  const [startKey, finishKey] = keys;
  if (id === undefined) {
    const body = { type: "insurance" as const, files: [announced(file)] };
    const started = await call(startUploadCall, { body, idempotencyKey: startKey });
    if (started.ok) sending.id = started.data.id;
    return answeredOr(started);
  }
  if (offset < file.length) {
    const body = new Uint8Array(file.subarray(offset, offset + pieceBytes));
    const sent = await call(sendPieceCall, { params: { id, file: "0", offset: String(offset) }, body });
    if (sent.ok) sending.acknowledged = offset + body.length;
    return answeredOr(sent);
  }
  const finished = await call(finishUploadCall, { params: { id }, idempotencyKey: finishKey });
  if (finished.ok) sending.isFinished = true;
  return answeredOr(finished);
}

function answeredOr(reply: {
  readonly ok: boolean;
  readonly code?: string;
  readonly status?: number;
}): boolean {
  if (reply.ok) return true;
  if (reply.code !== "network" && (reply.status ?? 0) < 500) throw new Error(`refused: ${reply.code}`);
  return false;
}

/** Each acknowledged piece is there, each acknowledged document too. */
async function expectNothingLost(call: Caller, all: readonly Sending[]): Promise<void> {
  const listed = await call(listDocumentsCall, {});
  const documents = listed.ok ? listed.data.map(({ id }) => id) : [];
  for (const { id, acknowledged, isFinished } of all) {
    if (id === undefined) continue;
    if (isFinished) expect(documents).toContain(id);
    if (documents.includes(id)) continue;
    const shown = await call(showUploadCall, { params: { id } });
    expect(shown.ok && shown.data.received[0]).toBeGreaterThanOrEqual(acknowledged);
  }
}

/** As the program does after the time for which a killed one had claimed a document. */
async function finishProcessing(): Promise<void> {
  const db = database<DocumentsTables>();
  await db.updateTable("documents.document").set({ claimed_until: null }).execute();
  const rows = await db
    .selectFrom("documents.document")
    .select("id")
    .where("code", "in", ["uploaded", "scanning"])
    .execute();
  for (const { id } of rows) await processDocument(id);
}

const ofKhalid = () =>
  database<DocumentsTables>()
    .selectFrom("documents.document")
    .select(["id", "code"])
    .where("customer_id", "=", khalid.id)
    .execute();

/** How many pages of each document open. */
async function visiblePages(): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { id, code } of (await ofKhalid()).toReversed()) {
    expect(code).toBe("processed");
    const pages = await database<DocumentsTables>()
      .selectFrom("documents.page")
      .select("page")
      .where("document_id", "=", id)
      .execute();
    for (const { page } of pages) expect(await readPage(id, page)).toBeDefined();
    found.set(id, pages.length);
  }
  return found;
}

async function storedKeys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of privateFiles.list("")) found.push(key);
  return found.toSorted();
}

async function neededKeys(): Promise<string[]> {
  const pages = await database<DocumentsTables>()
    .selectFrom("documents.page")
    .select(["document_id", "page"])
    .execute();
  return pages.map(({ document_id, page }) => `pages/${document_id}/${page}`).toSorted();
}
