import { join, resolve } from "node:path";
import { config } from "../config.server.ts";
import { sealBytes, unsealBytes } from "../secrets.server.ts";
import { checkKey } from "./file-store.ts";
import { folderStore, removeUnfinished } from "./folder-store.server.ts";

/** For what files are sealed. */
const purpose = "private files";
const folder = resolve(config.env.MARSA_FILES_DIR ?? join(config.dataDir, "files"));
const store = folderStore(folder);

/**
 * Files that nobody but the program reads (decision 080). They are sealed before they leave it, each together with its key,
 * so that none can stand in for another one. Whoever needs a file stores it first and its row afterwards, and deletes the
 * row first and the file afterwards: what a crash leaves behind in between is a file without a row.
 */
export const privateFiles = {
  async put(key: string, bytes: Uint8Array): Promise<void> {
    await store.put(key, sealBytes(purpose, bytes, checkKey(key)));
  },
  /** Undefined where nothing has the key. Throws where the file was changed. */
  async get(key: string): Promise<Buffer | undefined> {
    const sealed = await store.get(key);
    return sealed && unsealBytes(purpose, sealed, key);
  },
  /** Deletes all files whose keys begin with a prefix that ends with a slash. */
  async deleteAll(prefix: string): Promise<void> {
    if (!prefix.endsWith("/")) throw new Error("not the prefix of keys");
    for await (const { key } of store.list(prefix)) await store.delete(key);
  },
  list: store.list,
  /** Deletes what crashes left half written before a moment. */
  removeUnfinished: (before: Date) => removeUnfinished(folder, before),
};
