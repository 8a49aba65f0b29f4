/**
 * Lets time go on from another moment: `Date` is so many milliseconds ahead from here on. It needs nothing beside itself, since it
 * is also sent into the pages of a browser.
 */
export function shiftDate(offsetMs: number): void {
  const RealDate = Date;
  const shiftedNow = () => RealDate.now() + offsetMs;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(shiftedNow()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, newTarget),
    get: (target, key, receiver) => (key === "now" ? shiftedNow : Reflect.get(target, key, receiver)),
  });
}
/** The machine's own time, which files and PostgreSQL keep; `Date` has the time of the run. */
export function machineNow(): Date {
  return new Date(Math.round(performance.timeOrigin + performance.now()));
}
