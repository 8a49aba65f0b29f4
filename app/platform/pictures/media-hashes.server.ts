import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { drawingAddresses, fileAddresses } from "#app/lib/address/file-address.ts";
import { pictureAddresses } from "#app/lib/address/picture-address.ts";
import { videoAddresses } from "#app/lib/address/video-address.ts";
import { BrandFiles } from "#app/platform/identity/brand-files.server.ts";
import { addressHash, pictureHash } from "#app/platform/pictures/picture-hash.server.ts";

/** Each kind of files with addresses of its own: where they lie in the content folder, and what an address looks like. */
const kinds = [
  { folder: "pictures", ending: "webp", mark: "/images/", addresses: pictureAddresses },
  { folder: "videos", ending: "mp4", mark: "/videos/", addresses: videoAddresses },
  { folder: "files", ending: "pdf", mark: "/files/", addresses: fileAddresses },
  { folder: "files", ending: "svg", mark: "/files/", addresses: drawingAddresses },
] as const;

/**
 * Puts the hash of its file into every address of a picture, video or printable file of a content folder. Reads only files that
 * are mentioned, each once, one after the other: 4,800 files of 112 MB take 0.2 s this way, and twice that through
 * Node's thread pool. An address without a file stays as it is.
 */
export class MediaHashes {
  readonly #folder: string;
  readonly #brandFiles: BrandFiles;
  readonly #hashes = new Map<string, string | undefined>();

  constructor(contentFolder: string) {
    this.#folder = contentFolder;
    this.#brandFiles = new BrandFiles(contentFolder);
  }

  /** The same value with hashed addresses, wherever in it a text holds one. */
  in<T>(value: T): T {
    return this.#within(value) as T;
  }

  #within(value: unknown): unknown {
    if (typeof value === "string") return this.#inText(value);
    if (Array.isArray(value)) return value.map((one) => this.#within(one));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.#within(one)]));
  }

  #inText(text: string): string {
    const branded = text.includes("/brand/") ? this.#brandFiles.withHashes(text) : text;
    return kinds
      .filter(({ mark }) => branded.includes(mark))
      .reduce((said, { folder, ending, addresses }) => {
        const hashOf = (name: string) => this.#hashOf(join(folder, `${name}.${ending}`));
        return addresses.withHashes(said, basename(this.#folder), hashOf);
      }, branded);
  }

  #hashOf(file: string): string | undefined {
    if (!this.#hashes.has(file)) this.#hashes.set(file, hashOfFile(join(this.#folder, file)));
    return this.#hashes.get(file);
  }
}

function hashOfFile(path: string): string | undefined {
  try {
    return addressHash(pictureHash(readFileSync(path)));
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
