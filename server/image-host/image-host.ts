import type { IncomingMessage, ServerResponse } from "node:http";
import { availableParallelism } from "node:os";
import { QueueFull } from "#app/lib/queue/work-queue.ts";
import { addressOfConnection } from "#app/platform/api/api-app.server.ts";
import { addressHash } from "#app/platform/pictures/picture-hash.server.ts";
import { countedNetworks } from "#app/platform/security/network.server.ts";
import {
  cacheControlOf,
  type FileHost,
  headersOfFiles,
  isUnchanged,
  sendRefusal,
} from "../hosted-files/file-answers.ts";
import { type EncodedPicture, EncodedPictures, type EncodedPicturesLimits } from "./encoded-pictures.ts";
import { type RequestedPicture, readPictureRequest } from "./picture-request.ts";
import { type PictureRefusalCode, pictureRefusals } from "./refusals.ts";
import { reportBroken, type SourcePicture, SourcePictures } from "./source-pictures.ts";

interface Place {
  /** The first part of every address: the name of the content folder. */
  readonly name: string;
  /** Where its pictures lie. */
  readonly folder: string;
  /** The folder of encoded pictures. */
  readonly cacheFolder: string;
}

/**
 * One encoding a processor, and never all four of Node's threads: files and the compression of pages need them too.
 * Figures stand in docs/pictures.md.
 */
const usual: EncodedPicturesLimits = {
  diskBytes: 512 * 1024 * 1024,
  memoryBytes: 32 * 1024 * 1024,
  encodingsAtOnce: Math.min(3, availableParallelism()),
  mostWaiting: 500,
  mostWaitingOfCaller: 120,
};

/**
 * The image host: `/images/PLACE/GROUP/NAME.HASH.webp?w=640`, as webp, or as avif where the browser takes it and it is
 * worth it; `?share` makes the JPEG of a shared link. An address with an old hash, or without one, shows the picture as it is now and is cached for minutes: a page
 * that was made before a change never shows a gap, and needs no second request. Refuses with the catalogue's shape.
 */
export class ImageHost implements FileHost {
  readonly #place: string;
  readonly #sources: SourcePictures;
  readonly #pictures: EncodedPictures;

  constructor({ name, folder, cacheFolder }: Place, limits: Partial<EncodedPicturesLimits> = {}) {
    this.#place = name;
    this.#sources = new SourcePictures(folder);
    this.#pictures = new EncodedPictures(this.#sources, cacheFolder, { ...usual, ...limits });
  }

  /** Whether a request is for this host. */
  isFor(url: string): boolean {
    return url.startsWith("/images") && /^\/images(\/|\?|$)/.test(url);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refusePicture(request, response, "method-not-allowed");
    const read = readPictureRequest(request.url ?? "/", this.#place);
    if (!read.ok) return refusePicture(request, response, read.code);
    const requested = read.value;
    // A file may be replaced between the look at it and the reading: then once more.
    for (let look = 0; look < 2; look += 1) {
      const source = await this.#sources.find(requested.name);
      if (source === undefined) return refusePicture(request, response, "not-found");
      const made = await this.#make(source, requested, request);
      if (typeof made === "string") return refusePicture(request, response, made);
      if (made !== undefined) {
        const isCurrent = requested.hash === addressHash(source.hash);
        return sendPicture(request, response, made, cacheControlOf(isCurrent));
      }
      this.#sources.forget(requested.name);
    }
    refusePicture(request, response, "unavailable");
  }

  /** Resolves when everything that was made is on the disk. */
  close(): Promise<void> {
    return this.#pictures.close();
  }

  async #make(
    source: SourcePicture,
    requested: RequestedPicture,
    request: IncomingMessage,
  ): Promise<EncodedPicture | undefined | "broken-picture" | "unavailable"> {
    if (source.broken) return "broken-picture";
    try {
      const size = {
        size: requested.size,
        takesAvif: takesAvif(request.headers.accept),
        caller: callerOf(request),
      };
      return await this.#pictures.picture(source, size);
    } catch (error) {
      if (error instanceof QueueFull) return "unavailable";
      reportBroken(source, error as Error);
      return "broken-picture";
    }
  }
}

/** Of IPv6 the whole site: it has more networks than the line has places. */
function callerOf(request: IncomingMessage): string {
  const caller = addressOfConnection(request, String(request.headers["x-forwarded-for"] ?? ""));
  return countedNetworks(caller).at(-1)?.key ?? caller;
}

/** Only a browser that names avif takes it; everybody takes webp. */
function takesAvif(accept: string | undefined): boolean {
  return accept !== undefined && /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept);
}

function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, format, etag }: EncodedPicture,
  lifetime: string,
): void {
  const headers = ["Cache-Control", lifetime, "ETag", etag, "Vary", "Accept", ...headersOfFiles];
  if (isUnchanged(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers.push("Content-Type", `image/${format}`, "Content-Length", String(bytes.length));
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : bytes);
}

function refusePicture(request: IncomingMessage, response: ServerResponse, code: PictureRefusalCode): void {
  sendRefusal(request, response, { code, ...pictureRefusals[code] });
}
