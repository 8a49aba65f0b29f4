/** Feature cards stand in 1, 2 or 3 columns (specification, section 9); four, which would leave one alone, in 4. */
export function columnsFor(count: number): string {
  if (count % 3 === 0) return "md:grid-cols-2 lg:grid-cols-3";
  if (count % 4 === 0) return "md:grid-cols-2 xl:grid-cols-4";
  return count === 2 ? "md:grid-cols-2" : "md:grid-cols-2 xl:grid-cols-3";
}
