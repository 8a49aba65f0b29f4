import { LRUCache } from "lru-cache";
import { countedNetworks } from "../security/network.server.ts";

interface Bucket {
  tokens: number;
  atMs: number;
}

/**
 * A smoothed limit: each caller has a bucket of `burst` tokens, which fills at `perMinute`. A burst takes what is in the
 * bucket, and from then on the caller goes at the pace of the filling. Callers of one site of IPv6 share a larger one as
 * well. Buckets of this process alone.
 */
export class TokenBuckets {
  readonly #buckets: LRUCache<string, Bucket>;
  readonly #burst: number;
  readonly #perMs: number;

  constructor({ burst, perMinute }: { burst: number; perMinute: number }, mostCallers = 50_000) {
    this.#burst = burst;
    this.#perMs = perMinute / 60_000;
    // A bucket that nobody has used for so long is full again.
    this.#buckets = new LRUCache({ max: mostCallers });
  }

  /** Takes a token of the caller; false where none is left. */
  take(caller: string, atMs: number = Date.now()): boolean {
    return countedNetworks(caller).every(({ key, times }) => this.#takeOf(key, times, atMs));
  }

  #takeOf(key: string, times: number, atMs: number): boolean {
    const burst = this.#burst * times;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, atMs };
    const filled = bucket.tokens + Math.max(0, atMs - bucket.atMs) * this.#perMs * times;
    bucket.tokens = Math.min(burst, filled);
    bucket.atMs = Math.max(atMs, bucket.atMs);
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }
}
