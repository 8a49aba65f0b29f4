const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** An answer that takes longer is none. */
const longestAnswerMs = 10_000;

interface ProbeListener {
  /** The server serves again; nothing is requested any more. */
  answered(): void;
  /** It did not answer, or says that it does not serve; may be said often. */
  away(): void;
}

/**
 * Asks whether the server serves until it does: at once, whenever the browser is online again, and after 1, 2, 4 ... 30 seconds.
 * Returns what ends it.
 */
export function probeServer({ answered, away }: ProbeListener): () => void {
  const over = new AbortController();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let isAsking = false;

  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(retry);
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(longestAnswerMs)]);
    const isServing = await fetch("/readyz", { cache: "no-store", signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    isAsking = false;
    if (over.signal.aborted) return;
    if (isServing) {
      end();
      return answered();
    }
    away();
    // Not all screens at the same moment after a restart.
    retry = setTimeout(ask, retryMs * (0.5 + Math.random() / 2));
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };
  const end = () => {
    over.abort();
    clearTimeout(retry);
    removeEventListener("online", ask);
  };
  addEventListener("online", ask);
  void ask();
  return end;
}
