import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#app/platform/log.server.ts";

/** A file that is being written has this ending; one that a crash left behind is removed after a minute. */
const unfinished = ".part";
const unfinishedForMs = 60_000;

/**
 * Encoded pictures as files whose names say what is in them, so that nothing is ever out of date and a restart loses
 * nothing. What was not used for longest goes when there are more than `mostBytes`. A disk that fails costs time only.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #lastUse = new Map<string, number>();
  #bytes: number | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  async read(name: string): Promise<Buffer | undefined> {
    const path = this.#pathOf(name);
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes === undefined) return undefined;
    this.used(name);
    const now = new Date();
    // The order of use outlives the process in the times of the files.
    utimes(path, now, now).catch(() => undefined);
    return bytes;
  }

  /** Takes note that a picture was used, also where it came from memory. */
  used(name: string): void {
    this.#lastUse.set(name, Date.now());
  }

  /** Writes a picture: whole or not at all. One after the other, and never faster than the disk takes them. */
  write(name: string, bytes: Buffer): Promise<void> {
    this.#work = this.#work
      .then(() => this.#write(name, bytes))
      .catch((error: Error) =>
        log.error({ err: { name: error.name, message: error.message } }, "picture cache"),
      );
    return this.#work;
  }

  /** Resolves when everything that was given is on the disk. */
  settled(): Promise<void> {
    return this.#work;
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    const path = this.#pathOf(name);
    await mkdir(join(path, ".."), { recursive: true });
    const part = `${path}.${randomUUID()}${unfinished}`;
    try {
      const file = await open(part, "wx");
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    this.used(name);
    if (this.#bytes === undefined) this.#bytes = sumOf(await this.#list());
    else this.#bytes += bytes.length;
    if (this.#bytes > this.#mostBytes) await this.#clear();
  }

  /** Removes what was not used for longest, until a tenth of the room is free. */
  async #clear(): Promise<void> {
    const files = (await this.#list()).sort((one, other) => one.usedAt - other.usedAt);
    let bytes = sumOf(files);
    for (const file of files) {
      if (bytes <= this.#mostBytes * 0.9) break;
      await rm(this.#pathOf(file.name), { force: true });
      this.#lastUse.delete(file.name);
      bytes -= file.bytes;
    }
    this.#bytes = bytes;
  }

  async #list(): Promise<{ name: string; bytes: number; usedAt: number }[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const files: { name: string; bytes: number; usedAt: number }[] = [];
    for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
      const path = join(parentPath, name);
      const found = await stat(path).catch(() => undefined);
      if (found === undefined) continue;
      const { size, mtimeMs } = found;
      if (!name.endsWith(unfinished))
        files.push({ name, bytes: size, usedAt: Math.max(mtimeMs, this.#lastUse.get(name) ?? 0) });
      else if (mtimeMs < Date.now() - unfinishedForMs) await rm(path, { force: true });
    }
    return files;
  }

  #pathOf(name: string): string {
    return join(this.#folder, name.slice(0, 2), name);
  }
}

function sumOf(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, file) => sum + file.bytes, 0);
}
