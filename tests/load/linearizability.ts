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
type Ways = Map<number, number>;
const mostOpen = 30;

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
  const open: (SlotEvent | undefined)[] = Array(mostOpen).fill(undefined);
  let ways: Ways = new Map([[0, before]]);
  for (const { event, isAnswer } of moments) {
    const place = open.indexOf(isAnswer ? event : undefined);
    if (place < 0) throw new Error(`more than ${mostOpen} events of a slot are under way at once`);
    if (!isAnswer) {
      open[place] = event;
      continue;
    }
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
  const seen = new Map(ways);
  const waiting = [...ways.keys()];
  const through: Ways = new Map();
  for (let done = waiting.pop(); done !== undefined; done = waiting.pop()) {
    const count = seen.get(done) ?? 0;
    if ((done & (1 << place)) !== 0) {
      through.set(done & ~(1 << place), count);
      continue;
    }
    for (const [other, next] of open.entries()) {
      const further: number = done | (1 << other);
      if (next === undefined || further === done || seen.has(further)) continue;
      if (!mayHappen(next, count, capacity)) continue;
      seen.set(further, count + step[next.what]);
      waiting.push(further);
    }
  }
  return through;
}

const step = { take: 1, give: -1, full: 0 } as const;

function mayHappen({ what }: SlotEvent, count: number, capacity: number): boolean {
  if (what === "take") return count < capacity;
  return what === "give" ? count > 0 : count >= capacity;
}
