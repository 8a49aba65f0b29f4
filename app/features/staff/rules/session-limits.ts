const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a session lives from its sign-in, whatever is done in it. */
export const longestSessionMs = 12 * 60 * minute;
/** How long nobody may use it: in a browser of one's own, and on a shared device, where the PIN asks again. */
export const idleMs = { personal: 30 * minute, device: 10 * minute } as const;
/** Uses are written down so often at most. */
const useIntervalMs = minute;
/** A PIN counts so long after a sign-in with a second factor at its place. */
const pinTrustMs = 30 * day;

/** The moments after which a session must have been started and used to be open at `now`. */
export interface SessionCutoffs {
  readonly startedAfter: Date;
  readonly personalUsedAfter: Date;
  readonly deviceUsedAfter: Date;
  /** A use is written down where the last one is older. */
  readonly writeUseBefore: Date;
}

export function sessionCutoffs(now: Date): SessionCutoffs {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    startedAfter: before(longestSessionMs),
    personalUsedAfter: before(idleMs.personal),
    deviceUsedAfter: before(idleMs.device),
    writeUseBefore: before(useIntervalMs),
  };
}

/** Since when a member must have signed in fully at a place for their PIN to count there. */
export function pinTrustedSince(now: Date): Date {
  return new Date(now.getTime() - pinTrustMs);
}
