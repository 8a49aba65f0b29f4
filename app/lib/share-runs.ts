/**
 * Lets callers share what one run finds: each gets a run that began after they asked. At most one runs, and whoever asks
 * meanwhile shares the next one. A failure is told to all who shared the run.
 */
export function shareRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = (): Promise<T> => {
    next = undefined;
    const own = run();
    const end = () => {
      if (running === own) running = undefined;
    };
    running = own;
    own.then(end, end);
    return own;
  };
  return () => {
    if (next !== undefined) return next;
    if (running === undefined) return start();
    next = running.then(start, start);
    return next;
  };
}
