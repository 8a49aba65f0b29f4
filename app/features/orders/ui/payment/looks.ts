import type { AttemptView } from "#app/features/payments/calls.ts";

/** Seconds between the first looks at what the bank has decided; afterwards every fifteen. */
const looks = [1, 2, 3, 5, 5, 8, 8, 13, 15];
const laterSeconds = 15;

/** For so long the customer waits for the bank; then we promise to write. */
export const patienceMs = 60_000;

/** Milliseconds until the next look, after so many. */
export function nextLookMs(done: number): number {
  return (looks[Math.max(done - 1, 0)] ?? laterSeconds) * 1000;
}

/** Whether the bank may still decide. */
export function isOpen(state: AttemptView["state"]): boolean {
  return ["created", "redirected", "pending", "authorized"].includes(state);
}
