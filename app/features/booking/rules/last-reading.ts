/** What an odometer said, in kilometers. */
export interface Reading {
  readonly kilometers: number;
  readonly at: Date;
}

/** The latest of some readings of one car, with the moment at which its number was read first; undefined without any. */
export function lastReading(readings: readonly Reading[]): Reading | undefined {
  const newestFirst = readings.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const [last] = newestFirst;
  const earlier = newestFirst.findIndex(({ kilometers }) => kilometers !== last?.kilometers);
  return newestFirst.at(earlier === -1 ? -1 : earlier - 1);
}
