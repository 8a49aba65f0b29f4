/**
 * The pages that a row of links names: the ends, the page itself and its neighbours. 0 stands for pages left out, and
 * never for a single one.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const named = [...new Set(near)];
  return named.flatMap((one, at) => {
    const before = named[at - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [0, one] : [one];
  });
}
