import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { log } from "#app/platform/log.server.ts";
import { pictureHash } from "#app/platform/picture-hash.server.ts";
import { readShape } from "./encode-picture.ts";

/** A picture of the content folder as it is now. */
export interface SourcePicture {
  readonly path: string;
  readonly hash: string;
  readonly width: number;
  /** Whether the file may go out as it is, where its own width is asked for. */
  readonly isReady: boolean;
  /** The file is no picture, or a damaged one: known, logged once, and not tried again until it changes. */
  broken: boolean;
}

interface Known {
  readonly checkedAt: number;
  readonly signature: string;
  readonly source: SourcePicture;
}

/** How long a file is believed to be what it was, in milliseconds. */
const believedMs = 1_000;

/** Failures that mean that there is no such picture for anybody. */
const missing = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES", "EPERM"]);

/** The pictures below one folder, by name. Only those that are there are remembered. */
export class SourcePictures {
  readonly #folder: string;
  readonly #known = new Map<string, Known>();
  readonly #looking = new Map<string, Promise<SourcePicture | undefined>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Finds a picture by a name of `parsePictureAddress`. Undefined: there is none, or a link leads out of the folder. */
  async find(name: string): Promise<SourcePicture | undefined> {
    const known = this.#known.get(name);
    if (known !== undefined && performance.now() - known.checkedAt < believedMs) return known.source;
    const looking = this.#looking.get(name) ?? this.#look(name, known);
    this.#looking.set(name, looking);
    return looking.finally(() => this.#looking.delete(name));
  }

  /** The bytes of a picture; undefined: the file is not the one any more that was found. */
  async read(source: SourcePicture): Promise<Buffer | undefined> {
    const bytes = await readFile(source.path).catch(() => undefined);
    return bytes !== undefined && pictureHash(bytes) === source.hash ? bytes : undefined;
  }

  /** Looks at the file again at the next question, however soon. */
  forget(name: string): void {
    this.#known.delete(name);
  }

  async #look(name: string, known: Known | undefined): Promise<SourcePicture | undefined> {
    const checkedAt = performance.now();
    try {
      const path = await this.#pathOf(name);
      const found = path === undefined ? undefined : await stat(path);
      if (path === undefined || !found?.isFile()) return this.#isMissing(name);
      const signature = `${path} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
      const source = known?.signature === signature ? known.source : await readSource(path);
      this.#known.set(name, { checkedAt, signature, source });
      return source;
    } catch (error) {
      if (missing.has((error as NodeJS.ErrnoException).code ?? "")) return this.#isMissing(name);
      throw error;
    }
  }

  #isMissing(name: string): undefined {
    this.#known.delete(name);
  }

  /** Where the file really is; undefined: a symbolic link leads out of the folder. */
  async #pathOf(name: string): Promise<string | undefined> {
    const path = await realpath(join(this.#folder, `${name}.webp`));
    return path.startsWith((await realpath(this.#folder)) + sep) ? path : undefined;
  }
}

async function readSource(path: string): Promise<SourcePicture> {
  const bytes = await readFile(path);
  const source = { path, hash: pictureHash(bytes), width: 0, isReady: false, broken: false };
  try {
    return { ...source, ...(await readShape(bytes)) };
  } catch (error) {
    tellBroken(source, error as Error);
    return source;
  }
}

/** Marks a picture as damaged and tells the operator, once. */
export function tellBroken(source: SourcePicture, error: Error): void {
  if (!source.broken) log.error({ picture: source.path, reason: error.message }, "broken picture");
  source.broken = true;
}
