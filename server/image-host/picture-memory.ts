interface Sized {
  readonly bytes: { readonly length: number };
}

/** What was used last, up to a number of bytes. */
export class MemoryFront<T extends Sized> {
  readonly #entries = new Map<string, T>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: T): void {
    this.#remove(key);
    this.#entries.set(key, entry);
    this.#bytes += costOf(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= costOf(entry);
  }
}

/** An entry costs something even where it is empty. */
function costOf(entry: Sized): number {
  return entry.bytes.length + 500;
}
