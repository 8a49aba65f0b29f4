import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { WorkQueue } from "#app/lib/queue/work-queue.ts";
import { DiskCache } from "./disk-cache.ts";
import { encodePicture, encodeSharePicture, type PictureFormat, recipe } from "./encode-picture.ts";
import type { PictureSize } from "./picture-request.ts";
import { reportBroken, type SourcePicture, type SourcePictures } from "./source-pictures.ts";

/** A picture as it goes over the wire. Empty: this format was tried and is not worth it. */
export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  readonly etag: string;
}

export interface EncodedPicturesLimits {
  readonly diskBytes: number;
  readonly memoryBytes: number;
  readonly encodingsAtOnce: number;
  readonly mostWaiting: number;
  readonly mostWaitingOfCaller: number;
}

/** A size as it is requested. */
export interface RequestedSize {
  readonly size: PictureSize;
  readonly takesAvif: boolean;
  /** Whose turn it takes, where it has to be encoded. */
  readonly caller: string;
}

/** avif must be smaller than webp by this share to be stored: below it, the work of the browser is worth more. */
const leastGain = 0.1;

/** Pictures in sizes: from memory, from the disk, or encoded now; concurrent requests share one encoding. */
export class EncodedPictures {
  readonly #sources: SourcePictures;
  readonly #disk: DiskCache;
  readonly #memory: LRUCache<string, EncodedPicture>;
  readonly #queue: WorkQueue;
  readonly #underWay = new Map<string, Promise<EncodedPicture | undefined>>();
  /** Names of avif pictures that wait to be encoded, or are being encoded. */
  readonly #avifUnderWay = new Set<string>();

  constructor(sources: SourcePictures, folder: string, limits: EncodedPicturesLimits) {
    this.#sources = sources;
    this.#disk = new DiskCache(folder, limits.diskBytes);
    this.#memory = new LRUCache({
      maxSize: limits.memoryBytes,
      // An entry costs something even where it is empty, and is not cached where it is larger than all.
      sizeCalculation: ({ bytes }) => bytes.length + 500,
    });
    const { encodingsAtOnce: atOnce, mostWaiting, mostWaitingOfCaller } = limits;
    this.#queue = new WorkQueue({ atOnce, mostWaiting, mostWaitingOfCaller });
  }

  /**
   * A picture at most `width` pixels wide. At its own width a file that is ready goes out as it is, without a loss.
   * Undefined: the file is no longer the one that was found. Throws `QueueFull`, and what sharp says of a damaged file.
   */
  async picture(
    source: SourcePicture,
    { size, takesAvif, caller }: RequestedSize,
  ): Promise<EncodedPicture | undefined> {
    if (size === "share") return this.#encoded(source, { size, format: "jpeg", caller }, encodeSharePicture);
    const width = Math.min(size, source.width);
    if (source.isReady && width === source.width) {
      return this.#once(`${source.hash}-own.webp`, "webp", () => this.#sources.read(source));
    }
    const asWebp = () =>
      this.#encoded(source, { size: width, format: "webp", caller }, (bytes) =>
        encodePicture(bytes, width, "webp"),
      );
    if (!takesAvif) return asWebp();
    const name = nameOf(source, width, "avif");
    const avif = await this.#once(name, "avif", () => this.#disk.read(name));
    if (avif !== undefined && avif.bytes.length > 0) return avif;
    const webp = await asWebp();
    if (avif === undefined && webp !== undefined) this.#tryAvif(source, width, webp.bytes.length);
    return webp;
  }

  /** Drops what no request waits for; resolves when everything that was encoded is on the disk. */
  close(): Promise<void> {
    this.#queue.dropLater();
    return this.#disk.settled();
  }

  #encoded(
    source: SourcePicture,
    { size, format, caller }: { size: PictureSize; format: PictureFormat; caller: string },
    encodeBytes: (bytes: Buffer) => Promise<Buffer>,
  ): Promise<EncodedPicture | undefined> {
    const name = nameOf(source, size, format);
    const encode = async () => {
      const bytes = await this.#sources.read(source);
      if (bytes === undefined) return undefined;
      const encoded = await encodeBytes(bytes);
      void this.#disk.write(name, encoded);
      return encoded;
    };
    return this.#once(name, format, async () => {
      const stored = await this.#disk.read(name);
      if (stored !== undefined && stored.length > 0) return stored;
      return this.#queue.run(encode, { caller });
    });
  }

  /** The first request gets webp and does not wait for a second encoding; the next one gets avif. */
  #tryAvif(source: SourcePicture, width: number, webpBytes: number): void {
    const name = nameOf(source, width, "avif");
    if (this.#avifUnderWay.has(name) || this.#memory.get(name) !== undefined) return;
    const isAccepted = this.#queue.runLater(async () => {
      try {
        const bytes = await this.#sources.read(source);
        if (bytes === undefined) return;
        const avif = await encodePicture(bytes, width, "avif");
        const stored = avif.length <= webpBytes * (1 - leastGain) ? avif : Buffer.alloc(0);
        this.#memory.set(name, toPicture(stored, "avif"));
        await this.#disk.write(name, stored);
      } catch (error) {
        reportBroken(source, error as Error);
      } finally {
        this.#avifUnderWay.delete(name);
      }
    });
    if (isAccepted) this.#avifUnderWay.add(name);
  }

  /** From memory, else by one `get` for all concurrent requests. */
  #once(
    name: string,
    format: PictureFormat,
    get: () => Promise<Buffer | undefined>,
  ): Promise<EncodedPicture | undefined> {
    const cached = this.#memory.get(name);
    if (cached !== undefined) {
      this.#disk.used(name);
      return Promise.resolve(cached);
    }
    const underWay = this.#underWay.get(name);
    if (underWay !== undefined) return underWay;
    const getting = get().then((bytes) => {
      if (bytes === undefined) return undefined;
      const picture = toPicture(bytes, format);
      this.#memory.set(name, picture);
      return picture;
    });
    this.#underWay.set(name, getting);
    getting.finally(() => this.#underWay.delete(name)).catch(() => undefined);
    return getting;
  }
}

/** The name says everything that the bytes depend on. */
function nameOf(source: SourcePicture, size: PictureSize, format: PictureFormat): string {
  return `${source.hash}-${size}-${recipe}.${format}`;
}

function toPicture(bytes: Buffer, format: PictureFormat): EncodedPicture {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes, format, etag };
}
