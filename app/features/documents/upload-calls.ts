import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { notFound } from "#app/platform/api/refusals.ts";
import { id, received, type } from "./call-fields.ts";
import { finishRefusals, pieceRefusals, uploadRefusals } from "./refusals.ts";
import { mostFiles, pieceBytes } from "./rules/upload-limits.ts";

const upload = z.object({
  id,
  /** Every piece has so many bytes, the last one of a file the rest. */
  pieceBytes: z.int(),
  received,
});

/** Begins an upload. Its files are the document's pages in their order; of a card the front comes first. */
export const startUploadCall = defineCall({
  id: "documents.upload.start",
  summary: "Begin to upload a document",
  method: "POST",
  base: "v3",
  path: "/documents/uploads",
  who: "customer",
  body: z.object({
    type,
    files: z
      .array(
        z.object({
          bytes: z.int().check(z.gte(1)),
          /** Of the whole file, in hexadecimal digits. */
          sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostFiles)),
  }),
  answer: upload,
  refusals: uploadRefusals,
  failureText: "Failed to start the upload",
  limit: 30,
});

/** How much has arrived: an upload goes on from there after a cut, for a day. */
export const showUploadCall = defineCall({
  id: "documents.upload.show",
  summary: "How much of an upload has arrived",
  method: "GET",
  base: "v3",
  path: "/documents/uploads/:id",
  who: "customer",
  params: z.object({ id }),
  answer: upload,
  refusals: notFound,
  failureText: "Failed to fetch the upload",
});

const offset = z
  .string()
  .check(z.regex(/^\d{1,9}$/))
  .check(z.maxLength(9));

/** One piece of a file, as it is. The pieces of a file come in their order; one that has arrived already changes nothing. */
export const sendPieceCall = defineCall({
  id: "documents.upload.piece",
  summary: "Send one piece of a file",
  method: "POST",
  base: "v3",
  path: "/documents/uploads/:id/files/:file/pieces/:offset",
  who: "customer",
  repeatable: true,
  params: z.object({ id, file: z.string().check(z.regex(/^\d$/)), offset }),
  bodyType: "bytes",
  mostBytes: pieceBytes,
  body: z.instanceof(Uint8Array<ArrayBuffer>),
  answer: z.object({ received }),
  refusals: pieceRefusals,
  failureText: "Failed to send the file",
});

/** Checks length and hash of the files and makes the document of them. Its id is the upload's. */
export const finishUploadCall = defineCall({
  id: "documents.upload.finish",
  summary: "Finish an upload",
  method: "POST",
  base: "v3",
  path: "/documents/uploads/:id/finish",
  who: "customer",
  params: z.object({ id }),
  answer: z.object({ documentId: id }),
  refusals: finishRefusals,
  failureText: "Failed to finish the upload",
});

export const cancelUploadCall = defineCall({
  id: "documents.upload.cancel",
  summary: "Cancel an upload",
  method: "DELETE",
  base: "v3",
  path: "/documents/uploads/:id",
  who: "customer",
  params: z.object({ id }),
  answer: z.object({}),
  refusals: notFound,
  failureText: "Failed to cancel the upload",
});
