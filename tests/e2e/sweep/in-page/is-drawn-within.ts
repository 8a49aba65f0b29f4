/**
 * Runs in a page: whether two frames are drawn within so many milliseconds. A window that has just opened, or a busy browser, may
 * leave a page without any.
 */
export function isDrawnWithin(ms: number): Promise<boolean> {
  return Promise.race([
    new Promise<true>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))),
    new Promise<false>((late) => setTimeout(late, ms, false)),
  ]);
}
