/** Where bytes are stored by keys: a folder now, an object store by its address later (decision 080). */
export interface FileStore {
  /** Comes back once the bytes outlive a loss of power. Under a key that is taken they replace the former ones, at once. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined where nothing has the key. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** To delete what is not there is no error. */
  readonly delete: (key: string) => Promise<void>;
  /** All keys that begin with a prefix, with when they were stored. */
  readonly list: (prefix: string) => AsyncIterable<StoredFile>;
}
export interface StoredFile {
  readonly key: string;
  readonly storedAt: Date;
}

/** Keys are names with slashes between them: none leads out of a folder, and any object store takes them. */
const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)+$/;

/** Throws on anything else: keys are made by the program, never by a caller. */
export function checkKey(key: string): string {
  if (key.length > 200 || !keyPattern.test(key)) throw new Error("not a key of a stored file");
  return key;
}
