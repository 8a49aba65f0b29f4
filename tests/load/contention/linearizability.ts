/**
 * What a caller saw of one slot, with the moments between which it happened. The slot is a counter with a capacity:
 * `take` adds one and must have had room, `give` takes one away, `full` is a refusal and must have found no room.
 */
export interface SlotEvent {
  readonly what: "take" | "give" | "full";
  readonly invoked: number;
  readonly answered: number;
  /** Whose it is, for the report. */
  readonly by: string;
}

/** Why a history cannot have happened: the first event for which no order of those around it is left. */
export interface Impossible {
  readonly event: SlotEvent;
  /** What may have been taken at that moment. */
  readonly counts: readonly number[];
}

/** Ways in which things may have been so far: a bit for each open event that has happened already, and the count then. */
type Ways = Map<bigint, number>;

/**
 * Whether there is one order of all events that keeps each between its two moments and breaks no rule of the counter (Wing
 * and Gong; just in time, as Lowe does it: an event happens only when one must have, at an answer). Undefined if there is.
 */
export function findImpossible(
  events: readonly SlotEvent[],
  { capacity, before = 0 }: { readonly capacity: number; readonly before?: number },
): Impossible | undefined {
  const moments = events
    .flatMap((event) => [
      { at: event.invoked, event, isAnswer: false },
      { at: event.answered, event, isAnswer: true },
    ])
    // What begins at the moment at which another ends may have overlapped it.
    .sort((one, other) => one.at - other.at || Number(one.isAnswer) - Number(other.isAnswer));
  const open: (SlotEvent | undefined)[] = [];
  let ways: Ways = new Map([[0n, before]]);
  for (const { event, isAnswer } of moments) {
    if (!isAnswer) {
      const free = open.indexOf(undefined);
      open[free < 0 ? open.length : free] = event;
      continue;
    }
    const place = open.indexOf(event);
    const after = waysThrough(place, ways, open, capacity);
    if (after.size === 0) return { event, counts: [...new Set(ways.values())] };
    open[place] = undefined;
    ways = after;
  }
  return undefined;
}

/** Every way in which the event has happened by now, each once; its bit is free again. */
function waysThrough(
  place: number,
  ways: Ways,
  open: readonly (SlotEvent | undefined)[],
  capacity: number,
): Ways {
  const refused = open.reduce((bits, event, at) => (event?.what === "full" ? bits | bit(at) : bits), 0n);
  // A refusal changes nothing, so it happens as soon as it may: in every order that is left it could.
  const withRefused = (done: bigint, count: number) => (count >= capacity ? done | refused : done);
  const seen: Ways = new Map();
  const waiting: bigint[] = [];
  const add = (done: bigint, count: number) => {
    const further = withRefused(done, count);
    if (seen.has(further)) return;
    seen.set(further, count);
    waiting.push(further);
  };
  for (const [done, count] of ways) add(done, count);
  const through: Ways = new Map();
  for (let done = waiting.pop(); done !== undefined; done = waiting.pop()) {
    const count = seen.get(done) ?? 0;
    if ((done & bit(place)) !== 0n) {
      through.set(done & ~bit(place), count);
      continue;
    }
    for (const [other, next] of open.entries()) {
      if (next === undefined || next.what === "full" || (done & bit(other)) !== 0n) continue;
      if (mayHappen(next, count, capacity)) add(done | bit(other), count + step[next.what]);
    }
  }
  return through;
}

function bit(place: number): bigint {
  return 1n << BigInt(place);
}

const step = { take: 1, give: -1 } as const;

function mayHappen({ what }: SlotEvent, count: number, capacity: number): boolean {
  return what === "take" ? count < capacity : count > 0;
}
