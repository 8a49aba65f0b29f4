import { setTimeout as wait } from "node:timers/promises";
import { extractTextCall, showDocumentCall } from "#app/features/documents/calls.ts";
import { mostUploads } from "#app/features/documents/rules/upload-limits.ts";
import { finishUploadCall, sendPieceCall, startUploadCall } from "#app/features/documents/upload-calls.ts";
import { WorkQueue } from "#app/lib/queue/work-queue.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { announced } from "../../../tests/factories/documents/documents-api.ts";
import type { apiCaller } from "../../../tests/factories/program/api-caller.ts";
import type { SyntheticDocument } from "./synthetic-documents.ts";

/** What became of a document that a customer sent, and after how many milliseconds since it was begun. */
interface Sent {
  /** `read`, `nothing read`, or where it ended and by which code. */
  readonly outcome: string;
  readonly processedMs: number;
  readonly readMs: number;
}

type Call = ReturnType<typeof apiCaller>;
/** A customer who calls the API. More unfinished uploads than this take each other's place. */
interface Customer {
  readonly call: Call;
  readonly uploads: WorkQueue;
}

export const customerOf = (call: Call): Customer => ({
  call,
  uploads: new WorkQueue({ atOnce: mostUploads, mostWaiting: Number.POSITIVE_INFINITY }),
});

const pollMs = 1_000;
const longestMs = 15 * 60_000;

/** Uploads a document as the site does, waits until it is processed and has it read. */
export async function uploadAndRead(
  { call, uploads }: Customer,
  document: Pick<SyntheticDocument, "type" | "pictures">,
): Promise<Sent> {
  const started = performance.now();
  const since = () => performance.now() - started;
  const until = started + longestMs;
  const uploaded = await uploads.run(() => upload(call, document));
  const processed = uploaded.ok ? await untilProcessed(call, uploaded.value, until) : uploaded;
  const processedMs = since();
  const read = processed.ok ? await textOf(call, processed.value, until) : processed;
  return { outcome: read.ok ? read.value : read.code, processedMs, readMs: since() };
}

type Step = Promise<Result<string, string>>;
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** The document's id. */
async function upload(call: Call, { type, pictures }: Pick<SyntheticDocument, "type" | "pictures">): Step {
  const begun = await call(startUploadCall, { body: { type, files: pictures.map(announced) }, ...key() });
  if (!begun.ok) return refuse(`start: ${begun.code}`);
  const { id, pieceBytes } = begun.data;
  for (const [file, picture] of pictures.entries()) {
    for (let offset = 0; offset < picture.length; offset += pieceBytes) {
      const params = { id, file: String(file), offset: String(offset) };
      const body = new Uint8Array(picture.subarray(offset, offset + pieceBytes));
      const sent = await call(sendPieceCall, { params, body });
      if (!sent.ok) return refuse(`piece: ${sent.code}`);
    }
  }
  const finished = await call(finishUploadCall, { params: { id }, ...key() });
  return finished.ok ? succeed(id) : refuse(`finish: ${finished.code}`);
}

async function untilProcessed(call: Call, id: string, until: number): Step {
  while (performance.now() < until) {
    const shown = await call(showDocumentCall, { params: { id } });
    if (!shown.ok) return refuse(`show: ${shown.code}`);
    const { state, rejection } = shown.data;
    if (state === "processed") return succeed(id);
    if (state === "rejected") return refuse(`rejected: ${rejection?.reason ?? ""}`);
    await wait(pollMs);
  }
  return refuse("never processed");
}

/** `read` or `nothing read`. `fetch` gives up after five minutes, and a document that is being read is not read twice. */
async function textOf(call: Call, documentId: string, until: number): Step {
  let read = await call(extractTextCall, { body: { documentId } });
  while (!read.ok && read.code === "network" && performance.now() < until)
    read = await call(extractTextCall, { body: { documentId } });
  if (!read.ok) return refuse(`reading: ${read.code}`);
  return succeed(read.data.fields.some(({ value }) => value !== "") ? "read" : "nothing read");
}
