/** So many parts of a type, from a place among them on. */
export interface Slice<T> {
  readonly of: T;
  readonly offset: number;
  readonly limit: number;
}

/** What a page shows of a row of groups, each as long as its count: `size` of them from `offset` on. */
export function slicesOf<T>(
  groups: readonly { readonly of: T; readonly count: number }[],
  { offset, size }: { readonly offset: number; readonly size: number },
): Slice<T>[] {
  const slices: Slice<T>[] = [];
  let [before, left] = [offset, size];
  for (const { of, count } of groups) {
    if (left <= 0) break;
    if (before < count) {
      const limit = Math.min(count - before, left);
      slices.push({ of, offset: before, limit });
      left -= limit;
    }
    before = Math.max(0, before - count);
  }
  return slices;
}
