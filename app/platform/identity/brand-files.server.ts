import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isDrawing } from "#app/lib/media-type.ts";
import { addressHash, pictureHash } from "../pictures/picture-hash.server.ts";

/** A logo, an icon or another small file of a brand. */
export interface BrandFile {
  readonly bytes: Buffer;
  readonly hash: string;
  /** It is called .svg and is no drawing: an authoring error, and it is shown as png. */
  readonly isMislabeled: boolean;
}

const listed = /\.(svg|png|webp|jpg)$/;
const ownAddress = /\/brand\/([a-z0-9-]+\/[a-z0-9-]+)\.(svg|png|webp|jpg)/g;

/**
 * The folder `brand` of a content folder, read whole at once: a few small files, one folder a brand. An address is
 * `/brand/BRAND/NAME.HASH.svg`, so that a changed file has a changed address; content leaves the hash out.
 */
export class BrandFiles {
  readonly #files: ReadonlyMap<string, BrandFile>;

  constructor(contentFolder: string) {
    const folder = join(contentFolder, "brand");
    const entries = filesBelow(folder).filter(({ name }) => listed.test(name));
    this.#files = new Map(
      entries.map(({ parentPath, name }) => {
        const bytes = readFileSync(join(parentPath, name));
        const path = relative(folder, join(parentPath, name)).split(sep).join("/");
        const isMislabeled = name.endsWith(".svg") && !isDrawing(bytes);
        return [path, { bytes, hash: addressHash(pictureHash(bytes)), isMislabeled }];
      }),
    );
  }

  /** `rimal/latin.svg`, or undefined where there is none. */
  get(name: string): BrandFile | undefined {
    return this.#files.get(name);
  }

  /** The names of files that are called .svg and are none. */
  mislabeled(): string[] {
    return [...this.#files].flatMap(([name, { isMislabeled }]) => (isMislabeled ? [name] : []));
  }

  /** The address of a file; undefined where there is none. */
  addressOf(name: string): string | undefined {
    const file = this.#files.get(name);
    return file && `/brand/${name.replace(/\.\w+$/, `.${file.hash}$&`)}`;
  }

  /** Puts hashes into the addresses of brand files that stand in a text. */
  withHashes(text: string): string {
    return text.replace(
      ownAddress,
      (address, name, ending) => this.addressOf(`${name}.${ending}`) ?? address,
    );
  }
}

function filesBelow(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
