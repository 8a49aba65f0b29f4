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

interface Known<Source> {
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
  readonly #known = new Map<string, Known<Source>>();
  readonly #looking = new Map<string, Promise<Source | undefined>>();

  constructor(options: Folder<Source>) {
    this.#options = options;
  }

  /** Finds a file by a name of `hashedAddresses`. Undefined: there is none, or a link leads out of the folder. */
  async find(name: string): Promise<Source | undefined> {
    const known = this.#known.get(name);
    if (known !== undefined && performance.now() - known.checkedAt < believedMs) return known.source;
    const looking = this.#looking.get(name) ?? this.#look(name, known);
    this.#looking.set(name, looking);
    return looking.finally(() => this.#looking.delete(name));
  }

  /** Looks at the file again at the next question, however soon. */
  forget(name: string): void {
    this.#known.delete(name);
  }

  async #look(name: string, known: Known<Source> | undefined): Promise<Source | undefined> {
    const checkedAt = performance.now();
    try {
      const path = await this.#pathOf(name);
      const found = path === undefined ? undefined : await stat(path);
      if (path === undefined || !found?.isFile()) return this.#isMissing(name);
      const signature = `${path} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
      const source = known?.signature === signature ? known.source : await this.#options.read(path, found);
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
    const { folder, ending } = this.#options;
    const path = await realpath(join(folder, `${name}.${ending}`));
    return path.startsWith((await realpath(folder)) + sep) ? path : undefined;
  }
}
