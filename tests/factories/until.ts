import { vi } from "vitest";

/** Waits until a fact can be asserted, in hooks too. The limit is for what never comes. */
export function until<T>(fact: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(fact, { timeout: 60_000, interval: 50 });
}
