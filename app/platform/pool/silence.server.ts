const stepMs = 100;

/** The database gave no answer: neither to the query nor to the probe. */
export class DatabaseSilent extends Error {
  override readonly name = "DatabaseSilent";
}

/**
 * Calls `silent` each time that nothing was heard for so long: `heard` counts what came in. What counts is time in which this
 * process could hear: a blocked event loop adds one step, and what arrived meanwhile is read before the step is judged.
 * Returns what ends it.
 */
export function onSilence(ms: number, heard: () => number, silent: () => void): () => void {
  const steps = Math.max(1, Math.round(ms / stepMs));
  let [left, before, isOver] = [steps, heard(), false];
  const step = () => {
    if (isOver) return;
    const count = heard();
    left = count === before ? left - 1 : steps;
    before = count;
    if (left > 0) return;
    left = steps;
    silent();
  };
  const timer = setInterval(() => setImmediate(step), Math.min(stepMs, ms)).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

interface Waiting {
  readonly silentMs: number;
  /** Without a byte, after which what is waited for is lost although the database answers others: a connection that broke unseen. */
  readonly longestMs: number;
  /** Counts what came in. */
  readonly heard: () => number;
  readonly isDatabaseReachable: () => Promise<boolean>;
}

/**
 * The answer to a query; throws `DatabaseSilent` as soon as the database is silent altogether. One that is only slow is waited
 * for, as long as the database itself would let it.
 */
export async function unlessSilent<T>(
  answer: Promise<T>,
  { silentMs, longestMs, heard, isDatabaseReachable }: Waiting,
): Promise<T> {
  let stop: (() => void) | undefined;
  const silence = new Promise<never>((_, reject) => {
    let [before, silentFor] = [heard(), 0];
    stop = onSilence(silentMs, heard, async () => {
      silentFor = heard() === before ? silentFor + silentMs : silentMs;
      before = heard();
      if (silentFor > longestMs) return reject(new DatabaseSilent("a connection gives no answer"));
      if (!(await isDatabaseReachable()) && heard() === before)
        reject(new DatabaseSilent("the database gives no answer"));
    });
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    stop?.();
  }
}
