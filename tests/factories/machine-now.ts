/** The machine's own time, which files and PostgreSQL keep; `Date` has the time of the run. */
export function machineNow(): Date {
  return new Date(Math.round(performance.timeOrigin + performance.now()));
}
