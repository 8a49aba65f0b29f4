/** The tries before a wait, and how long it is. Times in milliseconds. */
export interface Allowance {
  /** Tries without a wait after them. */
  readonly free: number;
  /** The wait after the last free try; it doubles with each further one. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** After so long without a try all is forgotten. */
  readonly forgetAfterMs: number;
}

/** What was tried so far under one key. */
export interface Tries {
  readonly count: number;
  readonly blockedUntil: Date | null;
  readonly forgetAt: Date;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Sign-ins count by account and network, so that guesses from elsewhere never keep the owner out; by network alone, for
 * one password tried on many accounts; and by known device, which is trusted until it has failed ten times.
 * Staff count by account and network, and by account: a whole office stands behind one address.
 * Requested mails count by account and network as well; the pace of a mailbox puts requests together.
 */
export const allowances = {
  "sign-in by account and network": allow(5, 30 * second, hour, 24 * hour),
  "sign-in by network": allow(60, 15 * second, 5 * minute, 15 * minute),
  "sign-in by account": allow(Number.POSITIVE_INFINITY, 0, 0, hour),
  "sign-in by device": allow(10, hour, hour, 24 * hour),
  "second factor by account": allow(5, 30 * second, hour, 24 * hour),
  "mail by account and network": allow(4, minute, hour, 24 * hour),
  "mail by network": allow(20, minute, 15 * minute, hour),
  // The link of the last mail lives longer than the longest wait, so a waiting customer has one that works.
  "mail for a new address": allow(3, minute, hour, 24 * hour),
  "reset mail to account": allow(1, 2 * minute, 30 * minute, 24 * hour),
  "registration mail to address": allow(1, 2 * minute, 30 * minute, 24 * hour),
} as const;
export type AllowanceName = keyof typeof allowances;

/** From so many failures within an hour on, from wherever, an account is being guessed at by many networks together. */
const manyFailures = 100;

/** How an account may be tried from one network: once without a wait while many networks guess at it. */
export function signInAllowance(failuresEverywhere: number): Allowance {
  const usual = allowances["sign-in by account and network"];
  return failuresEverywhere >= manyFailures ? { ...usual, free: 1 } : usual;
}

/** One more try: how long it still has to wait, or what stands there after it. A try that has to wait changes nothing. */
export function tryAgain(
  tries: Tries | undefined,
  allowance: Allowance,
  now: Date,
): { readonly waitMs: number; readonly after: Tries } {
  const current = tries !== undefined && tries.forgetAt > now ? tries : undefined;
  const waitMs = Math.max(0, (current?.blockedUntil?.getTime() ?? 0) - now.getTime());
  if (current !== undefined && waitMs > 0) return { waitMs, after: current };
  const count = (current?.count ?? 0) + 1;
  const beyond = count - allowance.free;
  const blockMs = beyond < 0 ? 0 : Math.min(allowance.firstWaitMs * 2 ** beyond, allowance.longestWaitMs);
  const at = now.getTime();
  return {
    waitMs: 0,
    after: {
      count,
      blockedUntil: blockMs > 0 ? new Date(at + blockMs) : null,
      forgetAt: new Date(at + allowance.forgetAfterMs),
    },
  };
}

function allow(free: number, firstWaitMs: number, longestWaitMs: number, forgetAfterMs: number): Allowance {
  return { free, firstWaitMs, longestWaitMs, forgetAfterMs };
}
