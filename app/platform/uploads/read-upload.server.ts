import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";
import { type Result, refuse, succeed } from "#app/lib/result.ts";

interface UploadLimits {
  /** The fields that hold files; every other part is ignored. */
  readonly fields: readonly string[];
  readonly bytesPerFile: number;
}

/** What a form needs beside its files. */
const mostOtherBytes = 64 * 1024;
/** Fields of text beside the files are short, and few. */
const limits = { fields: 4, fieldSize: 1024, headerPairs: 20 } as const;

/**
 * The files of a multipart form, by their fields; a field without a file is left out. What is larger than a file may be is
 * cut off while it streams (`too-large`), and so is a body of more than all of them; a body that is no such form or ends early is `not-a-form`. Names and types that
 * the sender gives are not read.
 */
export async function readUpload(
  request: Request,
  { fields, bytesPerFile }: UploadLimits,
): Promise<Result<ReadonlyMap<string, Buffer>, "too-large" | "not-a-form">> {
  const type = request.headers.get("content-type") ?? "";
  if (request.body === null || !/^multipart\/form-data\b/i.test(type)) return refuse("not-a-form");
  const body = Readable.fromWeb(request.body as WebStream);
  const files = new Map<string, Buffer>();
  const outcome = await new Promise<"read" | "too-large" | "not-a-form">((resolve) => {
    const parser = parserFor(type, { files: fields.length, fileSize: bytesPerFile });
    if (parser === undefined) return resolve("not-a-form");
    parser.on("file", (field, stream) => {
      const pieces: Buffer[] = [];
      const isWanted = fields.includes(field);
      stream.on("data", (piece: Buffer) => void (isWanted && pieces.push(piece)));
      stream.on("limit", () => resolve("too-large"));
      stream.on("error", () => resolve("not-a-form"));
      stream.on("end", () => {
        if (isWanted && pieces.length > 0) files.set(field, Buffer.concat(pieces));
      });
    });
    parser.on("filesLimit", () => resolve("not-a-form"));
    parser.on("finish", () => resolve("read"));
    parser.on("error", () => resolve("not-a-form"));
    let bytes = 0;
    body.on("data", (piece: Uint8Array) => {
      bytes += piece.length;
      if (bytes > fields.length * bytesPerFile + mostOtherBytes) resolve("too-large");
    });
    body.on("error", () => resolve("not-a-form"));
    body.pipe(parser);
  });
  if (outcome === "read") return succeed(files);
  body.unpipe();
  body.destroy();
  return refuse(outcome);
}

function parserFor(type: string, most: { readonly files: number; readonly fileSize: number }) {
  try {
    return new Busboy({ headers: { "content-type": type }, limits: { ...limits, ...most } });
  } catch {
    // A form without a boundary.
    return undefined;
  }
}
