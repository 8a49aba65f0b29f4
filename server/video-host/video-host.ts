import { createHash } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { videoAddresses } from "#app/lib/video-address.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { addressHash } from "#app/platform/picture-hash.server.ts";
import {
  type FileHost,
  headersOfFiles,
  isUnchanged,
  keptFor,
  sendRefusal,
} from "../hosted-files/file-answers.ts";
import { SourceFiles } from "../hosted-files/source-files.ts";
import { readByteRange } from "./byte-range.ts";

interface SourceVideo {
  readonly path: string;
  readonly size: number;
  readonly hash: string;
}

/**
 * The video host: `/videos/PLACE/GROUP/NAME.HASH.mp4`, whole or in the part that a player asks for, from the disk. An
 * address with an old hash, or without one, shows the video as it is now and is kept for minutes.
 */
export class VideoHost implements FileHost {
  readonly #place: string;
  readonly #sources: SourceFiles<SourceVideo>;

  constructor({ name, folder }: { readonly name: string; readonly folder: string }) {
    this.#place = name;
    this.#sources = new SourceFiles({ folder, ending: "mp4", read: readSource });
  }

  isFor(url: string): boolean {
    return /^\/videos(\/|\?|$)/.test(url);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuseVideo(request, response, "method-not-allowed");
    const address = videoAddresses.parse(request.url ?? "/");
    const source = address?.place === this.#place ? await this.#sources.find(address.name) : undefined;
    if (source === undefined) return refuseVideo(request, response, "not-found");
    await sendVideo(request, response, source, keptFor(address?.hash === addressHash(source.hash)));
  }
}

async function readSource(path: string, { size }: Stats): Promise<SourceVideo> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { path, size, hash: hash.digest("hex").slice(0, 32) };
}

async function sendVideo(
  request: IncomingMessage,
  response: ServerResponse,
  { path, size, hash }: SourceVideo,
  lifetime: string,
): Promise<void> {
  const etag = `"${hash}"`;
  const headers = ["Cache-Control", lifetime, "ETag", etag, "Accept-Ranges", "bytes", ...headersOfFiles];
  if (isUnchanged(request, etag)) return void response.writeHead(304, headers).end();
  // A part of another version would not fit to what the player has: then it gets the whole.
  const version = request.headers["if-range"] ?? etag;
  const fits = request.method === "GET" && version === etag;
  const range = readByteRange(fits ? request.headers.range : undefined, size);
  if (range === "none")
    return void response.writeHead(416, [...headers, "Content-Range", `bytes */${size}`]).end();
  const { first, last } = range === "all" ? { first: 0, last: size - 1 } : range;
  headers.push("Content-Type", "video/mp4", "Content-Length", String(last - first + 1));
  if (range !== "all") headers.push("Content-Range", `bytes ${first}-${last}/${size}`);
  response.writeHead(range === "all" ? 200 : 206, headers);
  if (request.method === "HEAD" || size === 0) return void response.end();
  // A player leaves as soon as it has enough; that is no failure.
  await pipeline(createReadStream(path, { start: first, end: last }), response).catch((error: Error) => {
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

function refuseVideo(
  request: IncomingMessage,
  response: ServerResponse,
  code: "not-found" | "method-not-allowed",
): void {
  sendRefusal(request, response, { code, ...commonRefusals[code] });
}
