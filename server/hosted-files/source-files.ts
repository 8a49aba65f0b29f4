import type { Stats } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

interface Folder<Source> {
  /** Where the files lie. */
  readonly folder: string;
  /** Of every file: `webp`. */
  readonly ending: string;
  /** Reads what is worth knowing of a file that is new or has changed. */
  readonly read: (path: string, found: Stats) => Promise<Source>;
}

interface CachedSource<Source> {
  readonly checkedAt: number;
  readonly signature: string;
  readonly source: Source;
}

/** How long a file is believed to be what it was, in milliseconds. */
const believedMs = 1_000;

/** Failures that mean that there is no such file for anybody. */
const missing = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES", "EPERM"]);

/** The files of one kind below one folder, by name. Only those that are there are remembered. */
export class SourceFiles<Source> {
  readonly #options: Folder<Source>;
  readonly #cached = new Map<string, CachedSource<Source>>();
  readonly #looking = new Map<string, Promise<Source | undefined>>();

  constructor(options: Folder<Source>) {
    this.#options = options;
  }

  /** Finds a file by a name of `hashedAddresses`. Undefined: there is none, or a link leads out of the folder. */
  async find(name: string): Promise<Source | undefined> {
    const cached = this.#cached.get(name);
    if (cached !== undefined && performance.now() - cached.checkedAt < believedMs) return cached.source;
    const looking = this.#looking.get(name) ?? this.#look(name, cached);
    this.#looking.set(name, looking);
    return looking.finally(() => this.#looking.delete(name));
  }

  /** Looks at the file again at the next question, however soon. */
  forget(name: string): void {
    this.#cached.delete(name);
  }

  async #look(name: string, cached: CachedSource<Source> | undefined): Promise<Source | undefined> {
    const checkedAt = performance.now();
    try {
      const path = await this.#pathOf(name);
      const found = path === undefined ? undefined : await stat(path);
      if (path === undefined || !found?.isFile()) return this.#isMissing(name);
      const signature = `${path} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
      const source = cached?.signature === signature ? cached.source : await this.#options.read(path, found);
      this.#cached.set(name, { checkedAt, signature, source });
      return source;
    } catch (error) {
      if (missing.has((error as NodeJS.ErrnoException).code ?? "")) return this.#isMissing(name);
      throw error;
    }
  }

  #isMissing(name: string): undefined {
    this.#cached.delete(name);
  }

  /** Where the file really is; undefined: a symbolic link leads out of the folder. */
  async #pathOf(name: string): Promise<string | undefined> {
    const { folder, ending } = this.#options;
    const path = await realpath(join(folder, `${name}.${ending}`));
    return path.startsWith((await realpath(folder)) + sep) ? path : undefined;
  }
}
