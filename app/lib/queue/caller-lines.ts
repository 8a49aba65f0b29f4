/** Who waits, each caller's own in their order. Callers take turns, however many of one wait. */
export class CallerLines<T> {
  /** The caller whose turn is next stands first. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  /** All that wait. */
  get size(): number {
    return this.#size;
  }

  lengthOf(caller: string): number {
    return this.#lines.get(caller)?.length ?? 0;
  }

  add(caller: string, one: T): void {
    const line = this.#lines.get(caller);
    if (line === undefined) this.#lines.set(caller, [one]);
    else line.push(one);
    this.#size += 1;
  }

  /** Takes out one that waits no longer. */
  remove(caller: string, one: T): void {
    const line = this.#lines.get(caller) ?? [];
    const place = line.indexOf(one);
    if (place < 0) return;
    line.splice(place, 1);
    this.#size -= 1;
    if (line.length === 0) this.#lines.delete(caller);
  }

  /** Takes out the next of the first caller who may go; he stands behind everybody else who waits then. */
  next(mayGo: (caller: string) => boolean = () => true): T | undefined {
    for (const [caller, line] of this.#lines) {
      if (!mayGo(caller)) continue;
      const first = line.shift();
      this.#size -= 1;
      this.#lines.delete(caller);
      if (line.length > 0) this.#lines.set(caller, line);
      return first;
    }
    return undefined;
  }
}
