import { createHash } from "node:crypto";
import { WorkQueue } from "#app/lib/work-queue.ts";
import { DiskCache } from "./disk-cache.ts";
import { encodePicture, type PictureFormat, recipe } from "./encode-picture.ts";
import { MemoryFront } from "./picture-memory.ts";
import { type SourcePicture, type SourcePictures, tellBroken } from "./source-pictures.ts";

/** A picture as it goes over the wire. Empty: this format was tried and is not worth it. */
export interface MadePicture {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  readonly etag: string;
}

export interface MadePicturesLimits {
  readonly diskBytes: number;
  readonly memoryBytes: number;
  readonly encodingsAtOnce: number;
  readonly mostWaiting: number;
}

/** avif must be smaller than webp by this share to be kept: below it, the work of the browser is worth more. */
const leastGain = 0.1;

/** Pictures in sizes: from memory, from the disk, or made now; each one made once, however many ask. */
export class MadePictures {
  readonly #sources: SourcePictures;
  readonly #disk: DiskCache;
  readonly #memory: MemoryFront<MadePicture>;
  readonly #queue: WorkQueue;
  readonly #underWay = new Map<string, Promise<MadePicture | undefined>>();
  /** Names of avif pictures that are waiting to be made, or being made. */
  readonly #avifUnderWay = new Set<string>();

  constructor(sources: SourcePictures, folder: string, limits: MadePicturesLimits) {
    this.#sources = sources;
    this.#disk = new DiskCache(folder, limits.diskBytes);
    this.#memory = new MemoryFront(limits.memoryBytes);
    this.#queue = new WorkQueue({ atOnce: limits.encodingsAtOnce, mostWaiting: limits.mostWaiting });
  }

  /**
   * A picture at most `wish` pixels wide. At its own width a file that is ready goes out as it is, without a loss.
   * Undefined: the file is no longer the one that was found. Throws `QueueFull`, and what sharp says of a damaged file.
   */
  async picture(source: SourcePicture, wish: number, takesAvif: boolean): Promise<MadePicture | undefined> {
    const width = Math.min(wish, source.width);
    if (source.isReady && width === source.width) {
      return this.#once(`${source.hash}-own.webp`, "webp", () => this.#sources.read(source));
    }
    if (!takesAvif) return this.#encoded(source, width, "webp");
    const name = nameOf(source, width, "avif");
    const avif = await this.#once(name, "avif", () => this.#disk.read(name));
    if (avif !== undefined && avif.bytes.length > 0) return avif;
    const webp = await this.#encoded(source, width, "webp");
    if (avif === undefined && webp !== undefined) this.#tryAvif(source, width, webp.bytes.length);
    return webp;
  }

  /** Drops what nobody waits for; resolves when everything that was made is on the disk. */
  close(): Promise<void> {
    this.#queue.dropLater();
    return this.#disk.settled();
  }

  #encoded(source: SourcePicture, width: number, format: PictureFormat): Promise<MadePicture | undefined> {
    const name = nameOf(source, width, format);
    return this.#once(name, format, async () => {
      const kept = await this.#disk.read(name);
      if (kept !== undefined && kept.length > 0) return kept;
      return this.#queue.run(async () => {
        const bytes = await this.#sources.read(source);
        if (bytes === undefined) return undefined;
        const made = await encodePicture(bytes, width, format);
        void this.#disk.write(name, made);
        return made;
      });
    });
  }

  /** The first who asks gets webp and does not wait for a second encoding; avif is there for the next. */
  #tryAvif(source: SourcePicture, width: number, webpBytes: number): void {
    const name = nameOf(source, width, "avif");
    if (this.#avifUnderWay.has(name) || this.#memory.get(name) !== undefined) return;
    const isAccepted = this.#queue.runLater(async () => {
      try {
        const bytes = await this.#sources.read(source);
        if (bytes === undefined) return;
        const avif = await encodePicture(bytes, width, "avif");
        const kept = avif.length <= webpBytes * (1 - leastGain) ? avif : Buffer.alloc(0);
        this.#memory.set(name, toMade(kept, "avif"));
        await this.#disk.write(name, kept);
      } catch (error) {
        tellBroken(source, error as Error);
      } finally {
        this.#avifUnderWay.delete(name);
      }
    });
    if (isAccepted) this.#avifUnderWay.add(name);
  }

  /** Memory first; otherwise one look or one making for all who ask meanwhile. */
  #once(
    name: string,
    format: PictureFormat,
    get: () => Promise<Buffer | undefined>,
  ): Promise<MadePicture | undefined> {
    const held = this.#memory.get(name);
    if (held !== undefined) {
      this.#disk.used(name);
      return Promise.resolve(held);
    }
    const underWay = this.#underWay.get(name);
    if (underWay !== undefined) return underWay;
    const getting = get().then((bytes) => {
      if (bytes === undefined) return undefined;
      const made = toMade(bytes, format);
      this.#memory.set(name, made);
      return made;
    });
    this.#underWay.set(name, getting);
    getting.finally(() => this.#underWay.delete(name)).catch(() => undefined);
    return getting;
  }
}

/** The name says everything that the bytes depend on. */
function nameOf(source: SourcePicture, width: number, format: PictureFormat): string {
  return `${source.hash}-${width}-${recipe}.${format}`;
}

function toMade(bytes: Buffer, format: PictureFormat): MadePicture {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes, format, etag };
}
