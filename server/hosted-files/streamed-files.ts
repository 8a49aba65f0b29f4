import { createHash } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { drawingAddresses, fileAddresses } from "#app/lib/address/file-address.ts";
import type { hashedAddresses } from "#app/lib/address/hashed-address.ts";
import { videoAddresses } from "#app/lib/address/video-address.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { addressHash } from "#app/platform/pictures/picture-hash.server.ts";
import { compressBrotli } from "../compress-brotli.ts";
import { isCompressible } from "../static-files.ts";
import { readByteRange } from "./byte-range.ts";
import { cacheControlOf, type FileHost, headersOfFiles, isUnchanged, sendRefusal } from "./file-answers.ts";
import { SourceFiles } from "./source-files.ts";

interface Source {
  readonly path: string;
  readonly size: number;
  readonly hash: string;
  /** The same bytes under Brotli, of what becomes smaller. */
  readonly brotli?: Buffer;
}

/** What is sent as it lies on the disk. A folder of the content, and the first part of an address, bear the kind's name. */
const kinds = {
  videos: [{ ending: "mp4", type: "video/mp4", addresses: videoAddresses }],
  files: [
    { ending: "pdf", type: "application/pdf", addresses: fileAddresses },
    { ending: "svg", type: "image/svg+xml", addresses: drawingAddresses },
  ],
} as const;
type Kind = keyof typeof kinds;
interface Format {
  readonly type: string;
  readonly addresses: ReturnType<typeof hashedAddresses>;
  readonly sources: SourceFiles<Source>;
}

/**
 * The host of videos and printable files: `/videos/PLACE/GROUP/NAME.HASH.mp4`, whole or in the part that a player or a reader
 * requests. An address with an old hash, or without one, shows the file as it is now and is cached for minutes.
 */
export class StreamedFiles implements FileHost {
  readonly #kind: Kind;
  readonly #place: string;
  readonly #formats: readonly Format[];

  /** `contentFolder` holds a folder of the kind's name. */
  constructor(kind: Kind, contentFolder: string) {
    this.#kind = kind;
    this.#place = basename(contentFolder);
    const folder = join(contentFolder, kind);
    this.#formats = kinds[kind].map((format) => ({
      ...format,
      sources: new SourceFiles({ folder, ending: format.ending, read: readSource }),
    }));
  }

  isFor(url: string): boolean {
    return url.startsWith(`/${this.#kind}`) && /^(\/|\?|$)/.test(url.slice(this.#kind.length + 1));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(request, response, "method-not-allowed");
    for (const { addresses, sources, type } of this.#formats) {
      const address = addresses.parse(request.url ?? "/");
      const source = address?.place === this.#place ? await sources.find(address.name) : undefined;
      if (source === undefined) continue;
      const lifetime = cacheControlOf(address?.hash === addressHash(source.hash));
      return send(request, response, source, ["Cache-Control", lifetime, "Content-Type", type]);
    }
    refuse(request, response, "not-found");
  }
}

async function readSource(path: string, { size }: Stats): Promise<Source> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  const source = { path, size, hash: hash.digest("hex").slice(0, 32) };
  return isCompressible(path) ? { ...source, brotli: await compressBrotli(await readFile(path)) } : source;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { path, size, hash, brotli }: Source,
  itsHeaders: readonly string[],
): Promise<void> {
  const varies = brotli === undefined ? [] : ["Vary", "Accept-Encoding"];
  const headers = [...itsHeaders, ...headersOfFiles, ...varies];
  if (brotli !== undefined && /\bbr\b/.test(request.headers["accept-encoding"] ?? ""))
    return sendCompressed(request, response, { bytes: brotli, etag: `"${hash}-br"` }, headers);
  const etag = `"${hash}"`;
  headers.push("ETag", etag, "Accept-Ranges", "bytes");
  if (isUnchanged(request, etag)) return void response.writeHead(304, headers).end();
  // A part of another version would not fit to what the player has: then it gets the whole.
  const version = request.headers["if-range"] ?? etag;
  const fits = request.method === "GET" && version === etag;
  const range = readByteRange(fits ? request.headers.range : undefined, size);
  if (range === "none")
    return void response.writeHead(416, [...headers, "Content-Range", `bytes */${size}`]).end();
  const { first, last } = range === "all" ? { first: 0, last: size - 1 } : range;
  headers.push("Content-Length", String(last - first + 1));
  if (range !== "all") headers.push("Content-Range", `bytes ${first}-${last}/${size}`);
  response.writeHead(range === "all" ? 200 : 206, headers);
  if (request.method === "HEAD" || size === 0) return void response.end();
  // A player leaves as soon as it has enough; that is no failure.
  await pipeline(createReadStream(path, { start: first, end: last }), response).catch((error: Error) => {
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, etag }: { readonly bytes: Buffer; readonly etag: string },
  itsHeaders: readonly string[],
): void {
  const headers = [...itsHeaders, "ETag", etag, "Content-Encoding", "br"];
  if (isUnchanged(request, etag)) return void response.writeHead(304, headers).end();
  response.writeHead(200, [...headers, "Content-Length", String(bytes.length)]);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: "not-found" | "method-not-allowed",
): void {
  sendRefusal(request, response, { code, ...commonRefusals[code] });
}
