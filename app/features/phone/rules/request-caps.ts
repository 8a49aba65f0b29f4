const hour = 3_600_000;

/** Requested codes within a time that begins with the first of them. */
export interface Cap {
  readonly most: number;
  readonly withinMs: number;
}

export const caps = {
  /** A number gets more by a proof of work for each code, for whatever purpose and browser. */
  number: { most: 5, withinMs: 24 * hour },
  /** So many go to a number from one network: who blocks it has to have several. */
  asker: { most: 7, withinMs: 24 * hour },
  /** A device on which the number was confirmed before has its own, whatever strangers request. */
  device: { most: 5, withinMs: 24 * hour },
  /** Phones share addresses: from here on a network brings a proof of work for each code. */
  network: { most: 20, withinMs: 24 * hour },
  /** A range of numbers that gets more is worth a look: who pumps codes goes through numbers one after the other. */
  range: { most: 25, withinMs: hour },
} as const satisfies Record<string, Cap>;

/** Codes that a number gets in a day at the most, those of remembered devices apart. */
export const mostForNumber = 15;

/** What was counted so far under one key. */
export interface Counted {
  readonly count: number;
  readonly endsAt: Date;
}

/** The count with one more request; after its time it begins anew. */
export function countedWith(former: Counted | undefined, { withinMs }: Cap, now: Date): Counted {
  if (former === undefined || former.endsAt <= now)
    return { count: 1, endsAt: new Date(now.getTime() + withinMs) };
  return { count: former.count + 1, endsAt: former.endsAt };
}

/** How hard a proof of work is: twice as much with every further cap that is used up, eight times at the most. */
export function effortOf(requests: number, { most }: Pick<Cap, "most">): number {
  const further = Math.floor((requests - 1) / most) - 1;
  return 2 ** Math.min(Math.max(further, 0), 3);
}
