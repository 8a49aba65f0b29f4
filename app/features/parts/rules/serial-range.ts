/**
 * Where the range begins in which a serial number lies. `starts`: where applications begin, or end one number before, in
 * ascending order. All cars of a range have the same parts. Null where no application looks at the serial number.
 */
export function serialRange(starts: readonly number[], serial: number): number | null {
  if (starts.length === 0) return null;
  return starts.findLast((start) => start <= serial) ?? 0;
}
