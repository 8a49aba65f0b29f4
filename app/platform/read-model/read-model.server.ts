import { LRUCache } from "lru-cache";
import { now } from "../clock.server.ts";
import { onDatabaseClosed } from "../database.server.ts";
import { readModelMetrics } from "./metrics.server.ts";

/** What a load returns. */
export interface Loaded<T> {
  readonly value: T;
  /** The instant from which the value no longer holds, whatever the version. */
  readonly freshUntil?: Date | null | undefined;
  /** False: the value is returned to those who wait for it, and not cached. */
  readonly isCacheable?: boolean;
}
interface Entry<T> extends Loaded<T> {
  readonly version: number;
}
/** The most that is cached: a number of values, or of bytes. What was read longest ago goes first. */
type Bounds<T> =
  | { readonly most: number }
  | { readonly mostBytes: number; readonly bytesOf: (value: T) => number };

/**
 * Values in memory, each loaded for a version (see `readVersion`) and never returned for a later one. Concurrent readers
 * of a key and version share one load; a failed load is not cached.
 */
export class ReadModel<T extends object> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #loads = new Map<string, Promise<T>>();
  readonly #metrics: ReturnType<typeof readModelMetrics>;

  constructor(name: string, bounds: Bounds<T> = { most: 1 }) {
    this.#metrics = readModelMetrics(name);
    this.#entries = new LRUCache(
      "most" in bounds
        ? { max: bounds.most }
        : { maxSize: bounds.mostBytes, sizeCalculation: ({ value }) => bounds.bytesOf(value) },
    );
    onDatabaseClosed(() => this.clear());
  }

  /** The value of a key at a version, from memory where it is there, else by `load`. */
  async get(key: string, version: number, load: () => Promise<Loaded<T>>): Promise<T> {
    return this.find(key, version) ?? this.load(key, version, load);
  }

  /** The cached value of a key, unless it is older than the version or no longer fresh. */
  find(key: string, version: number, at = now()): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.version < version) return undefined;
    if (entry.freshUntil && entry.freshUntil <= at) return undefined;
    this.#metrics.hit();
    return entry.value;
  }

  /** The same, even if it is no longer fresh. */
  findStale(key: string, version: number): T | undefined {
    const entry = this.#entries.get(key);
    return entry === undefined || entry.version < version ? undefined : entry.value;
  }

  /** Loads a value, or waits for the load of the same key and version that is under way. */
  load(key: string, version: number, load: () => Promise<Loaded<T>>): Promise<T> {
    const flight = `${version} ${key}`;
    const running = this.#loads.get(flight);
    if (running !== undefined) return running;
    const loading = this.#load(key, version, load).finally(() => this.#loads.delete(flight));
    this.#loads.set(flight, loading);
    return loading;
  }

  clear(): void {
    this.#entries.clear();
    this.#loads.clear();
  }

  async #load(key: string, version: number, load: () => Promise<Loaded<T>>): Promise<T> {
    const { isCacheable = true, ...loaded } = await this.#metrics.timed(load);
    const isNewest = (this.#entries.peek(key)?.version ?? version) <= version;
    if (isCacheable && isNewest) this.#entries.set(key, { ...loaded, version });
    return loaded.value;
  }
}
