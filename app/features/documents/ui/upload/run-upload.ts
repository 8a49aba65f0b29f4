import type { Language } from "#app/i18n/language.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import { type CustomerAccess, callAsCustomer } from "#app/platform/api/customer-queries.tsx";
import type { DocumentType } from "../../rules/document-types.ts";
import {
  cancelUploadCall,
  finishUploadCall,
  sendPieceCall,
  showUploadCall,
  startUploadCall,
} from "../../upload-calls.ts";
import { pieceOf, sha256Of } from "./read-file.ts";
import { forgetUpload, storeUpload } from "./stored-upload.ts";
import type { UploadEffect, UploadEvent } from "./upload-machine.ts";
import type { BegunUpload, SentFile } from "./upload-state.ts";

/** What effects need of the world. */
export interface UploadWorld {
  readonly type: DocumentType;
  readonly access: CustomerAccess;
  readonly language: Language;
  /** The chosen files by their keys. */
  readonly files: ReadonlyMap<string, File>;
  /** Ends when the upload is stopped. */
  readonly signal: AbortSignal;
  /** The same key for the same purpose: a write that is sent again after a cut counts once. */
  readonly keyFor: (purpose: string) => string;
  readonly report: (documentId: string) => void;
}
type Came = Promise<UploadEvent | undefined>;

/** Does what the machine decided, and says what came of it. Throws only when it was stopped. */
export async function runUpload(effect: UploadEffect, world: UploadWorld): Came {
  switch (effect.type) {
    case "hash":
      return hash(effect.keys, world);
    case "start":
      return start(effect.files, world);
    case "send":
      return send(effect.upload, effect.key, effect.file, world);
    case "look":
      return look(effect.id, world);
    case "finish":
      return finish(effect.id, world);
    case "wait":
      return wait(effect.ms, world.signal);
    case "cancel":
      return cancel(effect.id, world);
    case "store":
      return void storeUpload(world.type, world.access.customerId, effect.upload);
    case "forget":
      return void forgetUpload(world.type);
    case "report":
      return void world.report(effect.documentId);
    case "stop":
      return undefined;
  }
}

async function hash(keys: readonly string[], { files }: UploadWorld): Came {
  try {
    const hashes: string[] = [];
    // One after another: a phone has no room for ten large files at once.
    for (const key of keys) hashes.push(await sha256Of(fileOf(files, key)));
    return { type: "hashed", hashes };
  } catch {
    return { type: "unreadable" };
  }
}

async function start(files: readonly SentFile[], world: UploadWorld): Came {
  const { access, language, signal, type, keyFor } = world;
  const idempotencyKey = keyFor(`start ${files.map(({ sha256 }) => sha256).join()}`);
  const body = { type, files: [...files] };
  const reply = await callAsCustomer(access, startUploadCall, { body, idempotencyKey, language, signal });
  return reply.ok ? { type: "started", ...reply.data } : failed(reply);
}

async function send(
  { id, pieceBytes, received }: BegunUpload,
  key: string,
  file: number,
  world: UploadWorld,
): Came {
  const { access, language, signal, files } = world;
  const offset = received[file] ?? 0;
  let body: Uint8Array<ArrayBuffer>;
  try {
    body = await pieceOf(fileOf(files, key), offset, pieceBytes);
  } catch {
    return { type: "unreadable" };
  }
  const params = { id, file: String(file), offset: String(offset) };
  const reply = await callAsCustomer(access, sendPieceCall, { params, body, language, signal });
  return reply.ok ? { type: "received", received: reply.data.received } : failed(reply);
}

async function look(id: string, { access, language, signal }: UploadWorld): Came {
  const reply = await callAsCustomer(access, showUploadCall, { params: { id }, language, signal });
  return reply.ok ? { type: "received", received: reply.data.received } : failed(reply);
}

async function finish(id: string, { access, language, signal, keyFor }: UploadWorld): Came {
  const idempotencyKey = keyFor(`finish ${id}`);
  const reply = await callAsCustomer(access, finishUploadCall, {
    params: { id },
    idempotencyKey,
    language,
    signal,
  });
  return reply.ok ? { type: "finished", documentId: reply.data.documentId } : failed(reply);
}

/** What cannot be withdrawn now, the server deletes after a day. */
async function cancel(id: string, { access, language }: UploadWorld): Promise<undefined> {
  const idempotencyKey = crypto.randomUUID();
  await callAsCustomer(access, cancelUploadCall, { params: { id }, idempotencyKey, language });
}

function failed({ code, status, message, statusText }: FailedReply): UploadEvent {
  if (code === "network") return { type: "cut", isOffline: true };
  if (code === "piece-out-of-order" || code === "upload-incomplete") return { type: "out-of-step" };
  if (status === 404) return { type: "gone" };
  if (status === 429 || status >= 500) return { type: "cut", isOffline: false };
  return { type: "refused", sentence: message || statusText || code };
}

function wait(ms: number, signal: AbortSignal): Came {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ type: "continued" }), ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function fileOf(files: ReadonlyMap<string, File>, key: string): File {
  const file = files.get(key);
  if (file === undefined) throw new Error("a chosen file has no content");
  return file;
}
