/**
 * Feature cards stand in 1, 2 or 3 columns; four, which would leave one alone, in 4. In two
 * columns the last of an odd number takes the whole line.
 */
export function columnsFor(count: number): string {
  if (count % 3 === 0)
    return "md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2";
  if (count % 4 === 0) return "md:grid-cols-2 xl:grid-cols-4";
  return count === 2 ? "md:grid-cols-2" : "md:grid-cols-2 xl:grid-cols-3";
}
