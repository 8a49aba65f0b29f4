import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rmdir, stat, unlink } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { checkKey, type FileStore, type StoredFile } from "./file-store.ts";

/** Names that no key has: files on their way, which a crash may leave behind. */
const unfinished = ".unfinished-";

/** A store in a folder: a file for each key. Processes that share the folder share the store. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      // The folder may vanish in between, when its last file is deleted.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await write(path, bytes);
        } catch (error) {
          if (attempt === 3 || !isAbsent(error)) throw error;
        }
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => remove(pathOf(key)),
    list: (prefix) => filesBelow(folder, prefix),
  };
}

/** Deletes what a crash left half written before a moment. */
export async function removeUnfinished(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for await (const { path, name } of entriesBelow(folder)) {
    if (!name.startsWith(unfinished)) continue;
    const stored = await modifiedAt(path);
    if (stored === undefined || stored >= before) continue;
    await remove(path);
    removed += 1;
  }
  return removed;
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const parent = dirname(path);
  const firstMade = await mkdir(parent, { recursive: true, mode: 0o700 });
  const own = join(parent, unfinished + randomUUID());
  const file = await open(own, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(own, path);
  // A name is on the disk once its folder is, and a new folder once the one above it is.
  await syncFolder(parent);
  if (firstMade === undefined) return;
  for (let made = parent; made.length >= firstMade.length; made = dirname(made))
    await syncFolder(dirname(made));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** With its folder, where that is empty by then. */
async function remove(path: string): Promise<void> {
  try {
    await unlink(path);
    await rmdir(dirname(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!isAbsent(error) && code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

async function* filesBelow(folder: string, prefix: string): AsyncIterable<StoredFile> {
  // Whole names of the prefix are folders: the others need not be read.
  const common = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  for await (const { path, name } of entriesBelow(join(folder, common))) {
    const key = relative(folder, path).split(sep).join("/");
    if (name.startsWith(unfinished) || !key.startsWith(prefix)) continue;
    const storedAt = await modifiedAt(path);
    if (storedAt !== undefined) yield { key, storedAt };
  }
}

async function* entriesBelow(
  folder: string,
): AsyncIterable<{ readonly path: string; readonly name: string }> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isAbsent(error)) return;
    throw error;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* entriesBelow(path);
    else yield { path, name: entry.name };
  }
}

/** Undefined where it is gone meanwhile. */
async function modifiedAt(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
